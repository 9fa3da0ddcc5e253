"""A window on a taller content: wheel, drag of the bar, and the keys up and down."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.ui import theme
from game.ui.boxes import Padding, Panel
from game.ui.layout import Container
from game.ui.marks import Text
from game.ui.rect import UNLIMITED, Rect, Size
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.paint import Painter
    from game.ui.text import TextMeter

WHEEL = 48.0
"""Units a step of the wheel moves."""
BAR = 10.0
SLACK = 0.5
"""So much too tall is still whole: sums of parts differ in their last digits."""
ARROW = 30.0
"""Across the sign that there is more below."""
PAGE = 0.8
"""So much of what shows a click on it goes on."""
LEAST = 6.0
"""A part of its height shows at least, if need be with what is cut."""
BAND = 64.0
"""A control up to so high, a sign, and each line of a text show whole or not at all."""
EDGE = 6.0
"""Units beside the content where focus rings and borders still show."""


def clear_of_bar(child: Widget) -> Widget:
    """What stands above or below something scrolled, and ends where that does."""
    return Padding(child, (0, 0, BAR, 0))


def scroll_panel(content: Widget, across: float, down: float) -> Panel:
    """A panel whose content reaches into its right margin, where the bar of what scrolls stands.

    ``across``, ``down``: its margins at the sides, and above and below.
    """
    return Panel(content, padding=(across, down, across - BAR, down))


def bands(node: Widget, edge: float, meter: TextMeter) -> Iterator[tuple[float, float]]:
    """From where to where all that reaches that shows whole or not at all and lies across a height;
    what is beside it moves the edge on, and so is looked for there again.
    """
    if not node.rect.y + SLACK < edge < node.rect.bottom - SLACK:
        return
    if isinstance(node, Text):
        yield from ((a, b) for a, b in node.rows(meter) if a + SLACK < edge < b - SLACK)
    elif node.rect.height <= BAND and (node.key or not node.children):
        yield node.rect.y, node.rect.bottom
    else:
        for child in node.children:
            yield from bands(child, edge, meter)


class Scroll(Container):
    """Shows the part of a column that fits; ``key`` keeps its place across rebuilds.

    ``offsets`` is where the surface remembers how far each key was scrolled. ``at_end``: a
    content not scrolled yet shows its end (the newest lines of a log). ``tells``: an arrow at the
    lower edge tells that there is more below, and goes there. ``gives``: so much of its height the
    content can do without before anything is scrolled: what grows in it becomes lower.
    ``fills``: a content that is lower than the window becomes as high.
    """

    def __init__(
        self,
        key: str,
        child: Widget,
        *,
        at_end: bool = False,
        tells: bool = False,
        gives: float = 0.0,
        fills: bool = False,
    ) -> None:
        super().__init__((child,))
        self.key = key
        self.offset: float | None = None
        self._at_end, self._tells, self._gives = at_end, tells, gives
        self._fills = fills
        self._tall = 0.0
        self._whole = Rect(0.0, 0.0, 0.0, 0.0)
        self._shown_at = 0.0
        self._meter: TextMeter | None = None

    @property
    def overlaps(self) -> bool:
        """What is scrolled away lies outside."""
        return True

    @property
    def focusable(self) -> bool:
        """It takes the keyboard where its content has nothing to press."""
        return self._most > 0 and not any(node.focusable for node in self._children[0].walk())

    @property
    def look(self) -> float:
        """How far it is scrolled."""
        return self._shown_at

    @property
    def _most(self) -> float:
        most = self._tall - self.rect.height
        return most if most > SLACK else 0.0

    def natural(self, meter: TextMeter, limit: Size) -> Size:
        """The content's size within the limit."""
        size = self._children[0].measure(meter, Size(limit.width - BAR, UNLIMITED))
        return Size(size.width + BAR, min(size.height, limit.height))

    def arrange(self, meter: TextMeter, rect: Rect) -> None:
        """Place the content, moved up by the offset."""
        tall = self._children[0].measure(meter, Size(rect.width - BAR, UNLIMITED)).height
        self._tall = min(tall, max(tall - self._gives, rect.height))
        if self._fills:
            self._tall = max(self._tall, rect.height)
        offset = (self._most if self._at_end else 0.0) if self.offset is None else self.offset
        self._meter = meter
        self._shift(meter, offset)

    def _shift(self, meter: TextMeter, offset: float) -> None:
        offset = min(max(offset, 0.0), self._most)
        if self.offset is not None or offset != (self._most if self._at_end else 0.0):
            self.offset = offset
        place = Rect(self.rect.x, self.rect.y - offset, self.rect.width - BAR, self._tall)
        self._shown_at = offset
        self._children[0].place(meter, place)
        self._whole = self._whole_lines(meter)

    def _whole_lines(self, meter: TextMeter) -> Rect:
        """Its place without what would show in part at its upper and its lower edge."""
        rect = self.rect
        top, bottom = rect.y, rect.bottom
        if self._shown_at > SLACK:
            while ends := [end for _start, end in bands(self._children[0], top, meter)]:
                top = max(ends)
        if self._shown_at < self._most - SLACK:
            while starts := [start for start, _end in bands(self._children[0], bottom, meter)]:
                bottom = min(starts)
        seen = Rect(rect.x, top, rect.width, bottom - top)
        return seen if seen.height > rect.height / LEAST else rect

    def put(self, offset: float) -> None:
        """Be scrolled so far, placed already or not."""
        self.offset = offset
        if self._meter is not None:
            self._shift(self._meter, offset)

    def scroll(self, steps: float) -> bool:
        """Move the content by steps of the wheel."""
        if self._most <= 0:
            return False
        self.put(self._shown_at - steps * WHEEL)
        self._settle(up=steps > 0)
        return True

    def _settle(self, *, up: bool) -> None:
        """Go on to where the upper edge cuts nothing: what it cut would leave a gap there."""
        if self._meter is None or not SLACK < self._shown_at < self._most - SLACK:
            return
        cut = list(bands(self._children[0], self.rect.y, self._meter))
        if cut:
            edge = min(start for start, _end in cut) if up else max(end for _start, end in cut)
            self.put(self._shown_at + edge - self.rect.y)

    def key_pressed(self, name: str) -> bool:
        """Up, Down and the page keys move the content."""
        steps = {"Up": 1.0, "Down": -1.0, "PageUp": 6.0, "PageDown": -6.0}.get(name)
        return steps is not None and self.scroll(steps)

    def reveal(self, rect: Rect) -> None:
        """Scroll as far as needed to show ``rect``."""
        if rect.y < self.rect.y:
            self.put(self._shown_at - (self.rect.y - rect.y) - 8)
        elif rect.bottom > self.rect.bottom:
            self.put(self._shown_at + rect.bottom - self.rect.bottom + 8)

    def hit(self, x: float, y: float) -> Widget | None:
        """What shows at the point; nothing outside its own place."""
        if not self.rect.contains(x, y):
            return None
        below = self if self._arrow.contains(x, y) or not self._whole.contains(x, y) else None
        return below or super().hit(x, y)

    def press(self, x: float, y: float) -> None:
        """A click on the arrow shows what comes next."""
        if self._arrow.contains(x, y):
            self.put(self._shown_at + self.rect.height * PAGE)

    @property
    def _arrow(self) -> Rect:
        """Where the sign is that there is more below; of no size where there isn't."""
        more = self._tells and self._shown_at < self._most - SLACK
        x, y = self.rect.center[0] - ARROW / 2, self.rect.bottom - ARROW - EDGE
        return Rect(x, y, ARROW, ARROW) if more else Rect(x, y, 0.0, 0.0)

    def paint(self, painter: Painter) -> None:
        """Paint the visible part and the bar."""
        with painter.clipped(self._whole.inset(-EDGE, 0, -EDGE, 0)):
            self._children[0].paint(painter)
        if self._most > 0:
            painter.focus_ring(self.key, self.rect, 6)
            share = self.rect.height / self._tall
            top = self.rect.y + self._shown_at * share
            knob = Rect(self.rect.right - 6, top, 6, max(24.0, self.rect.height * share))
            painter.box(knob, theme.Style(theme.GREYED_LINE, None, 0, 3))
            if self._arrow.width:
                self._tell(painter, self._arrow)

    def _tell(self, painter: Painter, disc: Rect) -> None:
        """Paint that there is more below."""
        painter.box(disc, theme.Style(theme.CHOSEN, theme.ACCENT, 2, ARROW / 2, shadow=True))
        x, y, inner = disc.center[0] - ARROW * 0.3, disc.center[1] - ARROW * 0.3, ARROW * 0.6
        painter.icon("down", x, y, inner, theme.INK)
