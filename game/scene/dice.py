"""Dice at rest: how a die lies that shows a value, and where its badge stands.

A die's model is centred on its middle. Unturned it shows 1 above, 2 to the player, 3 to the right;
opposite faces sum to seven.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from game.scene.geometry import add, compose, on, rotated
from game.scene.pose import Pose, Quat, Vec3, turned
from game.scene.rays import Ray, box_hit

DIE = 0.42
"""Edge of a die."""
UP: Vec3 = (0.0, 0.0, 1.0)
FACES: dict[int, Vec3] = {
    1: (0.0, 0.0, 1.0),
    2: (0.0, -1.0, 0.0),
    3: (1.0, 0.0, 0.0),
    4: (-1.0, 0.0, 0.0),
    5: (0.0, 1.0, 0.0),
    6: (0.0, 0.0, -1.0),
}
"""Which way each value looks on the die's model."""
_UPWARDS: dict[int, Quat] = {
    1: turned((1.0, 0.0, 0.0), 0.0),
    2: turned((1.0, 0.0, 0.0), -90.0),
    3: turned((0.0, 1.0, 0.0), -90.0),
    4: turned((0.0, 1.0, 0.0), 90.0),
    5: turned((1.0, 0.0, 0.0), 90.0),
    6: turned((1.0, 0.0, 0.0), 180.0),
}
BADGE = 0.2
"""How far above a die its badge stands, in edges."""


@cache
def upright(value: int, quarters: int = 0) -> Quat:
    """A die that shows ``value`` above, turned on the table by so many quarters."""
    return compose(turned(UP, 90.0 * (quarters % 4)), _UPWARDS[value])


def value_of(turn: Quat) -> int:
    """The value that a die with this ``turn`` shows above."""
    return max(FACES, key=lambda value: rotated(turn, FACES[value])[2])


def lying(value: int, place: Vec3, degrees: float = 0.0, size: float = 1.0) -> Pose:
    """A die that lies on ``place`` and shows ``value``."""
    turn = compose(turned(UP, degrees), upright(value))
    return Pose(add(place, (0.0, 0.0, DIE / 2 * size)), turn, size)


def pick(ray: Ray, lying_so: Sequence[Pose]) -> int | None:
    """Which of these dice a ray meets first; None: none of them."""
    half = (DIE / 2, DIE / 2)
    hits = [
        (along, place)
        for place, pose in enumerate(lying_so)
        if (along := box_hit(ray, on(pose, Pose((0.0, 0.0, -DIE / 2))), half, DIE)) is not None
    ]
    return min(hits)[1] if hits else None


def badge(pose: Pose) -> Vec3:
    """The point above a die at which the badge with its value stands."""
    return add(pose.place, (0.0, 0.0, DIE * (0.5 + BADGE) * pose.scale))
