"""How far a game has come is told in one word on the shelf, in play, in replays and at the end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.ui.panels.course import Turned, turned_text
from game.ui.shelf.titles import BOXES
from game.ui.time_told import in_sentence, lasted, reached, rounds_of
from tests.towers.views import table_view


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_towers_counts_the_rounds_that_its_banner_counts(seats: int) -> None:
    every = BOXES["towers"].every(seats)
    for turn in range(1, 20):
        assert rounds_of(turn, every) == replace(table_view(seats), turn=turn).round
    assert reached(8 * seats, every) == "Round 8"
    assert in_sentence(8 * seats, every) == "round 8"
    assert lasted(80 * seats, every) == "80 rounds"
    told = turned_text("Ada", Turned(8 * seats, "Ada builds", 0.3, 0.6), seats, every)
    assert told.startswith("Round 8: Ada builds. ")


def test_a_turn_in_which_nothing_was_done_is_told_without_a_deed() -> None:
    """Somebody who buys nothing only ends his purchase."""
    risen, fallen = Turned(6, "", 0.3, 0.6), Turned(6, "", 0.6, 0.3)
    assert turned_text("Ada", risen, 2) == "Turn 6: Ada's chance to win rises from 30 % to 60 %."
    assert turned_text("Ada", fallen, 2) == "Turn 6: Ada's chance to win falls from 60 % to 30 %."


def test_biomes_counts_turns() -> None:
    every = BOXES["biomes"].every(4)
    assert (reached(19, every), lasted(19, every)) == ("Turn 19", "19 turns")
    assert (reached(0, every), in_sentence(1, every)) == ("Turn 0", "turn 1")
