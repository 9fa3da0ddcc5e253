"""Where a piece rests and what it looks like: plain values, no GL.

The table's frame is right-handed: x to the right, y away from the player, z up; one unit is the
side of a building tile.
"""

from __future__ import annotations

import math
from typing import NamedTuple

Vec3 = tuple[float, float, float]
Quat = tuple[float, float, float, float]
"""x, y, z, w; a unit quaternion."""
UPRIGHT: Quat = (0.0, 0.0, 0.0, 1.0)


class Look(NamedTuple):
    """Which model, and which picture or colour lies on it.

    ``model`` names a model of the renderer's library (``"block"``, ``"tile"``, ``"token"``,
    ``"figure0"``…), ``face`` a picture of its face set (``"tile:oasis_market"``, ``"back"``),
    ``mini`` the miniature that stands on it (empty: none).
    """

    model: str
    face: str = ""
    mini: str = ""


class Pose(NamedTuple):
    """A place, a turn and a size."""

    place: Vec3 = (0.0, 0.0, 0.0)
    turn: Quat = UPRIGHT
    scale: float = 1.0


class Piece(NamedTuple):
    """One thing on the table. ``frame`` names what it stands on: ``table`` or ``turntable``.

    ``fade`` is the part of it that is seen through, 0 to 1. A piece that fades casts no shadow;
    none does at rest.
    """

    look: Look
    pose: Pose
    frame: str = "table"
    fade: float = 0.0


PieceId = tuple[str | int, ...]
"""A stable name: ``("block", 0, 3, 3)``, ``("tile", "oasis_market")``, ``("figure", 2)``."""
Layout = dict[PieceId, Piece]
"""Where every piece rests; what a title's pure layout function returns."""


def turned(axis: Vec3, degrees: float) -> Quat:
    """The rotation by ``degrees`` about the unit vector ``axis``."""
    half = math.radians(degrees) / 2
    sine = math.sin(half)
    return (axis[0] * sine, axis[1] * sine, axis[2] * sine, math.cos(half))
