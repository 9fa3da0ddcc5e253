"""The hand that shows the way: it taps on one thing after the other."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.ui import theme
from game.ui.rect import Rect
from game.ui.ring import Ring
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.paint import Painter

SIZE = 56.0
TIP = (0.42, 0.1)
"""Where in its picture the hand's finger is."""
AWAY = 14.0
"""How far the finger is from the thing between two taps, in units."""
TAP_S, STAY_S = 0.9, 1.8
"""A tap; so long the hand stays at each of several things."""
Point = tuple[float, float]


class Hand(Widget):
    """A hand whose finger is ``away`` units from ``at``."""

    def __init__(self, at: Point, away: float) -> None:
        super().__init__()
        self.at, self.away = at, away

    def draw(self, painter: Painter) -> None:
        """Paint it: white, with a dark outline, from the lower right."""
        x = self.at[0] - SIZE * TIP[0] + self.away * 0.5
        y = self.at[1] - SIZE * TIP[1] + self.away
        painter.icon("finger_filled", x, y, SIZE, theme.WHITE)
        painter.icon("finger", x, y, SIZE, theme.INK)


class HandOnControl(Widget):
    """A ring round a control of the panels, and the hand on it, wherever it lies by then.

    ``place`` tells where that is, in logical units; None, and nothing is drawn, where it isn't.
    """

    def __init__(self, place: Callable[[], Rect | None]) -> None:
        super().__init__()
        self._place = place

    def draw(self, painter: Painter) -> None:
        """Paint both."""
        where = self._place()
        if where is None:
            return
        right, low = where.x + where.width, where.y + where.height
        Ring([(where.x, where.y), (right, where.y), (right, low), (where.x, low)]).draw(painter)
        Hand(where.center, 0.0).draw(painter)


def shown_way(
    spots: Sequence[Point], rings: Sequence[Sequence[Point]], seconds: float, *, still: bool
) -> list[Widget]:
    """Rings round the things, and the hand, ``seconds`` after it began; ``still``: without motion.

    ``spots`` and ``rings`` are in logical units, in the order in which the things are clicked.
    """
    parts: list[Widget] = [Ring(points) for points in rings if points]
    if spots:
        turn = 0 if still else int(seconds / STAY_S) % len(spots)
        phase = 0.0 if still else 0.5 - 0.5 * math.cos(math.tau * seconds / TAP_S)
        parts.append(Hand(spots[turn], AWAY * phase))
    return parts
