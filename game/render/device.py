"""What draws here, in one line for the log."""

from __future__ import annotations

import pyglet


def device_line(window: pyglet.window.BaseWindow) -> str:
    """Version, renderer and maker of the window's OpenGL."""
    info = window.context.get_info()
    return f"OpenGL {info.get_version_string()}, {info.get_renderer()}, {info.get_vendor()}"
