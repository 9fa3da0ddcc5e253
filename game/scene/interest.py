"""What there is to be seen of something that happens, and whether an eye sees it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from game.scene.camera import Camera
from game.scene.flight import mixed
from game.scene.framing import Clearing, Sight, frame
from game.scene.pose import Vec3

CLOSEST = 0.55
"""The eye never goes nearer than this part of its distance at home."""


LEAST_PART = 0.9
"""Something is seen if so large a part of it shows."""
LEAST_SIZE = 0.6
"""What shows smaller than this part of its size in the view of the whole table is not seen well."""


class Interest(NamedTuple):
    """All that belongs to an action, and the part of the way that the eye goes to it.

    ``heart``: where it happens itself, which has to be seen; () for all of it.
    """

    points: tuple[Vec3, ...]
    part: float
    heart: tuple[Vec3, ...] = ()

    @property
    def core(self) -> tuple[Vec3, ...]:
        """What has to be seen of it."""
        return self.heart or self.points


class Eye(NamedTuple):
    """A camera, what panels leave free of its picture, and how wide that is for its height."""

    camera: Camera
    clearing: Clearing
    aspect: float

    def shows(self, points: Sequence[Vec3]) -> bool:
        """Whether most of something shows in the free part of the picture."""
        free = sum(self._is_free(x, y) for x, y in self._places(points))
        return free >= LEAST_PART * len(points)

    def size(self, points: Sequence[Vec3]) -> float:
        """How large it shows, in heights of the picture from corner to corner."""
        across, up = zip(*self._places(points), strict=True)
        wide = (max(across) - min(across)) * self.aspect
        return math.hypot(wide, max(up) - min(up))

    def _places(self, points: Sequence[Vec3]) -> list[tuple[float, float]]:
        """Where the points show, in parts of the picture."""
        seen = [self.camera.project(point, self.aspect, 1.0) for point in points]
        return [(x / self.aspect, y) for x, y in seen]

    def _is_free(self, x: float, y: float) -> bool:
        room = self.clearing
        inside = room.left <= x <= room.right and room.bottom <= y <= room.top
        return inside and not any(cover.hides(x, y) for cover in room.covers)


def sees_well(eye: Eye, points: Sequence[Vec3], whole: Eye) -> bool:
    """Whether something is seen as well as in the view of the ``whole`` table, or nearly so."""
    if eye.camera == whole.camera:
        return True
    return eye.shows(points) and eye.size(points) >= LEAST_SIZE * whole.size(points)


def leant(home: Camera, towards: Interest, clearing: Clearing, aspect: float) -> Camera:
    """The camera that looks from ``home`` towards something: a little nearer, a little aside."""
    level = (home.elevation, home.elevation)
    sight = Sight(towards.points, home.azimuth, level, home.lens_mm, home.target[2])
    near = frame(sight, clearing, aspect)
    least = home.distance * CLOSEST
    if near.distance < least:
        near = near.zoomed(least / near.distance)
    return mixed(home, near, towards.part)
