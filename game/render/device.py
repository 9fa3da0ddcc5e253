"""What draws here: one line for the log, and the quality that suits it."""

from __future__ import annotations

import pyglet

from game.render.quality import Quality

SOFTWARE = ("llvmpipe", "softpipe", "swrast", "software", "gdi generic", "basic render")
"""In the names of renderers that have no graphics card under them, in small letters."""


def device_line(window: pyglet.window.BaseWindow) -> str:
    """Version, renderer and maker of the window's OpenGL."""
    info = window.context.get_info()
    return f"OpenGL {info.get_version_string()}, {info.get_renderer()}, {info.get_vendor()}"


def suggested_quality(window: pyglet.window.BaseWindow) -> Quality:
    """The level to begin with before the player has chosen: low where a processor draws."""
    name = str(window.context.get_info().get_renderer()).lower()
    return Quality.LOW if any(each in name for each in SOFTWARE) else Quality.MEDIUM
