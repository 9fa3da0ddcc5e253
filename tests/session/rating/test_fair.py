"""Even games: whom to play, and who begins with how many points."""

from __future__ import annotations

import pytest

from game.ai.levels import LEVELS
from game.session.family.handicap import HEAD_STARTS
from game.session.family.rating.fair import EVEN, Fair, fair
from game.session.family.rating.glicko import Rating, chance
from game.session.family.rating.strengths import Strengths, Table

HEIGHTS = dict(zip(LEVELS, (-2.0, -1.0, 0.0, 1.0, 2.0), strict=True))
POINTS = 5.0
STRENGTHS = Strengths({2: Table(HEIGHTS, 1.0, POINTS), 4: Table(HEIGHTS, 0.5, POINTS)})


def at(*strengths: float) -> list[Rating]:
    return [Rating(strength, 0.3) for strength in strengths]


@pytest.mark.parametrize(
    ("strengths", "seats", "opponents", "wanted"),
    [
        ((0.0,), 2, True, Fair("builder", (0,))),
        ((-3.0,), 2, True, Fair("sprout", (5,))),
        ((-4.0,), 2, True, Fair("sprout", (10,))),
        ((5.0,), 2, True, None),
        ((1.0, -1.0), 2, False, Fair("", (0, 10))),
        ((1.0, -1.0), 4, False, Fair("", (0, 5))),
        ((1.0, -1.0), 4, True, Fair("architect", (0, 5))),
        ((1.0, -9.0), 2, False, None),
        ((1.0,), 2, False, None),
        ((1.0,), 3, True, None),
        ((), 2, True, None),
    ],
)
def test_what_is_even(
    strengths: tuple[float, ...], seats: int, opponents: bool, wanted: Fair | None
) -> None:
    assert fair(at(*strengths), STRENGTHS, seats, opponents=opponents) == wanted


def test_what_is_called_even_is_so() -> None:
    """Whatever the strength, the chance against whoever was named is near one half."""
    found = 0
    for tenth in range(-60, 31):
        strength = tenth / 10
        even = fair(at(strength), STRENGTHS, 2, opponents=True)
        if even is None:
            continue
        found += 1
        [start] = even.starts
        assert start in HEAD_STARTS
        ahead = strength - HEIGHTS[even.level] + start / POINTS
        assert abs(chance(ahead) - 0.5) <= EVEN + 1e-9
    assert found > 80, "nearly everybody finds an even game"
