"""The focus ring round a thing beneath the panels: seen on every material, whatever hides it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.ui import theme
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.paint import Painter

Point = tuple[float, float]
AWAY = 5.0
"""Units between a thing and the ring round it."""
STROKES = ((9.0, theme.INK), (7.0, theme.WHITE), (3.5, theme.FOCUS))
"""Widths and inks, from the lowest on: light on dark things, dark on light ones."""


class Ring(Widget):
    """A ring round all of ``points``, in logical units; nothing stops the pointer."""

    def __init__(self, points: Sequence[Point]) -> None:
        super().__init__()
        self.points = spread(hull(points), AWAY)

    def draw(self, painter: Painter) -> None:
        """Draw the strokes."""
        closed = [*self.points, *self.points[:1]]
        for width, ink in STROKES:
            painter.line(closed, ink, width)


def hull(points: Sequence[Point]) -> list[Point]:
    """The corners of the smallest convex shape round ``points``, in order round it.

    Andrew, "Another efficient algorithm for convex hulls in two dimensions" (1979).
    """
    ordered = sorted(set(points))
    if len(ordered) < 3:
        return ordered
    return [*_chain(ordered)[:-1], *_chain(ordered[::-1])[:-1]]


def _chain(ordered: Sequence[Point]) -> list[Point]:
    found: list[Point] = []
    for point in ordered:
        while len(found) > 1 and _turn(found[-2], found[-1], point) <= 0:
            found.pop()
        found.append(point)
    return found


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def spread(corners: Sequence[Point], out: float) -> list[Point]:
    """A convex shape with every corner ``out`` units further from its middle."""
    if not corners:
        return []
    x, y = (sum(axis) / len(corners) for axis in zip(*corners, strict=True))
    found = []
    for a, b in corners:
        far = max(math.hypot(a - x, b - y), 1e-6)
        found.append((a + (a - x) / far * out, b + (b - y) / far * out))
    return found
