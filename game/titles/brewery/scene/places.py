"""Where everything of `brewery` lies on the table (proportions of the concept stills)."""

from __future__ import annotations

from functools import cache

from game.rules.brewery.catalogue import BUILDING_OF, FIRST_TOKEN, Building, Field
from game.scene.geometry import add, on
from game.scene.pose import UPRIGHT, Pose, Vec3, turned

UP: Vec3 = (0.0, 0.0, 1.0)
SIDEWAYS: Vec3 = (1.0, 0.0, 0.0)

PLOT: tuple[float, float] = (1.95, 2.665)
"""Width and depth of a plot of a player board."""
PLOT_PITCH = 2.03
BED, TOP = 0.13, 0.15
"""On the board: heights on which the buildings stand, and dice on fields."""
HALF: tuple[float, float] = (4.31, 1.59)
"""Half the width and depth of a player board with its rim."""
STRIP: tuple[float, float] = (1.8, 0.44)
"""Width and depth of a field."""
FIRST_ROW, ROW = -0.09, 0.475
"""From the middle of a plot to its first field, and from one field to the next."""
MAIN, SECOND, QUICK = -0.68, -0.36, 0.7
"""Across a field: where an item lies, where it lies if it is of the second kind, and where the
skill die joins it."""
YARD = 0.71
"""From the middle of a plot to the middle of its building, away from the player."""
BENCH_ROW = 2
"""The third row of the hops plantation has no field: there skill dice rest."""

KETTLE = Pose((-3.2, 1.8, 0.0))
GREEN = 1.7
"""Radius of the green on which the kettle stands."""
MARKET = Pose((-6.55, 1.5, 0.0), turned(UP, 2.0), 1.04)
STALL: tuple[float, float] = (3.0, 4.75)
COUNTER_TOP = 0.122
DECK = Pose((-1.72, 4.05, 0.0), turned(UP, 4.0), 0.72)
BASKET = Pose((-2.2, -0.42, 0.0))
BINS = Pose((1.55, 4.05, 0.0))
BIN_PITCH, BIN, BIN_FLOOR = 1.36, 1.26, 0.08
"""From one bin of the supply to the next, its inside, and the height of its floor."""
CALENDAR = Pose((-3.55, -0.66, 0.0), turned(UP, 4.0))

CARD: tuple[float, float] = (1.46, 2.0)
"""Width and height of a recipe card."""
CARD_THICK = 0.028
STAND = Pose((1.45, 0.05, 0.0))
STAND_LONG = 5.8
LEAN = 20.0
"""How far the recipes lean towards who reads them, in degrees."""
LEDGE = 0.2
"""Height on which their lower edges stand."""
STAGE = Pose((0.9, -0.85, 2.75), turned(SIDEWAYS, 48.0), 1.8)
"""Where a card is shown large while it is brewed."""


@cache
def slot(number: int, slots: int) -> Pose:
    """The middle of the recipe in a slot of the row, which has three of them or four."""
    size = 1.16 if slots <= 3 else 0.93
    pitch = STAND_LONG / slots
    across = (number - (slots - 1) / 2) * pitch
    foot = on(STAND, Pose((across, 0.0, LEDGE), turned(SIDEWAYS, LEAN)))
    return on(foot, Pose((0.0, CARD[1] / 2 * size, 0.0), UPRIGHT, size))


def row_of(field: Field) -> int:
    """A field's place in its plot, 0 the farthest."""
    return field - BUILDING_OF.index(BUILDING_OF[field])


def plot_at(building: Building) -> float:
    """How far to the right of the board's middle a plot lies."""
    return (building - 1.5) * PLOT_PITCH


def strip_at(building: Building, row: int) -> Vec3:
    """The middle of a strip on a board, unscaled."""
    return (plot_at(building), FIRST_ROW - ROW * row, BED)


@cache
def stock(what: int, number: int = 0) -> Pose:
    """Where the ``number``-th of a good lies on the market: ingredients side by side in their
    crates, tokens on each other."""
    if what < FIRST_TOKEN:
        place = (-0.92 + (number - 1) * 0.225, 1.62 - 0.88 * what, COUNTER_TOP + 0.045)
    else:
        row = what - FIRST_TOKEN
        place = (0.5 + 0.008 * (number % 2), 1.68 - 0.72 * row, COUNTER_TOP + 0.062 * number)
    size = 1.18 if what < FIRST_TOKEN else 1.0
    return on(MARKET, Pose(place, UPRIGHT, size))


@cache
def beside_price(what: int) -> Pose:
    """Where a skill die lies that lowers a price (D6)."""
    return Pose(add(price(what).place, (0.32, -0.05, 0.2)), UPRIGHT, 0.8)


def price(what: int) -> Pose:
    """The coin that tells what a good costs."""
    if what < FIRST_TOKEN:
        place = (-0.26, 1.5 - 0.88 * what, COUNTER_TOP)
    else:
        place = (1.12, 1.62 - 0.72 * (what - FIRST_TOKEN), COUNTER_TOP)
    return on(MARKET, Pose(place))


@cache
def in_bin(colour: int, place: int) -> Pose:
    """Where a die of the supply lies: four rows of four."""
    row, column = divmod(place, 4)
    x = (colour - 1.5) * BIN_PITCH + (column - 1.5) * 0.305
    y = (1.5 - row) * 0.3
    return on(BINS, Pose((x, y, BIN_FLOOR), turned(UP, ((place * 37 + colour * 11) % 13 - 6.0))))


@cache
def in_basket(number: int) -> Pose:
    """A seed of the supply."""
    row, column = divmod(number, 3)
    x, y = (column - 1) * 0.23, (0.5 - row) * 0.24
    return on(BASKET, Pose((x, y, 0.1), turned(UP, number * 50.0), 0.95))
