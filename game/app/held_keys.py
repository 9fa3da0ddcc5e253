"""Keys that pyglet still takes for pressed though nobody presses them (X11).

A window that begins or ceases to fill the screen is another one. A key that is let go of just then
is let go of before the old one, and is never heard of; pressed again it would pass for the
repetition of a key that is held.
"""

from __future__ import annotations

from typing import Any

from pyglet import clock

from game.render.x_keys import keys_down

AGAIN_S = 0.1
"""After so long it is asked again whether a key is still down."""


def forget_held_keys(window: Any) -> None:
    """Believe that no key is held, as soon as the keyboard says so.

    It is asked until then: a key that was still down may be let go of before the new window has the
    keyboard, and that is never heard of, either.
    """
    held = getattr(window, "pressed_keys", None)
    if not held:
        return
    if any_is_down(window):
        clock.schedule_once(lambda _: forget_held_keys(window), AGAIN_S)
    else:
        held.clear()


def any_is_down(window: Any) -> bool:
    """Whether a key is down; windows of other systems keep no account of keys."""
    return bool(keys_down(window.display._display))
