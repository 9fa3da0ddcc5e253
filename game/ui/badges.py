"""Badges that stand over things on the table and tell their values: a die's pips in a number.

A badge tells its kind by a symbol beside the colour.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum, auto
from typing import TYPE_CHECKING, NamedTuple

from game.ui import theme
from game.ui.boxes import Pinned
from game.ui.rect import Rect, Size
from game.ui.theme import Ink, Style, Type
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.paint import Painter
    from game.ui.text import TextMeter

HEIGHT, CHIP, GAP, MARGIN = 30.0, 22.0, 5.0, 4.0
BETWEEN = 3.0
"""Units between two badges that would lie over each other."""
POINTER = 6.0
"""How far above its thing a badge floats."""
Point = tuple[float, float]


class Sort(NamedTuple):
    """How a kind of thing is told: its symbol, the colour of the thing and the ink on it."""

    symbol: str
    fill: Ink
    ink: Ink


class Emphasis(Enum):
    """How much a badge is set off."""

    PLAIN = auto()
    LIT = auto()  # what may be used now, or is chosen
    FAINT = auto()  # what is of no use now


_STYLES = {
    Emphasis.PLAIN: (theme.PARCHMENT, theme.DARK_BROWN, theme.INK),
    Emphasis.LIT: (theme.CHOSEN, theme.ACCENT, theme.INK),
    Emphasis.FAINT: (theme.GREYED, theme.GREYED_LINE, theme.GREYED_INK),
}


class ValueBadge(Widget):
    """A kind's chip and a short text beside it: a number, or what is needed (“≥ 3”)."""

    def __init__(self, kind: Sort, text: str, tone: Emphasis = Emphasis.PLAIN) -> None:
        super().__init__()
        self._kind, self._text = kind, text
        fill, line, self._ink = _STYLES[tone]
        self._style = Style(
            fill, line, 3.0 if tone is Emphasis.LIT else 2.0, HEIGHT / 2, shadow=True
        )

    def natural(self, meter: TextMeter, limit: Size) -> Size:  # noqa: ARG002 - a fixed size
        """As wide as chip and text."""
        text = meter.width(self._text, theme.BIG_NUMBER)
        return Size(MARGIN + CHIP + GAP + text + MARGIN * 2.4, HEIGHT)

    def lettering(self, meter: TextMeter) -> Iterable[tuple[str, Type]]:  # noqa: ARG002 - one line
        """Its text."""
        return ((self._text, theme.BIG_NUMBER),)

    def draw(self, painter: Painter) -> None:
        """Paint the pill, the chip in it, and the text."""
        painter.box(self.rect, self._style)
        x, y = self.rect.x + MARGIN, self.rect.center[1]
        chip = Rect(x, y - CHIP / 2, CHIP, CHIP)
        with painter.ground(self._style.fill):
            painter.box(chip, Style(self._kind.fill, theme.INK, 1.5, CHIP / 2))
            inner = CHIP * 0.68
            place = (x + (CHIP - inner) / 2, y - inner / 2)
            painter.icon(self._kind.symbol, *place, inner, self._kind.ink)
            painter.text(self._text, x + CHIP + GAP, y, theme.BIG_NUMBER, self._ink)


def over(badge: Widget, point: Point) -> Widget:
    """A badge whose lower edge stands just over a point, in logical units."""
    return Pinned(badge, (point[0], point[1] - POINTER), (0.5, 1.0))


def parted(points: Sequence[Point], size: Point) -> list[Point]:
    """Where badges of this size stand over ``points`` so that none hides another.

    The nearer one stays; the farther one, which is higher on the picture, gives way upwards.
    """
    wide, high = size[0] + BETWEEN, size[1] + BETWEEN
    order = sorted(range(len(points)), key=lambda i: (-points[i][1], points[i][0]))
    placed: dict[int, Point] = {}
    for i in order:
        x, y = points[i]
        for _ in points:
            below = [b for a, b in placed.values() if abs(a - x) < wide and abs(b - y) < high]
            if not below:
                break
            y = min(below) - high
        placed[i] = (x, y)
    return [placed[i] for i in range(len(points))]
