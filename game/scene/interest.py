"""What there is to be seen of something that happens, for an eye that turns to it a little."""

from __future__ import annotations

from typing import NamedTuple

from game.scene.camera import Camera
from game.scene.flight import mixed
from game.scene.framing import Clearing, Sight, frame
from game.scene.pose import Vec3

CLOSEST = 0.55
"""The eye never goes nearer than this part of its distance at home."""


class Interest(NamedTuple):
    """All that belongs to an action, and the part of the way that the eye goes to it."""

    points: tuple[Vec3, ...]
    part: float


def leant(home: Camera, towards: Interest, clearing: Clearing, aspect: float) -> Camera:
    """The camera that looks from ``home`` towards something: a little nearer, a little aside."""
    level = (home.elevation, home.elevation)
    sight = Sight(towards.points, home.azimuth, level, home.lens_mm, home.target[2])
    near = frame(sight, clearing, aspect)
    least = home.distance * CLOSEST
    if near.distance < least:
        near = near.zoomed(least / near.distance)
    return mixed(home, near, towards.part)
