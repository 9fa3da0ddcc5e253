"""Where everything of `biomes` lies on the table (proportions of the concept stills)."""

from __future__ import annotations

from functools import cache

from game.scene.geometry import on
from game.scene.pose import UPRIGHT, Pose, Vec3, turned

UP: Vec3 = (0.0, 0.0, 1.0)
TILE = 0.075
"""Height of a card in a stack."""
TILE_TOP = 0.067
TOKEN = 0.07
PITCH = 1.28
OVERWORLD_TOP = 0.104
OVERWORLD = Pose((1.35, 1.35, 0.0))

BLOCK = 0.62
BLOCK_PITCH = 0.636
CUBE_CENTRE: Vec3 = (-6.3, -0.1, 0.0)
CUBE_SCALE = 1.13
CUBE_FLOOR = 0.27

SPACE_PITCH = 1.12
SPACE_Z = 0.108
BUILT_Z = 0.122
FRONT_BOARD = Pose((-1.15, -4.62, 0.0), UPRIGHT, 0.93)
OTHER_SCALE = 0.6
OTHER_BLOCK, OTHER_PITCH = 0.62, 0.41
"""Size and pitch of the others' blocks, on their boards' scale."""
_RIGHT_BACK: Vec3 = (6.86, 3.95, 0.0)
_RIGHT: Vec3 = (6.86, 0.55, 0.0)
_LEFT_BACK: Vec3 = (-5.0, 4.5, 0.0)
OTHER_BOARDS: dict[int, tuple[Vec3, ...]] = {
    1: ((6.86, 3.0, 0.0),),
    2: (_RIGHT_BACK, _RIGHT),
    3: (_LEFT_BACK, _RIGHT_BACK, _RIGHT),
}
"""Places of the others' boards by their number, clockwise from the seat in front."""
AT_THE_SIDE: frozenset[Vec3] = frozenset({_LEFT_BACK})
"""Boards that the cube hides the front of: what belongs to them lies to their right."""
FRONT_TRAY = Pose((2.75, -4.5, 0.0), turned(UP, -6.0), 0.95)
FRONT_PILE: Vec3 = (4.5, -5.3, 0.0)
FRONT_MOBS: Vec3 = (1.05, -3.2, 0.0)
MOB_SCALE = 0.6
CARD_PLACES = tuple(
    Pose((-6.75 + 1.22 * k, -4.75 + 0.1 * (k % 2), 0.0), turned(UP, degrees), 1.18)
    for k, degrees in enumerate((4.0, -2.0, 3.0))
)
STAGE = Pose((0.0, -2.6, 0.35))


@cache
def board_pose(seat: int, focus: int, seats: int) -> Pose:
    """Where the board of ``seat`` lies when ``focus`` sits in front."""
    away = (seat - focus) % seats
    if away == 0:
        return FRONT_BOARD
    return Pose(OTHER_BOARDS[seats - 1][away - 1], UPRIGHT, OTHER_SCALE)


def other_supply(board: Pose, place: int) -> Pose:
    """Where another seat's block number ``place`` lies: rows beside its board, then on top."""
    level, spot = divmod(place, 14)
    if board.place in AT_THE_SIDE:
        row, column = divmod(spot, 2)
        x, y = 2.2 + column * OTHER_PITCH, 1.66 - row * OTHER_PITCH
    else:
        row, column = divmod(spot, 7)
        x, y = -1.68 + column * OTHER_PITCH, -2.3 - row * OTHER_PITCH
    height = OTHER_BLOCK * BLOCK * (0.5 + level)
    return on(board, Pose((x, y, height), scale=OTHER_BLOCK))


def other_pile(board: Pose, place: int) -> Pose:
    """Where another seat's token number ``place`` lies: one on the other."""
    x, y = (2.4, -1.62) if board.place in AT_THE_SIDE else (1.5, -2.48)
    return on(board, Pose((x, y, place * TOKEN)))


def other_mob(board: Pose, place: int, count: int) -> Pose:
    """Where another seat's mob number ``place`` of ``count`` lies: a row, closer when many."""
    step = min(0.64, 3.1 / max(1, count - 1)) * place
    spot = (3.35, 1.55 - step) if board.place in AT_THE_SIDE else (-1.58 + step, 2.24)
    return on(board, Pose((*spot, 0.004 * place), scale=MOB_SCALE))


@cache
def space_pose(board: Pose, space: tuple[int, int], height: float = SPACE_Z) -> Pose:
    """Where a space of the board at ``board`` lies; ``height`` on the board, unscaled."""
    row, column = space
    return on(board, Pose(((column - 1) * SPACE_PITCH, (1 - row) * SPACE_PITCH, height)))


@cache
def cell_pose(cell: tuple[int, int], height: float = OVERWORLD_TOP) -> Pose:
    """The middle of an overworld cell, row and column 0-5."""
    x, y = (cell[1] - 2.5) * PITCH, (2.5 - cell[0]) * PITCH
    return on(OVERWORLD, Pose((x, y, height)))


@cache
def crossing_pose(crossing: tuple[int, int], height: float = 0.02) -> Pose:
    """A crossing, row and column 0-4, ``height`` above the overworld's wood."""
    x, y = (crossing[1] - 2) * PITCH, (2 - crossing[0]) * PITCH
    return on(OVERWORLD, Pose((x, y, OVERWORLD_TOP + height)))


def block_place(block: tuple[int, int, int]) -> Vec3:
    """The middle of a block, in the turntable's frame."""
    x, y, z = block
    return (
        (x - 1.5) * BLOCK_PITCH,
        (y - 1.5) * BLOCK_PITCH,
        CUBE_FLOOR + (z + 0.5) * BLOCK_PITCH,
    )
