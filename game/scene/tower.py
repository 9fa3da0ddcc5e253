"""Towers of storeys: where each storey, the roof and what crowns it stand. Pure functions."""

from __future__ import annotations

import zlib
from collections.abc import Hashable

from game.scene.geometry import add, compose, on, rotated, scaled
from game.scene.pose import Pose, Vec3, turned

STOREY = 0.42
"""Height of a storey; its side is :data:`SIDE`."""
SIDE = 0.66
NESTED = 0.115
"""From one roof to the next, where they are nested like hats."""
ASKEW = 1.5
"""By up to so many degrees a storey is turned off the one below."""
UP: Vec3 = (0.0, 0.0, 1.0)


def storeys(foot: Pose, count: int, seed: Hashable = 0) -> list[Pose]:
    """Every storey of a tower from the ground up.

    The lowest turns its door to the front; those above turn theirs away and stand a little askew,
    each tower in its own way.
    """
    found = []
    for level in range(count):
        turn = 0.0 if level == 0 else 180.0 * ((level + 1) % 2) + 90.0 * (level % 2)
        askew = ASKEW * _chance(seed, level) if level else 0.0
        found.append(on(foot, Pose((0.0, 0.0, level * STOREY), turned(UP, turn + askew))))
    return found


def roof(foot: Pose, count: int) -> Pose:
    """What stands on a tower of so many storeys: its roof, or its battlements."""
    return on(foot, Pose((0.0, 0.0, count * STOREY)))


def top(foot: Pose, count: int, above: float = 0.5) -> Vec3:
    """The point over a tower at which a note about it stands."""
    return add(foot.place, rotated(foot.turn, scaled((0, 0, count * STOREY + above), foot.scale)))


def nested(rest: Pose, count: int) -> list[Pose]:
    """Roofs that were taken, one in the other; the last is on top."""
    found = []
    for number in range(count):
        turn = compose(rest.turn, turned(UP, 4.0 * _chance("hat", number)))
        place = add(rest.place, scaled((0.0, 0.0, number * NESTED), rest.scale))
        found.append(Pose(place, turn, rest.scale))
    return found


def _chance(seed: Hashable, level: int) -> float:
    """A number of the storey's own, −1…1, the same in every run."""
    return (zlib.crc32(f"{seed!r}/{level}".encode()) & 0xFFFF) / 0x8000 - 1.0
