"""Where everything of `biomes` lies on the table (proportions of the concept stills)."""

from __future__ import annotations

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
TURNTABLE_RADIUS = 2.31

SPACE_PITCH = 1.12
SPACE_Z = 0.108
BUILT_Z = 0.122
BOARD_HALF = 1.89
FRONT_BOARD = Pose((-1.15, -4.62, 0.0), UPRIGHT, 0.93)
OTHER_SCALE = 0.6
_RIGHT_BACK: Vec3 = (6.86, 3.95, 0.0)
_RIGHT: Vec3 = (6.86, 0.55, 0.0)
_LEFT_BACK: Vec3 = (-5.0, 4.5, 0.0)
OTHER_BOARDS: dict[int, tuple[Vec3, ...]] = {
    1: ((6.86, 3.0, 0.0),),
    2: (_RIGHT_BACK, _RIGHT),
    3: (_LEFT_BACK, _RIGHT_BACK, _RIGHT),
}
"""Places of the others' boards by their number, clockwise from the seat in front."""
FRONT_TRAY = Pose((2.75, -4.5, 0.0), turned(UP, -6.0), 0.95)
FRONT_PILE: Vec3 = (4.95, -4.95, 0.0)
FRONT_MOBS: Vec3 = (-3.35, -3.25, 0.0)
MOB_SCALE = 0.6
CARD_PLACES = tuple(
    Pose((-6.75 + 1.22 * k, -4.75 + 0.1 * (k % 2), 0.0), turned(UP, degrees), 1.18)
    for k, degrees in enumerate((4.0, -2.0, 3.0))
)
STAGE = Pose((0.0, -2.6, 0.35))


def board_pose(seat: int, focus: int, seats: int) -> Pose:
    """Where the board of ``seat`` lies when ``focus`` sits in front."""
    away = (seat - focus) % seats
    if away == 0:
        return FRONT_BOARD
    return Pose(OTHER_BOARDS[seats - 1][away - 1], UPRIGHT, OTHER_SCALE)


def space_pose(board: Pose, space: tuple[int, int], height: float = SPACE_Z) -> Pose:
    """Where a space of the board at ``board`` lies; ``height`` on the board, unscaled."""
    row, column = space
    return on(board, Pose(((column - 1) * SPACE_PITCH, (1 - row) * SPACE_PITCH, height)))


def cell_pose(cell: tuple[int, int], height: float = OVERWORLD_TOP) -> Pose:
    """The middle of an overworld cell, row and column 0-5."""
    x, y = (cell[1] - 2.5) * PITCH, (2.5 - cell[0]) * PITCH
    return on(OVERWORLD, Pose((x, y, height)))


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
