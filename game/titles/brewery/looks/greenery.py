"""Small things that stand about in a village brewery: trees, lanterns, barrels, sacks, seeds."""

from __future__ import annotations

import math

from game.render.mesh import Surface
from game.render.models.paint import Paint, plain
from game.render.models.toy import Toy

DOOR, INK, BRASS = "#6B4226", "#3A2A1E", "#D9A441"
LEAF = ("#4F8A44", "#5E9A45", "#76AE52")
LIT = Paint("#FFD488", Surface.LAMP, Surface.LAMP, 0)
WINDOW, FRAME = "#8FB4C4", "#F7EEDC"


def tree(toy: Toy, x: float, y: float, size: float = 1.0) -> None:
    """A little fir: a trunk and two cones, 0.36 high; ``size``: times that."""
    with toy.at(x, y, 0, scale=size):
        toy.peg(0.03, 0.1, "#7B4C2A", segments=8)
        toy.cone(0.13, 0.2, LEAF[0], z=0.07, segments=10)
        toy.cone(0.1, 0.19, LEAF[1], z=0.17, segments=10)


def bush(toy: Toy, x: float, y: float, size: float = 1.0) -> None:
    """A round bush, about 0.14 high; ``size``: times that."""
    with toy.at(x, y, 0, scale=size):
        toy.ball(0.09, LEAF[1], 0, 0, 0.065, squash=0.85, segments=10)
        toy.ball(0.06, LEAF[2], 0.09, -0.03, 0.045, squash=0.85, segments=8)


def lantern(toy: Toy, x: float, y: float, z: float = 0.0, size: float = 1.0) -> None:
    """A lantern on a post, lit, about 0.67 high; ``size``: times that."""
    with toy.at(x, y, z, scale=size):
        toy.cylinder(0.05, 0.04, "#4A3A30", segments=10)
        toy.peg(0.02, 0.46, "#4A3A30", segments=8)
        toy.box(0.1, 0.1, 0.13, LIT, z=0.46, bevel=0.01)
        toy.cone(0.095, 0.08, "#4A3A30", z=0.585, segments=4)


def barrel(
    toy: Toy, radius: float, height: float, colour: str = "#A5703C", segments: int = 14
) -> None:
    """An upright barrel with iron hoops, which stands on z = 0.

    ``radius``: where it is widest; ``segments``: how many sides it has.
    """
    r, h = radius, height
    staves = [
        (0.0, 0.0),
        (r * 0.8, 0.0),
        (r * 0.82, 0.02),
        (r * 0.96, h * 0.28),
        (r, h * 0.5),
        (r * 0.96, h * 0.72),
        (r * 0.82, h - 0.02),
        (r * 0.8, h),
        (r * 0.7, h),
        (r * 0.7, h - 0.03),
        (0.0, h - 0.03),
    ]
    toy.lathe(staves, colour, segments)
    for part in (0.1, 0.34, 0.66, 0.9):
        q = r * (0.86 + 0.14 * math.sin(math.pi * part))
        hoop = [(q, h * part - 0.02), (q + 0.014, h * part - 0.018)]
        hoop += [(q + 0.014, h * part + 0.018), (q, h * part + 0.02)]
        toy.lathe(hoop, "#6E5A48", segments)


def sack(
    toy: Toy,
    x: float = 0,
    y: float = 0,
    size: float = 1.0,
    cloth: str = "#D8BE8E",
    band: str = "#8A5A34",
    segments: int = 12,
) -> None:
    """A sack of ``cloth`` tied with a ``band`` (colours), 0.37 high; ``size``: times that."""
    s = size
    with toy.at(x, y, 0):
        toy.lathe(
            [
                (0.0, 0.0),
                (0.13 * s, 0.0),
                (0.16 * s, 0.04 * s),
                (0.165 * s, 0.14 * s),
                (0.13 * s, 0.24 * s),
                (0.06 * s, 0.29 * s),
                (0.05 * s, 0.31 * s),
                (0.1 * s, 0.37 * s),
                (0.0, 0.35 * s),
            ],
            cloth,
            segments,
        )
        ring = [(0.058 * s, 0.285 * s), (0.072 * s, 0.292 * s)]
        toy.lathe([*ring, (0.072 * s, 0.312 * s), (0.056 * s, 0.32 * s)], band, segments)


def seed(toy: Toy, x: float = 0, y: float = 0, size: float = 1.0) -> None:
    """A seed that has just sprouted: a grain, a stalk, two leaves; 0.3 high times ``size``."""
    with toy.at(x, y, 0, scale=size):
        toy.ball(0.1, "#9A6A3C", 0, 0, 0.09, squash=0.9, segments=12)
        toy.peg(0.016, 0.13, "#5E8F45", z=0.16, segments=6)
        for side in (-1, 1):
            with toy.at(side * 0.062, 0, 0.28, ry=side * 22):
                toy.ball(0.058, "#78AC55", squash=0.45, segments=8)


def windows(
    toy: Toy, places: list[tuple[float, float, float]], width: float = 0.1, height: float = 0.13
) -> None:
    """Framed windows on walls that look to the front.

    ``places``: of each its middle across, where the wall is, and its lower edge.
    """
    for x, y, z in places:
        toy.box(width + 0.03, 0.022, height + 0.03, FRAME, x, y, z, bevel=0.005)
        toy.box(width - 0.01, 0.03, height - 0.01, plain(WINDOW), x, y, z + 0.02, bevel=0.003)


def timbered(toy: Toy, size: tuple[float, float, float], posts: int = 3) -> None:
    """A plastered wall block with timbers at its corners and along its edges."""
    width, depth, height = size
    beam = "#8A5A34"
    toy.box(width, depth, height, "#F3E6CC", bevel=0.008)
    for number in range(posts + 1):
        x = (number / posts - 0.5) * (width - 0.03)
        toy.box(0.035, depth + 0.014, height, beam, x, 0, 0, bevel=0.005)
    for side in (-1, 1):
        toy.box(width + 0.014, 0.035, height, beam, 0, side * (depth - 0.03) / 2, bevel=0.005)
    for z in (0.0, height - 0.035):
        toy.box(width + 0.016, depth + 0.016, 0.035, beam, z=z, bevel=0.005)
    for side in (-1, 1):
        panel = (width - 0.05, 0.008, height - 0.08)
        toy.box(*panel, "#F3E6CC", 0, side * (depth / 2 + 0.006), 0.04, bevel=0.002)
    for number in range(1, posts):
        x = (number / posts - 0.5) * (width - 0.03)
        for side in (-1, 1):
            y = side * (depth / 2 + 0.012)
            toy.box(0.035, 0.012, height, beam, x, y, 0, bevel=0.003)
