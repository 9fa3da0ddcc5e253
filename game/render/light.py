"""The one key light, and looking at a box of the table from it: plain numbers, no GL."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from game.scene.geometry import Matrix, cross, dot, unit
from game.scene.pose import Vec3

TO_KEY = unit((-0.50, -0.28, 0.82))
"""Direction to the warm key light: from the upper left front."""
LAMP = (-8.0, -4.5, 13.0, 304.0)
"""Where the key light hangs, and the square of the distance at which it has its full strength."""
ZENITH: Vec3 = (0.0, 0.0, 1.0)
"""Straight up, from where the map of heights is seen."""


@dataclass(frozen=True, slots=True)
class Bounding:
    """A part of the table, along its axes."""

    low: Vec3
    high: Vec3

    def corners(self) -> list[Vec3]:
        """Its eight corners."""
        return [
            (x, y, z)
            for x in (self.low[0], self.high[0])
            for y in (self.low[1], self.high[1])
            for z in (self.low[2], self.high[2])
        ]


@dataclass(frozen=True, slots=True)
class LightView:
    """An orthographic look along a direction: its matrix and the reach of what it sees."""

    matrix: Matrix
    reach: Vec3
    """Width, height and depth of the seen box in table units."""


def look_at(box: Bounding, toward: Vec3) -> LightView:
    """The sight from far away in direction ``toward``, just wide enough for ``box``."""
    right = unit(cross((0.0, 1.0, 0.0), toward))
    up = cross(toward, right)
    away: Vec3 = (-toward[0], -toward[1], -toward[2])
    rows, reach = [], []
    for axis in (right, up, away):
        along = [dot(axis, corner) for corner in box.corners()]
        low, high = min(along), max(along)
        rows.append([2 * each / (high - low) for each in axis] + [-(high + low) / (high - low)])
        reach.append(high - low)
    rows.append([0.0, 0.0, 0.0, 1.0])
    matrix = tuple(rows[row][column] for column in range(4) for row in range(4))
    return LightView(matrix, (reach[0], reach[1], reach[2]))


@lru_cache(maxsize=4)
def eye_of(view: Matrix) -> Vec3:
    """Where the camera of a view matrix stands; the matrix is a rotation and a shift."""
    shift: Vec3 = (view[12], view[13], view[14])
    return (
        -dot((view[0], view[1], view[2]), shift),
        -dot((view[4], view[5], view[6]), shift),
        -dot((view[8], view[9], view[10]), shift),
    )


STAGE_MARGIN = 4.5
"""Table units round the places of the stage's pieces that its light covers."""


def box_round(places: Sequence[Vec3]) -> Bounding:
    """What the light of a stage with pieces at ``places`` has to cover."""
    low = [min(place[axis] for place in places) for axis in range(3)]
    high = [max(place[axis] for place in places) for axis in range(3)]
    return Bounding(
        (low[0] - STAGE_MARGIN, low[1] - STAGE_MARGIN, low[2] - 0.4),
        (high[0] + STAGE_MARGIN, high[1] + STAGE_MARGIN, high[2] + 3.0),
    )
