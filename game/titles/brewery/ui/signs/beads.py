"""Beads over the table of brewery: the way of a die to its socket."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.ui import theme
from game.ui.rect import Rect
from game.ui.theme import Style
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.paint import Painter

Point = tuple[float, float]
SIZE, PITCH = 6.0, 20.0
"""Across a bead, and from one to the next, in units."""
ARC = 0.16
"""How high the way rises, against its length."""
CLEAR = 15.0
"""So much of the way is free at either end."""


class Beads(Widget):
    """Beads along a low arc from one point to another; none lies upon what is to be read there."""

    def __init__(self, start: Point, goal: Point, clear: Sequence[Rect] = ()) -> None:
        super().__init__()
        self._start, self._goal, self._clear = start, goal, clear

    def places(self) -> list[Point]:
        """The middle of every bead."""
        (x, y), (a, b) = self._start, self._goal
        length = math.dist(self._start, self._goal)
        free = length - 2 * CLEAR
        if free <= 0.0:
            return []
        count = max(1, round(free / PITCH))
        parts = [(CLEAR + free * (number + 0.5) / count) / length for number in range(count)]
        rise = ARC * length
        way = [
            (x + (a - x) * part, y + (b - y) * part - 4 * rise * part * (1 - part))
            for part in parts
        ]
        return [at for at in way if not any(each.contains(*at) for each in self._clear)]

    def draw(self, painter: Painter) -> None:
        """Paint each bead as a small light disc with a dark rim."""
        style = Style(theme.PAPER, theme.DARK_BROWN, 1.5, SIZE / 2)
        for x, y in self.places():
            painter.box(Rect(x - SIZE / 2, y - SIZE / 2, SIZE, SIZE), style)
