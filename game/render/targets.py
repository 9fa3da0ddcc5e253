"""Framebuffers: what is drawn into before it reaches the window."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable
from dataclasses import dataclass

from game.render import context as _context  # noqa: F401 - sets pyglet's options first

from pyglet import gl  # isort: skip


class TargetError(Exception):
    """The driver cannot draw into a framebuffer of this kind."""


@dataclass(frozen=True, slots=True)
class Format:
    """How a texel is stored: GL's internal format, its pixel format and component type."""

    inside: int
    pixels: int
    kind: int


COLOUR = Format(gl.GL_RGBA8, gl.GL_RGBA, gl.GL_UNSIGNED_BYTE)
HEIGHT = Format(gl.GL_R16F, gl.GL_RED, gl.GL_FLOAT)
DEPTH = Format(gl.GL_DEPTH_COMPONENT16, gl.GL_DEPTH_COMPONENT, gl.GL_UNSIGNED_SHORT)


def new_texture(
    size: tuple[int, int], form: Format, smooth: bool = True, repeat: bool = False
) -> int:
    """An empty 2D texture of ``size`` (width and height in texels); its GL name.

    ``smooth``: whether it is read between texels; ``repeat``: whether beyond its edge it begins
    again.
    """
    name = gl.GLuint()
    gl.glGenTextures(1, ctypes.byref(name))
    gl.glActiveTexture(gl.GL_TEXTURE0)
    gl.glBindTexture(gl.GL_TEXTURE_2D, name)
    gl.glTexImage2D(gl.GL_TEXTURE_2D, 0, form.inside, *size, 0, form.pixels, form.kind, None)
    kind = gl.GL_LINEAR if smooth else gl.GL_NEAREST
    edge = gl.GL_REPEAT if repeat else gl.GL_CLAMP_TO_EDGE
    for key, value in (
        (gl.GL_TEXTURE_MIN_FILTER, kind),
        (gl.GL_TEXTURE_MAG_FILTER, kind),
        (gl.GL_TEXTURE_WRAP_S, edge),
        (gl.GL_TEXTURE_WRAP_T, edge),
    ):
        gl.glTexParameteri(gl.GL_TEXTURE_2D, key, value)
    return int(name.value)


def delete_texture(name: int) -> None:
    """Give a texture back."""
    gl.glDeleteTextures(1, ctypes.byref(gl.GLuint(name)))


class Target:
    """A framebuffer with one texture to read from later, colour or depth, and no more."""

    def __init__(self, size: tuple[int, int], form: Format = COLOUR, repeat: bool = False) -> None:
        self.size = size
        self.texture = new_texture(size, form, repeat=repeat)
        self._depth = 0
        self.id = _new_framebuffer()
        point = gl.GL_COLOR_ATTACHMENT0
        if form is DEPTH:
            point = gl.GL_DEPTH_ATTACHMENT
            gl.glDrawBuffer(gl.GL_NONE)
            gl.glReadBuffer(gl.GL_NONE)
        gl.glFramebufferTexture2D(gl.GL_FRAMEBUFFER, point, gl.GL_TEXTURE_2D, self.texture, 0)
        _check()

    def add_depth(self) -> None:
        """Give it a depth buffer, so that solid things can be drawn into it."""
        gl.glBindFramebuffer(gl.GL_FRAMEBUFFER, self.id)
        self._depth = _attach(self.size, 1, gl.GL_DEPTH_COMPONENT24, gl.GL_DEPTH_ATTACHMENT)
        _check()

    def bind(self) -> None:
        """Draw into the whole of it from now on."""
        gl.glBindFramebuffer(gl.GL_FRAMEBUFFER, self.id)
        gl.glViewport(0, 0, *self.size)

    def delete(self) -> None:
        """Give framebuffer and texture back."""
        _delete_framebuffer(self.id)
        delete_texture(self.texture)
        if self._depth:
            _delete_renderbuffer(self._depth)


Box = tuple[int, int, int, int]
"""Left, bottom, width and height in pixels."""


def grown(box: Box, by: int, size: tuple[int, int]) -> Box:
    """A box ``by`` pixels wider on each side, as far as a picture of ``size`` reaches."""
    left, bottom = max(box[0] - by, 0), max(box[1] - by, 0)
    right, top = min(box[0] + box[2] + by, size[0]), min(box[1] + box[3] + by, size[1])
    return (left, bottom, right - left, top - bottom)


def copy_pixels(source: int, read: Box, goal: int, write: Box) -> None:
    """Copy colours from a framebuffer to another, stretched smoothly if the boxes differ in size.

    ``source`` and ``goal``: their GL names; ``read`` and ``write``: the box in each.
    """
    gl.glBindFramebuffer(gl.GL_READ_FRAMEBUFFER, source)
    gl.glBindFramebuffer(gl.GL_DRAW_FRAMEBUFFER, goal)
    gl.glBlitFramebuffer(
        *_corners(read),
        *_corners(write),
        gl.GL_COLOR_BUFFER_BIT,
        gl.GL_NEAREST if read[2:] == write[2:] else gl.GL_LINEAR,
    )


def _corners(box: Box) -> Box:
    left, bottom, width, height = box
    return (left, bottom, left + width, bottom + height)


class Canvas:
    """The framebuffer of the 3D picture: ``samples`` a pixel, resolved into ``picture``."""

    def __init__(self, size: tuple[int, int], samples: int) -> None:
        self.size = size
        self.picture = Target(size)
        self._renderbuffers: list[int] = []
        if samples <= 1:
            self.picture.add_depth()
            self.id = self.picture.id
            return
        self.id = _new_framebuffer()
        samples = min(samples, _most_samples())
        for form, point in (
            (gl.GL_RGBA8, gl.GL_COLOR_ATTACHMENT0),
            (gl.GL_DEPTH_COMPONENT24, gl.GL_DEPTH_ATTACHMENT),
        ):
            self._renderbuffers.append(_attach(size, samples, form, point))
        _check()

    def bind(self) -> None:
        """Draw into the whole of it from now on."""
        gl.glBindFramebuffer(gl.GL_FRAMEBUFFER, self.id)
        gl.glViewport(0, 0, *self.size)

    def resolve(self, boxes: Iterable[Box]) -> None:
        """Bring these rectangles of the drawing into ``picture``'s texture."""
        if self.id != self.picture.id:
            for box in boxes:
                copy_pixels(self.id, box, self.picture.id, box)

    def delete(self) -> None:
        """Give everything back."""
        if self.id != self.picture.id:
            _delete_framebuffer(self.id)
        for each in self._renderbuffers:
            _delete_renderbuffer(each)
        self.picture.delete()


class Window:
    """The window's own framebuffer, to draw the 3D picture into without keeping it."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        self.deep = _is_deep()
        """Whether it has depth, so that solid things can be drawn into it."""

    def bind(self) -> None:
        """Draw into the whole of it from now on."""
        gl.glBindFramebuffer(gl.GL_FRAMEBUFFER, 0)
        gl.glViewport(0, 0, *self.size)

    def resolve(self, boxes: Iterable[Box]) -> None:
        """Nothing: what is drawn into a window is seen as it is."""


def _is_deep() -> bool:
    kind = gl.GLint()
    gl.glBindFramebuffer(gl.GL_FRAMEBUFFER, 0)
    gl.glGetFramebufferAttachmentParameteriv(
        gl.GL_FRAMEBUFFER, gl.GL_DEPTH, gl.GL_FRAMEBUFFER_ATTACHMENT_OBJECT_TYPE, ctypes.byref(kind)
    )
    return kind.value != gl.GL_NONE


def _new_framebuffer() -> int:
    name = gl.GLuint()
    gl.glGenFramebuffers(1, ctypes.byref(name))
    gl.glBindFramebuffer(gl.GL_FRAMEBUFFER, name)
    return int(name.value)


def _delete_framebuffer(name: int) -> None:
    gl.glDeleteFramebuffers(1, ctypes.byref(gl.GLuint(name)))


def _delete_renderbuffer(name: int) -> None:
    gl.glDeleteRenderbuffers(1, ctypes.byref(gl.GLuint(name)))


def _attach(size: tuple[int, int], samples: int, form: int, point: int) -> int:
    name = gl.GLuint()
    gl.glGenRenderbuffers(1, ctypes.byref(name))
    gl.glBindRenderbuffer(gl.GL_RENDERBUFFER, name)
    if samples > 1:
        gl.glRenderbufferStorageMultisample(gl.GL_RENDERBUFFER, samples, form, *size)
    else:
        gl.glRenderbufferStorage(gl.GL_RENDERBUFFER, form, *size)
    gl.glFramebufferRenderbuffer(gl.GL_FRAMEBUFFER, point, gl.GL_RENDERBUFFER, name)
    return int(name.value)


def _most_samples() -> int:
    most = gl.GLint()
    gl.glGetIntegerv(gl.GL_MAX_SAMPLES, ctypes.byref(most))
    return int(most.value)


def _check() -> None:
    status = gl.glCheckFramebufferStatus(gl.GL_FRAMEBUFFER)
    if status != gl.GL_FRAMEBUFFER_COMPLETE:
        raise TargetError(f"incomplete framebuffer ({status:#x})")
