"""Where everything of `biomes` lies on the table (proportions of the concept stills)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from game.scene.geometry import on
from game.scene.pose import UPRIGHT, Pose, Vec3, turned

UP: Vec3 = (0.0, 0.0, 1.0)
TILE = 0.075
"""Height of a card in a stack."""
TILE_TOP = 0.067
TOKEN = 0.07
PITCH = 1.28
OVERWORLD_TOP = 0.104
OVERWORLD = Pose((1.3, 0.9, 0.0))

BLOCK = 0.62
BLOCK_PITCH = 0.636
CUBE_CENTRE: Vec3 = (-5.5, 1.8, 0.0)
CUBE_SCALE = 0.96
TURNTABLE_RADIUS = 2.1
CUBE_FLOOR = 0.27

SPACE_PITCH = 1.12
SPACE_Z = 0.108
BUILT_Z = 0.122
FRONT_BOARD = Pose((-5.65, -2.45, 0.0), UPRIGHT, 1.1)
"""One's own board lies before the cube, not before the overworld: so both can be large."""
OTHER_BLOCK, OTHER_HEAP = 0.62, (-0.45, -2.49)
"""Size of the others' blocks and the middle of their heaps, on their boards' scale."""


class Others(NamedTuple):
    """Where the others' boards lie, to the right of the overworld."""

    scale: float
    rows: tuple[float, ...]
    """How far away each of them lies, clockwise from the seat in front."""

    def board(self, number: int) -> Pose:
        """Where board ``number`` lies."""
        across = OVERWORLD.place[0] + 4.25 + 1.9 * self.scale
        return Pose((across, self.rows[number], 0.0), UPRIGHT, self.scale)


OTHERS = {
    1: Others(0.72, (1.6,)),
    2: Others(0.62, (2.9, -1.1)),
    3: Others(0.56, (3.4, 0.3, -2.8)),
}
"""By their number: the fewer there are, the more room each board has."""
FRONT_TRAY = Pose((-1.5, -4.15, 0.0), turned(UP, -6.0), 0.84)
FRONT_PILE: Vec3 = (0.05, -4.5, 0.0)
PILE_PITCH = (0.8, 0.76)
PILE_COLUMNS = 3
PILE_STEP = 0.02
"""By how much each of many own tokens leans higher than the one it lies on."""
FRONT_MOBS: Vec3 = (-3.2, -0.1, 0.0)
MOB_SCALE = 0.6
CARD_PLACES = tuple(
    Pose((2.8 + 0.95 * k, -4.12 + 0.06 * (k % 2), 0.0), turned(UP, degrees), 0.95)
    for k, degrees in enumerate((4.0, -2.0, 3.0))
)
_LARGE = Pose((3.2, -4.4, 0.0), UPRIGHT, 1.8)
LARGE_CARDS = {0: _LARGE, 1: _LARGE, 2: _LARGE, 3: Pose((2.9, -5.4, 0.0), UPRIGHT, 1.42)}
"""The first scoring card for those who read large texts, by the number of others: the board of a
third one leaves less room."""
LARGE_PITCH = 0.945
"""From one to the next, on their scale."""
STAGE = Pose((0.0, -2.6, 0.35))


@cache
def card_places(seats: int, *, large: bool = False) -> tuple[Pose, ...]:
    """Where the scoring cards lie; ``large`` ones, for large texts, take the room beside them."""
    if not large:
        return CARD_PLACES
    return tuple(
        on(LARGE_CARDS[seats - 1], Pose((LARGE_PITCH * k, 0.0, 0.0), turned(UP, degrees)))
        for k, degrees in enumerate((2.0, -1.0, 1.5))
    )


@cache
def board_pose(seat: int, focus: int, seats: int) -> Pose:
    """Where the board of ``seat`` lies when ``focus`` sits in front."""
    away = (seat - focus) % seats
    if away == 0:
        return FRONT_BOARD
    return OTHERS[seats - 1].board(away - 1)


def other_pile(board: Pose, place: int) -> Pose:
    """Where another seat's token number ``place`` lies: one on the other."""
    return on(board, Pose((1.5, -2.48, place * TOKEN)))


def other_mob(board: Pose, place: int, count: int) -> Pose:
    """Where another seat's mob number ``place`` of ``count`` lies: a row, closer when many."""
    step = min(0.64, 3.1 / max(1, count - 1)) * place
    return on(board, Pose((-1.58 + step, 2.24, 0.004 * place), scale=MOB_SCALE))


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
