"""Where everything of `towers` lies on the table (proportions of the concept stills)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from game.rules.towers.catalogue import SIDE, Field, place_of
from game.scene import piles
from game.scene.geometry import on
from game.scene.hand import Rack
from game.scene.pose import UPRIGHT, Pose, Vec3, turned
from game.scene.tower import STOREY

UP: Vec3 = (0.0, 0.0, 1.0)
BOARD = Pose((-0.6, 1.35, 0.0), UPRIGHT, 0.86)
BED, FIELD = 0.135, 0.05
"""On the board, unscaled: the height on which fields lie, and how high they are."""
TOP = BED + FIELD
"""What stands on a field stands so high."""
HALF = SIDE / 2
EDGE = 5.1
"""From the middle of the board to its edge."""
MARK_OUT, MARK_TOP = HALF + 0.312, 0.152
"""From the middle of the board to the marks of the lanes, and how high they lie."""
FIGURE = 1.22
"""Size of a pawn on the board."""

RACK = Rack((-0.6, -4.95, 0.0), 6.3, 1.36)
JOKER = Pose((-4.6, -4.75, 0.0), turned(UP, 5.0), 1.15)
DECK = Pose((-7.1, 3.1, 0.0), turned(UP, 3.0), 1.1)
DISCARD = Pose((-5.8, 3.05, 0.0), turned(UP, -5.0), 1.1)
STAIRS = Pose((-6.5, -1.8, 0.0), turned(UP, 2.0), 0.66)
STEP_PITCH, STEP_RISE, STEP_BASE, STEP_LOWEST = 0.98, 0.2, 0.08, 0.12
"""From one step of the stairs to the next, how much each is higher, where they stand, and how high
the lowest is."""
FLAG_AWAY = 0.46
"""How far behind the middle of a step the flag stands."""

COLUMNS, ROWS = 3, 2
"""A tray has room for so many blocks as still let one demolish (T5.4)."""
PITCH, FLOOR = 0.74, 0.06
CROWD_COLUMNS, CROWD_ROWS, CROWD_SIZE = 4, 3, 0.68
"""Where there are more, all are drawn smaller, side by side: from above none hides another. Nobody
comes to more in a game; what a position has besides stands on these."""
TRAY: tuple[float, float] = (COLUMNS * PITCH + 0.1, ROWS * PITCH + 0.1)
"""Width and depth of a tray's inside."""
CHIP_PITCH, CHIPS_ASIDE = 0.97, 0.45
"""From one heap of roofs to the next, and how far they are moved away from the pawns."""
CARD_STEP = 0.34
"""From one card of another's hand to the next: so much of each shows when it lies open."""
MOST_CARDS = 5


class Estate(NamedTuple):
    """How a seat's things lie on ``base``: the one in front keeps its hand and joker apart."""

    base: Pose
    front: bool

    def at(self, x: float, y: float, z: float = 0.0, degrees: float = 0.0) -> Pose:
        """A place told from the estate's middle in its own frame, turned by ``degrees``."""
        return on(self.base, Pose((x, y, z), turned(UP, degrees)))

    @property
    def tray(self) -> Pose:
        """The tray with the blocks."""
        return self.base

    def block(self, place: int, count: int) -> Pose:
        """Where block number ``place`` of ``count`` stands, the front row first."""
        crowd = count > COLUMNS * ROWS
        columns, rows = (CROWD_COLUMNS, CROWD_ROWS) if crowd else (COLUMNS, ROWS)
        size = CROWD_SIZE if crowd else 1.0
        level, slot = divmod(place, columns * rows)
        row, column = divmod(slot, columns)
        x = (column - (columns - 1) / 2) * PITCH * COLUMNS / columns
        y = (row - (rows - 1) / 2) * PITCH * ROWS / rows
        high, turn = FLOOR + level * STOREY * size, ((place * 37) % 17 - 8) * 0.5 * size
        pose = self.at(x, y, high, turn)
        return pose._replace(scale=pose.scale * size)

    def chip(self, height: int) -> Pose:
        """Where the roofs of towers of some height are nested."""
        x = (height - 2.5) * CHIP_PITCH + (CHIPS_ASIDE if self.front else -CHIPS_ASIDE)
        return self.at(x, TRAY[1] / 2 + 0.62, 0.0, 2.0 * (height - 2.5))

    def pawn(self, place: int) -> Pose:
        """Where pawn number ``place`` of the reserve stands: the last one foremost."""
        row, column = divmod(place, 2)
        if self.front:
            x, y = -TRAY[0] / 2 - 1.1 + 0.58 * column, TRAY[1] / 2 + 0.05 - 0.64 * row
        else:
            x, y = TRAY[0] / 2 + 0.48 + 0.56 * column, TRAY[1] / 2 - 0.04 - 0.62 * row
        return self.at(x, y)._replace(scale=self.base.scale * FIGURE * 0.95)

    @property
    def joker(self) -> Pose:
        """The joker tile."""
        if self.front:
            return JOKER
        return self.at(TRAY[0] / 2 + 0.75, -TRAY[1] / 2 + 0.02, 0.0, -4.0)

    @property
    def hand(self) -> Pose:
        """The middle of the hand of somebody else, face down."""
        return self.at(-TRAY[0] / 2 - 1.28, 0.12, 0.0, 5.0)


class Row(NamedTuple):
    """Where the others' things lie, to the right of the board."""

    scale: float
    x: float
    rows: tuple[float, ...]
    """How far away each of them lies, clockwise from the seat in front."""


FRONT = Estate(Pose((5.45, -4.5, 0.0), turned(UP, -4.0), 1.0), front=True)
OTHERS = {
    1: Row(0.84, 6.9, (2.4,)),
    2: Row(0.7, 6.4, (3.7, 0.85)),
    3: Row(0.64, 6.2, (4.15, 2.05, -0.05)),
}
"""By their number: the fewer there are, the more room each has."""


@cache
def estate(seat: int, focus: int, seats: int) -> Estate:
    """Where the things of ``seat`` lie when ``focus`` sits in front."""
    away = (seat - focus) % seats
    if away == 0:
        return FRONT
    others = OTHERS[seats - 1]
    base = Pose((others.x, others.rows[away - 1], 0.0), UPRIGHT, others.scale)
    return Estate(base, front=False)


def spread(estate: Estate, count: int) -> list[Pose]:
    """So many cards of another's hand, each showing its left edge."""
    return piles.spread(estate.hand, count, CARD_STEP)


@cache
def field_pose(field: Field, height: float = TOP) -> Pose:
    """The middle of a field, ``height`` on the board, unscaled."""
    row, column = place_of(field)
    middle = (SIDE - 1) / 2
    return on(BOARD, Pose((column - middle, middle - row, height)))


@cache
def pawn_pose(field: Field) -> Pose:
    """A pawn on a field."""
    foot = field_pose(field)
    return foot._replace(scale=foot.scale * FIGURE)


@cache
def lane_pose(entry: Field, step: int) -> Pose:
    """The mark at the rim of a lane, its tip to the board."""
    row, column = place_of(entry)
    middle = (SIDE - 1) / 2
    x, y = column - middle, middle - row
    places = {
        SIDE: (x, MARK_OUT, 180.0),
        -SIDE: (x, -MARK_OUT, 0.0),
        1: (-MARK_OUT, y, -90.0),
        -1: (MARK_OUT, y, 90.0),
    }
    across, away, degrees = places[step]
    return on(BOARD, Pose((across, away, MARK_TOP), turned(UP, degrees)))


@cache
def step_pose(phase: int) -> Pose:
    """The top of a step of the stairs."""
    height = STEP_BASE + step_height(phase)
    return on(STAIRS, Pose(((phase - 2.5) * STEP_PITCH, 0.0, height)))


def step_height(phase: int) -> float:
    """How high a step is, on the foot of the stairs."""
    return STEP_LOWEST + STEP_RISE * (phase - 1)


@cache
def flag_pose(phase: int) -> Pose:
    """The flag on its step."""
    return on(step_pose(phase), Pose((0.0, FLAG_AWAY, 0.0)))
