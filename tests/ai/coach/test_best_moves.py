"""Somebody's best move: what was better than the rest, and after which the game went well."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from game.ai.coach.best import (
    FEW,
    LEAST_EDGE,
    Choice,
    best_move,
    choice_of,
    choices,
    edge_of,
)
from game.ai.coach.course import Course, Passage, Point, TellingDeed
from game.ai.judging.judge import Decision, Judged, judge
from game.ai.judging.size import Size
from game.ai.judging.verdict import Verdict
from game.ai.thinking import Candidate, Thoughts
from game.ai.titles import BRAINS
from game.rules.core import SPECTATOR
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


def told(played: float, *others: float, visits: int = 20) -> Judged:
    """A decision of which so much was thought, and in which nothing better was found."""
    return Judged(Verdict.BEST, thoughts=thoughts(played, *others, visits=visits))


LEVEL = course_of([0.5] * 12)


def test_the_move_that_was_most_better_than_the_rest_is_the_best() -> None:
    found = best_move(LEVEL, 0, {1: told(0.6, 0.55), 3: told(0.7, 0.3, 0.4), 5: told(0.9, 0.9)})
    assert found is not None
    assert (found.turn, found.deed.n, found.deed.player) == (3, 3, 0)
    assert found.edge == pytest.approx(0.35)
    assert found.rise == 0


def test_of_moves_as_good_the_one_after_which_it_went_well_is_the_best() -> None:
    course = course_of([0.3] * 5 + [0.6] * 8)
    known = {turn: told(0.6, 0.5) for turn in (1, 5, 9)}
    found = best_move(course, 0, known)
    assert found is not None
    assert found.turn == 5
    assert found.rise == pytest.approx(0.3)


def test_that_the_game_was_won_makes_its_last_move_no_better() -> None:
    """The last point of a course is how the game ended: a newcomer's last, empty move was told."""
    course = course_of([0.4] * 5 + [0.6] * 4 + [1.0])
    known = {turn: told(0.6, 0.6) for turn in (5, 7, 9)}
    found = best_move(course, 0, known)
    assert found is not None
    assert found.turn == 5
    assert best_move(course, 0, {9: told(0.6, 0.6)}) is None


def test_a_course_of_its_end_alone_has_no_best_move() -> None:
    """A game that was gone on with at its very last move ended at its result's first picture."""
    only = Course((Point(1, (1.0, 0.0), TellingDeed(1, 0, "played")),))
    assert best_move(only, 0, {1: told(0.6, 0.6)}) is None
    assert choices("biomes", (), only, 1) == ()


def test_only_own_moves_count_and_only_those_that_were_thought_about() -> None:
    known = {2: told(0.9, 0.1), 3: told(0.6, 0.5)}
    mine, others = best_move(LEVEL, 0, known), best_move(LEVEL, 1, known)
    assert mine is not None
    assert others is not None
    assert (mine.turn, others.turn) == (3, 2)
    assert best_move(LEVEL, 0, {}) is None


def test_what_was_forced_or_no_better_is_nobodys_best() -> None:
    forced, alike = told(0.9), told(0.5, 0.5 - LEAST_EDGE / 2)
    assert edge_of(thoughts(0.9), "played") is None
    assert best_move(LEVEL, 0, {1: forced, 3: alike, 5: told(0.3, 0.6)}) is None


def test_what_was_no_better_but_brought_a_turn_for_the_better_may_be_the_best() -> None:
    course = course_of([0.3] * 5 + [0.6] * 8)
    found = best_move(course, 0, {5: told(0.5, 0.5)})
    assert found is not None
    assert found.edge == 0


@pytest.mark.parametrize("verdict", [Verdict.BETTER, Verdict.TURNED])
def test_nothing_is_praised_when_something_better_was_to_be_had(verdict: Verdict) -> None:
    """The review of the game says so of the very move."""
    known = {3: told(0.7, 0.3), 5: replace(told(0.9, 0.1), verdict=verdict)}
    found = best_move(LEVEL, 0, known)
    assert found is not None
    assert found.turn == 3
    assert best_move(LEVEL, 0, {3: replace(told(0.7, 0.3), verdict=verdict)}) is None


def test_what_was_hardly_tried_nobody_knows() -> None:
    assert edge_of(thoughts(0.9, 0.1, visits=1), "played") is None
    assert edge_of(thoughts(0.9, 0.1), "something else") is None


def test_the_few_after_which_it_went_well_are_weighed_each_as_its_player_saw_it() -> None:
    passages, *_ = game()
    first = {each.turn: each for each in reversed(passages)}
    turns = [first[turn] for turn in sorted(first)]
    shares = [0.5 + 0.4 * (turn >= 5) for turn in range(len(turns) + 1)]
    points = [Point(0, (shares[0], 1 - shares[0]), None)]
    for each, share in zip(turns, shares[1:], strict=True):
        points.append(Point(each.turn, (share, 1 - share), _deed(each)))
    course = Course(tuple(points))
    found = choices("biomes", passages, course, 0)
    assert 0 < len(found) <= FEW
    assert [each.n for each in found] == sorted(each.n for each in found)
    for choice in found:
        passage = passages[choice.n - 1]
        assert passage.player == 0
        assert choice.view is passage.view
        assert passage.move == choice.move
        assert passage.move in choice.legal_moves
        assert len(choice.legal_moves) > 1
        assert not BRAINS["biomes"].memory.trivial(passage.move)
    assert min(each.turn for each in found) <= 6, "what lifted it is among them"
    few = choices("biomes", passages, course, 0, lambda deed: deed.n == found[0].n)
    assert [each.n for each in few] == [found[0].n], "what can't be told is left out"
    with pytest.raises(UnknownTitle):
        choices("chess", passages, course, 0)


def _deed(passage: Passage) -> TellingDeed:
    return TellingDeed(passage.n, passage.player, passage.move)


def test_a_real_game_has_a_best_move_and_always_the_same() -> None:
    passages, *_ = game()
    own = [each for each in passages if each.player == 0][10:40:3]
    shares = (0.5, 0.5)
    course = Course(tuple(Point(each.turn, shares, _deed(each)) for each in own))
    asked = choices("biomes", passages, course, 0)
    found = {best_move(course, 0, _answers(asked)) for _time in range(2)}
    assert len(found) == 1


def _answers(asked: Sequence[Choice]) -> dict[int, Judged]:
    size = Size(iterations=60, learned=4, first=8, then=16)
    return {
        each.n: judge(
            Decision("biomes", each.view, each.legal_moves, each.move, each.n + SPECTATOR), size
        )
        for each in asked
    }


def test_a_decision_is_weighed_by_itself_unless_it_was_forced() -> None:
    passages, *_ = game()
    choice = choice_of("biomes", passages, passages[6].turn, 7)
    assert choice is not None
    assert (choice.n, choice.view) == (7, passages[6].view)
    assert passages[6].move in choice.legal_moves
    with pytest.raises(UnknownTitle):
        choice_of("chess", passages, 1, 1)
