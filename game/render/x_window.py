"""pyglet's window under X11, mended where it needs to be: its keys, and where it lies.

Import :mod:`game.render.keyboard` and speak UTF-8 before.
"""

from __future__ import annotations

from ctypes import POINTER, addressof, c_ulong, cast, string_at
from typing import TYPE_CHECKING, Any

from game.render.keyboard import letter_pressed
from game.render.x_keys import (
    ALL_KEYS,
    PLACES,
    HeldKeys,
    keys_in,
    printed_elsewise,
    refresh_keyboard,
)

if TYPE_CHECKING:
    from pyglet.window import BaseWindow

MAXIMIZED = ("_NET_WM_STATE_MAXIMIZED_HORZ", "_NET_WM_STATE_MAXIMIZED_VERT")
NO_WINDOW = 0
"""The window of events that are about none, by which pyglet hands events on."""
Pair = tuple[int, int] | None
ATOM_TYPE = 4
"""X's number of the type of lists of atoms."""


def window_class() -> type[BaseWindow]:
    """The class of the window to open: pyglet's, mended where it needs to be."""
    from pyglet import window

    plain: type[BaseWindow] = window.Window
    return _composing(_lying(plain)) if plain.__module__ == "pyglet.window.xlib" else plain


def _lying(plain: Any) -> Any:  # Any: pyglet's X11 window has no types of its own
    from pyglet.libs.x11 import xlib

    class LyingWindow(plain):  # type: ignore[misc]  # as above
        """A window that lies where it is put.

        Pyglet guesses how far the frame of a window manager reaches; here a place is always that
        of the picture itself, as the manager is told by the hint of a static gravity.
        """

        _place: tuple[int, int] | None = None
        _fullscreen: bool

        @property
        def maximized(self) -> bool | None:
            """Whether the window manager has it fill the screen, with its frame; None once it is
            closed."""
            if self._window is None:
                return None
            data, count, _type = self.get_single_property(
                self._window, self._atom("_NET_WM_STATE"), ATOM_TYPE
            )
            states = set(cast(data, POINTER(c_ulong))[:count]) if data else set()
            if data:
                xlib.XFree(data)
            return {self._atom(name) for name in MAXIMIZED} <= states

        def _atom(self, name: str) -> int:
            return int(xlib.XInternAtom(self._x_display, name.encode(), False))

        def set_location(self, x: int, y: int) -> None:
            self._place = (x, y)
            self._set_wm_normal_hints()
            xlib.XMoveWindow(self._x_display, self._window, x, y)

        def set_fullscreen(self, *args: Any, **kwargs: Any) -> None:
            if not self._fullscreen:
                self._place = self.get_location()
            super().set_fullscreen(*args, **kwargs)

        def _update_exclusivity(self) -> None:
            """The pointer stays where it is and free: filling a screen, pyglet would put it into
            the lower left corner and hold it, and left it there when the window was small again.
            """
            full, self._fullscreen = self._fullscreen, False
            try:
                super()._update_exclusivity()
            finally:
                self._fullscreen = full

        @property
        def _asked(self) -> tuple[int, int] | None:
            """Where it is to lie: full screen it is the place that tells the manager which one."""
            return (self.screen.x, self.screen.y) if self._fullscreen else self._place

        def _map(self) -> None:
            if not self._mapped:
                self._set_wm_normal_hints()  # full screen and back it is another window
                if self._asked:
                    xlib.XMoveWindow(self._x_display, self._window, *self._asked)
            super()._map()

        def _set_wm_normal_hints(self) -> None:
            sizes = (None, None) if self._fullscreen else (self._minimum_size, self._maximum_size)
            held = xlib.XAllocSizeHints()
            _fill_hints(held.contents, self._asked, *sizes)
            xlib.XSetWMNormalHints(self._x_display, self._window, held)
            xlib.XFree(held)

    return LyingWindow


def _fill_hints(hints: Any, place: Pair, least: Pair, most: Pair) -> None:
    """Tell a window manager where a window lies, and between which sizes."""
    from pyglet.libs.x11 import xlib

    hints.flags, hints.win_gravity = xlib.PWinGravity, xlib.StaticGravity
    if place:
        hints.flags |= xlib.USPosition | xlib.PPosition
        hints.x, hints.y = place
    if least:
        hints.flags |= xlib.PMinSize
        hints.min_width, hints.min_height = least
    if most:
        hints.flags |= xlib.PMaxSize
        hints.max_width, hints.max_height = most


def _composing(plain: Any) -> type[BaseWindow]:
    from pyglet.libs.x11 import xlib
    from pyglet.window.key import user_key

    class XWindow(plain):  # type: ignore[misc]  # as above
        """A window in which dead keys compose, and which knows its keys by their places.

        Its input context belongs to the window, but pyglet shows the context every key as one of
        the view within, so that no dead key ever met its letter.
        """

        def __init__(self, *args: Any, **kwargs: Any) -> None:
            self._code = 0
            super().__init__(*args, **kwargs)
            if hasattr(self, "pressed_keys"):
                self.pressed_keys = HeldKeys()
            self.display._window_map[NO_WINDOW] = self._event_of_no_window

        @property
        def place_of_key(self) -> str:
            """What is printed at the place of the key that was pressed on an American keyboard."""
            return PLACES.get(self._code, "")

        @property
        def printed(self) -> dict[str, str]:
            """What is printed instead of those letters that this keyboard doesn't have."""
            return printed_elsewise(self._x_display)

        def read_keyboard(self) -> None:
            """Ask X anew what is on the keys: it may have been given another layout."""
            refresh_keyboard(self._x_display)

        def _event_of_no_window(self, event: Any) -> None:
            """X tells which keys are down as the window gets the keyboard: they went down in
            another one, and mean nothing here until they are let go of."""
            held = getattr(self, "pressed_keys", None)
            if event.type == xlib.KeymapNotify and isinstance(held, HeldKeys):
                address = addressof(event.xkeymap) + xlib.XKeymapEvent.key_vector.offset
                held.hold(keys_in(string_at(address, ALL_KEYS)))

        def _event_text_symbol(self, event: Any) -> tuple[str | None, int | None]:
            self._code = int(event.xkey.keycode)
            if isinstance(getattr(self, "pressed_keys", None), HeldKeys):
                self.pressed_keys.code = self._code
            filter_event = xlib.XFilterEvent
            xlib.XFilterEvent = lambda seen, _view: filter_event(seen, self._window)
            try:
                text, symbol = super()._event_text_symbol(event)
            except (UnicodeDecodeError, TypeError, NotImplementedError):
                # no locale helps, or it is many letters
                return letter_pressed(xlib, event), user_key(self._code)
            else:
                return text, symbol
            finally:
                xlib.XFilterEvent = filter_event

    return XWindow
