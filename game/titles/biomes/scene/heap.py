"""How blocks lie heaped in a tray: slots for any number of them.

Slot after slot is filled, each resting on those before it, so that a block that comes or goes
moves no block that lies below.
"""

from __future__ import annotations

from functools import cache

from game.scene.pose import Pose
from game.titles.biomes.scene.heap_slots import SLOTS, STRIP_SLOTS

SIZE = 0.92
"""Blocks in a tray are a little smaller, so that the heap fits."""
SIDE = 0.62 * SIZE
FLOOR = 0.06
HALF_WIDTH, HEIGHT = 1.25, 0.9
"""Half the side of the tray with its walls, and how high a usual heap reaches."""
BLOCKS = 40
"""So many blocks are heaped; further ones lie as high above them as that heap is."""
FULL = 2.6
Slots = tuple[tuple[float, float, float, float, float, float, float], ...]


@cache
def tray_slots(count: int) -> tuple[Pose, ...]:
    """Poses in the tray's frame for ``count`` blocks, from the floor up."""
    return tuple(_slot(place, SLOTS) for place in range(count))


@cache
def strip_slots(count: int) -> tuple[Pose, ...]:
    """Poses for ``count`` blocks that lie loosely along a strip, on its middle's frame.

    In the tray's sizes; the strip's ground is where a tray has its floor.
    """
    return tuple(_slot(place, STRIP_SLOTS) for place in range(count))


def _slot(place: int, slots: Slots) -> Pose:
    above, number = divmod(place, BLOCKS)
    x, y, z, *turn = slots[number]
    a, b, c, d = turn
    return Pose((x, y, z + above * FULL), (a, b, c, d), SIZE)
