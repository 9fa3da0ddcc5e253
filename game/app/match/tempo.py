"""How fast things happen on the table at each pace that a player can set."""

from __future__ import annotations

from dataclasses import dataclass

from game.session.preferences import Pace

REST = 0.2
"""Seconds that lie between the motions of two actions of others, at ordinary speed."""
BRIEFER = 1.25
"""What others do is shown so much faster than what the player does himself."""
MOTION = 0.8
"""The part of an action's time that may be motion."""


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

    def times(self, natural: float) -> tuple[float, float]:
        """How long another player's action moves and how long it takes in all, in seconds.

        ``natural``: the length of its animation at ordinary speed.
        """
        whole = (natural + REST) / (self.speed * BRIEFER)
        whole = min(max(whole, self.least), self.most)
        return min(natural / self.speed, whole * MOTION), whole


TEMPOS = {
    Pace.SLOW: Tempo(0.5, 1.3, 2.3),
    Pace.CALM: Tempo(0.75, 0.85, 1.5),
    Pace.NORMAL: Tempo(1.0, 0.65, 1.15),
    Pace.BRISK: Tempo(2.0, 0.35, 0.6),
    Pace.INSTANT: Tempo(4.0, 0.0, 0.0),
}
"""At the ordinary pace every action of an opponent is to be seen for 0.6 to 1.2 seconds."""
