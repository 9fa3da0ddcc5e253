"""The turntable under the cube: turned by hand, with inertia and a snap, or by quarter turns."""

from __future__ import annotations

import math

from game.scene.geometry import Matrix, rotated
from game.scene.pose import Vec3, turned

REST_DEGREES = 28.0
"""How the cube stands at first: three of its sides can be guessed at."""
SNAP_DEGREES = 90.0
FRICTION = 3.2
"""Part of its speed that a free turntable loses in a second (exponent)."""
SLOW = 70.0
"""Degrees a second under which a released turntable snaps to a quarter turn."""
PULL = 11.0
"""How fast it goes to where it should rest (exponent)."""
STILL = 0.02


class Turntable:
    """Yaw in degrees, anticlockwise from above, about ``centre``."""

    def __init__(self, centre: Vec3, scale: float = 1.0) -> None:
        self.centre, self.scale = centre, scale
        self.yaw = REST_DEGREES
        self.held = False
        self._speed = 0.0
        self._goal: float | None = None

    @property
    def moving(self) -> bool:
        """Whether it still turns by itself."""
        return self._goal is not None or self._speed != 0.0

    def matrix(self) -> Matrix:
        """Turntable frame to table frame, column-major."""
        sine = math.sin(math.radians(self.yaw)) * self.scale
        cosine = math.cos(math.radians(self.yaw)) * self.scale
        x, y, z = self.centre
        return (
            cosine, sine, 0.0, 0.0,
            -sine, cosine, 0.0, 0.0,
            0.0, 0.0, self.scale, 0.0,
            x, y, z, 1.0,
        )  # fmt: skip

    def to_table(self, point: Vec3) -> Vec3:
        """A point of the turntable's frame, in the table's."""
        x, y, z = rotated(turned((0.0, 0.0, 1.0), self.yaw), point)
        a, b, c = self.centre
        return (a + x * self.scale, b + y * self.scale, c + z * self.scale)

    def from_table(self, point: Vec3) -> Vec3:
        """A point of the table's frame, in the turntable's."""
        a, b, c = self.centre
        away = (
            (point[0] - a) / self.scale,
            (point[1] - b) / self.scale,
            (point[2] - c) / self.scale,
        )
        return self.direction_from_table(away)

    def direction_from_table(self, direction: Vec3) -> Vec3:
        """A direction of the table's frame, in the turntable's."""
        return rotated(turned((0.0, 0.0, 1.0), -self.yaw), direction)

    def grab(self) -> None:
        """A hand holds it: it stops."""
        self.held, self._speed, self._goal = True, 0.0, None

    def drag(self, degrees: float) -> None:
        """The hand turns it by ``degrees``."""
        self.yaw = (self.yaw + degrees) % 360.0

    def release(self, speed: float) -> None:
        """The hand lets go at ``speed`` degrees a second."""
        self.held, self._speed = False, speed
        if abs(speed) < SLOW:
            self._snap()

    def quarter(self, direction: int) -> None:
        """Turn by a quarter: 1 anticlockwise, -1 clockwise."""
        start = self._goal if self._goal is not None else self.yaw
        self._goal, self._speed = start + direction * SNAP_DEGREES, 0.0

    def finish(self) -> None:
        """Be where it is going to."""
        if self._goal is not None:
            self.yaw = self._goal % 360.0
        self._goal, self._speed = None, 0.0

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        if self.held:
            return
        if self._speed:
            self.yaw += self._speed * seconds
            self._speed *= math.exp(-FRICTION * seconds)
            if abs(self._speed) < SLOW:
                self._snap()
        elif self._goal is not None:
            self.yaw += (self._goal - self.yaw) * (1.0 - math.exp(-PULL * seconds))
            if abs(self._goal - self.yaw) < STILL:
                self.finish()

    def _snap(self) -> None:
        """Go to the nearest quarter turn from rest, ahead of the remaining speed."""
        ahead = self.yaw + self._speed / FRICTION * 0.5
        quarters = round((ahead - REST_DEGREES) / SNAP_DEGREES)
        self._goal, self._speed = REST_DEGREES + quarters * SNAP_DEGREES, 0.0
