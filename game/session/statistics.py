"""Figures about many games: shares with confidence intervals, means and ranges."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

Z_95 = 1.959963984540054
"""Standard deviations that hold 95 % of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Share:
    """A share of games, with the bounds of its 95 % confidence interval; all 0 to 1."""

    share: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Spread:
    """The mean, least and greatest of some numbers."""

    mean: float
    least: int
    greatest: int


def wilson(wins: float, games: float) -> Share:
    """The share ``wins / games`` with Wilson's score interval; a shared win counts in part."""
    if games == 0:
        return Share(0.0, 0.0, 1.0)
    share = wins / games
    weight = Z_95 * Z_95 / games
    middle = (share + weight / 2) / (1 + weight)
    reach = Z_95 * math.sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return Share(share, max(0.0, middle - reach), min(1.0, middle + reach))


def spread(numbers: Sequence[int]) -> Spread:
    """The spread of ``numbers``, which are not empty."""
    return Spread(sum(numbers) / len(numbers), min(numbers), max(numbers))
