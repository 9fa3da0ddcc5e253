"""One headless window shared by every test that draws: render, UI and app tests alike."""

from __future__ import annotations

import os
from functools import cache

import pyglet

from game.render.context import open_context

SIZE = (1280, 720)


@cache
def shared_window() -> pyglet.window.BaseWindow:
    """The window of ``SIZE`` that all drawing tests of this process use; its context is current.

    Headless EGL, unless the process is one of the few with a real screen (``CUBEWRIGHT_SCREEN``).
    """
    return open_context(headless="CUBEWRIGHT_SCREEN" not in os.environ, size=SIZE)


def current() -> pyglet.window.BaseWindow:
    """The shared window, with its context made current again."""
    window = shared_window()
    window.switch_to()
    return window
