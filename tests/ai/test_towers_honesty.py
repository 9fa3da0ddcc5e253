"""Nothing hidden sways a decision in towers; a player that peeks would be found out (T13)."""

from __future__ import annotations

import pytest

from game.ai.levels import LEVELS
from game.ai.thinking import Budget
from tests.ai.twins import found, found_of_the_control
from tools.honesty.examination import twins_of_game
from tools.honesty.findings import is_passed
from tools.honesty.towers import TOWERS_PEEKER

FEW = Budget(iterations=6)


ASKED = (*LEVELS, "builder:fighter", "master:collector")


@pytest.mark.parametrize("game", [0, 2])
def test_no_level_decides_by_what_it_cannot_see(game: int) -> None:
    findings = found(TOWERS_PEEKER, ASKED, FEW, 15, game)
    assert all(each.decisions >= 15 for each in findings.values())
    assert is_passed({**findings, **found_of_the_control(TOWERS_PEEKER, 30, game)}), findings


def test_worlds_with_one_view_differ_behind_it() -> None:
    twins = [pair for _, pair in zip(range(30), twins_of_game(TOWERS_PEEKER, 0), strict=False)]
    assert sum(pair.real.hands != pair.other.hands for pair in twins) > 20
    assert sum(pair.real.deck != pair.other.deck for pair in twins) > 20
