"""The body of a thing on the table of `biomes`, as points whose hull encloses all that shows."""

from __future__ import annotations

from itertools import product

from game.rules.biomes.view import BiomesView
from game.scene.bodies import Body, corners, rims
from game.scene.pose import Pose, Vec3
from game.scene.targets import Target
from game.scene.turntable import Turntable
from game.titles.biomes.scene import places as at
from game.titles.biomes.scene.layout import card_pose, figure_pose, mob_pose
from game.titles.biomes.scene.targets import (
    BlockTarget,
    CrossingTarget,
    FigureTarget,
    MobTarget,
    RimTarget,
    SpaceTarget,
    StackTarget,
)

ROUND = 20
"""Points of a circle."""
STUD, TOKEN, FOOT = 0.27, 0.4, 0.24
"""Half the width of what is round."""
CARD, SPACE, TALL = 0.5, 0.53, 0.7
"""Half the width of what is square; how high a figure is."""


def outline(target: Target, view: BiomesView, focus: int, turntable: Turntable) -> tuple[Vec3, ...]:
    """Points all round ``target``; none for what the keyboard never comes to."""
    match target:
        case BlockTarget(block):
            return _block(block, turntable)
        case CrossingTarget(crossing):
            return _round(at.crossing_pose(crossing), STUD, 0.02)
        case FigureTarget(seat):
            return _round(figure_pose(view, seat), FOOT, TALL)
        case StackTarget(cell):
            return _box(card_pose(cell, 0), CARD, view.stack(cell).count * at.TILE)
        case RimTarget(cell):
            return _round(at.cell_pose(cell), TOKEN, at.TOKEN)
        case SpaceTarget(seat, (row, column)):
            board = at.board_pose(seat, focus, len(view.players))
            built = len(view.players[seat].spaces[row * 3 + column])
            return _box(at.space_pose(board, (row, column)), SPACE, at.TILE * built)
        case MobTarget(seat, tile):
            mobs = view.players[seat].mobs
            place = mobs.index(tile)
            return _box(mob_pose(seat, focus, len(view.players), place, len(mobs)), CARD, at.TILE)
        case _:
            return ()


def _block(block: tuple[int, int, int], turntable: Turntable) -> tuple[Vec3, ...]:
    x, y, z = at.block_place(block)
    half = at.BLOCK / 2
    return tuple(
        turntable.to_table((x + right, y + away, z + up))
        for right, away, up in product((-half, half), repeat=3)
    )


def _box(pose: Pose, half: float, height: float) -> tuple[Vec3, ...]:
    return tuple(corners(Body(pose, (half, half), height)))


def _round(pose: Pose, radius: float, height: float) -> tuple[Vec3, ...]:
    return tuple(rims(pose, radius, height, ROUND))
