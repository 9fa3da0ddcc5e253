"""Bringing a thing into view: the eye flies there, the turntable shows a block's free side."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.app.match.table import Table
from game.scene.geometry import add, minus
from game.scene.pick import walk_cube
from game.scene.places import biomes as at
from game.scene.pose import Vec3
from game.scene.targets import BlockTarget, FightTokenTarget, Target
from game.scene.turntable import Turntable


@dataclass(frozen=True, slots=True)
class Covered:
    """A panel lies to the right of ``left`` and below ``top``, 0-1 of a window of some pixels."""

    left: float
    top: float
    window: tuple[float, float]


ASIDE = 0.04
"""How far beside a panel a thing shall show, in parts of the window's width."""
QUARTERS = (0, 1, -1, 2)
"""Quarter turns of the turntable, the least one that shows a block first."""


def bring_into_view(table: Table, target: Target, covered: Covered | None = None) -> None:
    """Let the player see ``target``; nothing moves where he sees it anyway."""
    if isinstance(target, FightTokenTarget):
        return
    if not table.sees(target):
        table.visit("cube" if isinstance(target, BlockTarget) else "table")
    if isinstance(target, BlockTarget):
        _turn_towards(table, target.block)
    if covered is not None:
        _move_aside(table, target, covered)


def _move_aside(table: Table, target: Target, covered: Covered) -> None:
    """Move the picture to the left where a panel would lie over ``target``."""
    eye = table.goal
    width, height = covered.window
    x, y = eye.project(table.point(target), width, height)
    over, below = x / width - covered.left + ASIDE, 1 - y / height - covered.top
    if over > 0 and below > 0:
        across, up = eye.shift
        table.visit(replace(eye, shift=(across + over, up)))


def _turn_towards(table: Table, block: tuple[int, int, int]) -> None:
    """Turn the cube until no other block hides the middle of each of this one's sides."""
    turntable = table.scene.turntable
    for quarters in QUARTERS:
        turned = Turntable(turntable.centre, turntable.scale, turntable.radius)
        turned.yaw, turned.tilt = turntable.goal + quarters * 90.0, turntable.tilt
        if _shows(turned, table.goal.eye, block, table.view.heights):
            for _ in range(abs(quarters)):
                turntable.quarter(1 if quarters > 0 else -1)
            return


def _shows(
    turntable: Turntable, eye: Vec3, block: tuple[int, int, int], heights: tuple[int, ...]
) -> bool:
    """Whether the middle of a side of ``block`` is seen from ``eye``."""
    origin, middle = turntable.from_table(eye), at.block_place(block)
    half = at.BLOCK / 2
    sides = ((0.0, 0.0, half), (half, 0, 0), (-half, 0, 0), (0, half, 0), (0, -half, 0))
    rays = ((origin, minus(add(middle, side), origin)) for side in sides)
    met = (walk_cube(ray, heights) for ray in rays)
    return any(hit is not None and hit[1] == block for hit in met)
