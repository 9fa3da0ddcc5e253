"""Where a seat's own things lie: in front of whoever looks, or along the right edge."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from game.rules.brewery.catalogue import (
    BUILDING_OF,
    COLOUR_OF,
    DARK,
    INGREDIENTS,
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
LANE = 1.62
"""Width of each of the two lanes before another's board: warehouse and pool."""


class Estate(NamedTuple):
    """How a seat's things lie. ``base``: its board; the one in ``front`` has more room."""

    base: Pose
    front: bool

    def at(self, x: float, y: float, z: float = 0.0, degrees: float = 0.0) -> Pose:
        """A place on the board, unscaled."""
        return on(self.base, Pose((x, y, z), turned(at.UP, degrees)))

    def by(self, x: float, y: float, degrees: float = 0.0, size: float = 1.0) -> Pose:
        """A place on the table, told from the board's middle at the table's own scale."""
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
        pose = self.at(x + across, y, at.TOP, (item * 53) % 13 - 6.0)
        return pose._replace(scale=pose.scale * self.dice_on_board)

    def quick(self, field: Field) -> Pose:
        """Where a skill die joins what waits on a field."""
        x, y, _ = at.strip_at(BUILDING_OF[field], at.row_of(field))
        pose = self.at(x + at.QUICK, y, at.TOP, -5.0)
        return pose._replace(scale=pose.scale * self.dice_on_board)

    @property
    def dice_on_board(self) -> float:
        """Size of dice on fields, against the board's own."""
        return 0.92 if self.front else 1.08

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
        return self.by(0.86, -self.depth - 0.21)

    @property
    def warehouse(self) -> Pose:
        """The middle of the warehouse."""
        if self.front:
            return WAREHOUSE
        return self.by(-0.86, -self.depth - 0.21)

    @property
    def depth(self) -> float:
        """Half the depth of the board as it lies."""
        return at.HALF[1] * self.base.scale

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
        size = SMALL if rows == 1 else min(SMALL * 0.72, (LANE - 0.06) / per_row / DIE / 1.08)
        pitch = min(DIE * size * 1.12, (LANE - 0.1) / per_row)
        row, column = divmod(number, per_row)
        x = (column - (min(per_row, count) - 1) / 2) * pitch
        y = 0.0 if rows == 1 else (0.5 - row) * DIE * size * 1.1
        return on(middle, Pose((x, y, 0.035), turned(at.UP, (number * 47) % 11 - 5.0), size))

    def seed(self, number: int) -> Pose:
        """A seed of the seat."""
        if self.front:
            row, column = divmod(number, 3)
            return self.by(8.3 + 0.36 * column, 1.75 - 0.42 * row, number * 65.0, 1.3)
        return self.by(-0.6 + 0.15 * number, self.extras, number * 65.0, 0.62)

    def coin(self, spot: int, level: int = 0) -> Pose:
        """A coin, or a stack of five, on one of the spots for money."""
        if self.front:
            row, column = divmod(spot, 3)
            pose = self.by(8.3 + 0.42 * column, 0.85 - 0.42 * row, spot * 40.0)
        else:
            pose = self.by(0.3 + 0.2 * spot, self.extras, spot * 40.0, 0.55)
        return pose._replace(place=(*pose.place[:2], level * COIN * pose.scale))

    @property
    def extras(self) -> float:
        """How far before another's board its small things lie."""
        return -self.depth - 0.6

    def good(self, place: int, what: int, number: int) -> Pose:
        """A good that the seat owns: its kinds side by side in the order of GOODS."""
        flat = what >= len(INGREDIENTS)
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
        return self.by(8.72, -0.8)

    def card(self, number: int, count: int) -> Pose:
        """A recipe that the seat has brewed: the last one on top."""
        if self.front:
            step = min(0.5, 1.7 / max(count - 1, 1))
            x, y = -6.8 + step * number, -0.6 - 0.06 * (number % 2)
            pose = self.by(x, y, 4.0 - 3.0 * (number % 3), 0.6)
        else:
            step = min(0.12, 0.4 / max(count - 1, 1))
            pose = self.by(-1.2 + step * number, self.extras, 0.0, 0.22)
        lift = number * at.CARD_THICK * pose.scale * 1.6
        return pose._replace(place=(*pose.place[:2], lift))

    def bottle(self, number: int) -> Pose:
        """A bottle of what was brewed, in front of whoever looks."""
        row, column = divmod(number, 7)
        return self.by(-6.95 + 0.3 * column, 0.42 + 0.3 * row, 0.0, 0.85)

    @property
    def season(self) -> Pose:
        """Where the season token lies that the seat holds."""
        if self.front:
            return self.by(-5.2, 1.5, -4.0)
        return self.by(-1.55, self.extras, -4.0, 0.42)


COIN = 0.056
"""How high a coin is."""
GOODS_WIDE, GOODS_FLOOR = 2, 0.05
"""Columns of the tray for what was bought, and the height of its floor."""
POOL = Pose((5.55, -3.72, 0.0))
WAREHOUSE = Pose((5.55, -1.42, 0.0))
FRONT = Estate(Pose((-0.85, -3.12, 0.0), UPRIGHT, 1.05), front=True)


class Row(NamedTuple):
    """Where the others' boards lie."""

    scale: float
    x: float
    rows: tuple[float, ...]


OTHERS = {
    1: Row(0.46, 6.4, (2.9,)),
    2: Row(0.4, 6.15, (4.15, 1.75)),
    3: Row(0.36, 6.1, (4.55, 2.75, 0.95)),
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
    return Estate(Pose(place, UPRIGHT, others.scale), front=False)
