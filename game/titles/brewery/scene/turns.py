"""How things are turned about the upright."""

from __future__ import annotations

import math

from game.scene.geometry import rotated
from game.scene.pose import Quat, turned

UP = (0.0, 0.0, 1.0)


def yaw_of(turn: Quat) -> Quat:
    """A turn about the upright that has a cube's sides where ``turn`` has them."""
    x, y, z = rotated(turn, (1.0, 0.0, 0.0))
    if abs(z) > 0.7:
        x, y, z = rotated(turn, (0.0, 1.0, 0.0))
    return turned(UP, math.degrees(math.atan2(y, x)))
