"""Where a seat's own things lie: in front of whoever looks, or along the right edge."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from game.rules.brewery.catalogue import (
    BUILDING_OF,
    COLOUR_OF,
    DARK,
    FIRST_TOKEN,
    MALT_RAISE,
    SEED,
    SEEDS_GOLD,
    Building,
    Field,
)
from game.scene.dice import DIE
from game.scene.geometry import on
from game.scene.pose import UPRIGHT, Pose, Vec3, turned
from game.scene.throw import Floor
from game.titles.brewery.scene import places as at

TRAY, TRAY_FLOOR = 1.33, 0.075
"""Radius of the felt tray, and the height of its floor."""
COLUMNS, ROWS, NOTCH, SHELF = 5, 2, 0.58, 0.165
"""Notches of the warehouse, from one to the next, and the height on which dice stand in them."""
STORED = 1.12
"""Size of the dice in the warehouse in front."""
SMALL = 0.64
"""Size of the others' dice in pool and warehouse."""
LANE, LANE_DEEP = 1.45, 0.41
"""Width and depth of each of the two lanes of another's dice: warehouse and pool."""
NEARER = 0.045
"""So far before the middle of a field a die lies, to leave the field behind it to be seen."""
SMALL_CARD = 0.28
"""Size of the recipes that others have brewed."""


class Estate(NamedTuple):
    """How a seat's things lie. ``base``: its board; the one in ``front`` has more room, and of
    others' dice and recipes may lie ``aside`` of their boards rather than before them."""

    base: Pose
    front: bool
    aside: bool = False

    def at(self, x: float, y: float, z: float = 0.0, degrees: float = 0.0) -> Pose:
        """A place on the board told from its middle in its own frame, turned by ``degrees``."""
        return on(self.base, Pose((x, y, z), turned(at.UP, degrees)))

    def by(self, x: float, y: float, degrees: float = 0.0, size: float = 1.0) -> Pose:
        """A place on the table, told from the board's middle in table units.

        ``degrees``: turned, anticlockwise; ``size``: the scale of what lies there.
        """
        a, b, _ = self.base.place
        return Pose((a + x, b + y, 0.0), turned(at.UP, degrees), size)

    def building(self, building: Building) -> Pose:
        """Where a building stands."""
        pose = self.at(at.plot_at(building), at.YARD, at.BED)
        return pose._replace(scale=pose.scale * 1.06)

    def field(self, field: Field) -> Pose:
        """The middle of a field."""
        x, y, z = at.strip_at(BUILDING_OF[field], at.row_of(field))
        return self.at(x, y, z)

    def item(self, field: Field, item: int) -> Pose:
        """Where an item lies on a field: its middle's foot, with the size of a die there."""
        second = field == MALT_RAISE and item != SEED and COLOUR_OF[item] == DARK
        second |= field == SEEDS_GOLD and item != SEED and COLOUR_OF[item] == DARK
        x, y, _ = at.strip_at(BUILDING_OF[field], at.row_of(field))
        across = at.SECOND if second else at.MAIN
        pose = self.at(x + across, y - NEARER, at.TOP, (item * 53) % 13 - 6.0)
        return pose._replace(scale=pose.scale * self.dice_on_board)

    def quick(self, field: Field) -> Pose:
        """Where a skill die joins what waits on a field."""
        x, y, _ = at.strip_at(BUILDING_OF[field], at.row_of(field))
        pose = self.at(x + at.QUICK, y - NEARER, at.TOP, -5.0)
        return pose._replace(scale=pose.scale * self.dice_on_board)

    @property
    def dice_on_board(self) -> float:
        """Size of dice on fields, against the board's own."""
        return 0.84 if self.front else 1.08

    @property
    def bench_strip(self) -> Pose:
        """The middle of the strip on which skill dice rest."""
        return self.at(*at.strip_at(1, at.BENCH_ROW))

    def bench(self, number: int) -> Pose:
        """Where a skill die rests: on the free strip of the hops plantation."""
        x, y, _ = at.strip_at(1, at.BENCH_ROW)
        row, column = divmod(number, 5)
        pose = self.at(x - 0.7 + 0.35 * column, y, at.TOP + 0.3 * row, (number * 31) % 11 - 5.0)
        return pose._replace(scale=pose.scale * 0.78)

    @property
    def floor(self) -> Floor:
        """The floor of the tray into which dice are thrown."""
        x, y, _ = self.pool.place
        return Floor((x, y, TRAY_FLOOR), (TRAY - 0.07, TRAY - 0.07), is_round=True)

    @property
    def pool(self) -> Pose:
        """The middle of the pool."""
        if self.front:
            return POOL
        return self._lane(1, 1)

    @property
    def warehouse(self) -> Pose:
        """The middle of the warehouse."""
        if self.front:
            return WAREHOUSE
        return self._lane(-1, 0)

    def _lane(self, side: int, row: int) -> Pose:
        """The middle of a lane of another's dice: side by side before the board, or one before the
        other beside it."""
        if self.aside:
            return self.by(self.beside, self.depth - LANE_DEEP * (row + 0.5) - 0.04 * row)
        return self.by(side * self.wide / 2, -self.depth - LANE_DEEP / 2 - 0.04)

    @property
    def wide(self) -> float:
        """Half the width of the board as it lies."""
        return at.HALF[0] * self.base.scale

    @property
    def depth(self) -> float:
        """Half the depth of the board as it lies."""
        return at.HALF[1] * self.base.scale

    @property
    def beside(self) -> float:
        """How far to the right of its middle the lanes beside another's board lie."""
        return self.wide + 0.06 + LANE / 2

    def notch(self, number: int) -> Pose:
        """Where a die stands in the warehouse in front; those beyond the last notch stand on
        others."""
        level, place = divmod(number, COLUMNS * ROWS)
        row, column = divmod(place, COLUMNS)
        x, y = (column - (COLUMNS - 1) / 2) * NOTCH, ((ROWS - 1) / 2 - row) * NOTCH
        degrees = (number * 53) % 9 - 4.0
        return on(
            self.warehouse,
            Pose((x, y, SHELF + DIE * STORED * level), turned(at.UP, degrees), STORED),
        )

    def lane(self, middle: Pose, number: int, count: int) -> Pose:
        """Where one of so many dice lies in a lane before another's board."""
        rows = 1 if count <= 5 else 2
        per_row = max(-(-count // rows), 1)
        most = SMALL if rows == 1 else SMALL * 0.72
        size = min(most, (LANE - 0.06) / per_row / DIE / 1.08)
        pitch = min(DIE * size * 1.12, (LANE - 0.1) / per_row)
        row, column = divmod(number, per_row)
        x = (column - (min(per_row, count) - 1) / 2) * pitch
        y = 0.0 if rows == 1 else (0.5 - row) * DIE * size * 1.1
        return on(middle, Pose((x, y, 0.035), turned(at.UP, (number * 47) % 11 - 5.0), size))

    def seed(self, number: int) -> Pose:
        """A seed of the seat."""
        if self.front:
            row, column = divmod(number, 3)
            return self.by(8.08 + 0.36 * column, 2.3 - 0.42 * row, number * 65.0, 1.3)
        return self.by(-0.6 + 0.15 * number, self.extras, number * 65.0, 0.62)

    def coin(self, spot: int, level: int = 0) -> Pose:
        """A coin, or a stack of five, on one of the spots for money."""
        if self.front:
            row, column = divmod(spot, 3)
            pose = self.by(8.08 + 0.42 * column, 1.5 - 0.42 * row, spot * 40.0)
        else:
            pose = self.by(0.3 + 0.2 * spot, self.extras, spot * 40.0, 0.55)
        return pose._replace(place=(*pose.place[:2], level * COIN * pose.scale))

    @property
    def extras(self) -> float:
        """How far before another's board its small things lie."""
        return -self.depth - (0.16 if self.aside else LANE_DEEP + 0.24)

    def good(self, place: int, what: int, number: int) -> Pose:
        """A good that the seat owns: its kinds side by side in the order of GOODS."""
        flat = what >= FIRST_TOKEN
        if self.front:
            row, column = divmod(place, GOODS_WIDE)
            x, y = self.goods.place[0] + (column - 0.5) * 0.62, 0.87 - 0.58 * row
            size, lift = 0.86 if flat else 1.3, GOODS_FLOOR
            pose = Pose((x, self.goods.place[1] + y, lift), UPRIGHT, size)
        else:
            pose = self.by(1.0 + 0.24 * place, self.extras, 0.0, 0.36 if flat else 0.62)
        if flat:
            return on(pose, Pose((0.0, 0.0, 0.062 * number)))
        return on(pose, Pose((0.15 * number - 0.1, -0.06 * number, 0.0)))

    @property
    def goods(self) -> Pose:
        """The tray for what was bought, in front."""
        return self.by(8.31, -0.48)

    def card(self, number: int, count: int) -> Pose:
        """A recipe that the seat has brewed: the last one on top."""
        if self.front:
            step = min(0.5, 1.25 / max(count - 1, 1))
            x, y = -6.32 + step * number, 1.15 - 0.06 * (number % 2)
            pose = self.by(x, y, 4.0 - 3.0 * (number % 3), 0.6)
        else:
            half = at.CARD[0] / 2 * SMALL_CARD
            first = self.beside - LANE / 2 if self.aside else -self.wide + 0.35
            step = min(0.34, (LANE - 2 * half) / max(count - 1, 1))
            pose = self.by(first + half + step * number, self.cards, 0.0, SMALL_CARD)
        lift = number * at.CARD_THICK * pose.scale * 1.6
        return pose._replace(place=(*pose.place[:2], lift))

    @property
    def cards(self) -> float:
        """How far before the middle of another's board its recipes lie."""
        half = at.CARD[1] / 2 * SMALL_CARD
        if self.aside:
            return self.depth - 2 * LANE_DEEP - 0.1 - half
        return -self.depth - LANE_DEEP - 0.09 - half

    def bottle(self, number: int) -> Pose:
        """A bottle of what was brewed, in front of whoever looks."""
        row, column = divmod(number, 6)
        return self.by(-6.52 + 0.3 * column, 0.12 - 0.3 * row, 0.0, 0.85)

    @property
    def season(self) -> Pose:
        """Where the season token lies that the seat holds."""
        if self.front:
            return self.by(-0.1, 2.22, -4.0)
        return self.by(-self.wide + 0.17, self.extras, -4.0, 0.4)


COIN = 0.056
"""How high a coin is."""
GOODS_WIDE, GOODS_FLOOR = 2, 0.05
"""Columns of the tray for what was bought, and the height of its floor."""
POOL = Pose((5.25, -3.72, 0.0))
WAREHOUSE = Pose((5.4, -1.42, 0.0))
FRONT = Estate(Pose((-0.85, -3.12, 0.0), UPRIGHT, 1.05), front=True)


class Row(NamedTuple):
    """Where the others' boards lie, with their dice and recipes before them or ``aside``."""

    scale: float
    x: float
    rows: tuple[float, ...]
    aside: bool = False


OTHERS = {
    1: Row(0.54, 6.8, (2.5,)),
    2: Row(0.48, 6.55, (4.5, 1.9)),
    3: Row(0.41, 6.22, (4.6, 2.86, 1.12), aside=True),
}
"""By their number: the fewer there are, the more room each has."""


@cache
def estate(seat: int, focus: int, seats: int) -> Estate:
    """Where the things of ``seat`` lie when ``focus`` sits in front."""
    away = (seat - focus) % seats
    if away == 0:
        return FRONT
    others = OTHERS[seats - 1]
    place: Vec3 = (others.x, others.rows[away - 1], 0.0)
    return Estate(Pose(place, UPRIGHT, others.scale), front=False, aside=others.aside)
