"""Pointer and keyboard of the window: what pyglet tells of them goes to the desk."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal

import pyglet

from game.app.keys import key_names
from game.ui.keycaps import KEYCAPS

from pyglet.window import mouse  # isort: skip

if TYPE_CHECKING:
    from game.app.desk import Desk

DOUBLE_CLICK_S = 0.35
DOUBLE_CLICK_PIXELS = 6.0
BUTTONS = {mouse.LEFT: "left", mouse.RIGHT: "right", mouse.MIDDLE: "middle"}
Handled = Literal[True]


class WindowInput:
    """Hears the pointer and the keyboard of one window.

    ``wake`` lets time go on until nothing changes any more; ``clock`` tells seconds.
    """

    def __init__(
        self, window: Any, desk: Desk, wake: Callable[[], None], clock: Callable[[], float]
    ) -> None:
        self._window, self._desk, self._wake, self._clock = window, desk, wake, clock
        self._click = (-1.0, 0.0, 0.0)
        self._held = ""
        self._hand = False

    def interrupted(self) -> None:
        """Pointer and keyboard are another window's: no button and no key is held any more.

        What a hand has begun comes to nothing, for nobody knows when it will be back.
        """
        self._click = (-1.0, 0.0, 0.0)
        held = getattr(self._window, "pressed_keys", None)
        if held:
            held.clear()
        self._let_go()

    def resumed(self) -> None:
        """Pointer and keyboard are this window's again; the keyboard may have another layout."""
        read = getattr(self._window, "read_keyboard", None)
        if read is not None:
            read()
        self._read_keycaps()

    def _read_keycaps(self) -> None:
        """Call keys by what is printed on them, where the system tells that."""
        printed = getattr(self._window, "printed", None)
        if printed is not None and KEYCAPS.learn(printed):
            self._desk.refresh()

    def _let_go(self) -> None:
        if self._held:
            self._held = ""
            self._desk.interrupted()
            self._wake()

    def _pixels(self, x: float, y: float) -> tuple[float, float]:
        ratio = float(self._window.get_pixel_ratio())
        return (x + 0.5) * ratio, (y + 0.5) * ratio

    def on_mouse_motion(self, x: int, y: int, dx: int, dy: int) -> None:
        """The pointer moved to (``x``, ``y``) with no button down: one that was has been let go of
        elsewhere."""
        del dx, dy
        self._let_go()
        self._desk.pointer_moved(*self._pixels(x, y))
        self._show_hand(self._desk.hot)
        self._wake()

    def _show_hand(self, hand: bool) -> None:
        """A hand over what can be used, else an arrow."""
        if hand != self._hand and not pyglet.options.headless:
            self._hand = hand
            shape = self._window.get_system_mouse_cursor("hand") if hand else None
            self._window.set_mouse_cursor(shape)

    def on_mouse_leave(self, x: int, y: int) -> None:
        """The pointer left the window."""
        del x, y
        self._desk.pointer_left()
        self._wake()

    def on_mouse_press(self, x: int, y: int, button: int, modifiers: int) -> None:
        """A button went down; while another is held, the right one puts back what is dragged."""
        del modifiers
        name = BUTTONS.get(button, "")
        if self._held == "left" and name == "right":
            self._desk.called_off()
            self._wake()
        if not name or self._held:
            return
        self._held = name
        at = self._pixels(x, y)
        self._desk.pointer_moved(*at)
        if name != "left":
            self._desk.pointer_pressed(*at, name)
        elif not self._desk.strays(*at, self._clock()):
            self._desk.pointer_pressed(*at, name)
            self._count_click(*at)
        self._wake()

    def _count_click(self, x: float, y: float) -> None:
        now, (then, old_x, old_y) = self._clock(), self._click
        near = abs(x - old_x) + abs(y - old_y) <= DOUBLE_CLICK_PIXELS
        if near and now - then <= DOUBLE_CLICK_S:
            self._click = (-1.0, 0.0, 0.0)
            self._desk.double_clicked(x, y)
        else:
            self._click = (now, x, y)

    def on_mouse_drag(self, x: int, y: int, dx: int, dy: int, buttons: int, modifiers: int) -> None:
        """The pointer moved to (``x``, ``y``), by (``dx``, ``dy``), with a button held which went
        down here."""
        del buttons, modifiers
        if self._held:
            ratio = float(self._window.get_pixel_ratio())
            at = self._pixels(x, y)
            self._desk.pointer_dragged(*at, dx * ratio, dy * ratio, self._held)
            self._wake()

    def on_mouse_release(self, x: int, y: int, button: int, modifiers: int) -> None:
        """The button went up."""
        del modifiers
        name = BUTTONS.get(button, "")
        if name and name == self._held:
            self._held = ""
            self._desk.pointer_released(*self._pixels(x, y), name)
            self._wake()

    def on_mouse_scroll(self, x: int, y: int, scroll_x: float, scroll_y: float) -> None:
        """The wheel turned by ``scroll_y`` steps, up for positive ones, at (``x``, ``y``)."""
        del scroll_x
        self._desk.scrolled(*self._pixels(x, y), scroll_y)
        self._wake()

    def on_key_press(self, symbol: int, modifiers: int) -> Handled:
        """A key went down; True keeps pyglet from closing the window at Esc."""
        self._read_keycaps()
        place = getattr(self._window, "place_of_key", "")
        names = key_names(symbol, modifiers, place)
        if names:
            self._desk.key(*names)
            self._wake()
        return True

    def on_text(self, text: str) -> None:
        """Text was typed."""
        if text.isprintable():
            self._desk.typed(text)
            self._wake()
