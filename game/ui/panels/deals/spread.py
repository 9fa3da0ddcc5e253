"""What several games came to, as dots along a scale that several lines share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.ui import theme
from game.ui.rect import Rect, Size
from game.ui.theme import Ink, Style, Type
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.paint import Painter
    from game.ui.text import TextMeter

DOT, AROUND, SCALE = 11.0, 12.0, 20.0
"""Across a dot; left and right of the outermost ones; height of the numbers under a line."""
CLOSE = DOT * 0.8
"""Dots nearer than about that stand upon one another."""
HIGH = 4
"""So many dots stand upon one another; more lie closer."""


@dataclass(frozen=True, slots=True)
class Dot:
    """A game: its ``points``, and whether it was ``won``: those that were are filled."""

    points: int
    won: bool
    ink: Ink = theme.INK


class Spread(Widget):
    """Dots from ``low`` to ``high`` points, with a band from the least to the most of them, darker
    where the middle half lies. ``scaled``: the two numbers stand beneath.
    """

    def __init__(
        self, dots: Sequence[Dot], low: int, high: int, *, banded: bool = True, scaled: bool = False
    ) -> None:
        super().__init__()
        self._dots = sorted(dots, key=lambda dot: dot.points)
        self._low, self._high = low, max(high, low + 1)
        self._banded, self._scaled = banded and len(dots) > 1, scaled

    def natural(self, meter: TextMeter, limit: Size) -> Size:  # noqa: ARG002 - a fixed height
        """As wide as it gets room."""
        return Size(min(260.0, limit.width), HIGH * DOT + 6 + SCALE * self._scaled)

    def lettering(self, meter: TextMeter) -> Iterable[tuple[str, Type]]:  # noqa: ARG002 - numbers
        """The ends of the scale."""
        ends = (str(self._low), str(self._high)) if self._scaled else ()
        return ((text, theme.SMALL) for text in ends)

    def _x(self, points: float) -> float:
        room = self.rect.width - 2 * AROUND
        along = (points - self._low) / (self._high - self._low)
        return self.rect.x + AROUND + room * along

    @property
    def _base(self) -> float:
        """Where the line lies on which dots stand."""
        return self.rect.bottom - 2 - SCALE * self._scaled

    def draw(self, painter: Painter) -> None:
        """Paint band, line, dots and numbers."""
        base, left, right = self._base, self._x(self._low), self._x(self._high)
        if self._banded:
            quarter = len(self._dots) // 4
            self._band(painter, self._dots, theme.INSET)
            self._band(painter, self._dots[quarter : len(self._dots) - quarter], theme.GROOVE)
        painter.line([(left - DOT / 2, base), (right + DOT / 2, base)], theme.GREYED_LINE, 1.5)
        self._draw_dots(painter, base)
        if self._scaled:
            self._number(painter, self._low)
            self._number(painter, self._high)

    def _band(self, painter: Painter, dots: Sequence[Dot], ink: Ink) -> None:
        """What lies between the outermost of some dots."""
        half = DOT / 2 + 2
        left, right = self._x(dots[0].points) - half, self._x(dots[-1].points) + half
        top = self._base - HIGH * DOT - 2
        painter.box(Rect(left, top, right - left, self._base - top), Style(ink, None, 0, 5))

    def _draw_dots(self, painter: Painter, base: float) -> None:
        """Those of about the same points stand upon one another."""
        columns: dict[int, list[Dot]] = {}
        for dot in self._dots:
            column = round((self._x(dot.points) - self.rect.x) / CLOSE)
            columns.setdefault(column, []).append(dot)
        for dots in columns.values():
            step = min(DOT, HIGH * DOT / len(dots))
            for level, dot in enumerate(dots):
                x, y = self._x(dot.points), base - 1 - DOT - level * step
                fill = dot.ink if dot.won else theme.PAPER
                painter.box(Rect(x - DOT / 2, y, DOT, DOT), Style(fill, dot.ink, 2.0, DOT / 2))

    def _number(self, painter: Painter, points: int) -> None:
        """Write an end of the scale below it."""
        text = str(points)
        width = painter.meter.width(text, theme.SMALL)
        x = min(max(self._x(points) - width / 2, self.rect.x), self.rect.right - width)
        painter.text(text, x, self._base + SCALE / 2 + 1, theme.SMALL, theme.SECOND_INK)
