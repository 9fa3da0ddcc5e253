"""Containers of many: rows, columns, grids, stacks.

A child with ``grow`` takes a share of the free room, or gives of its own where room is short; the
others keep their natural size.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import TYPE_CHECKING

from game.ui.paint import Painter
from game.ui.rect import UNLIMITED, Rect, Size
from game.ui.theme import GAP, Ink
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.text import TextMeter


class Align(Enum):
    """Where a child lies across its Row or Column."""

    START = 0.0
    CENTER = 0.5
    END = 1.0
    STRETCH = -1.0


def _across(align: Align, start: float, room: float, size: float) -> tuple[float, float]:
    if align is Align.STRETCH:
        return start, room
    size = min(size, room)
    return start + (room - size) * align.value, size


def _shared(natural: Sequence[float], grow: Sequence[float], room: float) -> list[float]:
    """``natural`` sizes with the free room (or the lack of it) shared by those that grow."""
    free = room - sum(natural)
    weights = list(grow) if free >= 0 else [g * n for g, n in zip(grow, natural, strict=True)]
    total = sum(weights)
    if not total:
        return list(natural)
    return [max(0.0, n + free * w / total) for n, w in zip(natural, weights, strict=True)]


class Container(Widget):
    """A node with a fixed list of children."""

    def __init__(self, children: Sequence[Widget | None]) -> None:
        super().__init__()
        self._children = tuple(child for child in children if child is not None)

    @property
    def children(self) -> Sequence[Widget]:
        """The nodes below it."""
        return self._children

    def arrange(self, meter: TextMeter, rect: Rect) -> None:
        """Give each child the whole place."""
        for child in self._children:
            child.place(meter, rect)

    def paint_upon(self, painter: Painter, ground: Ink | None) -> None:
        """Paint the children, which are seen against a ``ground``."""
        with painter.ground(ground):
            for child in self.children:
                child.paint(painter)


class Row(Container):
    """Children side by side; None among them is left out."""

    def __init__(
        self, *children: Widget | None, gap: float = GAP, align: Align = Align.CENTER
    ) -> None:
        super().__init__(children)
        self._gap = gap
        self._align = align

    def _widths(self, meter: TextMeter, room: float) -> list[float]:
        natural = [c.measure(meter, Size(UNLIMITED, UNLIMITED)).width for c in self._children]
        gaps = self._gap * max(0, len(natural) - 1)
        return _shared(natural, [c.grow for c in self._children], room - gaps)

    def natural(self, meter: TextMeter, limit: Size) -> Size:
        """As wide as all children, at most the limit; as high as the highest."""
        natural = [c.measure(meter, Size(UNLIMITED, UNLIMITED)).width for c in self._children]
        width = sum(natural) + self._gap * max(0, len(natural) - 1)
        if width > limit.width:
            given = self._widths(meter, limit.width)
            width = sum(given) + self._gap * max(0, len(given) - 1)
        else:
            given = natural
        heights = [
            c.measure(meter, Size(w, limit.height)).height
            for c, w in zip(self._children, given, strict=True)
        ]
        return Size(width, max(heights, default=0.0))

    def arrange(self, meter: TextMeter, rect: Rect) -> None:
        """Place the children from left to right."""
        x = rect.x
        for child, width in zip(self._children, self._widths(meter, rect.width), strict=True):
            height = child.measure(meter, Size(width, rect.height)).height
            top, height = _across(self._align, rect.y, rect.height, height)
            child.place(meter, Rect(x, top, width, height))
            x += width + self._gap


class Column(Container):
    """Children one below the other; None among them is left out."""

    def __init__(
        self, *children: Widget | None, gap: float = GAP, align: Align = Align.STRETCH
    ) -> None:
        super().__init__(children)
        self._gap = gap
        self._align = align

    def _sizes_in(self, meter: TextMeter, width: float) -> list[Size]:
        return [c.measure(meter, Size(width, UNLIMITED)) for c in self._children]

    def natural(self, meter: TextMeter, limit: Size) -> Size:
        """As wide as the widest child, as high as all of them, at most the limit if one grows."""
        sizes = self._sizes_in(meter, limit.width)
        height = sum(s.height for s in sizes) + self._gap * max(0, len(sizes) - 1)
        if any(c.grow for c in self._children):
            height = min(height, limit.height)
        return Size(max((s.width for s in sizes), default=0.0), height)

    def arrange(self, meter: TextMeter, rect: Rect) -> None:
        """Place the children from top to bottom."""
        sizes = self._sizes_in(meter, rect.width)
        room = rect.height - self._gap * max(0, len(sizes) - 1)
        heights = _shared([s.height for s in sizes], [c.grow for c in self._children], room)
        y = rect.y
        for child, size, height in zip(self._children, sizes, heights, strict=True):
            left, width = _across(self._align, rect.x, rect.width, size.width)
            child.place(meter, Rect(left, y, width, height))
            y += height + self._gap


class Grid(Container):
    """Cells row by row in ``columns`` columns of equal width."""

    def __init__(self, *children: Widget | None, columns: int, gap: float = GAP) -> None:
        super().__init__(children)
        self._columns = columns
        self._gap = gap

    def _rows(self) -> list[Sequence[Widget]]:
        step = self._columns
        return [self._children[i : i + step] for i in range(0, len(self._children), step)]

    def _heights(self, meter: TextMeter, width: float) -> list[float]:
        limit = Size(width, UNLIMITED)
        return [max(c.measure(meter, limit).height for c in row) for row in self._rows()]

    def natural(self, meter: TextMeter, limit: Size) -> Size:
        """Columns as wide as the widest cell, within the limit."""
        gaps = self._gap * (self._columns - 1)
        unlimited = Size(UNLIMITED, UNLIMITED)
        widest = max((c.measure(meter, unlimited).width for c in self._children), default=0.0)
        width = min(widest, (limit.width - gaps) / self._columns)
        heights = self._heights(meter, width)
        tall = sum(heights) + self._gap * max(0, len(heights) - 1)
        return Size(width * self._columns + gaps, tall)

    def arrange(self, meter: TextMeter, rect: Rect) -> None:
        """Place the cells."""
        width = (rect.width - self._gap * (self._columns - 1)) / self._columns
        y = rect.y
        for row, height in zip(self._rows(), self._heights(meter, width), strict=True):
            for column, child in enumerate(row):
                child.place(meter, Rect(rect.x + column * (width + self._gap), y, width, height))
            y += height + self._gap


class Stack(Container):
    """Children over one another, each in the whole place; the last lies on top."""

    def __init__(self, *children: Widget | None) -> None:
        super().__init__(children)

    @property
    def overlaps(self) -> bool:
        """A stack's children lie over one another."""
        return True

    def natural(self, meter: TextMeter, limit: Size) -> Size:
        """As big as its biggest child in either direction."""
        sizes = [c.measure(meter, limit) for c in self._children]
        return Size(
            max((s.width for s in sizes), default=0.0), max((s.height for s in sizes), default=0.0)
        )
