"""Glicko-2, after Mark E. Glickman: "Example of the Glicko-2 system", Boston University, 2022.

https://www.glicko.net/glicko/glicko2.pdf; "step" means the steps of that paper. Everything is in
its inner units, in which one more of strength multiplies the odds of a game of two by e. Four
things are added, each of which leaves the paper's formulas as they are where it isn't used: what a
result weighs, how much a difference counts at its table, a head start, and what two doubts have in
common.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

DOUBT: Final = 350 / 173.7178
"""Of somebody nobody has seen play (step 1)."""
VOLATILITY: Final = 0.06
"""How much somebody's strength wanders from game to game, at first (step 1)."""
CONSTRAINT: Final = 0.5
"""The paper's τ: how much the volatility itself may change."""
CLOSE: Final = 1e-6
"""The paper's ε: where the search for the new volatility ends (step 5)."""
FAR: Final = 20.0
"""A greater difference in strength counts as this one: a chance is never quite 0 or 1."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A ``strength`` (the paper's μ), its standard deviation ``doubt`` (φ), and σ."""

    strength: float = 0.0
    doubt: float = DOUBT
    volatility: float = VOLATILITY

    def band(self, deviations: float) -> tuple[float, float]:
        """From where to where the strength lies, within so many standard deviations."""
        reach = deviations * self.doubt
        return self.strength - reach, self.strength + reach


@dataclass(frozen=True, slots=True)
class Result:
    """What came of a meeting with ``other``: ``score`` 1 a victory, ½ a draw, 0 a defeat.

    ``weight``: so much of a result it is. ``slope``: so much of a difference in strength counts
    there. ``lead``: the head start, as strength that counts in full. ``own``: so much of the
    difference is one's own to find out: less than 1 where the other's strength was found out by
    one's own, see :func:`apart`.
    """

    other: Rating
    score: float
    weight: float = 1.0
    slope: float = 1.0
    lead: float = 0.0
    own: float = 1.0

    def expected(self, strength: float) -> float:
        """The score to be expected of somebody so strong (the paper's E)."""
        ahead = self.slope * (strength - self.other.strength) + self.lead
        return chance(dampening(self.slope * self.other.doubt) * ahead)

    def told(self, strength: float) -> float:
        """How much the result tells of somebody so strong: its part of the paper's 1 / v."""
        expected = self.expected(strength)
        return self.weight * self.steepness**2 * expected * (1.0 - expected)

    @property
    def steepness(self) -> float:
        """How much of one's own strength the score shows."""
        return dampening(self.slope * self.other.doubt) * self.slope * self.own


def chance(difference: float) -> float:
    """The chance of whoever is so much stronger."""
    return 1.0 / (1.0 + math.exp(-min(max(difference, -FAR), FAR)))


def dampening(doubt: float) -> float:
    """The paper's g(φ): how much less a difference says of somebody whose strength is in doubt."""
    return 1.0 / math.sqrt(1.0 + 3.0 * doubt * doubt / (math.pi * math.pi))


def apart(rating: Rating, other: Rating, common: float) -> tuple[float, Rating]:
    """How somebody meets ``other`` whose doubt has the covariance ``common`` with the own one: how
    much of a difference is one's own, and what doubt of the other is left if oneself is known.

    The paper takes ratings for independent. Two who play one another often and nobody else learn
    which of them is stronger, but not how strong they are.
    """
    along = common / (rating.doubt * rating.doubt)
    left = math.sqrt(max(other.doubt * other.doubt - along * common, 0.0))
    return 1.0 - along, Rating(other.strength, left, other.volatility)


def updated(rating: Rating, results: Sequence[Result]) -> Rating:
    """The rating after a period with these results (steps 3 to 8); without any it grows doubtful
    (step 6)."""
    if not results:
        return Rating(rating.strength, _grown(rating, rating.volatility), rating.volatility)
    precision = gain = 0.0
    for result in results:
        precision += result.told(rating.strength)
        missed = result.score - result.expected(rating.strength)
        gain += result.weight * result.steepness * missed
    volatility = _volatility(rating, 1.0 / precision, gain / precision)
    before = _grown(rating, volatility)
    variance = 1.0 / (1.0 / (before * before) + precision)
    return Rating(rating.strength + variance * gain, math.sqrt(variance), volatility)


def _grown(rating: Rating, volatility: float) -> float:
    """The doubt before a period's results (step 6)."""
    return math.sqrt(rating.doubt * rating.doubt + volatility * volatility)


def _volatility(rating: Rating, variance: float, change: float) -> float:
    """The new volatility (step 5, by the Illinois algorithm): ``variance`` is the paper's v,
    ``change`` its Δ."""
    doubt2, change2 = rating.doubt * rating.doubt, change * change
    start = math.log(rating.volatility * rating.volatility)

    def slope(value: float) -> float:
        grown = math.exp(value)
        whole = doubt2 + variance + grown
        pull = grown * (change2 - whole) / (2.0 * whole * whole)
        return pull - (value - start) / (CONSTRAINT * CONSTRAINT)

    low = start
    if change2 > doubt2 + variance:
        high = math.log(change2 - doubt2 - variance)
    else:
        steps = 1
        while slope(start - steps * CONSTRAINT) < 0.0:
            steps += 1
        high = start - steps * CONSTRAINT
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > CLOSE:
        between = low + (low - high) * at_low / (at_high - at_low)
        found = slope(between)
        if found * at_high <= 0.0:
            low, at_low = high, at_high
        else:
            at_low /= 2.0
        high, at_high = between, found
    return math.exp(low / 2.0)
