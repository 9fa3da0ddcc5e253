"""A small plan of the board on which some fields are marked."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from game.rules.towers.catalogue import FIELDS, SIDE, Catalogue, Field
from game.titles.towers.ui.panels.materials import FILL
from game.ui import theme
from game.ui.theme import Style
from game.ui.widget import Rect, Size, Widget

if TYPE_CHECKING:
    from game.ui.paint import Painter
    from game.ui.text import TextMeter

_GAP = 2


class Plan(Widget):
    """The colours of all fields, each ``pitch`` units from the next, and the marked ones."""

    def __init__(self, board: Catalogue, marked: Collection[Field], pitch: float = 20) -> None:
        super().__init__()
        self._board, self._marked, self._pitch = board, marked, pitch

    def natural(self, meter: TextMeter, limit: Size) -> Size:  # noqa: ARG002 - a fixed size
        """A square."""
        return Size(self._pitch * SIDE, self._pitch * SIDE)

    def draw(self, painter: Painter) -> None:
        """Paint the fields, the marked ones last and larger."""
        for field in sorted(range(FIELDS), key=lambda each: each in self._marked):
            self._field(painter, field, self._board.colours[field], field in self._marked)

    def _field(self, painter: Painter, field: Field, colour: int, marked: bool) -> None:
        row, column = divmod(field, SIDE)
        x, y, edge = self.rect.x + column * self._pitch, self.rect.y + row * self._pitch, _GAP / 2
        if marked:
            ring = Rect(x - edge, y - edge, self._pitch + _GAP, self._pitch + _GAP)
            painter.box(ring, Style(theme.ACCENT, theme.INK, 1.5, 4))
            edge = 4
        side = self._pitch - 2 * edge
        painter.box(Rect(x + edge, y + edge, side, side), Style(FILL[colour], None, 0, 3))
