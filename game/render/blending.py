"""How what is drawn meets what is there: GL's switches in three settings."""

from __future__ import annotations

from game.render import context as _context  # noqa: F401 - sets pyglet's options first

from pyglet import gl  # isort: skip


def solid() -> None:
    """Draw solid things: depth test and culling, no blending."""
    gl.glEnable(gl.GL_DEPTH_TEST)
    gl.glDepthFunc(gl.GL_LEQUAL)
    gl.glDepthMask(True)
    gl.glDisable(gl.GL_BLEND)
    gl.glEnable(gl.GL_CULL_FACE)


def everywhere() -> None:
    """Draw into the whole of a framebuffer."""
    gl.glDisable(gl.GL_SCISSOR_TEST)


def only_in(left: int, bottom: int, width: int, height: int) -> None:
    """Draw nowhere but in this rectangle; clearing keeps to it as well.

    ``left`` and ``bottom``: its corner, in pixels from the lower left of the framebuffer.
    """
    gl.glEnable(gl.GL_SCISSOR_TEST)
    gl.glScissor(left, bottom, width, height)


def translucent(glow: int = gl.GL_ZERO) -> None:
    """Blend by alpha; ``glow`` is what becomes of alpha as the strength of glowing."""
    gl.glDepthMask(False)
    gl.glEnable(gl.GL_BLEND)
    gl.glBlendFuncSeparate(gl.GL_SRC_ALPHA, gl.GL_ONE_MINUS_SRC_ALPHA, glow, gl.GL_ONE)


def over() -> None:
    """Blend flat things over the picture by their alpha; the picture's own stays."""
    gl.glEnable(gl.GL_BLEND)
    gl.glBlendFuncSeparate(gl.GL_SRC_ALPHA, gl.GL_ONE_MINUS_SRC_ALPHA, gl.GL_ZERO, gl.GL_ONE)


def flat() -> None:
    """Draw over the whole picture: no depth, no blending."""
    gl.glDisable(gl.GL_DEPTH_TEST)
    gl.glDisable(gl.GL_CULL_FACE)
    gl.glDisable(gl.GL_BLEND)
