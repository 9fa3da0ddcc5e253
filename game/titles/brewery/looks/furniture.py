"""What things lie in and stand on: boards, fields, trays, the stall, the stand for recipes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from game.render.mesh import Surface
from game.render.models import trays
from game.render.models.cards import outline, printed, slab
from game.render.models.carving import Flat
from game.render.models.market import AWNING
from game.render.models.market import _scallop as scallop
from game.render.models.paint import PLAYERS, Paint, darker, mixed, paler
from game.render.models.pieces import emblem
from game.render.models.printing import lying
from game.render.models.toy import Toy
from game.scene.dice import DIE
from game.titles.brewery.looks import things
from game.titles.brewery.looks.greenery import barrel, bush, lantern, tree
from game.titles.brewery.looks.strips import corners_of
from game.titles.brewery.scene import places as at
from game.titles.brewery.scene.ended import FLOOR, LEVELS, PITCH, STOREY
from game.titles.brewery.scene.estates import (
    COLUMNS,
    GOODS_WIDE,
    LANE,
    NOTCH,
    ROWS,
    SHELF,
    SMALL,
    TRAY,
)

MAPLE, OAK, WALNUT = "#C8965C", "#A5703C", "#8A5A34"
PLOTS = ("#E3C58C", "#9DB878", "#B3C2CF", "#C99F74")
PALE_PAPER = Paint("#F1E6CE", Surface.CARD, Surface.BEVEL, 0.12)


def board(toy: Toy, player: int) -> None:
    """A player board: four plots in a frame of the player's colour, lanterns and trees between."""
    width, depth = 4 * at.PLOT_PITCH + 0.2, at.PLOT[1] + 0.22
    rim = Paint(PLAYERS[player], paler=0.3)
    toy.box(width + 0.24, depth + 0.24, 0.1, MAPLE, bevel=0.03)
    toy.box(width + 0.06, depth + 0.06, 0.012, darker(MAPLE, 0.3), z=0.095, bevel=0.004)
    for side in (-1, 1):
        toy.grain((1, 0, 0), 0.3 + 0.2 * side)
        toy.box(width + 0.26, 0.1, 0.13, rim, 0, side * (depth / 2 + 0.09), 0.07, bevel=0.025)
        toy.box(0.1, depth + 0.1, 0.13, rim, side * (width / 2 + 0.09), 0, 0.07, bevel=0.025)
    for number, ground in enumerate(PLOTS):
        _plot(toy, at.plot_at(number), ground)
    back = at.PLOT[1] / 2
    for number in range(3):
        lantern(toy, (number - 1) * at.PLOT_PITCH, back - 0.12, at.BED, 1.1)
    for side in (-1, 1):
        with toy.at(0, 0, at.BED):
            tree(toy, side * 3.98, back - 0.15, 1.25)
            bush(toy, side * 3.8, back - 0.22, 1.2)
    with toy.at(0, -depth / 2 - 0.145, 0.135):
        emblem(toy, player, 0.055, "#F6EAD2")


def _plot(toy: Toy, x: float, ground: str) -> None:
    """A plot's ground with a line round it."""
    width, depth = at.PLOT
    card = Paint(paler(ground, 0.08), Surface.CARD, Surface.BEVEL, 0.25)
    toy.box(width, depth, 0.03, card, x, 0, 0.1, bevel=0.008)
    line = Paint(mixed(ground, "#3A2210", 0.38), Surface.CARD, Surface.CARD, 0)
    inset, thin, z = 0.045, 0.022, at.BED + 0.0012
    for side in (-1, 1):
        for wide, deep, a, b in (
            (width - 2 * inset, thin, 0.0, side * (depth / 2 - inset)),
            (thin, depth - 2 * inset, side * (width / 2 - inset), 0.0),
        ):
            points = [
                (x + a + p * wide / 2, b + q * deep / 2, z)
                for p, q in ((-1, -1), (1, -1), (1, 1), (-1, 1))
            ]
            toy.face(points, [(0, 0, 1)] * 4, line.colour, line.surface)


def field(toy: Toy, row: int) -> None:
    """A field: a printed strip; its picture is the ``row``-th of its building's."""
    width, depth = at.STRIP
    toy.box(width, depth, 0.018, Paint("#E6D3A8", Surface.CARD, Surface.BEVEL, 0.3), bevel=0.006)
    lying(toy, (width - 0.012, depth - 0.012), corners_of(row), 0.0195)


def tray(toy: Toy) -> None:
    """The felt tray in front, with its brass plaque."""
    trays.felt_tray(toy, TRAY)
    with toy.at(0, -TRAY - 0.05, 0.225):
        things.plaque(toy, "pool", 0.19)


def rack(toy: Toy) -> None:
    """The warehouse in front: a cellar rack with barrels behind it, and its plaque."""
    with stored(toy) as places:
        for place in places:
            with toy.at(*place, 0.3), toy.at(0, 0.2, 0, rx=90):
                barrel(toy, 0.22, 0.4, "#A5703C", 14)


@contextmanager
def stored(toy: Toy) -> Iterator[Sequence[Flat]]:
    """The rack of the warehouse with its plaque; within, what is to stand behind each column."""
    trays.notched_rack(toy, COLUMNS, ROWS)
    width, depth = COLUMNS * NOTCH + 0.16, ROWS * NOTCH + 0.16
    y = depth / 2 + 0.3
    toy.grain((1, 0, 0), 0.7)
    toy.box(width + 0.1, 0.46, 0.09, WALNUT, 0, y, 0.0, bevel=0.02)
    yield [((number - (COLUMNS - 1) / 2) * NOTCH, y) for number in range(COLUMNS)]
    for side in (-1, 1):
        toy.box(0.08, 0.46, 0.4, WALNUT, side * (width / 2 + 0.02), y, 0.0, bevel=0.02)
    with toy.at(-width / 2 + 0.2, depth / 2 + 0.03, 0.45):
        things.plaque(toy, "warehouse", 0.19)
    assert SHELF == trays.NOTCH_FLOOR


def lane(toy: Toy, felt: bool) -> None:
    """What another player's dice stand on: a strip of felt, or of wood with a rail."""
    depth = DIE * SMALL * 1.5
    toy.grain((1, 0, 0), 0.4)
    toy.box(LANE, depth, 0.03, mixed(OAK, WALNUT, 0.4), bevel=0.01)
    if felt:
        cloth = Paint("#6E2F3A", Surface.CLOTH, Surface.CLOTH, 0)
        toy.box(LANE - 0.07, depth - 0.07, 0.006, cloth, z=0.0285, bevel=0.002)
    else:
        toy.box(LANE - 0.07, depth - 0.07, 0.006, darker(WALNUT, 0.25), z=0.0285, bevel=0.002)
        toy.box(LANE, 0.04, 0.13, WALNUT, 0, depth / 2 - 0.01, bevel=0.012)


def goods_tray(toy: Toy) -> None:
    """The tray for what was bought."""
    width, depth = 1.42, 2.44
    toy.box(width, depth, 0.05, mixed(OAK, WALNUT, 0.35), bevel=0.014)
    for side in (-1, 1):
        toy.box(width + 0.1, 0.07, 0.12, OAK, 0, side * depth / 2, bevel=0.02)
        toy.box(0.07, depth - 0.05, 0.12, OAK, side * width / 2, 0, bevel=0.02)
    for row in range(4):
        for column in range(GOODS_WIDE):
            with toy.at((column - 0.5) * 0.62, 0.87 - 0.58 * row, 0.05):
                toy.lathe([(0.285, 0.001), (0.262, 0.007), (0.245, 0.001)], WALNUT, 24)


def stand(toy: Toy) -> None:
    """The stand for open recipes: a base, a ledge with a lip, a sloped back."""
    profile = [
        (-0.36, 0.0),
        (2.2, 0.0),
        (2.2, 0.86),
        (2.1, 0.9),
        (0.02, at.LEDGE - 0.015),
        (-0.02, at.LEDGE - 0.015),
        (-0.05, at.LEDGE + 0.05),
        (-0.12, at.LEDGE + 0.05),
        (-0.36, 0.1),
    ]
    toy.grain((1, 0, 0), 0.2)
    with toy.at(rz=90):
        toy.prism(profile, at.STAND_LONG + 0.12, OAK, 0.03)
    for side in (-1, 1):
        toy.grain((0, 1, 0), 0.4 + 0.2 * side)
        with toy.at(side * (at.STAND_LONG / 2 + 0.09), 0, 0, rz=90):
            cheek = [(-0.4, 0.0), (2.26, 0.0), (2.26, 0.92), (2.1, 0.98), (-0.05, 0.24)]
            toy.prism([*cheek, (-0.4, 0.12)], 0.09, WALNUT, 0.025)


def bins(toy: Toy, dark: str = "#4B2E24") -> None:
    """The supply: four bins side by side, each with a strip of its colour."""
    colours = ("#E9B13C", dark, "#6FA048", "#3F7DB8")
    toy.box(4 * at.BIN_PITCH + 0.06, at.BIN + 0.2, 0.06, WALNUT, bevel=0.02)
    for number, colour in enumerate(colours):
        x = (number - 1.5) * at.BIN_PITCH
        floor = (at.BIN + 0.02, at.BIN + 0.02, 0.02)
        toy.box(*floor, darker(OAK, 0.25), x, 0, at.BIN_FLOOR - 0.021, bevel=0.004)
        for side in (-1, 1):
            toy.grain((1, 0, 0), 0.2 * number + 0.1 * side)
            y = side * (at.BIN / 2 + 0.04)
            toy.box(at.BIN + 0.1, 0.07, 0.2, "#C29257", x, y, 0.05, bevel=0.018)
            toy.box(0.06, at.BIN + 0.02, 0.19, "#C29257", x + side * 0.655, 0, 0.05, bevel=0.016)
        label = Paint(colour, paler=0.3)
        toy.box(0.5, 0.03, 0.12, label, x, -at.BIN / 2 - 0.085, 0.08, bevel=0.01)


def basket(toy: Toy) -> None:
    """A flat basket of earth for the supply of seeds."""
    weave = [(0.0, 0.0), (0.38, 0.0), (0.43, 0.05), (0.46, 0.19), (0.42, 0.2), (0.4, 0.1)]
    toy.lathe(weave, Paint("#B98552", paler=0.35), 22, edges=(3,))
    for z in (0.06, 0.12):
        toy.lathe(
            [(0.435, z), (0.452, z + 0.012), (0.452, z + 0.028), (0.44, z + 0.04)], "#8A5A34", 22
        )
    toy.lathe([(0.41, 0.1), (0.2, 0.115), (0.0, 0.11)], "#5B3A22", 22)


def market(toy: Toy) -> None:
    """The counter of the market: ingredients in crates at the left, tokens at the right."""
    width, depth = at.STALL
    toy.box(width, depth, 0.1, "#9C6A3C", bevel=0.03)
    card = Paint("#E2C08C", Surface.CARD, Surface.BEVEL, 0.2)
    toy.box(width - 0.12, depth - 0.14, 0.024, card, z=0.098, bevel=0.006)
    line = Paint("#B58B55", Surface.CARD, Surface.CARD, 0)
    toy.box(0.02, depth - 0.5, 0.002, line, 0.08, -0.08, at.COUNTER_TOP, bevel=0.0005)
    for row in range(5):
        with toy.at(-0.92, 1.62 - 0.88 * row, at.COUNTER_TOP):
            _crate(toy)
    for row in range(6):
        with toy.at(0.5, 1.68 - 0.72 * row, at.COUNTER_TOP):
            toy.lathe([(0.35, 0.001), (0.325, 0.006), (0.31, 0.001)], WALNUT, 28)
    for side in (-1, 1):
        toy.peg(0.06, 1.2, WALNUT, side * 1.4, 2.3, segments=10)
        toy.cylinder(0.1, 0.05, WALNUT, side * 1.4, 2.3, 0.1, segments=14)


def _crate(toy: Toy) -> None:
    """A shallow crate for three of an ingredient."""
    toy.box(0.74, 0.46, 0.045, WALNUT, bevel=0.01)
    for side in (-1, 1):
        toy.box(0.78, 0.04, 0.11, "#C29257", 0, side * 0.23, bevel=0.012)
        toy.box(0.04, 0.46, 0.11, "#C29257", side * 0.37, 0, bevel=0.012)


def awning(toy: Toy) -> None:
    """The striped awning over the far end of the market."""
    stripes, depth = 9, 0.78
    wide = at.STALL[0] / stripes + 0.008
    for number in range(stripes):
        cloth = Paint(AWNING[number % 2], Surface.CARD, Surface.BEVEL, 0.12)
        x = (number - (stripes - 1) / 2) * wide
        with toy.at(x, 2.42, 1.25, rx=24):
            toy.box(wide + 0.002, depth, 0.03, cloth, 0, -depth / 2, -0.015, bevel=0.007)
        with toy.at(x, 1.71, 0.935):
            toy.prism(scallop(wide), 0.03, cloth, 0.006)
    toy.box(at.STALL[0] + 0.1, 0.07, 0.07, WALNUT, 0, 2.38, 1.2, bevel=0.018)


def cellar(toy: Toy) -> None:
    """The rack of the end: three shelves, a column for each of nine styles."""
    width, depth, high = 9 * PITCH + 0.24, 0.4, FLOOR + LEVELS * STOREY + 0.06
    for side in (-1, 1):
        toy.grain((0, 0, 1), 0.3 + 0.2 * side)
        toy.box(0.1, depth + 0.06, high, WALNUT, side * (width / 2 + 0.04), 0, bevel=0.02)
    for level in range(LEVELS + 1):
        toy.grain((1, 0, 0), 0.21 * level)
        z = FLOOR + STOREY * level - 0.07
        toy.box(width, depth, 0.07, OAK, z=z, bevel=0.018)
    toy.box(width, 0.05, high - 0.02, darker(WALNUT, 0.28), 0, depth / 2, 0, bevel=0.01)
    for column in range(10):
        x = (column - 4.5) * PITCH
        toy.box(0.03, 0.03, high - 0.04, mixed(OAK, WALNUT, 0.5), x, depth / 2 - 0.04, bevel=0.008)


def recipe_card(toy: Toy) -> None:
    """A recipe: a stiff card, its picture above."""
    width, height = at.CARD
    slab(toy, outline(width, height, 0.075), at.CARD_THICK, PALE_PAPER, at.CARD_THICK * 0.3)
    shape = outline(width - 0.012, height - 0.012, 0.07)
    printed(toy, shape, at.CARD, at.CARD_THICK + 0.0012)
    back = [(x, y, -0.0012) for x, y in outline(width - 0.1, height - 0.1, 0.05)]
    toy.face(back, [(0, 0, -1)] * len(back), "#5B3A24", Surface.CARD)


def bundle(toy: Toy) -> None:
    """Cards of the deck that lie on each other."""
    for number in range(3):
        tone = PALE_PAPER if number % 2 else PALE_PAPER._replace(colour="#CFBE9E")
        with toy.at(0.008 * (number - 1), -0.006 * number, number * at.CARD_THICK, rz=0.8 * number):
            slab(toy, outline(*at.CARD, 0.075), at.CARD_THICK, tone, at.CARD_THICK * 0.3)
