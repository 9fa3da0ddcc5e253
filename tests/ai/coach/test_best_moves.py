"""Somebody's best move: what was better than the rest, and after which the game went well."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.ai.coach.best import FEW, LEAST_EDGE, best_move, edge_of
from game.ai.coach.course import Course, Point, TellingDeed
from game.ai.thinking import Candidate, Thoughts
from game.ai.titles import BRAINS
from game.rules.registry import UnknownTitle
from tests.ai.coach.test_course import game


def course_of(shares: Sequence[float]) -> Course:
    """Two seats in turn, the second one first; ``shares`` are the first one's."""
    return Course(
        tuple(
            Point(
                turn,
                (share, 1 - share),
                TellingDeed(turn, (turn + 1) % 2, "played") if turn else None,
            )
            for turn, share in enumerate(shares)
        )
    )


def thoughts(played: float, *others: float, visits: int = 20) -> Thoughts:
    """What was thought of a move that was played, and of others that were not."""
    rest = (Candidate(f"other {at}", visits, win, 0.0) for at, win in enumerate(others))
    return Thoughts((Candidate("played", visits, played, 0.0), *rest), (), 100)


LEVEL = course_of([0.5] * 12)


def test_the_move_that_was_most_better_than_the_rest_is_the_best() -> None:
    found = best_move("biomes", LEVEL, 0, {1: 0.05, 3: 0.35, 5: 0.0})
    assert found is not None
    assert (found.turn, found.deed.n, found.deed.player) == (3, 3, 0)
    assert found.edge == 0.35
    assert found.rise == 0


def test_of_moves_as_good_the_one_after_which_it_went_well_is_the_best() -> None:
    course = course_of([0.3] * 5 + [0.6] * 8)
    found = best_move("biomes", course, 0, dict.fromkeys((1, 5, 9), 0.1))
    assert found is not None
    assert found.turn == 5
    assert found.rise == pytest.approx(0.3)


def test_that_the_game_was_won_makes_its_last_move_no_better() -> None:
    """The last point of a course is how the game ended: a newcomer's last, empty move was told."""
    course = course_of([0.4] * 5 + [0.6] * 4 + [1.0])
    found = best_move("biomes", course, 0, dict.fromkeys((5, 7, 9), 0.0))
    assert found is not None
    assert found.turn == 5
    assert best_move("biomes", course, 0, {9: 0.0}) is None


def test_a_course_of_its_end_alone_has_no_best_move() -> None:
    """A game that was gone on with at its very last move ended at its result's first picture."""
    only = Course((Point(1, (1.0, 0.0), TellingDeed(1, 0, "played")),))
    assert best_move("biomes", only, 0, {1: 0.0}) is None


def test_only_own_moves_count_and_only_those_that_are_known() -> None:
    known = {2: 0.8, 3: 0.1}
    mine, others = (best_move("biomes", LEVEL, seat, known) for seat in (0, 1))
    assert mine is not None
    assert others is not None
    assert (mine.turn, others.turn) == (3, 2)
    assert best_move("biomes", LEVEL, 0, {}) is None


def test_what_can_not_be_told_or_is_no_better_is_nobodys_best() -> None:
    assert best_move("biomes", LEVEL, 0, {3: LEAST_EDGE / 2, 5: -0.3}) is None
    known = {3: 0.1, 5: 0.4}
    found = best_move("biomes", LEVEL, 0, known, lambda deed: deed.n != 5)
    assert found is not None
    assert found.turn == 3


def test_what_was_no_better_but_brought_a_turn_for_the_better_may_be_the_best() -> None:
    course = course_of([0.3] * 5 + [0.6] * 8)
    found = best_move("biomes", course, 0, {5: 0.0})
    assert found is not None
    assert found.edge == 0


def test_of_the_few_after_which_it_went_best_alone_the_best_is_told() -> None:
    """What was merely better than nonsense lay far from where the game went well."""
    course = course_of([0.3] * 3 + [0.5] * 2 + [0.6] * 2 + [0.7] * 2 + [0.8] * 2 + [0.5] * 9)
    known = {1: 0.02, 3: 0.02, 5: 0.02, 7: 0.02, 9: 0.02, 17: 0.9}
    assert len(known) > FEW
    found = best_move("biomes", course, 0, known)
    assert found is not None
    assert found.turn != 17


def test_what_was_forced_or_hardly_tried_nobody_knows() -> None:
    assert edge_of(thoughts(0.7, 0.3, 0.4), "played") == pytest.approx(0.35)
    assert edge_of(thoughts(0.9), "played") is None
    assert edge_of(thoughts(0.9, 0.1, visits=1), "played") is None
    assert edge_of(thoughts(0.9, 0.1), "something else") is None


def test_no_trivial_move_is_praised_and_no_title_unknown() -> None:
    passages, *_ = game()
    trivial = BRAINS["biomes"].memory.trivial
    points = [
        Point(each.turn, (0.5, 0.5), TellingDeed(each.n, each.player, each.move))
        for each in passages
    ]
    course, found = Course(tuple(points)), set[bool]()
    for each in passages:
        best = best_move("biomes", course, each.player, {each.n: 0.2})
        found.add(trivial(each.move))
        assert (best is None) == trivial(each.move)
    assert found == {True, False}
    with pytest.raises(UnknownTitle):
        best_move("chess", course, 0, {})
