"""What towers wear: four roofs that bear a number, battlements, and a brass weathercock.

A roof tells its value by its shape as well: a low hip, a ridge with a chimney, a pyramid, a spire.
Its picture holds shingles in its upper half and the number plate in its lower left quarter. The
plates are a model of their own: a number is read whatever else shows through its roof.
"""

from __future__ import annotations

import math
from itertools import pairwise, product
from typing import NamedTuple

from game.render.models.carving import Flat, Point
from game.render.models.paint import Paint, paler
from game.render.models.printing import TOP, WALL, disc, printed, rod
from game.render.models.toy import Toy
from game.scene.tower import SIDE

PATINA, PATINA_DARK, BRASS = "#6FA690", "#4F8672", "#D9A441"
BRICK, CAP, STONE = "#A2604A", "#7B4536", "#E9DCC2"
PLATE_RING = "#6B4420"
EAVES, EAVES_HIGH = SIDE + 0.17, 0.05
STRIP = 0.5
"""So far up a slope one print of the shingles reaches; then the next begins."""
SPAN = 1.0
"""So wide a print is."""
PLATE = 0.19
"""Radius of the number plate."""
BATTLEMENTS = SIDE + 0.12
"""How wide they are."""
LEANING = 62.0
"""How steep the number plates of battlements stand before them, in degrees."""


class Eaves(NamedTuple):
    """Half a roof's sides at a height."""

    x: float
    y: float
    z: float


SHAPES: dict[int, tuple[Eaves, ...]] = {
    1: (Eaves(0.41, 0.41, 0.0), Eaves(0.2, 0.016, 0.27)),
    2: (Eaves(0.41, 0.41, 0.0), Eaves(0.29, 0.016, 0.4)),
    3: (Eaves(0.41, 0.41, 0.0), Eaves(0.016, 0.016, 0.62)),
    4: (Eaves(0.42, 0.42, 0.0), Eaves(0.21, 0.21, 0.25), Eaves(0.012, 0.012, 1.0)),
}
UP_THE_SLOPE = {1: 0.46, 2: 0.44, 3: 0.42, 4: 0.62}
"""How far up the lowest slope the number plate sits."""
ALL_ROUND = frozenset({3, 4})
"""Roofs of the same slopes all round: they bear their number on each."""


def roof(toy: Toy, value: int) -> None:
    """The roof of a tower of so many storeys, 1 to 4; it rests on z = 0."""
    toy.box(EAVES, EAVES, EAVES_HIGH, Paint(PATINA_DARK, paler=0.3), bevel=0.02)
    with toy.at(0, 0, EAVES_HIGH):
        for low, high in pairwise(SHAPES[value]):
            _slopes(toy, low, high)
        _TRIMMINGS[value](toy)


def plates(toy: Toy, value: int) -> None:
    """The number on the slopes of such a roof, or before the battlements of five storeys."""
    if value not in SHAPES:
        _plates_of_battlements(toy)
        return
    with toy.at(0, 0, EAVES_HIGH):
        for quarter in range(4 if value in ALL_ROUND else 1):
            with toy.at(rz=90.0 * quarter):
                _plate(toy, value)


def _slopes(toy: Toy, low: Eaves, high: Eaves) -> None:
    """The four slopes between two rings, shingled, with rounded hips."""
    for quarter in range(4):
        swapped = quarter % 2 == 1
        across = (low.y, high.y) if swapped else (low.x, high.x)
        out = (low.x, high.x) if swapped else (low.y, high.y)
        with toy.at(rz=90.0 * quarter):
            _slope(toy, across, out, (low.z, high.z))
    for x, y in product((-1, 1), repeat=2):
        start: Point = (x * low.x, y * low.y, low.z)
        rod(toy, start, (x * high.x, y * high.y, high.z), 0.02, paler(PATINA, 0.22))
    if high.x > 2 * high.y:
        rod(toy, (-high.x, 0, high.z), (high.x, 0, high.z), 0.024, paler(PATINA, 0.22))


def _slope(toy: Toy, across: Flat, out: Flat, heights: Flat) -> None:
    """The slope that looks to the front, print over print."""
    rise, run = heights[1] - heights[0], out[0] - out[1]
    length = math.hypot(rise, run)
    normal = (0.0, -rise / length, run / length)
    prints = max(math.ceil(length / STRIP - 0.05), 1)
    for number in range(prints):
        parts = (number / prints, (number + 1) / prints)
        points: list[Point] = []
        uvs: list[Flat] = []
        for part, side in ((parts[0], -1), (parts[0], 1), (parts[1], 1), (parts[1], -1)):
            half = across[0] + (across[1] - across[0]) * part
            y = out[0] - run * part
            points.append((side * half, -y, heights[0] + rise * part))
            uvs.append(WALL.at(0.5 + side * half / SPAN, part * prints - number))
        printed(toy, points, normal, uvs)


def _plate(toy: Toy, value: int) -> None:
    """The number on the front slope."""
    low, high = SHAPES[value][0], SHAPES[value][1]
    rise, run = high.z - low.z, low.y - high.y
    part = UP_THE_SLOPE[value]
    with toy.at(
        0, -(low.y - run * part), low.z + rise * part, rx=math.degrees(math.atan2(rise, run))
    ):
        _number(toy)


def _number(toy: Toy) -> None:
    """One round plate."""
    toy.cylinder(PLATE, 0.045, PLATE_RING, z=-0.01, bevel=0.01, segments=28)
    disc(toy, PLATE * 0.9, TOP, 0.0365, 28)


def _low_hip(toy: Toy) -> None:
    _chimney(toy, 0.2, 0.13, 0.12, 0.2)


def _ridge(toy: Toy) -> None:
    _chimney(toy, 0.2, 0.12, 0.18, 0.26)
    for x in (-0.29, 0.29):
        toy.ball(0.034, BRASS, x, 0, 0.42, segments=8)


def _pyramid(toy: Toy) -> None:
    toy.peg(0.017, 0.16, BRASS, 0, 0, 0.6)
    toy.ball(0.045, BRASS, 0, 0, 0.77, segments=10)


def _spire(toy: Toy) -> None:
    """A turned finial: on a roof a flag would say whose the tower is (Q3)."""
    toy.peg(0.015, 0.3, BRASS, 0, 0, 0.97)
    toy.ball(0.055, BRASS, 0, 0, 1.05, segments=10)
    toy.ball(0.035, BRASS, 0, 0, 1.15, segments=10)
    toy.ball(0.024, BRASS, 0, 0, 1.26, segments=8)


_TRIMMINGS = {1: _low_hip, 2: _ridge, 3: _pyramid, 4: _spire}


def _chimney(toy: Toy, x: float, y: float, z: float, high: float) -> None:
    toy.box(0.11, 0.11, high, BRICK, x, y, z, bevel=0.014)
    toy.box(0.15, 0.15, 0.045, CAP, x, y, z + high - 0.02, bevel=0.012)


def battlements(toy: Toy) -> None:
    """The crown of a tower that nobody can take down: merlons round a flagged floor."""
    side = BATTLEMENTS
    toy.box(side, side, 0.07, Paint(STONE, paler=0.4), bevel=0.02)
    toy.box(side - 0.2, side - 0.2, 0.006, "#CDBB98", z=0.068, bevel=0.002)
    reach = side / 2 - 0.07
    for x, y in product((-1, -0.333, 0.333, 1), repeat=2):
        if max(abs(x), abs(y)) == 1:
            toy.box(
                0.14, 0.14, 0.13, Paint(STONE, paler=0.4), x * reach, y * reach, 0.06, bevel=0.018
            )


def _plates_of_battlements(toy: Toy) -> None:
    for quarter in range(4):
        with toy.at(rz=90.0 * quarter), toy.at(0, -BATTLEMENTS / 2 - 0.005, 0.168, rx=LEANING):
            _number(toy)


def weathercock(toy: Toy) -> None:
    """A brass cock on a pole over an arrow, to stand in the middle of the battlements."""
    toy.peg(0.024, 0.44, BRASS)
    toy.ball(0.05, BRASS, 0, 0, 0.22, segments=10)
    with toy.at(0, 0, 0.4, rz=-20):
        toy.box(0.44, 0.03, 0.03, BRASS, bevel=0.007)
        with toy.at(0.2, 0, 0.015):
            toy.prism([(0.0, -0.065), (0.13, 0.0), (0.0, 0.065)], 0.028, BRASS, 0.005)
        with toy.at(-0.22, 0, 0.015):
            toy.prism(
                [(-0.09, -0.06), (0.04, 0.0), (-0.09, 0.06), (-0.05, 0.0)], 0.028, BRASS, 0.004
            )
        with toy.at(0, 0, 0.03):
            toy.prism(_COCK, 0.04, Paint(BRASS, paler=0.35), 0.007)


_COCK: list[Flat] = [
    (0.06, 0.0),
    (0.14, 0.12),
    (0.17, 0.24),
    (0.25, 0.25),
    (0.18, 0.3),
    (0.15, 0.355),
    (0.11, 0.33),
    (0.06, 0.22),
    (-0.04, 0.16),
    (-0.09, 0.27),
    (-0.2, 0.25),
    (-0.16, 0.1),
    (-0.1, 0.02),
]
