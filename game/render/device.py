"""What draws here: one line for the log, and whether it is a graphics card."""

from __future__ import annotations

import pyglet

SOFTWARE = ("llvmpipe", "softpipe", "swrast", "software", "gdi generic", "basic render")
"""In the names of renderers that have no graphics card under them, in small letters."""


def device_line(window: pyglet.window.BaseWindow) -> str:
    """Version, renderer and maker of the window's OpenGL."""
    info = window.context.get_info()
    return f"OpenGL {info.get_version_string()}, {info.get_renderer()}, {info.get_vendor()}"


def is_software(window: pyglet.window.BaseWindow) -> bool:
    """Whether the processor has to draw, because there is no graphics card."""
    name = str(window.context.get_info().get_renderer()).lower()
    return any(each in name for each in SOFTWARE)
