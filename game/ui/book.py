"""An open book on a wooden table: its cover, its two pages, the fold between them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui import theme
from game.ui.layout import Container
from game.ui.rect import Rect, Size
from game.ui.scroll import Scroll
from game.ui.theme import Style
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.paint import Painter
    from game.ui.text import TextMeter

COVER: theme.Ink = "#6E3B24"
STITCH: theme.Ink = "#D9A44199"
LEAF: theme.Ink = theme.PAPER
EDGE: theme.Ink = "#E4D3B1"
BOARD, LEAVES = 12.0, 3
"""Units of the cover that show round the pages, and how many edges of pages lie beneath."""
FOLD = 12
"""In so many steps it grows darker towards the fold."""
MARGIN = (26.0, 18.0)
"""Units beside, and above and below, what stands on a page."""


class Book(Container):
    """One page, or two of which the left one takes ``share`` of the width."""

    def __init__(self, *pages: Widget, share: float = 0.4) -> None:
        super().__init__(pages)
        self._share = share

    @property
    def solid(self) -> bool:
        """It stops the pointer."""
        return True

    def natural(self, meter: TextMeter, limit: Size) -> Size:
        """All the room there is."""
        for child, place in zip(self._children, self._places(Rect(0, 0, *limit)), strict=True):
            child.measure(meter, Size(place.width, place.height))
        return limit

    def _leaves(self, rect: Rect) -> list[Rect]:
        """Where the pages lie."""
        inner = rect.inset(BOARD, BOARD, BOARD, BOARD)
        if len(self._children) == 1:
            return [inner]
        left = inner.width * self._share
        return [
            Rect(inner.x, inner.y, left, inner.height),
            Rect(inner.x + left, inner.y, inner.width - left, inner.height),
        ]

    def _places(self, rect: Rect) -> list[Rect]:
        across, down = MARGIN
        return [leaf.inset(across, down, across, down) for leaf in self._leaves(rect)]

    def arrange(self, meter: TextMeter, rect: Rect) -> None:
        """Give each page its part."""
        for child, place in zip(self._children, self._places(rect), strict=True):
            child.place(meter, place)

    def paint(self, painter: Painter) -> None:
        """Paint the book from below, then what stands on its pages."""
        rect = self.rect
        painter.soft(
            Rect(rect.x - 2, rect.y + 12, rect.width + 8, rect.height), "#120903", 0.75, 22
        )
        painter.box(rect, Style(COVER, "#4A2413", 2, 14))
        painter.box(rect.inset(5, 5, 5, 5), Style(None, STITCH, 1.5, 10))
        leaves = self._leaves(rect)
        for number, leaf in enumerate(leaves):
            self._edges(painter, leaf, left=number == 0, right=number == len(leaves) - 1)
            painter.box(leaf, Style(LEAF, None, 0, 4))
        if len(leaves) == 2:
            self._fold(painter, leaves[1])
        self.paint_upon(painter, LEAF)

    def _edges(self, painter: Painter, leaf: Rect, *, left: bool, right: bool) -> None:
        """The pages beneath, which peep out at the sides."""
        for out in range(LEAVES, 0, -1):
            beside = Rect(
                leaf.x - 2 * out * left, leaf.y, leaf.width + 2 * out * (left + right), leaf.height
            )
            painter.box(beside, Style(EDGE, "#B79A6B", 1, 4))

    @staticmethod
    def _fold(painter: Painter, leaf: Rect) -> None:
        """The shade where the pages meet."""
        for step in range(1, FOLD + 1):
            wide = 2.0 * step
            strip = Rect(leaf.x - wide, leaf.y, 2 * wide, leaf.height)
            painter.box(strip, Style("#A070380A", None, 0, 0))
        painter.box(Rect(leaf.x - 1, leaf.y, 2, leaf.height), Style("#5B382050", None, 0, 0))


class Leaf(Scroll):
    """What is read on a page; it takes the keyboard, too, where it has links."""

    @property
    def focusable(self) -> bool:
        """Wherever there is more than shows."""
        return self._most > 0


class Following(Scroll):
    """A list that shows the entry ``seen``, which is one of its own, whenever it is built anew."""

    def __init__(self, key: str, child: Widget, seen: Widget | None) -> None:
        super().__init__(key, child)
        self._seen = seen

    def arrange(self, meter: TextMeter, rect: Rect) -> None:
        """Place the list, and scroll to the entry if it is out of sight."""
        super().arrange(meter, rect)
        if self._seen is not None:
            self.reveal(self._seen.rect)
