"""Points on their way to the player who gains them: plain values, drawn by the panels' layer."""

from __future__ import annotations

from typing import NamedTuple

from game.scene.pose import Vec3

FLOAT_S, COUNT_S = 0.9, 0.35
"""How long points are on their way, and how long their arrival is seen, at ordinary speed."""


class Floater(NamedTuple):
    """``amount`` points for ``seat`` that rose at ``start`` of the table.

    ``part`` is 0 when they appear and 1 when they arrive at the player's card. Whoever draws them
    decides about their way.
    """

    amount: int
    start: Vec3
    seat: int
    part: float = 0.0
    counted: bool = False
    """Whether they have arrived just now. They stay arrived until the timeline has drained."""
