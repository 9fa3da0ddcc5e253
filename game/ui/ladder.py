"""A ladder whose rungs are the levels of opponents, and somebody's way on it, game by game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.ui import theme
from game.ui.boxes import Told
from game.ui.layout import Container
from game.ui.marks import Picture
from game.ui.opponents import portrait_of
from game.ui.rect import Rect, Size
from game.ui.theme import Ink, Style, Type
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.paint import Painter
    from game.ui.text import TextMeter

FACE, STEP = 42.0, 50.0
"""Side of an opponent's picture, and the height from rung to rung."""
BEYOND = 0.7
"""So much of a step the picture goes on below the lowest rung and above the highest."""
LEFT, BELOW = FACE + 14.0, 24.0
"""Room for the opponents, and for the days."""
OWN, POST = 46.0, 8.0
"""Side of the picture of whose way it is, and how wide the band is that it stands at."""
RIGHT = OWN + POST + 18.0
COLUMNS = 120
"""So many games are drawn at most, the last one among them."""
WIDE = Style(theme.GROOVE, None, 0, 0)
LIKELY = Style(theme.CHOSEN, None, 0, 0)


@dataclass(frozen=True, slots=True)
class Span:
    """Where somebody stood after a game, in steps from the lowest rung: the ``middle``, what is
    ``likely`` and what is hardly left at all (``wide``), each from where to where."""

    middle: float
    likely: tuple[float, float]
    wide: tuple[float, float]


class Ladder(Container):
    """The ``rungs``, (level, tip) from the lowest, and the ``spans`` of a way from left to right.

    ``ink``: the colour of its line; ``figure``: who stands at its end; ``days``: what stands below
    its two ends.
    """

    def __init__(
        self,
        key: str,
        rungs: Sequence[tuple[str, str]],
        spans: Sequence[Span],
        figure: Widget,
        ink: Ink,
        days: tuple[str, str] = ("", ""),
    ) -> None:
        faces = [
            Told(
                f"{key}.{level}",
                Picture(portrait_of(level, theme.PLAYER_COLORS[0]), FACE, FACE, 6),
                tip,
            )
            for level, tip in rungs
        ]
        super().__init__([*faces, figure])
        self._steps = len(rungs) - 1
        self._spans = _thinned(spans)
        self._ink, self._days = ink, days

    def natural(self, meter: TextMeter, limit: Size) -> Size:  # noqa: ARG002 - a fixed height
        """As wide as it gets room."""
        return Size(min(420.0, limit.width), STEP * (self._steps + 2 * BEYOND) + BELOW)

    @property
    def _room(self) -> Rect:
        return self.rect.inset(LEFT, 0.0, RIGHT, BELOW)

    def _y(self, height: float) -> float:
        """Where a height lies; what is beyond the picture, at its edge."""
        shown = min(max(height, -BEYOND), self._steps + BEYOND)
        return self._room.bottom - STEP * (shown + BEYOND)

    def arrange(self, meter: TextMeter, rect: Rect) -> None:
        """The opponents at their rungs, and whose way it is at its end."""
        *faces, figure = self.children
        for rung, face in enumerate(faces):
            face.place(meter, Rect(rect.x, self._y(rung) - FACE / 2, FACE, FACE))
        room = self._room
        y = self._y(self._spans[-1].middle if self._spans else 0.0)
        top = min(max(y - OWN / 2, room.y), room.bottom - OWN)
        figure.place(meter, Rect(rect.right - OWN, top, OWN, OWN))

    def lettering(self, meter: TextMeter) -> Iterable[tuple[str, Type]]:  # noqa: ARG002 - short lines
        """The days."""
        return [(day, theme.SMALL) for day in self._days]

    def draw(self, painter: Painter) -> None:
        """Paint the bands, the rungs over them, and the way."""
        room = self._room
        count = len(self._spans)
        edges = [room.x + room.width * at / count for at in range(count + 1)] if count else []
        for at, span in enumerate(self._spans):
            self._box(painter, edges[at], edges[at + 1] + 0.5, span.wide, WIDE)
            self._box(painter, edges[at], edges[at + 1] + 0.5, span.likely, LIKELY)
        for rung in range(self._steps + 1):
            line = Rect(room.x - 6, self._y(rung) - 0.75, room.width + 6, 1.5)
            painter.box(line, Style(theme.LINE, None, 0, 0))
        spots = [
            ((edges[at] + edges[at + 1]) / 2, self._y(span.middle))
            for at, span in enumerate(self._spans)
        ]
        painter.line([*spots, *((room.right, y) for _x, y in spots[-1:])], self._ink, 3.0)
        if self._spans:
            self._draw_end(painter, self._spans[-1])
        self._draw_days(painter)

    def _box(
        self, painter: Painter, left: float, right: float, band: tuple[float, float], style: Style
    ) -> None:
        top, bottom = self._y(band[1]), self._y(band[0])
        painter.box(Rect(left, top, right - left, bottom - top), style)

    def _draw_end(self, painter: Painter, span: Span) -> None:
        """What is known now, upright beside the figure."""
        left = self._room.right + 6
        thin = Style(self._ink, None, 0, 1)
        post = Style(self._ink, theme.PASSIVE, 1.5, POST / 2)
        self._box(painter, left + POST / 2 - 1, left + POST / 2 + 1, span.wide, thin)
        self._box(painter, left, left + POST, span.likely, post)

    def _draw_days(self, painter: Painter) -> None:
        first, last = self._days
        y, width = self._room.bottom + 14, painter.meter.width(last, theme.SMALL)
        end = self._room.right - width
        if self._room.x + painter.meter.width(first, theme.SMALL) + 12 <= end:
            painter.text(first, self._room.x, y, theme.SMALL, theme.SECOND_INK)
        painter.text(last, end, y, theme.SMALL, theme.SECOND_INK)


def _thinned(spans: Sequence[Span]) -> list[Span]:
    """So many of them as are drawn, evenly chosen, the last one among them."""
    if len(spans) <= COLUMNS:
        return list(spans)
    return [spans[(at + 1) * len(spans) // COLUMNS - 1] for at in range(COLUMNS)]
