"""Blocks jostling in a tray: pymunk in the plane of the table, for show alone.

Every block hangs on a spring to its own slot, so that it always comes back to where the layout
has it; the result decides nothing.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import pymunk

from game.scene.pose import PieceId, Vec3

STEP_S = 1 / 120
SIDE = 0.44
"""Side of a block's shape at its full size, less than the block's: blocks that lean on each other
touch only when pushed."""
LEVEL, LEVELS = 0.45, 12
"""Height of what jostles together at full size, and how many heights are told apart."""
STIFFNESS, DAMPING = 42.0, 3.6
PUSH = 2.6
SPIN = 5.0
LEAP, GRAVITY = 0.9, 14.0
"""How fast a push throws a block up, and how fast that ends, at full size."""


class Jostle:
    """The blocks ``places`` of one tray after something landed at ``landing``.

    ``size`` is their size: the blocks of other players lie smaller.
    """

    def __init__(self, places: Mapping[PieceId, Vec3], landing: Vec3, size: float = 1.0) -> None:
        self._space = pymunk.Space()
        self._space.damping = 0.35
        self._left = self._time = 0.0
        self._size = size
        self._homes = dict(places)
        self._bodies: dict[PieceId, pymunk.Body] = {}
        self._leaps: dict[PieceId, float] = {}
        for name, place in places.items():
            level = min(int(place[2] / (LEVEL * size)), LEVELS - 1)
            self._bodies[name] = self._body(place, level)
            self._leaps[name] = self._push(self._bodies[name], landing)

    def _body(self, place: Vec3, level: int) -> pymunk.Body:
        side = SIDE * self._size
        body = pymunk.Body(1.0, pymunk.moment_for_box(1.0, (side, side)))
        body.position = place[0], place[1]
        shape = pymunk.Poly.create_box(body, (side, side))
        shape.friction, shape.elasticity = 0.4, 0.3
        shape.filter = pymunk.ShapeFilter(categories=1 << level, mask=1 << level)
        spring = pymunk.DampedSpring(
            self._space.static_body, body, (place[0], place[1]), (0, 0), 0.0, STIFFNESS, DAMPING
        )
        twist = self._size * self._size
        upright = pymunk.DampedRotarySpring(
            self._space.static_body, body, 0.0, 4.0 * twist, 0.25 * twist
        )
        self._space.add(body, shape, spring, upright)
        return body

    def _push(self, body: pymunk.Body, landing: Vec3) -> float:
        """Push a body away from the landing; how fast it is thrown up."""
        x, y = body.position.x - landing[0], body.position.y - landing[1]
        away = math.hypot(x, y) or 1.0
        strength = PUSH / (0.6 + away / self._size)
        body.velocity = (x / away * strength * self._size, y / away * strength * self._size)
        body.angular_velocity = SPIN * strength * (1 if x * 3 > y else -1) * 0.4
        return LEAP * strength / PUSH * 1.6

    def advance(self, seconds: float) -> Sequence[tuple[PieceId, Vec3, float]]:
        """Let time pass: for each block its shift from its slot and its turn in degrees."""
        self._left += seconds
        self._time += seconds
        while self._left >= STEP_S:
            self._space.step(STEP_S)
            self._left -= STEP_S
        return [self._shift(name, body) for name, body in self._bodies.items()]

    def _shift(self, name: PieceId, body: pymunk.Body) -> tuple[PieceId, Vec3, float]:
        home = self._homes[name]
        rise = self._leaps[name] * self._time - GRAVITY / 2 * self._time * self._time
        up = max(rise, 0.0) * self._size
        shift = (body.position.x - home[0], body.position.y - home[1], up)
        return name, shift, math.degrees(body.angle)
