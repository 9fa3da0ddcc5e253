"""A container that wraps: children side by side, as many in a line as there is room for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.layout import Container
from game.ui.rect import UNLIMITED, Rect, Size
from game.ui.text import TOLERANCE
from game.ui.theme import GAP
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.text import TextMeter


class Flow(Container):
    """Children in lines from left to right; None among them is left out.

    ``align``: where each line lies across the place, 0 left, 0.5 middle, 1 right.
    """

    def __init__(
        self, *children: Widget | None, gap: float = GAP, line_gap: float = 4, align: float = 0.0
    ) -> None:
        super().__init__(children)
        self._gap = gap
        self._line_gap = line_gap
        self._align = align

    def _lines(self, meter: TextMeter, width: float) -> list[list[tuple[Widget, Size]]]:
        lines: list[list[tuple[Widget, Size]]] = [[]]
        room = width
        for child in self._children:
            size = child.measure(meter, Size(min(width, UNLIMITED), UNLIMITED))
            # Sums of widths differ by their rounding.
            if lines[-1] and size.width > room + TOLERANCE:
                lines.append([])
                room = width
            lines[-1].append((child, size))
            room -= size.width + self._gap
        return lines

    def _width(self, line: list[tuple[Widget, Size]]) -> float:
        return sum(size.width for _, size in line) + self._gap * max(0, len(line) - 1)

    @staticmethod
    def _height(line: list[tuple[Widget, Size]]) -> float:
        return max((size.height for _, size in line), default=0.0)

    def natural(self, meter: TextMeter, limit: Size) -> Size:
        """As wide as the widest line, as high as all of them."""
        lines = self._lines(meter, limit.width)
        height = sum(map(self._height, lines)) + self._line_gap * (len(lines) - 1)
        return Size(max(map(self._width, lines)), height)

    def arrange(self, meter: TextMeter, rect: Rect) -> None:
        """Place line after line."""
        y = rect.y
        for line in self._lines(meter, rect.width):
            x = rect.x + (rect.width - self._width(line)) * self._align
            height = self._height(line)
            for child, size in line:
                top = y + (height - size.height) / 2
                child.place(meter, Rect(x, top, size.width, size.height))
                x += size.width + self._gap
            y += height + self._line_gap
