"""Things of a market: sloped stands with slots, an awning over them, coins and round counters."""

from __future__ import annotations

import math

from game.render.mesh import Surface
from game.render.models.carving import Flat, Point
from game.render.models.paint import Paint, darker, mixed, paler
from game.render.models.printing import Part, disc
from game.render.models.toy import Toy
from game.scene.market import APRON, BETWEEN, LIP, MARGIN, SLOPE, Stand

OAK, WALNUT, BRASS = "#C08A54", "#7C4F2D", "#D9A441"
AWNING = ("#D58A2E", "#F7EBD3")
WHOLE = Part(-0.008, -0.008, 1.008, 1.008)
COIN, COUNTER = 0.17, 0.3
"""Radii."""
DROP = 0.16
"""How long the scallops of an awning hang."""


def stand(toy: Toy, shape: Stand) -> None:
    """A stand for a market row; its origin is the middle of the slots' lower edge."""
    slope = math.radians(SLOPE)
    deep, high = shape.depth * math.cos(slope), shape.depth * math.sin(slope)
    back = deep + 0.1
    profile: list[Flat] = [
        (-APRON, 0.0),
        (back, 0.0),
        (back, LIP + high + 0.05),
        (deep + 0.03, LIP + high + 0.05),
        (deep + 0.015, LIP + high - 0.02),
        (0.0, LIP - 0.02),
        (-0.015, LIP + 0.045),
        (-0.06, LIP + 0.045),
        (-0.075, LIP),
        (-APRON, LIP),
    ]
    toy.grain((1, 0, 0), 0.2)
    with toy.at(0, 0, 0, rz=90):
        toy.prism(profile, shape.length, OAK, 0.022)
    for number in range(shape.slots):
        x = shape.across(number)
        with toy.at(x, 0, LIP - 0.02, rx=SLOPE):
            _bed(toy, shape)
        with toy.at(x, -APRON * 0.52, LIP):
            toy.lathe(
                [(COIN + 0.045, 0.0), (COIN + 0.03, 0.008), (COIN + 0.012, 0.002)], WALNUT, 24
            )
    for number in range(shape.slots + 1):
        x = shape.across(number) - shape.pitch / 2
        wide = BETWEEN * 0.6 if 0 < number < shape.slots else MARGIN * 0.7
        with toy.at(x, 0, LIP - 0.02, rx=SLOPE):
            toy.grain((0, 1, 0), 0.1 * number)
            toy.box(
                wide, shape.depth, 0.05, mixed(OAK, WALNUT, 0.25), 0, shape.depth / 2, bevel=0.014
            )


def _bed(toy: Toy, shape: Stand) -> None:
    """The dark ground of a slot."""
    w, d = shape.width / 2 + 0.02, shape.depth
    points: list[Point] = [(-w, 0.0, 0.004), (w, 0.0, 0.004), (w, d, 0.004), (-w, d, 0.004)]
    toy.face(points, [(0, 0, 1)] * 4, darker(WALNUT, 0.1), Surface.WOOD)


def awning(toy: Toy, width: float, depth: float = 0.8, high: float = 1.25) -> None:
    """A striped awning on two posts, which stand on z = 0; it hangs to the front.

    ``depth``: of the cloth, from the back to its scallops; ``high``: its upper edge.
    """
    for side in (-1, 1):
        toy.peg(0.05, high - 0.07, WALNUT, side * (width / 2 - 0.08), 0, segments=10)
        toy.cylinder(0.1, 0.05, WALNUT, side * (width / 2 - 0.08), 0, segments=16)
    stripes = max(round(width / 0.42), 3) | 1
    each, fall = width / stripes, 22.0
    for number in range(stripes):
        colour = AWNING[number % 2]
        cloth = Paint(colour, Surface.CARD, Surface.BEVEL, 0.12)
        x = (number - (stripes - 1) / 2) * each
        with toy.at(x, 0.1, high, rx=fall):
            toy.box(each + 0.002, depth, 0.03, cloth, 0, -depth / 2, -0.015, bevel=0.006)
        edge = -depth * math.cos(math.radians(fall)) + 0.1
        low = high - depth * math.sin(math.radians(fall))
        with toy.at(x, edge, low):
            toy.prism(_scallop(each), 0.03, cloth, 0.006)
    toy.box(width + 0.08, 0.07, 0.07, WALNUT, 0, 0.1, high - 0.035, bevel=0.018)


def _scallop(width: float) -> list[Flat]:
    """A cloth's hanging edge: straight above, half round below."""
    half, steps = width / 2, 8
    angles = [math.pi + math.pi * k / steps for k in range(steps + 1)]
    curve = [(half * math.cos(a), -DROP * 0.45 + (DROP * 0.75) * math.sin(a)) for a in angles]
    return [*curve, (half, 0.015), (-half, 0.015)]


def coin(toy: Toy) -> None:
    """A brass coin with its picture, a price."""
    toy.cylinder(COIN, 0.05, Paint(BRASS, paler=0.35), bevel=0.014, segments=28)
    disc(toy, COIN * 0.9, WHOLE, 0.0515, 28)


def counter(toy: Toy, colour: str = "#C99B62") -> None:
    """A round wooden counter with its picture."""
    toy.cylinder(COUNTER, 0.07, Paint(colour, paler=0.3), bevel=0.02, segments=32)
    disc(toy, COUNTER * 0.92, WHOLE, 0.0715, 32)


def crate(toy: Toy, colour: str = OAK) -> None:
    """An open crate of slats, 0.7 × 0.5, for goods; its floor is at 0.05."""
    toy.box(0.7, 0.5, 0.05, darker(colour, 0.15), bevel=0.01)
    for side in (-1, 1):
        for level in range(2):
            z = 0.045 + 0.085 * level
            toy.box(0.74, 0.035, 0.07, colour, 0, side * 0.25, z, bevel=0.01)
            toy.box(0.035, 0.5, 0.07, paler(colour, 0.06), side * 0.352, 0, z, bevel=0.01)
