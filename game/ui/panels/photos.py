"""Pictures of kept games: printed on paper, one upon the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui import theme
from game.ui.rect import Rect, Size
from game.ui.theme import Style
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.paint import Painter
    from game.ui.text import TextMeter

ACROSS = 16 / 9
"""A picture's width for its height."""
BLANK: theme.Ink = "#3E5B4F"
"""The felt that shows where there is no picture yet."""
TO_COME: theme.Ink = "#D5DED8"
SIGN = 30.0
"""Ink and side of the sign on it that says so."""


class Snapshot(Widget):
    """A picture of a game, ``width`` units wide; "" is blank felt with a sign on it."""

    def __init__(self, picture: str, width: float) -> None:
        super().__init__()
        self._picture, self._size = picture, Size(width, width / ACROSS)

    def natural(self, meter: TextMeter, limit: Size) -> Size:  # noqa: ARG002 - a fixed size
        """As it was taken."""
        return self._size

    def draw(self, painter: Painter) -> None:
        """Paint the picture and its edge."""
        if self._picture:
            painter.texture(self._picture, self.rect)
        else:
            painter.box(self.rect, Style(BLANK, None, 0, 2))
            side = min(SIGN, 0.4 * self.rect.height)
            with painter.ground(BLANK):
                painter.icon_at("camera", self.rect.center, side, TO_COME)
        painter.box(self.rect, Style(None, "#3A2A1E40", 1, 2))


class Pile(Widget):
    """Prints that lie upon one another, ``width`` units wide; the topmost shows ``picture``."""

    BORDER, SHIFT = 6.0, 5.0

    def __init__(self, picture: str, width: float, below: int) -> None:
        super().__init__()
        self._top = Snapshot(picture, width - below * self.SHIFT - 2 * self.BORDER)
        self._below = below
        paper = (width - below * self.SHIFT - 2 * self.BORDER) / ACROSS + 2 * self.BORDER
        self._size = Size(width, paper + below * self.SHIFT)

    def natural(self, meter: TextMeter, limit: Size) -> Size:  # noqa: ARG002 - a fixed size
        """All of them."""
        return self._size

    def draw(self, painter: Painter) -> None:
        """Paint them from below."""
        place = self.rect
        shift = self.SHIFT
        wide, high = (side - self._below * shift for side in self._size)
        for each in range(self._below, -1, -1):
            paper = Rect(place.x + each * shift, place.bottom - high - each * shift, wide, high)
            painter.soft(Rect(paper.x + 1, paper.y + 3, wide, high), theme.SHADOW, 0.3, 6)
            painter.box(paper, Style(theme.PAPER, theme.LINE, 1, 3))
        inner = Rect(place.x, place.bottom - high, wide, high).inset(*(self.BORDER,) * 4)
        self._top.rect = inner
        self._top.draw(painter)
