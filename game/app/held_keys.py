"""Keys that pyglet still takes for pressed though nobody presses them (X11).

A window that begins or ceases to fill the screen is another one. A key that is let go of just then
is let go of before the old one, and is never heard of; pressed again it would pass for the
repetition of a key that is held.
"""

from __future__ import annotations

from ctypes import c_char
from typing import Any, Final

ALL_KEYS: Final = 32
"""Bytes in which X11 tells of each key whether it is down."""


def forget_held_keys(window: Any) -> None:
    """Believe that no key is held, if the keyboard says so."""
    held = getattr(window, "pressed_keys", None)
    if held and not _any_is_down(window):
        held.clear()


def _any_is_down(window: Any) -> bool:
    """Whether a key is down; windows of other systems keep no account of keys."""
    from pyglet.libs.x11 import xlib  # there on X11 alone

    down = (c_char * ALL_KEYS)()
    xlib.XQueryKeymap(window.display._display, down)
    return any(down.raw)
