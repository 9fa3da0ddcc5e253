"""The room behind screens that show no table: a wooden wall in warm evening light."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.boxes import Anchored, Padding
from game.ui.layout import Stack
from game.ui.paint import Painter
from game.ui.rect import Rect
from game.ui.theme import Ink, Style
from game.ui.widget import Widget

if TYPE_CHECKING:
    pass

WALL: Ink = "#855630"
"""What texts on the wall are seen against."""
PLANKS: tuple[Ink, ...] = ("#FFFFFF", "#E9DFD6", "#F6EEE6", "#DDD2C8", "#F0E6DC")
"""The grain's picture is multiplied by one of these, plank by plank."""
SEAM: Ink = "#2A160AB0"
SHINE: Ink = "#C98F5A50"
PLANK_HEIGHT = 150.0


class Wall(Widget):
    """Planks from edge to edge, lit from the upper left, dark in the corners."""

    def draw(self, painter: Painter) -> None:
        """Paint the planks, then the evening over them."""
        row, top = 0, self.rect.y
        while top < self.rect.bottom:
            self._plank(painter, row, top)
            top += PLANK_HEIGHT
            row += 1
        painter.texture("dusk", self.rect)

    def _plank(self, painter: Painter, row: int, top: float) -> None:
        joint = self.rect.x + self.rect.width * ((row * 37 % 83) / 83 * 0.4 + 0.3)
        ends = (self.rect.x, joint, self.rect.right)
        for part in range(2):
            left, right = ends[part], ends[part + 1]
            tint = PLANKS[(row * 2 + part * 3) % len(PLANKS)]
            painter.texture("wood", Rect(left, top, right - left, PLANK_HEIGHT), tint)
            painter.box(Rect(left, top, 2, PLANK_HEIGHT), Style(SEAM, None, 0, 0))
        painter.box(Rect(self.rect.x, top, self.rect.width, 1.5), Style(SHINE, None, 0, 0))
        seam = Rect(self.rect.x, top + PLANK_HEIGHT - 2.5, self.rect.width, 2.5)
        painter.box(seam, Style(SEAM, None, 0, 0))


class _OnWall(Padding):
    """Writing on the wall."""

    def paint(self, painter: Painter) -> None:
        """Paint it against the wall."""
        self.paint_upon(painter, WALL)


def sheet_on_wall(sheet: Widget) -> Widget:
    """A page of its own: a sheet in the middle of the wall."""
    return Stack(Wall(), Anchored(sheet, 0.5, 0.5))


def on_wall(writing: Widget) -> Widget:
    """Something written on the wall itself."""
    return _OnWall(writing, 0.0)
