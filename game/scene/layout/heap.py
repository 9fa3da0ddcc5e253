"""How blocks lie heaped in a tray: slots for any number of them."""

from __future__ import annotations

from functools import cache
from itertools import product

from game.scene.pose import Pose, turned

SIZE = 0.92
"""Blocks in a tray are a little smaller, so that nine lie on its floor."""
FLOOR = 0.06
STEP = 0.575
"""Height of a layer: a block of 0.62 at :data:`SIZE`, and a hair."""
WIDE = ((0.0, 0.3), (-0.72, 0.28), (0.71, 0.31), (0.03, -0.56), (-0.7, -0.55), (0.73, -0.53))
"""A floor of six, loosely laid."""
FULL = tuple(product((-0.72, 0.0, 0.72), (0.63, 0.02, -0.59)))
NESTED = ((-0.36, -0.13), (0.4, -0.1), (-0.3, 0.5), (0.38, 0.48))
"""Four on top, over the gaps below."""
TOP = ((0.05, 0.18),)


@cache
def tray_slots(count: int) -> tuple[Pose, ...]:
    """Poses in the tray's frame for ``count`` blocks, from the floor up."""
    spots: list[tuple[float, float, int]] = []
    level = 0
    left = count
    while left > 0:
        layer = _layer(left, level)
        spots += [(x, y, level) for x, y in layer[:left]]
        left -= len(layer)
        level += 1
    return tuple(_slot(x, y, level, place) for place, (x, y, level) in enumerate(spots))


def _layer(left: int, level: int) -> tuple[tuple[float, float], ...]:
    if level == 0 and left <= 11:
        return WIDE
    if left > 13 or level == 0:
        return FULL
    return NESTED if left > 1 or level == 1 else TOP


def _slot(x: float, y: float, level: int, place: int) -> Pose:
    turn = ((place * 37 + level * 53) % 41 - 20) * (0.9 if level else 0.55)
    height = FLOOR + level * STEP + SIZE * 0.31
    return Pose((x, y, height), turned((0.0, 0.0, 1.0), turn), SIZE)
