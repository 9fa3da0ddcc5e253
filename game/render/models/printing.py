"""Parts of one picture on several sides of a piece, and thin things drawn between two points."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from game.render.mesh import Surface
from game.render.models.carving import Flat, Point
from game.render.models.paint import Coat
from game.render.models.toy import Toy

INSET = 0.008
"""So much of a part's edge isn't shown: smaller copies of a picture run together there."""
_PAPER = "#F1E6CE"


class Part(NamedTuple):
    """A rectangle of a picture, in shares from its lower left."""

    left: float
    low: float
    right: float
    high: float

    def at(self, across: float, up: float) -> Flat:
        """The place of a point told in shares of the part."""
        left, right = self.left + INSET, self.right - INSET
        low, high = self.low + INSET, self.high - INSET
        return (left + (right - left) * across, low + (high - low) * up)


WALL = Part(0.0, 0.5, 1.0, 1.0)
"""The upper half of a picture: a wall, or a roof's shingles."""
TOP = Part(0.0, 0.0, 0.5, 0.5)
"""The lower left quarter: what lies on top, or a number plate."""


def printed(toy: Toy, points: Sequence[Point], normal: Point, uvs: Sequence[Flat]) -> None:
    """A flat convex face with its part of the piece's picture.

    ``points``: its corners, anticlockwise as seen from where ``normal`` points; ``uvs``: the place
    of each in the picture, in shares from its lower left.
    """
    toy.face(points, [normal] * len(points), _PAPER, Surface.PICTURE, uvs)


def panel(toy: Toy, size: Flat, part: Part, middle: Point = (0, 0, 0)) -> None:
    """An upright rectangle that looks to the front, with ``part`` of the picture on it.

    ``size``: its width and height; ``middle``: where its middle is.
    """
    w, h = size[0] / 2, size[1] / 2
    x, y, z = middle
    points: list[Point] = [
        (x - w, y, z - h),
        (x + w, y, z - h),
        (x + w, y, z + h),
        (x - w, y, z + h),
    ]
    printed(toy, points, (0, -1, 0), [part.at(*each) for each in ((0, 0), (1, 0), (1, 1), (0, 1))])


def sheet(toy: Toy, size: Flat, part: Part, z: float) -> None:
    """A lying rectangle at the height ``z``, with ``part`` of the picture on it.

    ``size``: its width and depth; its middle is at (0, 0).
    """
    lying(toy, size, [part.at(*each) for each in ((0, 0), (1, 0), (1, 1), (0, 1))], z)


def lying(toy: Toy, size: Flat, uvs: Sequence[Flat], z: float) -> None:
    """A lying rectangle at the height ``z``; its middle is at (0, 0).

    ``size``: its width and depth; ``uvs``: the place of each corner in the picture, the near left
    one first, anticlockwise.
    """
    w, d = size[0] / 2, size[1] / 2
    points: list[Point] = [(-w, -d, z), (w, -d, z), (w, d, z), (-w, d, z)]
    printed(toy, points, (0, 0, 1), uvs)


def disc(toy: Toy, radius: float, part: Part, z: float, segments: int = 24) -> None:
    """A lying disc at the height ``z``, with the round middle of ``part`` of the picture on it."""
    angles = [math.tau * k / segments for k in range(segments)]
    points: list[Point] = [(radius * math.cos(a), radius * math.sin(a), z) for a in angles]
    uvs = [part.at(0.5 + math.cos(a) / 2, 0.5 + math.sin(a) / 2) for a in angles]
    printed(toy, points, (0, 0, 1), uvs)


def flat(
    toy: Toy, outline: Sequence[Flat], y: float, colour: str, surface: Surface = Surface.PLAIN
) -> None:
    """A convex spot of plain paint on an upright side, ``y`` in front of the middle."""
    points: list[Point] = [(x, -y, z) for x, z in outline]
    toy.face(points, [(0, -1, 0)] * len(points), colour, surface)


def rectangle(width: float, height: float, x: float = 0.0, z: float = 0.0) -> list[Flat]:
    """The outline of a rectangle; ``x`` is its middle, ``z`` its lower edge."""
    return [
        (x - width / 2, z),
        (x + width / 2, z),
        (x + width / 2, z + height),
        (x - width / 2, z + height),
    ]


def arched(
    width: float, height: float, x: float = 0.0, z: float = 0.0, steps: int = 7
) -> list[Flat]:
    """The outline of a rectangle under a half circle; ``height`` is that of the whole."""
    half = width / 2
    spring = z + height - half
    angles = [math.pi * k / steps for k in range(steps + 1)]
    curve = [(x + half * math.cos(a), spring + half * math.sin(a)) for a in angles]
    return [(x - half, z), (x + half, z), *curve]


def ring(radius: float, x: float, z: float, sides: int = 16) -> list[Flat]:
    """The outline of a circle as so many ``sides``, around the middle (``x``, ``z``)."""
    angles = [math.tau * k / sides for k in range(sides)]
    return [(x + radius * math.cos(a), z + radius * math.sin(a)) for a in angles]


def rod(toy: Toy, start: Point, end: Point, radius: float, coat: Coat, segments: int = 6) -> None:
    """A round bar of ``radius`` from ``start`` to ``end``, with as many sides as ``segments``."""
    x, y, z = (b - a for a, b in zip(start, end, strict=True))
    level = math.hypot(x, y)
    tilt, turn = math.degrees(math.atan2(level, z)), math.degrees(math.atan2(y, x))
    with toy.at(*start, ry=tilt, rz=turn):
        toy.peg(radius, math.hypot(level, z), coat, segments=segments)
