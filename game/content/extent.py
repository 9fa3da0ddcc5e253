"""How far the pieces of a miniature reach, so that it keeps within its tile."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from game.content.miniature import Group, Piece, Placing, Shape

Point = tuple[float, float, float]
ROUND = 16
"""Directions in which the reach of something round is looked at."""


class Extent(NamedTuple):
    """The least and greatest x, y and z, in thousandths."""

    low: tuple[int, int, int]
    high: tuple[int, int, int]


def extent_of(pieces: Sequence[Piece | Group], size: int = 1000) -> Extent:
    """The box round the pieces, scaled by ``size`` thousandths."""
    points = list(_points(pieces))
    axes = list(zip(*points, strict=True))
    low = [math.floor(min(axis) * size / 1000) for axis in axes]
    high = [math.ceil(max(axis) * size / 1000) for axis in axes]
    return Extent((low[0], low[1], low[2]), (high[0], high[1], high[2]))


def _points(pieces: Sequence[Piece | Group]) -> Iterator[Point]:
    for piece in pieces:
        own = list(_corners(piece) if isinstance(piece, Piece) else _points(piece.pieces))
        for placing in piece.placings:
            for point in own:
                yield _placed(point, placing)


def _corners(piece: Piece) -> Iterator[Point]:
    """Points whose hull holds the piece, in its own frame."""
    if piece.shape is Shape.BALL:
        yield from _ball(piece.measures[0], piece.stretch / 1000)
    elif piece.shape is Shape.PLANK:
        half = piece.measures[0] / 2
        yield from ((x, y, z) for (x, z), y in product(piece.outline, (-half, half)))
    elif piece.shape is Shape.TURNED:
        for radius, height in set(piece.outline):
            yield from _ring(radius, height)
    elif piece.shape in {Shape.CYLINDER, Shape.CONE}:
        radius, height = piece.measures
        yield from _ring(radius, 0)
        yield from _ring(0 if piece.shape is Shape.CONE else radius, height)
    else:
        width, depth, height = piece.measures[:3]
        sides = (-width / 2, width / 2), (-depth / 2, depth / 2), (0, height)
        yield from product(*sides)


def _ring(radius: float, height: float) -> Iterator[Point]:
    for k in range(ROUND if radius else 1):
        angle = math.tau * k / ROUND
        yield (radius * math.cos(angle), radius * math.sin(angle), height)


def _ball(radius: int, stretch: float) -> Iterator[Point]:
    for k in range(-3, 4):
        angle = math.pi / 6 * k
        yield from _ring(radius * math.cos(angle), radius * stretch * math.sin(angle))


def _placed(point: Point, placing: Placing) -> Point:
    x, y, z = (each * placing.size / 1000 for each in point)
    rx, ry, rz = (math.radians(each) for each in placing.turn)
    y, z = y * math.cos(rx) - z * math.sin(rx), y * math.sin(rx) + z * math.cos(rx)
    x, z = x * math.cos(ry) + z * math.sin(ry), z * math.cos(ry) - x * math.sin(ry)
    x, y = x * math.cos(rz) - y * math.sin(rz), x * math.sin(rz) + y * math.cos(rz)
    x, y, z = x + placing.at[0], y + placing.at[1], z + placing.at[2]
    return (-x if placing.mirrored else x, y, z)
