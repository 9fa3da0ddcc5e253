"""What dice lie in: a round tray lined with felt, and a rack of notches for those set aside."""

from __future__ import annotations

from itertools import product

from game.render.mesh import Surface
from game.render.models.paint import Paint, darker, mixed
from game.render.models.toy import Toy
from game.scene.dice import DIE

FELT = Paint("#6E2F3A", Surface.CLOTH, Surface.CLOTH, 0)
ASH, WALNUT = "#B07A45", "#7C4F2D"
FLOOR, RIM = 0.075, 0.26
"""Height on which dice lie in the round tray, and of its rim."""
NOTCH, NOTCH_PITCH, NOTCH_FLOOR = 0.5, 0.58, 0.165
"""Side of a rack's notch, from one to the next, and height of its floor."""


def felt_tray(toy: Toy, radius: float, felt: Paint = FELT) -> None:
    """A turned tray; ``radius`` is that of its floor."""
    inner, outer = radius, radius + 0.13
    rim = [
        (0.0, 0.0),
        (outer - 0.05, 0.0),
        (outer, 0.04),
        (outer + 0.015, RIM * 0.55),
        (outer - 0.03, RIM),
        (inner + 0.03, RIM - 0.015),
        (inner - 0.01, FLOOR + 0.03),
        (inner - 0.02, FLOOR - 0.01),
    ]
    toy.lathe(rim, ASH, 48, edges=(1, 4, 5))
    floor = [(inner - 0.01, FLOOR - 0.005), (inner - 0.03, FLOOR), (0.0, FLOOR)]
    toy.lathe(floor, felt, 48)
    band = outer + 0.012
    ring = [
        (band, RIM * 0.36),
        (band + 0.012, RIM * 0.4),
        (band + 0.012, RIM * 0.5),
        (band, RIM * 0.54),
    ]
    toy.lathe(ring, "#C9902F", 48)


def notched_rack(toy: Toy, columns: int, rows: int) -> None:
    """A rack with a back board: dice that keep their values stand in its notches."""
    width, depth = columns * NOTCH_PITCH + 0.16, rows * NOTCH_PITCH + 0.16
    toy.box(width, depth, NOTCH_FLOOR - 0.012, mixed(ASH, WALNUT, 0.35), bevel=0.03)
    for column, row in product(range(columns + 1), range(rows)):
        x = (column - columns / 2) * NOTCH_PITCH
        y = (row - (rows - 1) / 2) * NOTCH_PITCH
        toy.box(0.07, NOTCH_PITCH + 0.06, 0.06, ASH, x, y, NOTCH_FLOOR - 0.02, bevel=0.018)
    for row in range(rows + 1):
        y = (row - rows / 2) * NOTCH_PITCH
        toy.box(width, 0.07, 0.075, ASH, 0, y, NOTCH_FLOOR - 0.02, bevel=0.02)
    floor = darker(WALNUT, 0.15)
    for column, row in product(range(columns), range(rows)):
        x, y = notch(column, row, columns, rows)
        toy.box(NOTCH, NOTCH, 0.012, floor, x, y, NOTCH_FLOOR - 0.012, bevel=0.003)
    toy.grain((1, 0, 0), 0.4)
    toy.box(width + 0.1, 0.1, 0.44, WALNUT, 0, depth / 2 + 0.03, 0, bevel=0.035)


def notch(column: int, row: int, columns: int, rows: int) -> tuple[float, float]:
    """The middle (x, y) of a notch of a rack, whose own middle is (0, 0).

    ``column`` counts from the left, ``row`` from the front, both from 0.
    """
    return (column - (columns - 1) / 2) * NOTCH_PITCH, (row - (rows - 1) / 2) * NOTCH_PITCH


def socket(toy: Toy, colour: str) -> None:
    """A printed place for one die, in the paint of its kind."""
    side = DIE * 1.25
    toy.box(side, side, 0.02, Paint(colour, Surface.CARD, Surface.BEVEL), bevel=0.006)
    pale = mixed(colour, "#FFF6E2", 0.62)
    toy.box(side * 0.84, side * 0.84, 0.004, Paint(pale, Surface.CARD, Surface.CARD), 0, 0, 0.019)
