"""The wooden wall behind screens that show no table."""

from __future__ import annotations

from game.ui.paint import Painter
from game.ui.theme import Style
from game.ui.widget import Rect, Widget

PLANKS = ("#7A4A28", "#6F4223", "#774828", "#6A3F21", "#734527")
SEAM, SHINE = "#4A2A14", "#8A5633"
PLANK_HEIGHT = 118.0


class Backdrop(Widget):
    """Planks from edge to edge."""

    def draw(self, painter: Painter) -> None:
        """Paint the planks, each with a lit and a dark edge."""
        rect, row, top = self.rect, 0, self.rect.y
        while top < rect.bottom:
            plank = Rect(rect.x, top, rect.width, PLANK_HEIGHT)
            painter.box(plank, Style(PLANKS[row % len(PLANKS)], None, 0, 0))
            painter.box(Rect(rect.x, top, rect.width, 2), Style(SHINE, None, 0, 0))
            seam = Rect(rect.x, top + PLANK_HEIGHT - 3, rect.width, 3)
            painter.box(seam, Style(SEAM, None, 0, 0))
            joint = rect.x + rect.width * ((row * 37 % 83) / 83 * 0.8 + 0.1)
            painter.box(Rect(joint, top, 3, PLANK_HEIGHT), Style(SEAM, None, 0, 0))
            top += PLANK_HEIGHT
            row += 1


def backdrop() -> Widget:
    """The wall."""
    return Backdrop()
