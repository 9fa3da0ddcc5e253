"""How far a game has come is told in one word on the shelf, in play, in replays and at the end."""

from __future__ import annotations

import pytest

from game.ui.panels.course import CourseModel
from game.ui.time_told import in_sentence, lasted, stands
from tests.ui.gallery import PEOPLE


def test_towers_and_brewery_count_rounds() -> None:
    for title in ("towers", "brewery"):
        assert stands(title, 8) == "Round 8"
        assert in_sentence(title, 8) == "round 8"
        assert (lasted(title, 1, 2), lasted(title, 16, 3)) == ("1 round", "16 rounds")


def test_biomes_counts_turns() -> None:
    assert (stands("biomes", 19), in_sentence("biomes", 1)) == ("Turn 19", "turn 1")
    assert lasted("biomes", 19, 1) == "19 turns"


def test_at_the_end_it_is_told_how_many_turns_each_had() -> None:
    """“29 turns” were those of both: whoever had played counted fifteen of her own."""
    assert lasted("biomes", 30, 2) == "30 turns, 15 each"
    assert lasted("biomes", 29, 2) == "29 turns, 14 or 15 each"
    assert lasted("biomes", 4, 4) == "4 turns, 1 each"
    assert lasted("biomes", 41, 4) == "41 turns, 10 or 11 each"


def test_what_nobody_knows_is_not_told() -> None:
    """A record's ends tell the turn alone, and a note of a former version does."""
    assert (stands("brewery", 0), in_sentence("brewery", 0)) == ("", "")


def test_the_course_goes_by_rounds_however_many_turns_each_has() -> None:
    course = CourseModel(PEOPLE, 0, (), 7, reached=(1, 1, 2, 2, 2, 2, 3))
    assert [course.across(turn) for turn in range(8)] == [0, 0.5, 1, 1.25, 1.5, 1.75, 2, 3]
    assert CourseModel(PEOPLE, 0, (), 7).across(5) == pytest.approx(5)
