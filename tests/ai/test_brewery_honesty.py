"""Nothing to come sways a decision in brewery; a player that peeks would be found out."""

from __future__ import annotations

from game.ai.levels import LEVELS
from game.ai.thinking import Budget
from tools.honesty.brewery import BREWERY_PEEKER
from tools.honesty.examination import examined, twins_of_game
from tools.honesty.findings import LEAST_PEEKED, PEEKER

FEW = Budget(iterations=4)


def test_no_level_decides_by_what_is_to_come() -> None:
    findings = examined(
        BREWERY_PEEKER, (*LEVELS, "builder:fighter", "master:collector"), FEW, 25, 0
    )
    assert all(found.decisions == 25 for name, found in findings.items() if name != PEEKER)
    del findings[PEEKER]  # it sees too little of so few decisions
    assert not any(found.changed for found in findings.values()), findings


def test_peeking_is_found_out() -> None:
    assert examined(BREWERY_PEEKER, (), FEW, 60, 1)[PEEKER].share >= LEAST_PEEKED


def test_worlds_with_one_view_differ_behind_it() -> None:
    twins = [pair for _, pair in zip(range(20), twins_of_game(BREWERY_PEEKER, 0), strict=False)]
    assert all(pair.real.deck != pair.other.deck for pair in twins)
    assert all(pair.real.word != pair.other.word for pair in twins)
