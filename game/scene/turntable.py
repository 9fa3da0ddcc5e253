"""The turntable under the cube: turned by hand, with inertia and a snap, or by quarter turns.

It also leans, towards the eye to show the cube's top or away from it to show its sides, and
stands on its rim then.
"""

from __future__ import annotations

import math

from game.scene.geometry import IDENTITY, Matrix, compose, matrix_of, rotated
from game.scene.pose import Pose, Quat, Vec3, turned

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
TILT_STEP, MAX_TILT = 8.0, 24.0
UPRIGHT = 5.0
"""Who leans it by less did not mean to."""
ACROSS: Vec3 = (1.0, 0.0, 0.0)
UP: Vec3 = (0.0, 0.0, 1.0)


class Turntable:
    """Yaw in degrees, anticlockwise from above, about ``centre``; ``radius`` of its foot, unscaled.

    ``tilt`` in degrees: positive leans the cube's top towards a player in front.
    """

    def __init__(self, centre: Vec3, scale: float = 1.0, radius: float = 2.1) -> None:
        self.centre, self.scale, self.radius = centre, scale, radius
        self.yaw = REST_DEGREES
        self.tilt = 0.0
        self.held = False
        self._tilt_goal = 0.0
        self._speed = 0.0
        self._goal: float | None = None
        self._stands: tuple[object, ...] = ()
        self._matrix: Matrix = IDENTITY
        """How it stood when it was asked last, and what the answer was: most frames ask again."""

    @property
    def moving(self) -> bool:
        """Whether it still turns or leans by itself."""
        return self._goal is not None or self._speed != 0.0 or self.tilt != self._tilt_goal

    @property
    def goal(self) -> float:
        """The yaw at which it will come to rest, if it is known."""
        return self.yaw if self._goal is None else self._goal

    @property
    def turn(self) -> Quat:
        """How things on it are turned in the table's frame."""
        return compose(turned(ACROSS, self.tilt), turned(UP, self.yaw))

    @property
    def foot(self) -> Vec3:
        """Where the middle of its foot is: raised, when it leans on its rim."""
        x, y, z = self.centre
        rise = self.radius * self.scale * abs(math.sin(math.radians(self.tilt)))
        return (x, y, z + rise)

    def matrix(self) -> Matrix:
        """Turntable frame to table frame, column-major."""
        stands = (self.centre, self.scale, self.radius, self.yaw, self.tilt)
        if stands != self._stands:
            self._stands = stands
            self._matrix = matrix_of(Pose(self.foot, self.turn, self.scale))
        return self._matrix

    def to_table(self, point: Vec3) -> Vec3:
        """A point of the turntable's frame, in the table's."""
        x, y, z = rotated(self.turn, point)
        a, b, c = self.foot
        return (a + x * self.scale, b + y * self.scale, c + z * self.scale)

    def from_table(self, point: Vec3) -> Vec3:
        """A point of the table's frame, in the turntable's."""
        a, b, c = self.foot
        away = (
            (point[0] - a) / self.scale,
            (point[1] - b) / self.scale,
            (point[2] - c) / self.scale,
        )
        return self.direction_from_table(away)

    def direction_from_table(self, direction: Vec3) -> Vec3:
        """A direction of the table's frame, in the turntable's."""
        x, y, z, w = self.turn
        return rotated((-x, -y, -z, w), direction)

    def grab(self) -> None:
        """A hand holds it: it stops."""
        self.held, self._speed, self._goal = True, 0.0, None

    def drag(self, degrees: float) -> None:
        """The hand turns it by ``degrees``."""
        self.yaw = (self.yaw + degrees) % 360.0

    def tip(self, degrees: float) -> None:
        """The hand leans it by ``degrees``, within limits: towards the eye if positive."""
        self._tilt_goal = min(MAX_TILT, max(-MAX_TILT, self._tilt_goal + degrees))
        self.tilt = self._tilt_goal

    def release(self, speed: float) -> None:
        """The hand lets go at ``speed`` degrees a second; what leans but a little stands up."""
        self.held, self._speed = False, speed
        if abs(self._tilt_goal) < UPRIGHT:
            self._tilt_goal = 0.0
        if abs(speed) < SLOW:
            self._snap()

    def quarter(self, direction: int) -> None:
        """Turn by a quarter: 1 anticlockwise, -1 clockwise."""
        self._goal, self._speed = self.goal + direction * SNAP_DEGREES, 0.0

    def lean(self, direction: int) -> None:
        """Lean by a step, within limits: 1 towards the eye, -1 away from it."""
        goal = self._tilt_goal + direction * TILT_STEP
        self._tilt_goal = min(MAX_TILT, max(-MAX_TILT, goal))

    def finish(self) -> None:
        """Be where it is going to."""
        self.tilt = self._tilt_goal
        if self._goal is not None:
            self.yaw = self._goal % 360.0
        self._goal, self._speed = None, 0.0

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        if self.tilt != self._tilt_goal:
            self.tilt += (self._tilt_goal - self.tilt) * (1.0 - math.exp(-PULL * seconds))
            if abs(self._tilt_goal - self.tilt) < STILL:
                self.tilt = self._tilt_goal
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
                self.yaw, self._goal = self._goal % 360.0, None

    def _snap(self) -> None:
        """Go to the nearest quarter turn from rest, ahead of the remaining speed."""
        ahead = self.yaw + self._speed / FRICTION * 0.5
        quarters = round((ahead - REST_DEGREES) / SNAP_DEGREES)
        self._goal, self._speed = REST_DEGREES + quarters * SNAP_DEGREES, 0.0
