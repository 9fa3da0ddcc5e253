"""The sounds that travel with the game: made by our own tool, of the right length and loudness."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
import pytest

from game.audio.repertoire import ROOM
from game.audio.samples import read
from game.resources import assets
from game.rules.registry import TITLES
from game.scene.cues import MOTIFS
from tools.sounds import files
from tools.timbre import RATE, loudness

FOLDER = assets() / "sounds"
NAMES = sorted(path.stem for path in FOLDER.glob("*.wav"))
EFFECTS = [name for name in NAMES if name not in ROOM]
MOST_BYTES = 4_600_000
LONGEST_S = {"fanfare": 3.5, "bell": 2.5, "bell-turn": 1.6, "won": 1.6, "boom": 1.6, "lost": 1.1}
LONGEST_S |= {"flag": 1.5, "vane": 1.5}
LONGEST_S |= {
    f"{kind}-{title}": seconds
    for kind, seconds in zip(MOTIFS, (2.2, 1.5, 2.6), strict=True)
    for title in TITLES
}
STEPS = 2
"""Machines may round the last digit differently."""


@cache
def made() -> dict[str, bytes]:
    return files()


def samples(data: bytes) -> np.ndarray[tuple[int], np.dtype[np.int16]]:
    return np.frombuffer(data, "<i2")


def signal(name: str) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    data, rate = read(FOLDER / f"{name}.wav")
    assert rate == RATE
    return samples(data).astype(np.float64) / 32768.0


def test_the_tool_makes_exactly_these_files() -> None:
    assert {f"{name}.wav" for name in NAMES} == set(made())


@pytest.mark.parametrize("name", NAMES)
def test_the_tool_makes_this_sound(name: str, tmp_path: Path) -> None:
    again = tmp_path / "again.wav"
    again.write_bytes(made()[f"{name}.wav"])
    kept, anew = samples(read(FOLDER / f"{name}.wav")[0]), samples(read(again)[0])
    assert len(kept) == len(anew)
    assert int(np.max(np.abs(kept.astype(np.int32) - anew.astype(np.int32)))) <= STEPS


def test_all_of_them_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.glob("*")) < MOST_BYTES


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_comes_out_of_silence_and_goes_back(name: str) -> None:
    heard = signal(name)
    assert abs(heard[0]) < 0.002
    assert np.max(np.abs(heard[-3:])) < 0.002
    assert abs(np.mean(heard)) < 0.003, "it is off the middle"
    assert 0.05 <= len(heard) / RATE <= LONGEST_S.get(name, 1.0)


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_is_neither_lost_nor_loud(name: str) -> None:
    heard = signal(name)
    assert np.max(np.abs(heard)) <= 0.71
    assert -36 <= 20 * np.log10(loudness(heard)) <= -22


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_begins_at_once(name: str) -> None:
    """What moves and what is heard belong together: there is no silence before the sound."""
    heard = np.abs(signal(name))
    first = int(np.argmax(heard > 0.05 * np.max(heard)))
    assert first / RATE < 0.07


@pytest.mark.parametrize("name", ROOM)
def test_a_loop_has_no_seam(name: str) -> None:
    """The step from the end to the beginning is none that would stand out within the loop."""
    heard = signal(name)
    steps = np.abs(np.diff(heard))
    assert abs(heard[0] - heard[-1]) <= np.quantile(steps, 0.999)
    around = np.abs(np.diff(np.concatenate([heard[-400:], heard[:400]]), 2))
    assert np.max(around) <= 1.5 * np.max(np.abs(np.diff(heard, 2)))


def test_the_room_is_quiet_and_comes_round_late() -> None:
    loops = [signal(name) for name in ROOM]
    seconds = [len(loop) // RATE for loop in loops]
    assert all(len(loop) % RATE == 0 for loop in loops)
    assert np.lcm.reduce(seconds) >= 600
    together = sum(np.resize(loop, 60 * RATE) for loop in loops)
    assert np.max(np.abs(together)) < 0.2
    assert -45 < 20 * np.log10(np.sqrt(np.mean(together**2))) < -30


def test_takes_and_materials_are_equally_loud() -> None:
    found = [loudness(signal(name)) for name in EFFECTS if name.startswith("clack")]
    assert max(found) < 1.2 * min(found)


@pytest.mark.parametrize(
    "materials",
    [("sand", "wood", "stone", "obsidian", "emerald"), ("coal", "chalk", "brick", "slate")],
)
def test_materials_are_told_apart_by_pitch(materials: tuple[str, ...]) -> None:
    """Each of them has its own strongest pitch, the higher the further on in the row."""
    pitches = []
    for material in materials:
        heard = signal(f"clack-{material}-1")
        power = np.abs(np.fft.rfft(heard, RATE))
        power[:350] = 0.0  # the tray beneath them all
        pitches.append(int(np.argmax(power)))
    assert pitches == sorted(pitches)
    assert min(np.diff(pitches) / pitches[:-1]) > 0.15
