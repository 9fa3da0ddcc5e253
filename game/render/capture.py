"""The finished picture as a Pillow image, from a window or without one."""

from __future__ import annotations

import ctypes

from PIL import Image

from game.render import context as _context  # noqa: F401 - sets pyglet's options first
from game.render.targets import Target

from pyglet import gl  # isort: skip


def capture(size: tuple[int, int], framebuffer: int = 0) -> Image.Image:
    """What has been drawn into the framebuffer (0: the window), ``size`` pixels, alpha dropped.

    Call it after drawing and before the window's ``flip``.
    """
    width, height = size
    data = (ctypes.c_ubyte * (width * height * 4))()
    gl.glBindFramebuffer(gl.GL_READ_FRAMEBUFFER, framebuffer)
    gl.glPixelStorei(gl.GL_PACK_ALIGNMENT, 4)
    gl.glReadPixels(0, 0, width, height, gl.GL_RGBA, gl.GL_UNSIGNED_BYTE, data)
    picture = Image.frombuffer("RGBA", size, bytes(data), "raw", "RGBA", 0, -1)
    return picture.convert("RGB")


def capture_small(size: tuple[int, int], within: tuple[int, int]) -> Image.Image:
    """What has been drawn into the window, scaled by the graphics card to fit ``within`` pixels.

    A fraction of :func:`capture`'s time. Call it as that one.
    """
    part = min(1.0, within[0] / size[0], within[1] / size[1])
    goal = Target((max(round(size[0] * part), 1), max(round(size[1] * part), 1)))
    gl.glBindFramebuffer(gl.GL_READ_FRAMEBUFFER, 0)
    gl.glBindFramebuffer(gl.GL_DRAW_FRAMEBUFFER, goal.id)
    corners = (0, 0, *size, 0, 0, *goal.size)
    gl.glBlitFramebuffer(*corners, gl.GL_COLOR_BUFFER_BIT, gl.GL_LINEAR)
    try:
        return capture(goal.size, goal.id)
    finally:
        goal.delete()
        gl.glBindFramebuffer(gl.GL_FRAMEBUFFER, 0)
