"""A field to type one line into: a name, a seed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from game.ui import theme
from game.ui.clipboard import CLIPBOARD
from game.ui.editing import WAYS, Line
from game.ui.intents import Intent, On
from game.ui.rect import Rect, Size
from game.ui.theme import Type
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.paint import Painter
    from game.ui.text import TextMeter

MARGIN = 12.0


class TextField(Widget):
    """One line of at most ``most`` characters; every change sends ``make(text)``.

    ``accepts`` says which characters may be typed. ``whole``: what stands there is one thing, and a
    double click selects all of it. ``hint`` shows while it is empty.
    """

    def __init__(
        self,
        key: str,
        text: str,
        make: Callable[[str], Intent],
        on: On,
        *,
        most: int = 16,
        width: float = 200,
        hint: str = "",
        accepts: Callable[[str], bool] = str.isprintable,
        tip: str = "",
        whole: bool = False,
    ) -> None:
        super().__init__()
        self.tip = tip
        self.key = key
        self._make = make
        self._on = on
        self._most = most
        self._width = width
        self._hint = hint
        self._accepts, self._whole = accepts, whole
        self._meter: TextMeter | None = None
        self.line = Line.at_end(text)

    @property
    def text(self) -> str:
        """What stands there."""
        return self.line.text

    @property
    def focusable(self) -> bool:
        """It takes the keyboard."""
        return True

    @property
    def look(self) -> Line:
        """What is typed, where the caret stands, and what is selected."""
        return self.line

    def natural(self, meter: TextMeter, limit: Size) -> Size:  # noqa: ARG002 - a fixed size
        """Its width, within the limit."""
        return Size(min(self._width, limit.width), 40)

    def arrange(self, meter: TextMeter, rect: Rect) -> None:  # noqa: ARG002 - a leaf
        """Keep how wide letters are: the pointer asks."""
        self._meter = meter

    def _take(self, line: Line) -> None:
        """Show another line, and tell if its text is another."""
        before, self.line = self.line, line
        if line.text != before.text:
            self._on(self._make(line.text))

    def press(self, x: float, y: float) -> None:  # noqa: ARG002 - it has one line
        """Put the caret between the letters nearest to the pointer."""
        self.line = self.line.put(self._nearest(x))

    def press_twice(self, x: float, y: float) -> None:  # noqa: ARG002 - it has one line
        """Select the word there, or all of what is one thing."""
        word = self.line.all_selected() if self._whole else self.line.word_at(self._nearest(x))
        self.line = word

    def drag(self, x: float, y: float) -> None:  # noqa: ARG002 - it has one line
        """Select from where the pointer went down."""
        self.line = self.line.put(self._nearest(x), selecting=True)

    def _nearest(self, x: float) -> int:
        """How many letters stand before a place."""
        if self._meter is None:
            return 0
        start = self._start(self._meter)
        gaps = [
            abs(start + self._meter.width(self.text[:n], theme.BODY_BOLD) - x)
            for n in range(len(self.text) + 1)
        ]
        return gaps.index(min(gaps))

    def key_pressed(self, name: str) -> bool:
        """Move the caret, select, erase, copy and paste."""
        plain = name.removeprefix("Shift+")
        if plain in WAYS:
            self.line = self.line.moved(plain, selecting=name != plain)
        elif name in ("Backspace", "Delete"):
            self._take(self.line.erased(ahead=name == "Delete"))
        elif name in ("Ctrl+A", "Ctrl+C", "Ctrl+X", "Ctrl+V"):
            self._edit(name)
        else:
            return name == "Space" or len(name) == 1
        return True

    def _edit(self, name: str) -> None:
        if name == "Ctrl+A":
            self.line = self.line.all_selected()
        elif name == "Ctrl+V":
            self.typed(CLIPBOARD.paste())
        elif self.line.selected:
            CLIPBOARD.copy(self.line.selected)
            if name == "Ctrl+X":
                self._take(self.line.erased(ahead=True))

    def typed(self, text: str) -> bool:
        """Put in what was typed, as far as there is room."""
        new = "".join(c for c in text if self._accepts(c))
        if new:
            self._take(self.line.written(new, self._most))
        return True

    def _start(self, meter: TextMeter) -> float:
        """Where the text begins: further left where the caret would be out of sight."""
        ahead = meter.width(self.text[: self.line.caret], theme.BODY_BOLD)
        return self.rect.x + MARGIN + min(0.0, self.rect.width - 2 * MARGIN - 4 - ahead)

    def lettering(self, meter: TextMeter) -> Iterable[tuple[str, Type]]:  # noqa: ARG002 - one line
        """What was typed, or what to type."""
        return ((self.text, theme.BODY_BOLD) if self.text else (self._hint, theme.BODY),)

    def draw(self, painter: Painter) -> None:
        """Paint the field, its text, and the caret when it has the focus."""
        painter.box(self.rect, theme.FIELD)
        inner = self.rect.inset(MARGIN, 4, MARGIN, 4)
        y = self.rect.center[1]
        with painter.ground(theme.PAPER), painter.clipped(inner):
            if not self.text and self._hint:
                painter.text(self._hint, inner.x, y, theme.BODY, theme.SECOND_INK)
            x = self._start(painter.meter)
            if painter.is_focused(self.key) and self.line.selected:
                self._draw_selection(painter, x, y)
            painter.text(self.text, x, y, theme.BODY_BOLD, theme.INK)
            if painter.is_focused(self.key):
                ahead = painter.meter.width(self.text[: self.line.caret], theme.BODY_BOLD)
                caret = Rect(x + ahead, y - 11, 2, 22)
                painter.box(caret, theme.Style(theme.FOCUS, None, 0, 0))
        painter.focus_ring(self.key, self.rect, 10)

    def _draw_selection(self, painter: Painter, x: float, y: float) -> None:
        start, end = (
            painter.meter.width(self.text[:place], theme.BODY_BOLD) for place in self.line.span
        )
        place = Rect(x + start, y - 13, end - start, 26)
        painter.box(place, theme.Style(theme.CHOSEN, None, 0, 4))
