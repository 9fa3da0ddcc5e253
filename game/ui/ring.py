"""Rings round things beneath the panels: seen on every material, whatever hides the thing.

A whole blue one is where the keyboard is, or what a hint shows; a broken golden one, with a flag on
it, is round what a challenge is about.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from game.ui import theme
from game.ui.rect import centred
from game.ui.theme import Style
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.paint import Painter

GOAL_STROKES = ((9.0, theme.INK), (6.0, theme.CHOSEN))
"""Those of a goal."""
DASH, GAP = 15.0, 11.0
"""Units along a goal's ring."""
FLAG, BADGE = 16.0, 26.0
"""Sides of the flag on it, and of the disc beneath that."""
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


class GoalRing(Ring):
    """The ring round what a goal names: dashes, and a flag at its highest corner."""

    def draw(self, painter: Painter) -> None:
        """Draw dashes and flag."""
        if not self.points:
            return
        parts = list(dashes([*self.points, self.points[0]], DASH, GAP))
        for width, ink in GOAL_STROKES:
            for part in parts:
                painter.line(part, ink, width)
        corner = min(self.points, key=lambda point: (point[1], point[0]))
        disc = centred(corner, BADGE, BADGE)
        painter.box(disc, Style(theme.CHOSEN, theme.INK, 1.5, BADGE / 2))
        painter.icon_at("flag", corner, FLAG, theme.INK)


def dashes(way: Sequence[Point], dash: float, gap: float) -> Iterator[list[Point]]:
    """The parts of a way that are drawn: ``dash`` units of it, then ``gap`` left out, and so on."""
    part, left, drawn = [way[0]], dash, True
    for start, end in pairwise(way):
        length, at = math.dist(start, end), 0.0
        while length - at > left:
            at += left
            share = at / length
            turn = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            if drawn:
                yield [*part, turn]
            part, drawn = [turn], not drawn
            left = dash if drawn else gap
        left -= length - at
        part.append(end)
    if drawn and len(part) > 1:
        yield part


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
