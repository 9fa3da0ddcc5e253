"""The formulas against the worked example of Glickman's paper, and what was added to them."""

from __future__ import annotations

import math

import pytest

from game.session.family.rating.glicko import (
    DOUBT,
    FAR,
    Rating,
    Result,
    apart,
    chance,
    updated,
)

SCALE = 173.7178
"""Of the paper: so many of its points are one of our units."""


def of_paper(rating: float, deviation: float) -> Rating:
    return Rating((rating - 1500) / SCALE, deviation / SCALE)


MET = [
    Result(of_paper(1400, 30), 1.0),
    Result(of_paper(1550, 100), 0.0),
    Result(of_paper(1700, 300), 0.0),
]


def test_the_example_of_the_paper() -> None:
    found = updated(of_paper(1500, 200), MET)
    assert round(found.strength * SCALE + 1500, 2) == 1464.05  # the paper rounds on its way
    assert round(found.doubt * SCALE, 2) == 151.52
    assert round(found.volatility, 5) == 0.06


def test_whoever_does_not_play_becomes_doubtful() -> None:
    before = of_paper(1500, 200)
    after = updated(before, [])
    assert after.strength == before.strength
    assert after.doubt == pytest.approx(math.hypot(before.doubt, before.volatility))


def test_surprises_raise_the_volatility() -> None:
    sure = Rating(0.0, 0.3)
    far = Rating(-3.0, 0.1)
    assert updated(sure, [Result(far, 0.0)] * 5).volatility > sure.volatility
    assert updated(sure, [Result(far, 1.0)] * 5).volatility < sure.volatility


def test_two_halves_are_a_whole_result() -> None:
    whole = updated(Rating(), [Result(Rating(1.0, 0.0), 1.0)])
    halves = updated(Rating(), [Result(Rating(1.0, 0.0), 1.0, weight=0.5)] * 2)
    assert halves.strength == pytest.approx(whole.strength)
    assert halves.doubt == pytest.approx(whole.doubt)


def test_a_head_start_is_as_good_as_a_weaker_opponent() -> None:
    weaker = updated(Rating(), [Result(Rating(-1.0, 0.0), 1.0)])
    helped = updated(Rating(), [Result(Rating(0.0, 0.0), 1.0, lead=1.0)])
    assert helped == weaker
    assert helped.strength < updated(Rating(), [Result(Rating(0.0, 0.0), 1.0)]).strength


def test_where_strength_counts_less_a_result_tells_less() -> None:
    flat = updated(Rating(), [Result(Rating(0.0, 0.0), 1.0, slope=0.5)])
    steep = updated(Rating(), [Result(Rating(0.0, 0.0), 1.0)])
    assert flat.doubt > steep.doubt
    assert 0 < flat.strength < steep.strength


def test_who_has_all_doubt_in_common_tells_nothing() -> None:
    one, other = Rating(0.0, 1.0), Rating(0.5, 1.0)
    assert apart(one, other, 0.0) == (1.0, other), "as the paper has it"
    own, left = apart(one, other, 0.999999)
    assert own == pytest.approx(0.0, abs=1e-5)
    assert left.doubt < 0.01
    after = updated(one, [Result(left, 1.0, own=own)])
    assert after.strength == pytest.approx(0.0, abs=1e-4)


def test_no_difference_is_too_great() -> None:
    assert 0.0 < chance(-1e9) < chance(-FAR / 2) < 0.5 < chance(1e9) < 1.0
    found = updated(Rating(), [Result(Rating(1e6, 0.0), 1.0), Result(Rating(-1e6, 0.0), 0.0)])
    assert math.isfinite(found.strength)
    assert 0 < found.doubt <= DOUBT + 1
