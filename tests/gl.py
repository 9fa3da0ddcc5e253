"""One headless window shared by every test that draws: render, UI and app tests alike."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from game.render.context import choose_headless, open_context

if TYPE_CHECKING:
    import pyglet

choose_headless()
SIZE = (1280, 720)


@cache
def shared_window() -> pyglet.window.BaseWindow:
    """The window of ``SIZE`` that all drawing tests of this process use."""
    return open_context(headless=True, size=SIZE)


def current() -> pyglet.window.BaseWindow:
    """The shared window, with its context made current."""
    window = shared_window()
    window.switch_to()
    return window
