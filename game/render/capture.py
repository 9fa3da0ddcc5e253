"""The finished picture as a Pillow image, from a window or without one."""

from __future__ import annotations

import ctypes

from PIL import Image

from game.render import context as _context  # noqa: F401 - sets pyglet's options first

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
