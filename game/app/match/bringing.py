"""Bringing a thing into view: the eye flies there, the turntable shows a block's free side."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.app.match.table import Table
from game.scene.geometry import add, minus, scaled, unit
from game.scene.pose import Vec3
from game.scene.turntable import Turntable
from game.titles.biomes.scene import places as at
from game.titles.biomes.scene.pick import walk_cube
from game.titles.biomes.scene.targets import BlockTarget, FightTokenTarget, Target


@dataclass(frozen=True, slots=True)
class Covered:
    """A panel from ``left`` to ``right`` lies below ``top``, 0-1 of a window of some pixels."""

    left: float
    right: float
    top: float
    window: tuple[float, float]


ASIDE = 0.04
"""How far beside a panel a thing shall show, in parts of the window's width."""
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


def bring_into_view(table: Table, target: Target) -> None:
    """Let the player see ``target``; nothing moves where he sees it anyway."""
    if isinstance(target, FightTokenTarget):
        return
    if not table.sees(target):
        table.visit("cube" if isinstance(target, BlockTarget) else "table")
    if isinstance(target, BlockTarget):
        _turn_towards(table, target.block)


def uncover(table: Table, target: Target, covered: Covered) -> None:
    """Move the picture to the side where a panel would lie over ``target``."""
    if isinstance(target, FightTokenTarget):
        return
    eye = table.goal
    width, height = covered.window
    x, y = eye.project(table.point(target), width, height)
    at, below = x / width, 1 - y / height - covered.top
    out = covered.left - ASIDE - at if covered.left > 0.0 else covered.right + ASIDE - at
    if covered.left - ASIDE < at < covered.right + ASIDE and below > 0:
        across, up = eye.shift
        table.visit(replace(eye, shift=(across - out, up)))


def _turn_towards(table: Table, block: tuple[int, int, int]) -> None:
    """Turn the cube if other blocks hide much of this one, as little as shows enough of it."""
    turntable = table.scene.turntable
    shown = {}
    for quarters in QUARTERS:
        turned = Turntable(turntable.centre, turntable.scale, turntable.radius)
        turned.yaw, turned.tilt = turntable.goal + quarters * 90.0, turntable.tilt
        shown[quarters] = _shown(turned, table.goal.eye, block, table.view.heights)
    enough = ENOUGH * max(shown.values())
    best = next(quarters for quarters in QUARTERS if shown[quarters] >= enough)
    for _ in range(abs(best)):
        table.quarter(1 if best > 0 else -1)


def _shown(
    turntable: Turntable, eye: Vec3, block: tuple[int, int, int], heights: tuple[int, ...]
) -> float:
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
