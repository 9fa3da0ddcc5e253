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
    ) -> None:
        super().__init__()
        self.key = key
        self.text = text
        self._make = make
        self._on = on
        self._most = most
        self._width = width
        self._hint = hint
        self._accepts = accepts

    @property
    def focusable(self) -> bool:
        """It takes the keyboard."""
        return True

    def natural(self, meter: TextMeter, limit: Size) -> Size:  # noqa: ARG002 - a fixed size
        """Its width, within the limit."""
        return Size(min(self._width, limit.width), 40)

    def _change(self, text: str) -> None:
        text = text[: self._most]
        if text != self.text:
            self.text = text
            self._on(self._make(text))

    def key_pressed(self, name: str) -> bool:
        """Backspace takes the last character away, Delete all of them."""
        if name == "Backspace":
            self._change(self.text[:-1])
        elif name == "Delete":
            self._change("")
        return name in ("Backspace", "Delete", "Space", "Left", "Right", "Home", "End") or (
            len(name) == 1
        )

    def typed(self, text: str) -> bool:
        """Add what was typed at the end."""
        self._change(self.text + "".join(c for c in text if self._accepts(c)))
        return True

    def draw(self, painter: Painter) -> None:
        """Paint the field, its text's end, and the caret when it has the focus."""
        painter.box(self.rect, theme.FIELD)
        inner = self.rect.inset(12, 4, 12, 4)
        y = self.rect.center[1]
        with painter.ground(theme.PAPER), painter.clipped(inner):
            if not self.text and self._hint:
                painter.text(self._hint, inner.x, y, theme.BODY, theme.SECOND_INK)
            width = painter.meter.width(self.text, theme.BODY_BOLD)
            x = inner.x + min(0.0, inner.width - 4 - width)
            painter.text(self.text, x, y, theme.BODY_BOLD, theme.INK)
            if painter.is_focused(self):
                caret = Rect(x + width + 1, y - 10, 2, 20)
                painter.box(caret, theme.Style(theme.INK, None, 0, 0))
        painter.focus_ring(self, self.rect, 10)
