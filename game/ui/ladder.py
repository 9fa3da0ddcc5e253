"""A ladder whose rungs are the levels of opponents, and somebody's way on it, game by game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from game.ui import theme
from game.ui.boxes import Told
from game.ui.layout import Container
from game.ui.portraits import agent_face
from game.ui.rect import Rect, Size
from game.ui.theme import Ink, Style, Type
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.paint import Painter
    from game.ui.text import TextMeter

FACE, STEP = 40.0, 48.0
"""Side of an opponent's picture, and the height from rung to rung."""
BEYOND = 0.6
"""So much of a step the picture goes on below the lowest rung and above the highest."""
BESIDE, BELOW = 8.0, 24.0
"""Room about an opponent's name, and for the days below."""
OWN, POST = 46.0, 8.0
"""Side of the picture of whose way it is, and how wide the band is that it stands at."""
RIGHT = OWN + POST + 18.0
SLICE = 3.0
"""The bands are made of upright slices so wide, and the steps of their edges smoothed by lines as
thick: these hide the steps of the steepest edge."""
Range = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Rung:
    """A level, what its character is called, and what a tip tells of it."""

    level: str
    name: str
    tip: str


@dataclass(frozen=True, slots=True)
class Span:
    """Where somebody stood after a game, in steps from the lowest rung: the ``middle``, what is
    ``likely`` and what can hardly be left (``wide``), each from where to where."""

    middle: float
    likely: Range
    wide: Range

    def towards(self, other: Span, share: float) -> Span:
        """A ``share`` of the way to another one."""

        def between(one: float, two: float) -> float:
            return one + (two - one) * share

        def ranged(one: Range, two: Range) -> Range:
            return between(one[0], two[0]), between(one[1], two[1])

        return Span(
            between(self.middle, other.middle),
            ranged(self.likely, other.likely),
            ranged(self.wide, other.wide),
        )


class Ladder(Container):
    """The ``rungs`` from the lowest, and the ``spans`` of a way from left to right.

    ``ink``: the colour of its line; ``figure``: who stands at its end; ``days``: what stands below
    its two ends, if anything. ``key`` names the rungs, each by its level.
    """

    def __init__(
        self,
        key: str,
        rungs: Sequence[Rung],
        spans: Sequence[Span],
        figure: Widget,
        ink: Ink,
        days: tuple[str, str] = ("", ""),
    ) -> None:
        super().__init__([*(_face(f"{key}.{each.level}", each) for each in rungs), figure])
        self._rungs, self._spans = rungs, spans
        self._ink, self._days = ink, days
        self._below = BELOW if any(days) else 0.0
        self._left = 0.0

    def natural(self, meter: TextMeter, limit: Size) -> Size:  # noqa: ARG002 - a fixed height
        """As wide as it gets room."""
        height = STEP * (len(self._rungs) - 1 + 2 * BEYOND) + self._below
        return Size(min(420.0, limit.width), height)

    @property
    def _room(self) -> Rect:
        """Where the way lies."""
        return self.rect.inset(self._left, 0.0, RIGHT, self._below)

    def _y(self, height: float) -> float:
        """Where a height lies; what is beyond the picture, at its edge."""
        shown = min(max(height, -BEYOND), len(self._rungs) - 1 + BEYOND)
        return self._room.bottom - STEP * (shown + BEYOND)

    def arrange(self, meter: TextMeter, rect: Rect) -> None:
        """The opponents at their rungs, and whose way it is at its end."""
        names = max(meter.width(each.name, theme.SMALL_BOLD) for each in self._rungs)
        self._left = FACE + names + 3 * BESIDE
        *faces, figure = self.children
        for rung, face in enumerate(faces):
            face.place(meter, Rect(rect.x, self._y(rung) - FACE / 2, FACE, FACE))
        room = self._room
        top = self._y(self._spans[-1].middle) - OWN / 2
        top = min(max(top, room.y), room.bottom - OWN)
        figure.place(meter, Rect(rect.right - OWN, top, OWN, OWN))

    def lettering(self, meter: TextMeter) -> Iterable[tuple[str, Type]]:  # noqa: ARG002 - short lines
        """The opponents' names and the days."""
        yield from ((each.name, theme.SMALL_BOLD) for each in self._rungs)
        yield from ((day, theme.SMALL) for day in self._days)

    def draw(self, painter: Painter) -> None:
        """Paint the bands, the rungs over them, the way, and what is known now."""
        count = max(1, round(self._room.width / SLICE))
        spans = [self._at(at / count) for at in range(count + 1)]
        with painter.clipped(self._room):
            self._draw_band(painter, [span.wide for span in spans], theme.GROOVE)
            self._draw_band(painter, [span.likely for span in spans], theme.CHOSEN)
        self._draw_rungs(painter)
        way = self._course([span.middle for span in self._spans])
        painter.line([*way, (self._room.right, way[-1][1])], self._ink, 3.0)
        self._draw_end(painter, self._spans[-1])
        self._draw_days(painter)

    def _draw_band(self, painter: Painter, bands: Sequence[Range], ink: Ink) -> None:
        """Slices from each range to the next, their steps smoothed by lines along both edges."""
        room, style = self._room, Style(ink, None, 0, 0)
        thick = room.width / (len(bands) - 1)
        for at, (one, other) in enumerate(pairwise(bands)):
            left, band = room.x + at * thick, ((one[0] + other[0]) / 2, (one[1] + other[1]) / 2)
            self._box(painter, left, left + thick + 0.5, band, style)
        for edge in zip(*bands, strict=True):
            painter.line(self._course(edge), ink, SLICE)

    def _course(self, heights: Sequence[float]) -> list[tuple[float, float]]:
        """Where heights lie that follow one another from end to end."""
        room, last = self._room, max(len(heights) - 1, 1)
        return [(room.x + room.width * at / last, self._y(each)) for at, each in enumerate(heights)]

    def _at(self, share: float) -> Span:
        """How it was after a ``share`` of the way, 0-1."""
        before, part = divmod(share * (len(self._spans) - 1), 1.0)
        one = self._spans[int(before)]
        return one.towards(self._spans[min(int(before) + 1, len(self._spans) - 1)], part)

    def _draw_rungs(self, painter: Painter) -> None:
        room = self._room
        for place, rung in enumerate(self._rungs):
            y = self._y(place)
            line = Rect(room.x - BESIDE, y - 0.75, room.width + BESIDE, 1.5)
            painter.box(line, Style(theme.LINE, None, 0, 0))
            painter.text(rung.name, self.rect.x + FACE + BESIDE, y, theme.SMALL_BOLD, theme.INK)

    def _box(self, painter: Painter, left: float, right: float, band: Range, style: Style) -> None:
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
        room, y = self._room, self._room.bottom + 14
        end = room.right - painter.meter.width(last, theme.SMALL)
        if room.x + painter.meter.width(first, theme.SMALL) + 12 <= end:
            painter.text(first, room.x, y, theme.SMALL, theme.SECOND_INK)
        painter.text(last, end, y, theme.SMALL, theme.SECOND_INK)


def _face(key: str, rung: Rung) -> Widget:
    """Who stands on a rung."""
    return Told(key, agent_face(rung.level, theme.PLAYER_COLORS[0], FACE, 6), rung.tip)
