"""Lines of beads over the board: what a pawn sees, where it runs, what is in its way."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.ui import theme
from game.ui.rect import Rect
from game.ui.ring import spread
from game.ui.theme import Ink, Style
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.paint import Painter

Point = tuple[float, float]
CLEAR: Ink = "#FFC23E"
BLOCKED: Ink = "#E2481F"
OPEN: Ink = "#2FAE84"
CREAM: Ink = "#FFF6E0"
ARM = 0.3
"""How far an angle at a field's corner reaches, as a part of its side."""
LEAST, MOST = 11.0, 22.0
"""Across a bead, in units."""


class Beads(Widget):
    """Beads from one point to another: golden as far as nothing hides the goal, else red.

    ``pitch``: from one to the next, in units.
    """

    def __init__(self, start: Point, goal: Point, pitch: float, *, clear: bool) -> None:
        super().__init__()
        self._start, self._goal, self._pitch, self._clear = start, goal, pitch, clear

    def places(self) -> list[Point]:
        """The middle of every bead."""
        (x, y), (a, b) = self._start, self._goal
        count = max(1, round(math.dist(self._start, self._goal) / self._pitch))
        parts = [(number + 0.5) / count for number in range(count)]
        return [(x + (a - x) * part, y + (b - y) * part) for part in parts]

    def draw(self, painter: Painter) -> None:
        """Paint each bead on a cream disc, so that it shows on every field."""
        size = min(max(self._pitch * 0.72, LEAST), MOST)
        for x, y in self.places():
            _disc(painter, x, y, size, Style(CREAM, theme.DARK_BROWN, 1.5, size / 2))
            inner = size * 0.58
            _disc(
                painter, x, y, inner, Style(CLEAR if self._clear else BLOCKED, None, 0, inner / 2)
            )


class Cross(Widget):
    """The end of what is hidden: a cross on a disc."""

    def __init__(self, at: Point, size: float) -> None:
        super().__init__()
        self._at, self._size = at, size

    def draw(self, painter: Painter) -> None:
        """Paint the disc and the cross on it."""
        (x, y), size, icon = self._at, self._size, self._size * 0.66
        _disc(painter, x, y, size, Style(BLOCKED, CREAM, 2.0, size / 2))
        with painter.ground(BLOCKED):
            painter.icon("close", x - icon / 2, y - icon / 2, icon, theme.WHITE)


class Frame(Widget):
    """A field's edge, drawn over whatever stands before it; ``broken``: its four corners alone, of
    a field that can't be used or is in the way."""

    def __init__(self, corners: Sequence[Point], ink: Ink, *, broken: bool = False) -> None:
        super().__init__()
        self._corners, self._ink, self._broken = list(corners), ink, broken

    def lines(self) -> list[list[Point]]:
        """What is painted: the closed line, or an angle at each corner."""
        corners = self._corners
        if not self._broken:
            return [[*corners, corners[0]]]
        around = zip((corners[-1], *corners[:-1]), corners, (*corners[1:], corners[0]), strict=True)
        return [[_towards(at, a), at, _towards(at, b)] for a, at, b in around]

    def draw(self, painter: Painter) -> None:
        """Paint the lines on dark ones."""
        if not self._broken:
            wide = spread(self._corners, 1.0)
            painter.line([*wide, wide[0]], theme.DARK_BROWN, 6.5)
        for each in self.lines():
            if self._broken:
                painter.line(each, CREAM, 7.5)
            painter.line(each, self._ink, 4.5 if self._broken else 4.0)


class Side(Widget):
    """One side of a tower: open or closed (T6.3), by colour and by sign."""

    def __init__(self, start: Point, goal: Point, *, is_open: bool, sign: float) -> None:
        super().__init__()
        self._ends, self._open, self._sign = (start, goal), is_open, sign

    def draw(self, painter: Painter) -> None:
        """Paint the side, and its sign where there is one."""
        (x, y), (a, b) = self._ends
        ink = OPEN if self._open else BLOCKED
        painter.line([(x, y), (a, b)], CREAM, 9.0)
        painter.line([(x, y), (a, b)], ink, 6.0)
        if self._sign:
            middle = ((x + a) / 2, (y + b) / 2)
            size, icon = self._sign, self._sign * 0.66
            _disc(painter, *middle, size, Style(ink, CREAM, 2.0, size / 2))
            with painter.ground(ink):
                place = (middle[0] - icon / 2, middle[1] - icon / 2)
                painter.icon("check" if self._open else "close", *place, icon, theme.WHITE)


def _towards(start: Point, goal: Point) -> Point:
    """The end of an angle's arm."""
    (x, y), (a, b) = start, goal
    return x + (a - x) * ARM, y + (b - y) * ARM


def _disc(painter: Painter, x: float, y: float, size: float, style: Style) -> None:
    painter.box(Rect(x - size / 2, y - size / 2, size, size), style)
