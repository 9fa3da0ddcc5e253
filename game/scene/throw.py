"""Dice thrown into a tray, for show alone: how they fly, fall, turn over, and come to rest.

The rules have rolled; a throw only decides where the dice come to lie and how they get there. It
is worked out to its end before it begins (``casting``), so that a layout knows where every die
will rest. How often a die turns over follows backwards from its rest: the nearer it is to its last
place, the fewer quarter turns are left, and none is left at the end.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from game.scene.dice import DIE, UP, upright
from game.scene.director.paths import arched
from game.scene.geometry import add, compose
from game.scene.pose import Pose, Vec3, turned
from game.scene.timeline import smooth

STEP_S = 1 / 120
PICK_S = 0.24
"""How long the hand takes for one die from where it lay."""
FALL, GRAVITY = 0.55, 15.0
"""From how high they fall, and how fast that goes."""
LANDING_S = math.sqrt(2 * FALL / GRAVITY)
"""After how long they touch the floor."""
BOUNCES = ((0.0, 0.24, 0.15), (0.24, 0.38, 0.045))
"""Hops after the fall: when they begin and end, and how high they are, in edges of a die."""
SLIDE = 0.3
"""So many edges before its rest a die no longer turns over but slides."""


class Floor(NamedTuple):
    """The floor of a tray: its middle, half its sides, and whether it is round (then the first
    of them is its radius)."""

    place: Vec3
    half: tuple[float, float]
    is_round: bool = False

    @property
    def area(self) -> float:
        """How large the floor is, in square table units."""
        a, b = self.half
        return math.pi * a * a if self.is_round else 4 * a * b


class Spot(NamedTuple):
    """Where a die is on the floor, and how it is turned in radians."""

    x: float
    y: float
    angle: float


class Track(NamedTuple):
    """The way of one die over the floor: when it is let go, and its spots step by step."""

    starts: float
    spots: tuple[Spot, ...]
    left: tuple[float, ...]
    """How far it has still to go, at every step."""
    axis: Vec3
    """What it turns over about, in its own frame."""
    quarters: int

    @property
    def lasts(self) -> float:
        """How many seconds a die is on its way after it was let go: it falls and hops as well."""
        return max((len(self.spots) - 1) * STEP_S, LANDING_S + BOUNCES[-1][1])


class Throw(NamedTuple):
    """A throw worked out to its end."""

    floor: Floor
    size: float
    paths: tuple[Track, ...]
    seconds: float
    """From the first die being picked up to the last one's rest."""

    def rest(self, place: int, value: int) -> Pose:
        """Where a die lies at the end, showing ``value``."""
        path = self.paths[place]
        spot = path.spots[-1]
        return self._pose(path, spot, value, DIE / 2 * self.size, 0.0, 0.0)

    def begins(self, place: int) -> float:
        """After how many seconds a die is picked up."""
        return self.paths[place].starts

    def touches(self, place: int) -> float:
        """After how many seconds a die first touches the floor."""
        return self.begins(place) + PICK_S + LANDING_S

    def at(self, place: int, value: int, origin: Pose, seconds: float) -> Pose:
        """Where a die is so many seconds after it was picked up at ``origin``."""
        path = self.paths[place]
        over = seconds - PICK_S
        if over < 0.0:
            return arched(origin, self._flying(path, value, 0.0), 0.3, smooth(seconds / PICK_S))
        if over >= path.lasts:
            return self.rest(place, value)
        return self._flying(path, value, over)

    def _flying(self, path: Track, value: int, over: float) -> Pose:
        """A die that was let go so many seconds ago."""
        step = over / STEP_S
        number = min(int(step), len(path.spots) - 2)
        part = min(step - number, 1.0)
        one, other = path.spots[number], path.spots[number + 1]
        spot = Spot(*(a + (b - a) * part for a, b in zip(one, other, strict=True)))
        left = path.left[number] + (path.left[number + 1] - path.left[number]) * part
        rolled = _quarters(left / (DIE * self.size)) * 90.0
        flipped = 200.0 * (1.0 - over / LANDING_S) ** 2 if over < LANDING_S else 0.0
        leaning = abs(math.cos(math.radians(rolled))) + abs(math.sin(math.radians(rolled)))
        height = DIE / 2 * self.size * leaning + self._above(over)
        return self._pose(path, spot, value, height, rolled, flipped)

    def _above(self, over: float) -> float:
        """How high a die is over the floor."""
        if over < LANDING_S:
            return (FALL - GRAVITY / 2 * over * over) * self.size
        for begins, ends, height in BOUNCES:
            part = (over - LANDING_S - begins) / (ends - begins)
            if 0.0 <= part < 1.0:
                return 4.0 * height * DIE * self.size * part * (1.0 - part)
        return 0.0

    def _pose(
        self, path: Track, spot: Spot, value: int, height: float, rolled: float, flipped: float
    ) -> Pose:
        place = add(self.floor.place, (spot.x, spot.y, height))
        other = (path.axis[1], -path.axis[0], 0.0)
        turn = compose(turned(path.axis, -rolled), upright(value, path.quarters))
        turn = compose(turned(other, flipped), turn)
        return Pose(place, compose(turned(UP, math.degrees(spot.angle)), turn), self.size)


def _quarters(edges: float) -> float:
    """How many quarter turns are left so many edges before the rest; each begins and ends flat."""
    whole, part = divmod(max(edges - SLIDE, 0.0), 1.0)
    return whole + smooth(part)
