"""The eye over the table: rays, projection, and how a hand may move it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from game.scene.geometry import Matrix, add, applied, between, cross, dot, product, scaled, unit
from game.scene.pose import Vec3

FILM_MM = 36.0
"""Width of the film that a lens's length is told against."""
MIN_ELEVATION, MAX_ELEVATION = 18.0, 86.0
MIN_DISTANCE, MAX_DISTANCE = 5.0, 34.0
REACH: tuple[Vec3, Vec3] = ((-8.5, -6.8, 0.0), (8.5, 6.0, 2.5))
"""Where the middle of the picture may be moved to."""
NEAR, FAR = 0.8, 90.0
DESIGN_ASPECT = 16 / 9
"""A picture that is wider than this shows more at the sides, one that is narrower less."""
LEAST_HEIGHT = 2.4
"""The eye is never lower: figures, miniatures and heaps stay below it."""
SLOPE = 0.9
"""How steeply the eye climbs over a pillar, in heights by ways."""
LIFT = 0.5
"""Steps in degrees by which it is looked for a place that is clear."""


class Pillar(NamedTuple):
    """Something high that the eye must not get into: upright, round, with room around it."""

    x: float
    y: float
    radius: float
    height: float

    def least_height(self, place: Vec3) -> float:
        """How high one must be over ``place`` to be clear of it."""
        away = math.hypot(place[0] - self.x, place[1] - self.y) - self.radius
        return self.height - SLOPE * max(0.0, away)


def focal_length(lens_mm: float, aspect: float) -> float:
    """Focal length in half widths of a picture; one that is very wide keeps the height."""
    return 2 * lens_mm / FILM_MM * min(1.0, DESIGN_ASPECT / aspect)


@dataclass(frozen=True, slots=True)
class Camera:
    """A place to look from, in degrees and table units; ``shift`` moves the picture's middle.

    ``shift`` is in parts of the picture's width, as a view camera's: positive x moves the picture
    to the left, so that what is in the middle leaves room at the right.
    """

    target: Vec3
    azimuth: float
    elevation: float
    distance: float
    lens_mm: float
    shift: tuple[float, float] = (0.0, 0.0)

    @property
    def away(self) -> Vec3:
        """Unit vector from the target to the eye."""
        turn, rise = math.radians(self.azimuth), math.radians(self.elevation)
        return (
            math.sin(turn) * math.cos(rise),
            -math.cos(turn) * math.cos(rise),
            math.sin(rise),
        )

    @property
    def eye(self) -> Vec3:
        """Where the eye is."""
        return add(self.target, scaled(self.away, self.distance))

    def axes(self) -> tuple[Vec3, Vec3, Vec3]:
        """Unit vectors to the right, up and backwards, in the table's frame."""
        back = self.away
        turn = math.radians(self.azimuth)
        right = (math.cos(turn), math.sin(turn), 0.0)
        return right, cross(back, right), back

    def view_matrix(self) -> Matrix:
        """Table frame to eye frame, column-major."""
        right, above, back = self.axes()
        eye = self.eye
        (a, b, c), (d, e, f), (g, h, i) = right, above, back
        moved = (-dot(right, eye), -dot(above, eye), -dot(back, eye), 1.0)
        return (a, d, g, 0.0, b, e, h, 0.0, c, f, i, 0.0, *moved)

    def projection(self, aspect: float) -> Matrix:
        """Eye frame to clip space, column-major, for a picture ``aspect`` as wide as high."""
        focal = focal_length(self.lens_mm, aspect)
        across, up = 2 * self.shift[0], 2 * self.shift[1] * aspect
        depth = NEAR - FAR
        return (
            focal,
            0.0,
            0.0,
            0.0,
            0.0,
            focal * aspect,
            0.0,
            0.0,
            across,
            up,
            (FAR + NEAR) / depth,
            -1.0,
            0.0,
            0.0,
            2 * FAR * NEAR / depth,
            0.0,
        )

    def project(self, point: Vec3, width: float, height: float) -> tuple[float, float]:
        """Where ``point`` shows, in pixels from the lower left of a picture of that size."""
        return _shown(_sight(self, width / height), point, width, height)

    def project_all(
        self, points: Iterable[Vec3], width: float, height: float
    ) -> list[tuple[float, float]]:
        """Where each of ``points`` shows, as :meth:`project` tells it of one."""
        sight = _sight(self, width / height)
        return [_shown(sight, point, width, height) for point in points]

    def ray(self, x: float, y: float, width: float, height: float) -> tuple[Vec3, Vec3]:
        """Origin and unit direction of the sight through a pixel, in the table's frame.

        ``x`` and ``y``: the pixel, from the lower left of a picture of ``width`` x ``height``
        pixels.
        """
        aspect = width / height
        focal = focal_length(self.lens_mm, aspect)
        across = (2 * x / width - 1 + 2 * self.shift[0]) / focal
        up = (2 * y / height - 1 + 2 * self.shift[1] * aspect) / (focal * aspect)
        right, above, back = self.axes()
        ahead = add(add(scaled(right, across), scaled(above, up)), scaled(back, -1.0))
        return self.eye, unit(ahead)

    def orbited(self, degrees_round: float, degrees_up: float) -> Camera:
        """Turned about the target, within limits."""
        rise = min(MAX_ELEVATION, max(MIN_ELEVATION, self.elevation + degrees_up))
        return replace(self, azimuth=half_turn(self.azimuth + degrees_round), elevation=rise)

    def zoomed(self, factor: float, towards: Vec3 | None = None) -> Camera:
        """Nearer (factor under 1) or further, within limits.

        What lies at ``towards`` stays where it shows in the picture, unless the target would leave
        the table.
        """
        furthest = max(MAX_DISTANCE, self.distance)
        distance = min(furthest, max(MIN_DISTANCE, self.distance * factor))
        nearer = replace(self, distance=distance)
        if towards is None:
            return nearer
        return nearer.aimed(between(towards, self.target, distance / self.distance))

    def panned(self, right: float, forward: float) -> Camera:
        """Moved over the table by table units, within limits."""
        turn = math.radians(self.azimuth)
        x = self.target[0] + right * math.cos(turn) - forward * math.sin(turn)
        y = self.target[1] + right * math.sin(turn) + forward * math.cos(turn)
        return self.aimed((x, y, self.target[2]))

    def aimed(self, target: Vec3) -> Camera:
        """At another target, kept over the table."""
        low, high = REACH
        x, y, z = (min(h, max(n, t)) for n, h, t in zip(low, high, target, strict=True))
        return replace(self, target=(x, y, z))

    def lifted(self, pillars: Sequence[Pillar]) -> Camera:
        """This camera, looking down more steeply where the eye would be in or among ``pillars``."""
        camera = self
        while camera.elevation < MAX_ELEVATION:
            eye = camera.eye
            if eye[2] >= max([LEAST_HEIGHT, *(each.least_height(eye) for each in pillars)]):
                break
            camera = replace(camera, elevation=min(MAX_ELEVATION, camera.elevation + LIFT))
        return camera


def half_turn(degrees: float) -> float:
    """A direction in degrees, told between -180 and 180."""
    return (degrees + 180.0) % 360.0 - 180.0


@lru_cache(maxsize=8)
def _sight(camera: Camera, aspect: float) -> Matrix:
    """Table frame to clip space: the same for all that is asked of one picture."""
    return product(camera.projection(aspect), camera.view_matrix())


def _shown(sight: Matrix, point: Vec3, width: float, height: float) -> tuple[float, float]:
    """The pixel, from the lower left, that ``sight`` brings a point to; far off behind the eye."""
    x, y, _, w = applied(sight, point)
    if w <= 1e-6:
        return (-1e6, -1e6)
    return ((x / w + 1) / 2 * width, (y / w + 1) / 2 * height)
