"""How fast things happen on the table at each pace that a player can set."""

from __future__ import annotations

from dataclasses import dataclass

from game.scene.beats import Extent
from game.session.preferences import Pace

REST = 0.2
"""Seconds that lie between the motions of two actions of others, at ordinary speed."""
BRIEFER = 1.25
"""What others do is shown so much faster than what the player does himself."""
MOTION = 0.8
"""The part of an action's time that may be motion."""
MOST_PARTS = {Extent.BRIEF: 1.0, Extent.SMALL: 1.6}
"""As so many actions count at most what is not told in full."""
VERDICT = 0.8
"""A verdict is to be read for this part of the longest time of an action."""


@dataclass(frozen=True, slots=True)
class Tempo:
    """``speed`` of animations; ``least`` and ``most`` seconds for another player's action."""

    speed: float
    least: float
    most: float

    @property
    def instant(self) -> bool:
        """Whether the actions of others are not shown, but what came of them."""
        return self.most == 0.0

    @property
    def verdict(self) -> float:
        """Seconds for which the verdict on what another player did stands there."""
        return self.most * VERDICT

    def times(self, natural: float, parts: float = 1.0) -> tuple[float, float]:
        """How long another player's action moves and how long it takes in all, in seconds.

        ``natural``: the length of its animation at ordinary speed. ``parts``: as how many actions
        it counts.
        """
        whole = (natural + REST) / (self.speed * BRIEFER)
        whole = min(max(whole, self.least * parts), self.most * parts)
        return min(natural / self.speed, whole * MOTION), whole


TEMPOS = {
    Pace.SLOW: Tempo(0.5, 1.6, 2.6),
    Pace.CALM: Tempo(0.75, 1.15, 1.75),
    Pace.NORMAL: Tempo(1.0, 0.85, 1.2),
    Pace.BRISK: Tempo(2.0, 0.4, 0.7),
    Pace.INSTANT: Tempo(4.0, 0.0, 0.0),
}
"""At the ordinary pace every action of an opponent is to be seen for 0.8 to 1.2 seconds; what a
title weighs as several actions, for as many times that."""


def parts(weight: float, extent: Extent) -> float:
    """How many actions something counts as, of the ``weight`` that a title gives it.

    ``extent``: how large it is told.
    """
    return min(weight, MOST_PARTS.get(extent, weight))
