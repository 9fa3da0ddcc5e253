"""The finished picture as a Pillow image, from a window or without one."""

from __future__ import annotations

import ctypes
from collections.abc import Callable

from PIL import Image

from game.render import context as _context  # noqa: F401 - sets pyglet's options first
from game.render.buffers import Buffer
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
    return _upright(size, bytes(data))


def fitting(size: tuple[int, int], within: tuple[int, int]) -> tuple[int, int]:
    """The largest size in the proportions of ``size``, and no larger, that fits ``within``."""
    part = min(1.0, within[0] / size[0], within[1] / size[1])
    return max(round(size[0] * part), 1), max(round(size[1] * part), 1)


SHARES = 6
"""In so many parts a late picture is fetched."""


class LateCapture:
    """A picture fetched from the graphics card some frames after it was drawn, a part in each.

    One that is fetched at once, as by :func:`capture`, waits until all of it has been drawn.
    """

    def __init__(self, size: tuple[int, int]) -> None:
        """``size`` in pixels."""
        self.target = Target(size)
        """What is to be captured is drawn here."""
        self._bytes = size[0] * size[1] * 4
        self._pixels = Buffer(self._bytes, gl.GL_PIXEL_PACK_BUFFER)
        self._fetched: list[bytearray] = []
        self._leave()

    def _leave(self) -> None:
        """Let pixels be read elsewhere, and the window be drawn into again."""
        gl.glBindBuffer(gl.GL_PIXEL_PACK_BUFFER, 0)
        gl.glBindFramebuffer(gl.GL_FRAMEBUFFER, 0)

    def ask(self) -> None:
        """Have the target as it is now brought to where it can be fetched."""
        gl.glBindFramebuffer(gl.GL_READ_FRAMEBUFFER, self.target.id)
        self._pixels.bind()
        gl.glPixelStorei(gl.GL_PACK_ALIGNMENT, 4)
        whole = (0, 0, *self.target.size)
        gl.glReadPixels(*whole, gl.GL_RGBA, gl.GL_UNSIGNED_BYTE, ctypes.c_void_p(0))
        self._fetched = []
        self._leave()

    def fetch(self) -> Callable[[], Image.Image] | None:
        """Fetch the next part of what was asked for; None before the last one.

        With that one comes the picture, without alpha: any thread may call for it to be made.
        """
        fetched, size = self._fetched, self.target.size
        begin = sum(map(len, fetched))
        share = min(-(-self._bytes // SHARES), self._bytes - begin)
        fetched.append(self._pixels.read(begin, share))
        self._leave()
        if begin + share < self._bytes:
            return None
        return lambda: _upright(size, b"".join(fetched))

    def delete(self) -> None:
        """Give everything back."""
        self.target.delete()
        self._pixels.delete()


def _upright(size: tuple[int, int], pixels: bytes) -> Image.Image:
    """A picture of pixels with alpha, the lowest row first."""
    return Image.frombuffer("RGBA", size, pixels, "raw", "RGBA", 0, -1).convert("RGB")


def capture_small(size: tuple[int, int], within: tuple[int, int]) -> Image.Image:
    """What has been drawn into the window, scaled by the graphics card to fit ``within`` pixels.

    A fraction of :func:`capture`'s time. Call it as that one.
    """
    goal = Target(fitting(size, within))
    gl.glBindFramebuffer(gl.GL_READ_FRAMEBUFFER, 0)
    gl.glBindFramebuffer(gl.GL_DRAW_FRAMEBUFFER, goal.id)
    corners = (0, 0, *size, 0, 0, *goal.size)
    gl.glBlitFramebuffer(*corners, gl.GL_COLOR_BUFFER_BIT, gl.GL_LINEAR)
    try:
        return capture(goal.size, goal.id)
    finally:
        goal.delete()
        gl.glBindFramebuffer(gl.GL_FRAMEBUFFER, 0)
