"""Every refusal, event and name has its words, and the translators' template holds them all."""

from __future__ import annotations

import random

import pytest

from game.rules.biomes import BIOMES, refusals
from game.rules.biomes import events as biomes_events
from game.rules.biomes.catalogue import MATERIALS
from game.rules.biomes.refusals import (
    cannot_pay,
    few_free_sides,
    kind_barred,
    kind_done,
)
from game.rules.core import Options, Refusal
from game.titles.biomes.scene.targets import SpaceTarget, StackTarget
from game.titles.biomes.ui.panels.legend import blocks_in_cube
from game.titles.biomes.ui.panels.sentences import line, targets
from game.titles.biomes.ui.panels.whynot import lacking_text
from game.titles.biomes.ui.refusals import sentence
from game.ui.marks import Text
from game.ui.panels.log import LogLine, log
from tests.rules.codes import codes_of
from tests.sizes import whole
from tests.ui.gallery import PEOPLE, catalogue
from tools.messages.__main__ import main

OF_KINDS = ("nothing_to_collect", "nothing_to_fight", "nothing_to_arm")
VALUES: tuple[tuple[str, int | str], ...] = (
    ("kind", "build"),
    ("round", "A"),
    ("missing", 1),
    ("emeralds", 0),
    ("needs", 2),
    ("has", 1),
    ("steps", 3),
    ("most", 2),
    ("token", "tnt-1"),
)


@pytest.mark.parametrize("code", [*codes_of(refusals), *OF_KINDS, "no_such_code"])
def test_every_refusal_has_a_sentence(code: str) -> None:
    assert (sentence(Refusal("", code, VALUES)) == code) == (code == "no_such_code")


def test_sentences_fill_their_gaps_and_count() -> None:
    needed = "2 of its four sides have to be free as well."
    assert sentence(few_free_sides(2, 1)) == f"{needed} Now 1 is."
    assert sentence(few_free_sides(2, 0)) == f"{needed} Now none is."
    assert sentence(cannot_pay(1, 2)) == "You lack 1 block for it, even with your emeralds."
    assert sentence(cannot_pay(2, 0)) == "You lack 2 blocks for it."
    assert sentence(kind_done("build")) == "Already done this turn: Build."
    assert sentence(kind_barred("build")) == "Not part of this task: Build."


def test_random_games_are_told_without_a_gap_left_open() -> None:
    told: dict[str, set[str]] = {}
    for seed in range(6):
        state = BIOMES.setup(catalogue(), Options(({},) * 4), seed)
        chance = random.Random(seed)
        while state.actor() is not None:
            for event in state.apply(chance.choice(state.legal_moves())):
                for seat in range(4):
                    text = line(event.redacted(seat), PEOPLE, catalogue())
                    assert "{" not in text
                    told.setdefault(event.type, set()).add(text)
    silent = {kind for kind, texts in told.items() if texts == {""}}
    assert silent <= {"turn_started", "scoring_started", "xp"}
    assert len(told) >= 13


def test_a_weapon_taken_unseen_is_not_named_to_others() -> None:
    event = biomes_events.TokenGained(0, "tnt-1", (0, 1), False)
    assert "TNT" in line(event, PEOPLE, catalogue())
    assert line(event.redacted(1), PEOPLE, catalogue()) == "Mira takes a hidden weapon"


def test_lines_know_what_lights_up() -> None:
    built = biomes_events.Built(1, "oasis-market", (2, 0), (0, 2, 0, 0, 0), (1, 1))
    assert targets(built) == (SpaceTarget(1, (2, 0)),)
    assert targets(biomes_events.TileRevealed((2, 3), "oasis-market")) == (StackTarget((2, 3)),)
    assert targets(biomes_events.GameOver()) == ()


@whole  # `make lint` asks the same, for a change to land
def test_the_files_of_translators_are_up_to_date_and_sound(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["--check"]) == 0, f"run make messages: {capsys.readouterr().out}"


def test_the_legend_counts_what_is_left_of_the_cube() -> None:
    state = BIOMES.setup(catalogue(), Options(({},) * 2), 3)
    whole = blocks_in_cube(state.view(0))
    assert tuple(whole[kind] for kind in MATERIALS) == catalogue().blocks
    state.apply(state.legal_moves()[0])
    assert sum(blocks_in_cube(state.view(0)).values()) == 63


def test_a_closed_log_tells_what_somebody_did_last() -> None:
    lines = (LogLine(1, "Mira explores", 0), LogLine(2, "Turned up: Sandcastle", None))
    closed = log(lines, PEOPLE, lambda _: None, is_open=False)
    shown = [node.text for node in closed.walk() if isinstance(node, Text)]
    assert "Mira explores" in shown
    assert "Turned up: Sandcastle" not in shown


def test_blocks_that_are_missing_are_named() -> None:
    """*You lack 2 blocks for it, emeralds included* left open which."""
    none = lacking_text((2, 1, 0, 0), (0, 0, 0, 0, 0))
    assert none == "Missing: 2 wood, 1 sand. An emerald can stand in for each."
    one = lacking_text((2, 1, 0, 0), (1, 0, 3, 0, 1))
    assert one == "Missing: 1 wood, 1 sand. Your emerald can stand in for one of them."
