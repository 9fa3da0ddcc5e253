"""A round pen on a 24 × 24 grid: draws a symbol from a short description.

A description is a row of commands, a letter and numbers each: ``M x y`` lift to, ``L x y …`` lines
to, ``C x y x y x y`` curve to, ``Z`` close, ``O x y r [ry]`` ring, ``A x y rx ry from to`` arc in
degrees, ``D x y r`` dot, ``P x y …`` filled shape. Strokes have round ends and joins.
"""

from __future__ import annotations

import math
import re
from itertools import pairwise

from PIL import Image, ImageDraw

GRID = 24
FINENESS = 4
"""The pen draws this many times larger and scales down."""
CURVE_STEPS = 24
ARC_STEPS = 48

Flat = tuple[float, float]


class Pen:
    """Draws one symbol of ``size`` pixels."""

    def __init__(self, size: int, stroke: float) -> None:
        self._size = size
        self._unit = size * FINENESS / GRID
        self._width = stroke * self._unit
        self._image = Image.new("L", (size * FINENESS, size * FINENESS), 0)
        self._draw = ImageDraw.Draw(self._image)
        self._path: list[Flat] = []

    def draw(self, description: str) -> Image.Image:
        """The finished mask."""
        for command, rest in re.findall(r"([A-Z])([^A-Z]*)", description):
            numbers = [float(part) for part in rest.split()]
            getattr(self, f"_{command.lower()}")(*numbers)
        return self._image.resize((self._size, self._size), Image.Resampling.LANCZOS)

    def _m(self, x: float, y: float) -> None:
        self._path = [(x, y)]

    def _l(self, *numbers: float) -> None:
        points = [self._path[-1], *_pairs(numbers)]
        self._stroke(points)
        self._path += points[1:]

    def _c(self, *numbers: float) -> None:
        start, (a, b, end) = self._path[-1], _pairs(numbers)
        steps = [i / CURVE_STEPS for i in range(CURVE_STEPS + 1)]
        self._stroke([_bezier((start, a, b, end), t) for t in steps])
        self._path.append(end)

    def _z(self) -> None:
        self._stroke([self._path[-1], self._path[0]])

    def _o(self, x: float, y: float, rx: float, ry: float | None = None) -> None:
        self._a(x, y, rx, rx if ry is None else ry, 0, 360)

    def _a(self, x: float, y: float, rx: float, ry: float, start: float, end: float) -> None:
        angles = [math.radians(start + (end - start) * i / ARC_STEPS) for i in range(ARC_STEPS + 1)]
        self._stroke([(x + rx * math.cos(a), y + ry * math.sin(a)) for a in angles])

    def _d(self, x: float, y: float, r: float) -> None:
        box = [
            (x - r) * self._unit,
            (y - r) * self._unit,
            (x + r) * self._unit,
            (y + r) * self._unit,
        ]
        self._draw.ellipse(box, fill=255)

    def _p(self, *numbers: float) -> None:
        points = _pairs(numbers)
        self._draw.polygon([(x * self._unit, y * self._unit) for x, y in points], fill=255)
        self._stroke([*points, points[0]])

    def _stroke(self, points: list[Flat]) -> None:
        half = self._width / 2
        scaled = [(x * self._unit, y * self._unit) for x, y in points]
        for (ax, ay), (bx, by) in pairwise(scaled):
            length = math.hypot(bx - ax, by - ay) or 1.0
            nx, ny = -(by - ay) / length * half, (bx - ax) / length * half
            corners = [
                (ax + nx, ay + ny),
                (bx + nx, by + ny),
                (bx - nx, by - ny),
                (ax - nx, ay - ny),
            ]
            self._draw.polygon(corners, fill=255)
        for x, y in scaled:
            self._draw.ellipse([x - half, y - half, x + half, y + half], fill=255)


def _pairs(numbers: tuple[float, ...]) -> list[Flat]:
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def _bezier(points: tuple[Flat, Flat, Flat, Flat], t: float) -> Flat:
    weights = ((1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t**3)
    x, y = (
        sum(weight * point[axis] for weight, point in zip(weights, points, strict=True))
        for axis in (0, 1)
    )
    return (x, y)
