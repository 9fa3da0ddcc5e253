"""Where a game turned, in courses made up for it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.ai.coach.course import Course, Point, TellingDeed
from game.ai.coach.turning import LEAST_CHANGE, turning_points
from game.rules.chance import Dealer


def course_of(shares: Sequence[float]) -> Course:
    """Two seats in turn; ``shares`` are the first one's."""
    return Course(
        tuple(
            Point(
                turn,
                (share, 1 - share),
                TellingDeed(turn, (turn + 1) % 2, "move") if turn else None,
            )
            for turn, share in enumerate(shares)
        )
    )


def noisy(shares: Sequence[float], seed: int, size: float = 0.08) -> list[float]:
    """Estimates: every share but the first and the last is off by up to ``size``."""
    dealer = Dealer(seed)
    off = [size * (dealer.below(2001) / 1000 - 1) for _ in shares]
    off[-1] = 0
    return [min(1.0, max(0.0, share + wrong)) for share, wrong in zip(shares, off, strict=True)]


TWO_STEPS = [0.5] * 13 + [0.75] * 16 + [0.3] * 12 + [0.0]
"""Turn 13 lifts the first seat, turn 29 beats it down, and in the end it loses."""


def test_two_steps_are_found_where_they_are() -> None:
    first, second = turning_points(course_of(TWO_STEPS), 0)
    assert (first.turn, first.deed.player, first.before, first.after) == (13, 0, 0.5, 0.75)
    assert (second.turn, second.before, second.after) == (29, 0.75, 0.3)
    [rise, fall] = turning_points(course_of(TWO_STEPS), 1)
    assert (rise.turn, fall.turn) == (13, 29)
    assert (rise.before, rise.after) == (0.5, 0.25)


@pytest.mark.parametrize("seed", range(20))
def test_noise_hides_no_step(seed: int) -> None:
    first, second = turning_points(course_of(noisy(TWO_STEPS, seed)), 0)
    assert abs(first.turn - 13) <= 2
    assert abs(second.turn - 29) <= 2
    assert first.after - first.before == pytest.approx(0.25, abs=0.12)
    assert second.after - second.before == pytest.approx(-0.45, abs=0.12)


def test_what_lasts_one_turn_is_no_turning_point() -> None:
    shares = [0.5] * 40
    shares[10], shares[25] = 0.95, 0.05
    assert turning_points(course_of(shares), 0) == ()
    shares[30:] = [0.7] * 10
    [only] = turning_points(course_of(shares), 0)
    assert (only.turn, only.before, only.after) == (30, 0.5, 0.7)


def test_estimates_that_favour_whoever_moves_are_no_turning_points() -> None:
    shares = [0.5 + 0.1 * (-1) ** turn for turn in range(40)] + [0.5]
    assert turning_points(course_of(shares), 0) == ()
    assert turning_points(course_of([share + 0.2 for share in shares]), 0) == ()


def test_a_game_decided_at_its_very_end_turned_there() -> None:
    shares = [0.5] * 30 + [1.0]
    [only] = turning_points(course_of(shares), 0)
    assert (only.turn, only.before, only.after) == (30, 0.5, 1.0)


def test_an_expected_end_is_no_turning_point_beside_greater_ones() -> None:
    shares = [0.3] * 10 + [0.6] * 10 + [0.85] * 10 + [1.0]
    assert [point.turn for point in turning_points(course_of(shares), 0)] == [10, 20]


def test_a_slow_rise_turned_by_own_turns() -> None:
    shares = [0.3 + 0.02 * turn for turn in range(31)] + [1.0]
    found = turning_points(course_of(shares), 0)
    assert len(found) == 2
    assert all(point.after > point.before and point.deed.player == 0 for point in found)


@pytest.mark.parametrize("count", range(8))
def test_short_games_have_a_course_too(count: int) -> None:
    shares = [0.5] * count + [1.0]
    found = turning_points(course_of(shares), 0)
    assert all(abs(point.after - point.before) >= LEAST_CHANGE for point in found)
    assert len({point.turn for point in found}) == len(found) <= 2


@pytest.mark.parametrize("seed", range(30))
def test_no_turn_is_told_twice(seed: int) -> None:
    dealer = Dealer(seed)
    shares = [dealer.below(1001) / 1000 for _ in range(6 + dealer.below(40))]
    turns = [point.turn for point in turning_points(course_of(shares), 0)]
    assert turns == sorted(set(turns))
    assert all(1 <= turn < len(shares) for turn in turns)


def test_no_course_no_turning_points() -> None:
    assert turning_points(Course(()), 0) == ()


def favoured(shares: Sequence[float], size: float = 0.12) -> list[float]:
    """Estimates that favour the seat that is to move: after even turns that is the first one."""
    off = [size if turn % 2 == 0 else -size for turn in range(len(shares) - 1)]
    return [share + wrong for share, wrong in zip(shares, [*off, 0.0], strict=True)]


def test_a_turn_is_told_of_whoever_turned_it_though_estimates_favour_whoever_moves() -> None:
    """Every rise was told of a rival's turn, for only after it the own estimate stood high."""
    shares = favoured([0.4] * 13 + [0.6] * 16 + [0.9] * 12 + [1.0])
    found = turning_points(course_of(shares), 0)
    assert [(point.turn, point.deed.player) for point in found] == [(13, 0), (29, 0)]
    down = favoured([0.7] * 12 + [0.5] * 14 + [0.25] * 11 + [0.0])
    found = turning_points(course_of(down), 0)
    assert [(point.turn, point.deed.player) for point in found] == [(12, 1), (26, 1)]


def test_the_last_move_turned_nothing_that_was_decided_before() -> None:
    """What decided a newcomer's first game was his very last placing, which nothing followed."""
    shares = [0.45, 0.55] * 12 + [0.5, 0.95, 1.0, 1.0]
    found = turning_points(course_of(shares), 0)
    assert found
    assert all(point.turn < len(shares) - 1 for point in found)


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("fall", [0.3, 0.07])
def test_what_is_told_of_a_turn_is_what_the_course_shows_at_it(seed: int, fall: float) -> None:
    """“44 % before” was told of a turn before which the chart showed 30."""
    steps = [0.5] * 13 + [0.75] * 16 + [fall] * 12 + [0.0]
    course = course_of(noisy(favoured(steps), seed))
    levels = [each[0] for each in course.levels]
    found = turning_points(course, 0)
    assert found
    for point in found:
        since, until = point.span
        assert (since, until) == (point.turn - 1, min(point.turn + 1, len(levels) - 1))
        assert (point.before, point.after) == (levels[since], levels[until])
