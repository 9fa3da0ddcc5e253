"""A field to type one line into: a name, a seed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.ui import theme
from game.ui.intents import Intent, On
from game.ui.widget import Rect, Size, Widget

if TYPE_CHECKING:
    from game.ui.paint import Painter
    from game.ui.text import TextMeter

MARGIN = 12.0
MOVES = ("Left", "Right", "Home", "End")


class TextField(Widget):
    """One line of at most ``most`` characters; every change sends ``make(text)``.

    ``accepts`` says which characters may be typed. ``hint`` shows while it is empty.
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
    ) -> None:
        super().__init__()
        self.tip = tip
        self.key = key
        self.text = text
        self._make = make
        self._on = on
        self._most = most
        self._width = width
        self._hint = hint
        self._accepts = accepts
        self._meter: TextMeter | None = None
        self.caret = len(text)
        """How many characters stand before the caret."""

    @property
    def focusable(self) -> bool:
        """It takes the keyboard."""
        return True

    @property
    def look(self) -> tuple[str, int]:
        """What is typed, and where the caret stands."""
        return self.text, self.caret

    def natural(self, meter: TextMeter, limit: Size) -> Size:  # noqa: ARG002 - a fixed size
        """Its width, within the limit."""
        return Size(min(self._width, limit.width), 40)

    def arrange(self, meter: TextMeter, rect: Rect) -> None:  # noqa: ARG002 - a leaf
        """Keep how wide letters are: the pointer asks."""
        self._meter = meter

    def _change(self, text: str, caret: int) -> None:
        text = text[: self._most]
        self.caret = min(caret, len(text))
        if text != self.text:
            self.text = text
            self._on(self._make(text))

    def press(self, x: float, y: float) -> None:  # noqa: ARG002 - it has one line
        """Put the caret between the letters nearest to the pointer."""
        if self._meter is None:
            return
        start = self._start(self._meter)
        gaps = [
            abs(start + self._meter.width(self.text[:n], theme.BODY_BOLD) - x)
            for n in range(len(self.text) + 1)
        ]
        self.caret = gaps.index(min(gaps))

    def key_pressed(self, name: str) -> bool:
        """Move the caret, or take the character before or after it away."""
        before, after = self.text[: self.caret], self.text[self.caret :]
        if name in MOVES:
            places = {"Left": self.caret - 1, "Right": self.caret + 1, "Home": 0}
            self.caret = min(max(places.get(name, len(self.text)), 0), len(self.text))
        elif name == "Backspace":
            self._change(before[:-1] + after, max(self.caret - 1, 0))
        elif name == "Delete":
            self._change(before + after[1:], self.caret)
        return name in MOVES or name in ("Backspace", "Delete", "Space") or len(name) == 1

    def typed(self, text: str) -> bool:
        """Put in what was typed, as far as there is room."""
        room = self._most - len(self.text)
        new = "".join(c for c in text if self._accepts(c))[:room]
        before, after = self.text[: self.caret], self.text[self.caret :]
        self._change(before + new + after, self.caret + len(new))
        return True

    def _start(self, meter: TextMeter) -> float:
        """Where the text begins: further left where the caret would be out of sight."""
        ahead = meter.width(self.text[: self.caret], theme.BODY_BOLD)
        return self.rect.x + MARGIN + min(0.0, self.rect.width - 2 * MARGIN - 4 - ahead)

    def draw(self, painter: Painter) -> None:
        """Paint the field, its text, and the caret when it has the focus."""
        painter.box(self.rect, theme.FIELD)
        inner = self.rect.inset(MARGIN, 4, MARGIN, 4)
        y = self.rect.center[1]
        with painter.ground(theme.PAPER), painter.clipped(inner):
            if not self.text and self._hint:
                painter.text(self._hint, inner.x, y, theme.BODY, theme.SECOND_INK)
            x = self._start(painter.meter)
            painter.text(self.text, x, y, theme.BODY_BOLD, theme.INK)
            if painter.is_focused(self):
                ahead = painter.meter.width(self.text[: self.caret], theme.BODY_BOLD)
                caret = Rect(x + ahead, y - 11, 2, 22)
                painter.box(caret, theme.Style(theme.FOCUS, None, 0, 0))
        painter.focus_ring(self, self.rect, 10)
