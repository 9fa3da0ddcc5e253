"""How the cube has to be turned for a block of it to be seen."""

from __future__ import annotations

from game.rules.biomes.moves import Block
from game.rules.biomes.view import BiomesView
from game.scene.geometry import add, minus, scaled, unit
from game.scene.pose import Vec3
from game.scene.targets import Target
from game.scene.turntable import Turntable
from game.titles.biomes.scene import places as at
from game.titles.biomes.scene.pick import walk_cube
from game.titles.biomes.scene.targets import BlockTarget

SIDES: tuple[Vec3, ...] = (
    (0.0, 0.0, 1.0),
    (1.0, 0.0, 0.0),
    (-1.0, 0.0, 0.0),
    (0.0, 1.0, 0.0),
    (0.0, -1.0, 0.0),
)
"""The directions of a block's sides, but the lower one."""
ENOUGH = 0.5
"""The part of what can be seen of a block at best that is enough."""
QUARTERS = (0, 1, -1, 2)
"""Quarter turns of the turntable, the least first."""


def quarters(target: Target, view: BiomesView, eye: Vec3, turntable: Turntable) -> int:
    """By how many quarters to turn the cube if other blocks hide much of a block.

    As few as show enough of it: -1 to 2, 0 for what is no block. ``eye``: in the table's frame.
    """
    if not isinstance(target, BlockTarget):
        return 0
    shown = {}
    for each in QUARTERS:
        turned = Turntable(turntable.centre, turntable.scale, turntable.radius)
        turned.yaw, turned.tilt = turntable.goal + each * 90.0, turntable.tilt
        shown[each] = _shown(turned, eye, target.block, view.heights)
    enough = ENOUGH * max(shown.values())
    return next(each for each in QUARTERS if shown[each] >= enough)


def _shown(turntable: Turntable, eye: Vec3, block: Block, heights: tuple[int, ...]) -> float:
    """How much of ``block`` is seen from ``eye``, for comparison."""
    origin, middle = turntable.from_table(eye), at.block_place(block)
    seen = 0.0
    for side in SIDES:
        towards = unit(minus(origin, add(middle, scaled(side, at.BLOCK / 2))))
        facing = sum(a * b for a, b in zip(side, towards, strict=True))
        if facing > 0:
            seen += facing * sum(
                hit is not None and hit[1] == block
                for hit in (
                    walk_cube((origin, minus(point, origin)), heights)
                    for point in _points(middle, side)
                )
            )
    return seen


def _points(middle: Vec3, side: Vec3) -> list[Vec3]:
    """Points all over a side of the block around ``middle``."""
    half, apart = at.BLOCK / 2, at.BLOCK * 0.35
    steps = (-apart, 0.0, apart)
    first, second = (axis for axis in range(3) if not side[axis])
    found = []
    for one in steps:
        for other in steps:
            place = list(add(middle, scaled(side, half)))
            place[first] += one
            place[second] += other
            found.append((place[0], place[1], place[2]))
    return found
