"""Throws worked out in pymunk, in the plane of the tray: where dice run, bump, and come to rest.

The result decides nothing: the rules have rolled. The same seed gives the same throw.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

import pymunk

from game.rules.chance import Dealer
from game.scene.dice import DIE
from game.scene.pose import Vec3
from game.scene.throw import LANDING_S, PICK_S, STEP_S, Floor, Spot, Throw, Track

PLAY = 1.07
"""Side of what collides, in edges: dice at rest leave a gap."""
FULL = 0.36
"""Part of a tray that dice may cover; where there are more, all are a little smaller."""
GAP_S, LONGEST_S = 0.045, 4.0
"""Between one die and the next; the last one takes no longer."""
SPEED, SPIN = (1.5, 2.7), 8.0
KNOCK = 0.8
"""What is left of a die's speed when it touches the floor."""
FRICTION, SPIN_FRICTION = 3.4, 11.0
"""How fast dice slow down: table units, and radians, a second in a second."""
LANDING = round(LANDING_S / STEP_S)
"""Steps until a die touches the floor."""
WALL, GAP = 0.4, 0.03
"""Half the thickness of the rim, and how far from it dice stay."""
FINE = 1 << 24
"""So many numbers of chance are told apart."""
SIDES = 32
"""A round tray's rim, as so many straight walls."""
CROWDING, PATIENCE = 0.04, 60
"""By so much of an edge a die that waits for its turn comes closer to others, step by step;
after so many steps it comes down wherever it may."""


def size_in(floor: Floor, count: int, largest: float = 1.0, full: float = FULL) -> float:
    """The size, ``largest`` at most, at which ``count`` dice find room on ``floor``; 1: as usual.

    ``full``: the part of the floor that they may cover.
    """
    taken = count * (DIE * PLAY) ** 2
    return min(largest, math.sqrt(full * floor.area / max(taken, 1e-9)))


@lru_cache(maxsize=32)
def throw(floor: Floor, count: int, seed: int, largest: float = 1.0, full: float = FULL) -> Throw:
    """A throw of so many dice from the player's side (measured: 6 ms for five).

    ``largest``: the size at which they are thrown where there is room for it; ``full``: the part
    of the tray that they may cover.
    """
    size = size_in(floor, count, largest, full)
    thrown = _Cast(floor, size, Dealer(seed)).run(count)
    seconds = max((path.starts + PICK_S + path.lasts for path in thrown), default=0.0)
    return Throw(floor, size, tuple(thrown), seconds)


Flat = tuple[float, float]


class _Die:
    """A die of a throw: in the air first, then a body on the floor."""

    def __init__(self, start: int, lands: Flat, speed: Flat, turn: Flat) -> None:
        self.start, self.lands, self._speed, self._turn = start, lands, speed, turn
        self.spots: list[Spot] = []
        self.body: pymunk.Body | None = None

    def note(self) -> None:
        """Keep where it is now."""
        if self.body is not None:
            self.spots.append(Spot(*self.body.position, self.body.angle))
            return
        left = (len(self.spots) - LANDING) * STEP_S
        x, y = (at + by * left for at, by in zip(self.lands, self._speed, strict=True))
        self.spots.append(Spot(x, y, self._turn[0] + self._turn[1] * left))

    def land(self, side: float) -> tuple[pymunk.Body, pymunk.Shape]:
        """Become a body, slower for the knock."""
        body = pymunk.Body(1.0, pymunk.moment_for_box(1.0, (side, side)))
        body.position, body.angle = self.lands, self._turn[0]
        body.velocity = (self._speed[0] * KNOCK, self._speed[1] * KNOCK)
        body.angular_velocity = self._turn[1]
        shape = pymunk.Poly.create_box(body, (side, side))
        shape.elasticity, shape.friction = 0.35, 0.25
        self.body = body
        return body, shape

    def slow_down(self) -> None:
        """Rub on the floor for one step."""
        if self.body is not None:
            speed, spin = self.body.velocity.length, self.body.angular_velocity
            slower = max(speed - FRICTION * STEP_S, 0.0)
            self.body.velocity = self.body.velocity * (slower / speed) if speed else (0.0, 0.0)
            less = max(abs(spin) - SPIN_FRICTION * STEP_S, 0.0)
            self.body.angular_velocity = math.copysign(less, spin)

    @property
    def is_still(self) -> bool:
        """Whether it lies still, and isn't pushed out of another."""
        return (
            self.body is not None
            and self.body.velocity.length < 1e-3
            and abs(self.body.angular_velocity) < 1e-3
            and math.dist(self.spots[-1][:2], self.spots[-8][:2]) < 1e-4
        )


class _Cast:
    """The floor of a tray with its rim, and the dice that are thrown onto it."""

    def __init__(self, floor: Floor, size: float, chance: Dealer) -> None:
        self._floor, self._side, self._chance = floor, DIE * PLAY * size, chance
        self._space = pymunk.Space()
        self._space.iterations, self._space.collision_slop = 20, 0.001
        self._dice: list[_Die] = []
        for a, b in _rim(floor):
            wall = pymunk.Segment(self._space.static_body, a, b, WALL)
            wall.elasticity, wall.friction = 0.5, 0.3
            self._space.add(wall)

    def run(self, count: int) -> list[Track]:
        """Throw the dice one after the other, until all lie still."""
        step = due = waited = 0
        while len(self._dice) < count or not self._is_over(step):
            if len(self._dice) < count and step >= due:
                waited = 0 if self._let_go(step, waited) else waited + 1
                due = step + (1 if waited else round(GAP_S / STEP_S))
            for die in self._dice:
                if step - die.start == LANDING:
                    self._space.add(*die.land(self._side))
            self._space.step(STEP_S)
            for die in self._dice:
                die.slow_down()
                die.note()
            step += 1
        return [self._track(die) for die in self._dice]

    def _is_over(self, step: int) -> bool:
        """Whether all lie still, or the last die was thrown so long ago that they are taken to."""
        last = self._dice[-1].start if self._dice else 0
        return all(die.is_still for die in self._dice) or (step - last) * STEP_S > LONGEST_S

    def _let_go(self, step: int, waited: int) -> bool:
        """Throw the next die, if there is room for it to land; the longer it ``waited``, the closer
        to others, which it pushes aside."""
        nearest = 0.0 if waited > PATIENCE else max(1.42 - waited * CROWDING, 1.0)
        place = self._free_place(nearest * self._side)
        if place is None:
            return False
        speed = self._between(*SPEED) * min(1.0, 0.4 + 0.6 * self._floor.half[-1])
        way = self._between(-0.7, 0.7) - 0.5 * place[0] / self._floor.half[0]
        ahead = (speed * math.sin(way), speed * math.cos(way))
        turn = (self._between(-0.6, 0.6), self._between(-SPIN, SPIN))
        self._dice.append(_Die(step, place, ahead, turn))
        return True

    def _between(self, low: float, high: float) -> float:
        return low + (high - low) * self._chance.below(FINE) / FINE

    def _free_place(self, apart: float) -> Flat | None:
        """A place with no die nearer than ``apart``: at the player's side, or else anywhere."""
        half_x, half_y = self._floor.half[0], self._floor.half[-1]
        taken = [die.body.position if die.body else die.lands for die in self._dice]
        reach = self._side * 0.8
        for attempt in range(24):
            deep = -0.25 if attempt < 12 else 0.7
            x = self._between(-1, 1) * (half_x - reach)
            y = self._between(-1.0, deep) * (half_y - reach)
            if self._floor.is_round and math.hypot(x, y) > half_x - reach:
                continue
            if min((math.dist((x, y), each) for each in taken), default=math.inf) > apart:
                return (x, y)
        return None

    def _track(self, die: _Die) -> Track:
        spots = _without_end(die.spots)
        left = [0.0]
        for one, other in zip(reversed(spots[:-1]), reversed(spots[1:]), strict=True):
            left.append(left[-1] + math.dist(one[:2], other[:2]))
        starts, quarters = die.start * STEP_S, self._chance.below(4)
        return Track(starts, tuple(spots), tuple(reversed(left)), _axis(spots), quarters)


def _without_end(spots: Sequence[Spot]) -> list[Spot]:
    """The spots up to where a die comes to its last one."""
    end = len(spots)
    while end > 2 and math.dist(spots[end - 2], spots[-1]) < 1e-5:
        end -= 1
    return [*spots[: end - 1], spots[-1]]


def _axis(spots: Sequence[Spot]) -> Vec3:
    """The axis of its own about which a die turns over on its way, as near as one lies."""
    x, y = spots[-1].x - spots[0].x, spots[-1].y - spots[0].y
    angle = spots[len(spots) // 4].angle
    ahead = (
        x * math.cos(angle) + y * math.sin(angle),
        y * math.cos(angle) - x * math.sin(angle),
    )
    across: tuple[Vec3, ...] = (
        (1.0, 0.0, 0.0),
        (-1.0, 0.0, 0.0),
        (0.0, 1.0, 0.0),
        (0.0, -1.0, 0.0),
    )
    return max(across, key=lambda axis: -ahead[1] * axis[0] + ahead[0] * axis[1])


def _rim(floor: Floor) -> list[tuple[Flat, Flat]]:
    """The rim of a tray as straight walls, so thick that no die is pushed through them."""
    a, b = (half + WALL - GAP for half in floor.half)
    corners = [(-a, -b), (a, -b), (a, b), (-a, b)]
    if floor.is_round:
        out = a / math.cos(math.pi / SIDES)
        angles = [math.tau * k / SIDES for k in range(SIDES)]
        corners = [(out * math.cos(t), out * math.sin(t)) for t in angles]
    return list(zip(corners, [*corners[1:], corners[0]], strict=True))
