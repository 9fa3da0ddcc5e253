"""A chart of lines: shares that go up and down over turns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.ui import theme
from game.ui.layout import Container
from game.ui.rect import Rect, Size, centred
from game.ui.theme import Ink, Style, Type
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.paint import Painter
    from game.ui.text import TextMeter

LEFT, BELOW, ABOVE, RIGHT = 52.0, 26.0, 30.0, 14.0
"""Room for the scales, at the left at least, and for the signs above the marks."""
APART = 8.0
"""Between a scale's word and its line."""
SIGN = 18.0
WIDEST = 40.0
"""Of the slot of a place that is alone."""
SIGNS_A_LINE = 4
DISC = 22.0
"""Across the number of a moment."""
Levels = Sequence[tuple[float, str]]
"""The shares that have a line across, with what stands beside it."""
Place = tuple[float, float]


@dataclass(frozen=True, slots=True)
class ChartLine:
    """Points (x, share 0-1) from left to right, in a colour, with a shape as its sign."""

    points: tuple[Place, ...]
    ink: Ink
    icon: str
    thick: float = 3.0


@dataclass(frozen=True, slots=True)
class ChartNote:
    """What is told of the place ``x``: above a line upright there, or under the pointer."""

    x: float
    text: str


@dataclass(frozen=True, slots=True)
class ChartMoment:
    """A place on a line with a number, which is told of beside the chart."""

    at: Place
    number: str


class Slot(Widget):
    """The part of a chart that is nearest to a place on its lines, with what they are there."""

    def __init__(self, key: str, told: ChartNote) -> None:
        super().__init__()
        self.key, self.tip = key, told.text

    def draw(self, painter: Painter) -> None:
        """Paint a line upright while the pointer is there."""
        if painter.is_hovered(self.key):
            x = self.rect.center[0]
            painter.line([(x, self.rect.y), (x, self.rect.bottom)], theme.ACCENT, 1.5)


class Chart(Container):
    """Lines from 0 to ``last`` along, and up as parts of the scale that ``levels`` tell.

    ``key`` names the slots of its ``tips``, which are told under the pointer.
    """

    def __init__(
        self,
        lines: Sequence[ChartLine],
        last: float,
        *,
        levels: Levels,
        marks: Sequence[ChartNote] = (),
        moments: Sequence[ChartMoment] = (),
        height: float = 240.0,
        key: str = "chart",
        tips: Sequence[ChartNote] = (),
    ) -> None:
        super().__init__([Slot(f"{key}.{at}", each) for at, each in enumerate(tips)])
        self._tips = tips
        self._lines = lines
        self._last = max(last, 1.0)
        self._marks = marks
        self._moments = moments
        self._height = height
        self._levels = levels
        self._left = LEFT

    def natural(self, meter: TextMeter, limit: Size) -> Size:  # noqa: ARG002 - a fixed height
        """As wide as it gets room."""
        return Size(min(420.0, limit.width), self._height)

    def spot(self, at: Place) -> Place:
        """Where a point of the chart lies."""
        room = self.rect.inset(self._left, ABOVE, RIGHT, BELOW)
        return room.x + room.width * at[0] / self._last, room.bottom - room.height * at[1]

    def arrange(self, meter: TextMeter, rect: Rect) -> None:
        """Give each slot what lies nearest to its place, as far to its left as to its right."""
        del rect
        widths = [meter.width(text, theme.SMALL) for _, text in self._levels]
        self._left = max(LEFT, APART + max(widths, default=0.0))
        spots = [self.spot((each.x, 1.0))[0] for each in self._tips]
        bottom, top = self.spot((0.0, 0.0))[1], self.spot((0.0, 1.0))[1]
        for at, (slot, x) in enumerate(zip(self.children, spots, strict=True)):
            near = [abs(spots[by] - x) for by in (at - 1, at + 1) if 0 <= by < len(spots)]
            half = min(near, default=WIDEST) / 2
            slot.place(meter, Rect(x - half, top, 2 * half, bottom - top))

    def lettering(self, meter: TextMeter) -> Iterable[tuple[str, Type]]:  # noqa: ARG002 - short lines
        """What stands at the scales, above the marks and on the moments."""
        scales = [text for _, text in self._levels] + [str(turn) for turn in _ticks(self._last)]
        signs = [mark.text for mark in self._marks]
        signs += [each.number for each in self._moments]
        return [(text, theme.SMALL) for text in scales] + [
            (text, theme.SMALL_BOLD) for text in signs
        ]

    def draw(self, painter: Painter) -> None:
        """Paint scales, marks, lines and moments."""
        self._draw_levels(painter)
        self._draw_turns(painter)
        free = self.rect.right
        for mark in reversed(self._marks):
            free = self._draw_mark(painter, mark, free) - 3
        for line in self._lines:
            spots = [self.spot(point) for point in line.points]
            painter.line(spots, line.ink, line.thick)
        for number, line in enumerate(self._lines):
            self._draw_signs(painter, line, number)
        for disc, moment in zip(self.discs(), self._moments, strict=True):
            painter.box(disc, Style(theme.CHOSEN, theme.INK, 2, DISC / 2))
            self._centred(painter, moment.number, disc, theme.CHOSEN)

    def _draw_levels(self, painter: Painter) -> None:
        for level, text in self._levels:
            (x, y), (end, _) = self.spot((0.0, level)), self.spot((self._last, level))
            painter.box(Rect(x, y - 0.5, end - x, 1.5), Style(theme.LINE, None, 0, 0))
            width = painter.meter.width(text, theme.SMALL)
            painter.text(text, x - APART - width, y, theme.SMALL, theme.SECOND_INK)

    def _draw_turns(self, painter: Painter) -> None:
        for turn in _ticks(self._last):
            x, y = self.spot((turn, 0.0))
            painter.box(Rect(x - 0.5, y, 1.5, 5), Style(theme.LINE, None, 0, 0))
            painter.text_at(str(turn), (x, y + 15), theme.SMALL, theme.SECOND_INK)

    def _draw_mark(self, painter: Painter, mark: ChartNote, free: float) -> float:
        """The line with its sign, which ends at ``free`` at the latest; where the sign begins."""
        x, top = self.spot((mark.x, 1.0))
        bottom = self.spot((mark.x, 0.0))[1]
        painter.line([(x, top - 4), (x, bottom)], theme.GREYED_LINE, 1.5)
        side = ABOVE - 6
        wide = max(side, painter.meter.width(mark.text, theme.SMALL_BOLD) + 12)
        left = min(x - wide / 2, free - wide)
        sign = Rect(left, top - ABOVE + 1, wide, side)
        painter.box(sign, Style(theme.PAPER, theme.GREYED_LINE, 1.5, 6))
        self._centred(painter, mark.text, sign, theme.PAPER)
        return left

    def _draw_signs(self, painter: Painter, line: ChartLine, number: int) -> None:
        """The line's shape upon it here and there: no line is told by its colour alone."""
        for place in range(SIGNS_A_LINE):
            wanted = (place + (number + 1) / (len(self._lines) + 1)) / SIGNS_A_LINE * self._last
            near = min(line.points, key=lambda point: abs(point[0] - wanted), default=None)
            if near is None or abs(near[0] - wanted) > self._last / SIGNS_A_LINE / 2:
                continue
            spot = self.spot(near)
            painter.box(centred(spot, SIGN, SIGN), Style(line.ink, theme.PARCHMENT, 1.5, 5))
            painter.icon_at(line.icon, spot, SIGN * 0.5, theme.WHITE)

    def discs(self) -> list[Rect]:
        """Where the numbers of the moments stand: on their lines, or above or below where one lies
        there already."""
        room = self.rect.inset(self._left, ABOVE, RIGHT, BELOW)
        found = list[Rect]()
        for each in self._moments:
            x, y = self.spot(each.at)
            left = min(max(x - DISC / 2, room.x), room.right - DISC)
            tops = (y - DISC / 2 + step * (DISC + 2) for step in (0, -1, 1, -2, 2, -3, 3))
            inside = (min(max(top, room.y - 6), room.bottom - DISC - 2) for top in tops)
            places = [Rect(left, top, DISC, DISC) for top in inside]
            clear = (place for place in places if not any(map(place.overlaps, found)))
            found.append(next(clear, places[0]))
        return found

    @staticmethod
    def _centred(painter: Painter, text: str, box: Rect, fill: Ink) -> None:
        with painter.ground(fill):
            painter.text_at(text, box.center, theme.SMALL_BOLD, theme.INK)


def _ticks(last: float) -> list[int]:
    """Round numbers along the lower edge, not more than a handful."""
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100) if last / step <= 6 or step == 100)
    return list(range(0, int(last) + 1, step))
