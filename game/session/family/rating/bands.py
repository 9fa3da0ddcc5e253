"""What can be said of somebody's strength: between which levels it lies, and from when on."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from game.session.family.rating.glicko import Rating
from game.session.family.rating.progress import Progress
from game.session.family.rating.strengths import Strengths

WHOLE: Final = 1.959963984540054
LIKELY: Final = 1.2815515655446004
"""Standard deviations that hold 95 % and 80 % of a normal distribution."""
ENOUGH: Final = 5
"""After so many games anything is said."""
NEAR: Final = 0.5
"""Whose band lies within so much of a step of a level is about as strong as that."""
SLACK: Final = 0.15
"""So much of a step a band may reach beyond a level before the next one is named."""


@dataclass(frozen=True, slots=True)
class Band:
    """From where to where on the ladder (:meth:`Strengths.height`)."""

    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Between:
    """Somebody plays no weaker than the level ``low`` and no stronger than ``high``; "" where no
    level can be named. Both the same: about as strong."""

    low: str = ""
    high: str = ""


def band(rating: Rating, strengths: Strengths, deviations: float = WHOLE) -> Band:
    """Where somebody's strength lies within so many standard deviations."""
    low, high = rating.band(deviations)
    return Band(strengths.height(low), strengths.height(high))


def between(likely: Band, strengths: Strengths) -> Between:
    """The levels that a band lies between."""
    levels = [level for level, _strength in strengths.rungs]
    near = round((likely.low + likely.high) / 2)
    if near in range(len(levels)) and near - NEAR <= likely.low and likely.high <= near + NEAR:
        return Between(levels[near], levels[near])
    low, high = math.floor(likely.low + SLACK), math.ceil(likely.high - SLACK)
    return Between(
        levels[min(low, len(levels) - 1)] if low >= 0 else "",
        levels[max(high, 0)] if high < len(levels) else "",
    )


def games_wanted(progress: Progress) -> int:
    """How many more games it takes until anything can be said."""
    return max(0, ENOUGH - progress.games)
