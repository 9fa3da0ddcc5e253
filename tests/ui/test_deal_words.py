"""What the page of a deal says of how well a game went, by what the house's players reached."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.ui.panels.deals.page import Tried, how_well
from tests.ui.deals import model

OLWEN = tuple((points, False) for points in (20, 40, 42, 44, 46, 48, 50, 70))
ALDER = tuple((points + 30, True) for points, _won in OLWEN)


def said(points: int, *tried: Tried) -> str:
    """What is said of a game of so many points."""
    told = model(1)
    [play] = told.plays
    return how_well(replace(told, plays=(replace(play, points=points),), tried=tried))


@pytest.mark.parametrize(
    ("points", "words"),
    [
        (30, "Olwen usually gets more points here."),
        (42, "This went about as well as Olwen usually plays here."),
        (48, "This went about as well as Olwen usually plays here."),
        (60, "This went better than Olwen usually plays here."),
        (75, "This went about as well as Alder usually plays here."),
        (95, "This went better than Alder usually plays here."),
        (100, "This went better than Alder usually plays here."),
        (101, "This went better than every game that they played here."),
    ],
)
def test_a_game_is_compared_with_what_is_usual(points: int, words: str) -> None:
    assert said(points, Tried("architect", OLWEN), Tried("master", ALDER)) == words
    assert said(points, Tried("architect", OLWEN), Tried("master", ALDER[:7])) == ""
