"""Whole games, listened through: never too loud, nothing cut, nothing again and again."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache

import numpy as np
import pytest

from game.ai.agent import agent
from game.audio.mixer import Volumes
from game.audio.speaker import VOICES
from game.rules.brewery.events import RoundStarted
from game.rules.core import Event
from game.rules.registry import TITLES
from game.scene.cues import MOTIFS
from game.session.match import Match
from game.session.seats import COLORS, HUMAN, Seat
from game.session.simulation import play_out
from game.session.titles import play_of
from tests.sizes import WHOLE
from tools.listening.levels import MOMENT_S, SHORT_S, integrated, loudness_over, true_peak
from tools.listening.playing import AGENT, Evening, Heard, Script, listened
from tools.listening.rendering import alike, rate, rendered, voiced

LOUDEST, HIGHEST = -14.0, -1.0
"""In LUFS over three seconds, and in dB below what can be held."""
MOST_ALIKE, FEW = 3, 0.02
FULL = Volumes(1.0, 1.0)
NAMES = ("Mira", "Jonas", "Ada", "Tom")
PART_S = 75.0
"""So much of the beginning is listened to, where a game isn't listened to whole."""
PLAYERS = 4 if WHOLE else 2
BEFORE, AFTER_S = 2, 20.0 if WHOLE else 13.0
"""A turn, or the end, is listened to from so many decisions before it on, for so long."""
TURNS: dict[str, Callable[[Event], bool]] = {
    "biomes": lambda event: event.type == "scoring_started",
    "towers": lambda event: event.type == "phase_started",
    "brewery": lambda event: isinstance(event, RoundStarted) and event.season == "winter",
}
"""By title: whether the game turns with an event."""


@cache
def evening(title: str, steps: int = 0) -> Evening:
    seconds = AFTER_S if steps else math.inf if WHOLE else PART_S
    script = Script(title, players=PLAYERS, steps=steps, seconds=seconds)
    return listened(script, FULL)


@cache
def played(title: str) -> Match:
    """The whole game that is listened to."""
    told = zip(NAMES, (HUMAN, *(AGENT,) * (PLAYERS - 1)), COLORS, strict=False)
    seats = [Seat(name, each, color) for name, each, color in told]
    match = Match.new(title, play_of(title).load("classic"), seats, Script(title).seed)
    play_out(match, [agent(AGENT, title)] * PLAYERS)
    return match


def sine(pitch: float, level: float, seconds: float = 5.0, at: int = 48000) -> np.ndarray:
    wave = level * np.sin(2.0 * np.pi * pitch * np.arange(round(seconds * at)) / at)
    return np.stack([wave, np.zeros_like(wave)])


@pytest.mark.parametrize("at", [48000, 22050])
def test_the_meter_reads_what_the_standard_says(at: int) -> None:
    """A full sine of 997 Hz in one channel is -3.01 LUFS, at any rate (BS.1770-4, annex 1)."""
    assert integrated(sine(997.0, 1.0, at=at), at) == pytest.approx(-3.01, abs=0.1)
    assert loudness_over(sine(997.0, 0.1, at=at), at, MOMENT_S)[10] == pytest.approx(
        -23.01, abs=0.1
    )
    assert integrated(sine(40.0, 1.0, at=at), at) < -9.0, "deep pitches count for less"


def test_silence_counts_for_nothing() -> None:
    loud = sine(997.0, 0.5)
    quiet = np.concatenate([loud, np.zeros((2, 20 * 48000))], axis=1)
    assert integrated(quiet, 48000) == pytest.approx(integrated(loud, 48000), abs=0.5)
    assert integrated(np.zeros((2, 48000)), 48000) == -70.0


def test_a_peak_between_samples_is_found() -> None:
    """A sine of a quarter of the rate, whose samples all lie at 0.707 of its height."""
    wave = np.sin(np.pi / 4.0 + np.pi / 2.0 * np.arange(40000))
    assert true_peak(np.stack([wave, wave])) == pytest.approx(0.0, abs=0.2)


def test_rows_and_what_is_left_out_are_told() -> None:
    row = [Heard(1.0 * n, "hop-1", 1.0, 0.0, 1.0) for n in range(4)]
    assert alike(tuple(row)) == [("hop-1", 4)]
    assert voiced(row) == (row, [])
    crowd = [Heard(0.001 * n, "boom", 1.0, 0.0, 1.0) for n in range(VOICES + 1)]
    heard, left_out = voiced(crowd)
    assert heard + left_out == crowd, "those that sound already are heard to their end"
    assert len(left_out) == 1


@pytest.mark.parametrize("title", sorted(TITLES))
def test_an_evening_is_pleasant_at_full_volume(title: str) -> None:
    heard = evening(title)
    signal = rendered(heard)
    assert loudness_over(signal, rate(), SHORT_S).max() <= LOUDEST
    assert true_peak(signal) <= HIGHEST, "it would be clipped"
    left_out = voiced(heard.sounds)[1]
    assert len(left_out) <= FEW * len(heard.sounds)
    assert not {each.name for each in left_out if each.name.startswith(MOTIFS)}
    assert max(count for _name, count in alike(heard.sounds)) <= MOST_ALIKE


@pytest.mark.parametrize("title", sorted(TITLES))
def test_each_title_has_its_tune_at_the_beginning_at_turns_and_at_the_end(title: str) -> None:
    history = played(title).history
    turn = next(step.n for step in history if any(map(TURNS[title], step.events)))
    begins, turns, ends = (
        [heard.name for heard in evening(title, steps).sounds]
        for steps in (0, turn - BEFORE, len(history) - BEFORE)
    )
    assert begins[0] == f"opening-{title}"
    assert begins.count(f"opening-{title}") == 1
    assert f"turning-{title}" in turns
    assert ends.count(f"ending-{title}") == 1
    others = {f"{kind}-{other}" for kind in MOTIFS for other in TITLES if other != title}
    assert not others & {*begins, *turns, *ends}


def test_a_tune_is_silent_without_effects() -> None:
    """And as loud as the player wants."""
    title = sorted(TITLES)[0]
    silent = listened(Script(title, seconds=2.0), Volumes(0.0, 1.0))
    soft = listened(Script(title, seconds=2.0), Volumes(0.5, 1.0))
    assert silent.sounds == ()
    assert {heard.gain for heard in soft.sounds if heard.name.startswith("opening")} == {0.25}
