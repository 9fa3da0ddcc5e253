"""Surfaces without a window: everything but the last draw call."""

from __future__ import annotations

from functools import cache

from game.render.faces.symbols import mask
from game.render.fonts import Fonts
from game.render.glyphs import Atlas
from game.ui.intents import Intent
from game.ui.surface import Surface
from game.ui.text import TextMeter
from game.ui.viewport import Viewport
from game.ui.widget import Widget
from tests.app.blind import BlindAtlas


@cache
def fonts() -> Fonts:
    """The fonts, loaded once."""
    return Fonts()


def meter(scale: float = 1.0) -> TextMeter:
    """A text meter at a scale."""
    return TextMeter(fonts(), scale)


def surface(
    widget: Widget | None = None, size: tuple[int, int] = (1600, 900), scale: float = 1.0
) -> Surface:
    """A surface of a window of ``size`` pixels that shows ``widget``."""
    made = Surface(Atlas(fonts(), mask), Viewport.of(*size, scale))
    if widget is not None:
        made.show(widget)
    return made


def unseen(size: tuple[int, int], scale: float = 1.0) -> Surface:
    """A surface as such, on which all lies where it would and no letter is drawn."""
    return Surface(BlindAtlas(fonts(), mask), Viewport.of(*size, scale))


class Heard(list[Intent]):
    """A callback that keeps what it hears."""

    def __call__(self, intent: Intent) -> None:
        self.append(intent)


def click(shown: Surface, widget: Widget) -> None:
    """Move to the middle of a widget, press and release."""
    x, y = middle(shown, widget)
    shown.pointer_moved(x, y)
    shown.pointer_pressed(x, y)
    shown.pointer_released(x, y)


def middle(shown: Surface, widget: Widget) -> tuple[float, float]:
    """The middle of a widget in window pixels."""
    x, y = widget.rect.center
    return x * shown.viewport.scale, shown.viewport.pixel_height - y * shown.viewport.scale


def find(shown: Surface, key: str) -> Widget:
    """The widget with a key."""
    return next(node for node in shown.root.walk() if node.key == key)
