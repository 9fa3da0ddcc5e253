"""Nothing hidden sways a decision in towers; a player that peeks would be found out (T13)."""

from __future__ import annotations

import pytest

from game.ai.levels import LEVELS
from game.ai.thinking import Budget
from tools.honesty.examination import examined, twins_of_game
from tools.honesty.findings import LEAST_PEEKED, PEEKER, is_passed
from tools.honesty.towers import TOWERS_PEEKER

FEW = Budget(iterations=6)


@pytest.mark.parametrize("game", [0, 1])
def test_no_level_decides_by_what_it_cannot_see(game: int) -> None:
    findings = examined(
        TOWERS_PEEKER, (*LEVELS, "builder:fighter", "master:collector"), FEW, 60, game
    )
    assert all(found.decisions == 60 for name, found in findings.items() if name != PEEKER)
    assert is_passed(findings), findings


def test_peeking_is_found_out() -> None:
    findings = examined(TOWERS_PEEKER, (), FEW, 150, 2)
    assert findings[PEEKER].share >= LEAST_PEEKED


def test_worlds_with_one_view_differ_behind_it() -> None:
    twins = [pair for _, pair in zip(range(30), twins_of_game(TOWERS_PEEKER, 0), strict=False)]
    assert sum(pair.real.hands != pair.other.hands for pair in twins) > 20
    assert sum(pair.real.deck != pair.other.deck for pair in twins) > 20
