"""The numbers of rows and columns, burnt into the rim of the board beside the lanes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from game.render.mesh import Surface
from game.render.models import boards
from game.render.models.carving import Flat, Point
from game.render.models.furniture import MAPLE_DARK
from game.render.models.paint import mixed
from game.render.models.toy import Toy
from game.rules.towers.catalogue import SIDE

BURNT = mixed(MAPLE_DARK, "#4A2C12", 0.62)
HIGH, THICK = 0.27, 0.05
"""Of a number: how high, and how wide its line."""
ASIDE, OUT = 0.345, 4.83
"""From the middle of a lane to its number, along the rim, and from the board's middle."""
TOP = boards.BOARD_TOP + 0.0175
"""Just over the rim."""


def _arc(x: float, y: float, radius: Flat, start: float, end: float) -> list[Flat]:
    """Points of a bow, in degrees from the right round to the left."""
    steps = max(3, round(abs(end - start) / 26))
    angles = [math.radians(start + (end - start) * n / steps) for n in range(steps + 1)]
    return [(x + radius[0] * math.cos(a), y + radius[1] * math.sin(a)) for a in angles]


LINES: Sequence[Sequence[Sequence[Flat]]] = (
    (((-0.16, 0.78), (0.06, 1.0), (0.06, 0.0)),),
    ((*_arc(0.0, 0.7, (0.27, 0.3), 165, -38), (-0.28, 0.0), (0.3, 0.0)),),
    ((*_arc(0.0, 0.76, (0.25, 0.24), 140, -90), *_arc(0.0, 0.27, (0.28, 0.27), 90, -145)),),
    (((0.3, 0.25), (-0.3, 0.25), (0.12, 1.0), (0.12, 0.0)),),
    (((0.25, 1.0), (-0.2, 1.0), (-0.23, 0.53), *_arc(0.0, 0.31, (0.29, 0.31), 110, -145)),),
    (((0.17, 1.0), *_arc(0.0, 0.3, (0.28, 0.3), 165, 530)),),
    (((-0.27, 1.0), (0.28, 1.0), (-0.06, 0.0)),),
    (_arc(0.0, 0.77, (0.23, 0.23), -90, 270), _arc(0.0, 0.27, (0.29, 0.27), 90, 450)),
    (((-0.17, 0.0), *_arc(0.0, 0.7, (0.28, 0.3), -15, 350)),),
)
"""The lines of 1 to 9, each as high as 1, its foot at nothing."""


def board(toy: Toy) -> None:
    """The board, its rows and columns numbered on all sides as the coach counts them."""
    boards.grid_board(toy, SIDE, SIDE, arrows=False)
    middle = (SIDE - 1) / 2
    for place in range(SIDE):
        along, number = place - middle, place + 1
        for side in (-1, 1):
            digit(toy, number, along - ASIDE, side * OUT)
            digit(toy, number, side * OUT, -along + ASIDE)


def digit(toy: Toy, number: int, x: float, y: float) -> None:
    """One number, upright for who sits in front; its middle at (x, y)."""
    for line in LINES[number - 1]:
        points = [(x + a * HIGH, y + (b - 0.5) * HIGH) for a, b in line]
        _stroke(toy, points)


def _stroke(toy: Toy, points: Sequence[Flat]) -> None:
    """A line of even width, mitred at its corners."""
    edges = [_edges(points, number) for number in range(len(points))]
    for (a, b), (c, d) in pairwise(edges):
        corners: list[Point] = [(*b, TOP), (*d, TOP), (*c, TOP), (*a, TOP)]
        toy.face(corners, [(0, 0, 1)] * 4, BURNT, Surface.WOOD)


def _edges(points: Sequence[Flat], number: int) -> tuple[Flat, Flat]:
    """The left and the right edge of a line at one of its points."""
    x, y = points[number]
    ways = [
        _direction(*points[first : first + 2])
        for first in (number - 1, number)
        if 0 <= first < len(points) - 1
    ]
    if number in (0, len(points) - 1) and math.dist(points[0], points[-1]) < 1e-6:
        ways = [_direction(*points[-2:]), _direction(*points[:2])]
    across = (sum(-way[1] for way in ways), sum(way[0] for way in ways))
    length = math.hypot(*across) or 1.0
    mitre = min(2.0 / length, 1.6) if len(ways) == 2 else 1.0
    dx, dy = (part / length * mitre * THICK / 2 for part in across)
    return (x + dx, y + dy), (x - dx, y - dy)


def _direction(start: Flat, end: Flat) -> Flat:
    long = math.dist(start, end)
    return (end[0] - start[0]) / long, (end[1] - start[1]) / long
