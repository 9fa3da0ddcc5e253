"""How strong the levels of opponents play a title, as measured: what people are compared with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from game.ai.levels import APPRENTICE, LEVELS


@dataclass(frozen=True, slots=True)
class Table:
    """Games with so many seats. ``levels``: how strong each plays there, in units of a game of two:
    one more multiplies the odds by e. ``slope``: how much of a difference counts, 1 in a game of
    two; ``points``: a head start of so many multiplies the odds against one other seat by e."""

    levels: Mapping[str, float]
    slope: float
    points: float

    def lead(self, start: float) -> float:
        """What a head start over another seat adds, as strength that counts in full."""
        return start / self.points


@dataclass(frozen=True)
class Strengths:
    """A title's part: what was measured, by numbers of seats."""

    tables: Mapping[int, Table]

    @property
    def levels(self) -> Mapping[str, float]:
        """How strong each level plays in a game of two."""
        return self.tables[2].levels

    @property
    def newcomer(self) -> float:
        """How strong somebody is taken to be whom nobody has seen play."""
        return self.levels[APPRENTICE]

    @cached_property
    def rungs(self) -> tuple[tuple[str, float], ...]:
        """The levels that were measured, the weakest first."""
        return tuple((level, self.levels[level]) for level in LEVELS if level in self.levels)

    @cached_property
    def _heights(self) -> tuple[float, ...]:
        return tuple(strength for _level, strength in self.rungs)

    def height(self, strength: float) -> float:
        """Where a strength stands on the ladder whose rungs are the levels, evenly apart.

        The weakest stands at 0; below it and above the strongest the last two rungs go on.
        """
        heights = self._heights
        above = sum(value <= strength for value in heights)
        low = min(max(above - 1, 0), len(heights) - 2)
        return low + (strength - heights[low]) / (heights[low + 1] - heights[low])
