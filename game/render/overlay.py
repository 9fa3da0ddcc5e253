"""The flat layer over the table: everything in one instanced draw call."""

from __future__ import annotations

import ctypes
import math
from collections.abc import Sequence

from game.render.buffers import PIECE, Attribute, Buffer, VertexArray
from game.render.drawlist import RECORD, DrawList
from game.render.glyphs import Atlas, Upload
from game.render.shaders import Program
from game.render.sheet import Sheet
from game.render.targets import Target, copy_pixels

from pyglet import gl  # isort: skip


def _attributes() -> list[Attribute]:
    stride = RECORD.size
    floats = [Attribute(i, 4, 16 * i, stride, divisor=1) for i in range(3)]
    colours = [
        Attribute(3 + i, 4, 48 + 4 * i, stride, gl.GL_UNSIGNED_BYTE, normalized=True, divisor=1)
        for i in range(2)
    ]
    return [*floats, *colours, Attribute(5, 4, 56, stride, divisor=1)]


ROWS = 512
"""Rows of texels that the atlas' picture has at first: it doubles when they are full, for on
software drivers each of them is main memory."""
RESTING = 3
"""A list that is drawn so often without a change is painted onto a sheet and shown from there."""
FEW = 64
"""A list of fewer records is not: a sheet is as large as the window, and takes long to make."""


class _Layer:
    """One list on the GPU."""

    def __init__(self) -> None:
        self.buffer = Buffer(64 * 1024)
        self.array = VertexArray()
        self.array.feed(self.buffer, _attributes())
        self.count = 0
        self.draws = 0
        self.data = b""
        self.sheet: Sheet | None = None

    def fill(self, drawn: DrawList) -> None:
        old, self.data = self.data, bytes(drawn.data)
        self.draws = 0
        if self.buffer.make_room(len(self.data)):
            old = b""
        for start in range(0, len(self.data), PIECE):
            piece = self.data[start : start + PIECE]
            if piece != old[start : start + PIECE]:
                self.buffer.write(piece, start)
        self.count = len(drawn)


class _Courier:
    """Carries pixels into the texture that is bound.

    By way of a buffer: a texture written to straight from here would have to wait until everything
    that shows it has been drawn.
    """

    def __init__(self) -> None:
        self._buffer = Buffer(64 * 1024, gl.GL_PIXEL_UNPACK_BUFFER)
        self._done()

    def _done(self) -> None:
        """Let textures be filled from elsewhere again."""
        gl.glBindBuffer(gl.GL_PIXEL_UNPACK_BUFFER, 0)

    def carry(self, uploads: Sequence[Upload]) -> None:
        pixels = b"".join(each.pixels for each in uploads)
        self._buffer.make_room(len(pixels))
        self._buffer.write(pixels)
        start = 0
        for x, y, width, height, part in uploads:
            gl.glTexSubImage2D(
                gl.GL_TEXTURE_2D,
                0,
                x,
                y,
                width,
                height,
                gl.GL_RGBA,
                gl.GL_UNSIGNED_BYTE,
                ctypes.c_void_p(start),
            )
            start += len(part)
        self._done()


class Overlay:
    """Draws lists of one atlas; each layer keeps its list until it is filled anew."""

    def __init__(self, atlas: Atlas) -> None:
        self._atlas = atlas
        self._program = Program("overlay.vert", "overlay.frag")
        self._showing = Program("sheet.vert", "sheet.frag")
        self._layers: dict[str, _Layer] = {}
        self._picture = Target((atlas.size, min(ROWS, atlas.size)))
        self._courier = _Courier()

    def fill(self, drawn: DrawList, layer: str = "hud") -> None:
        """Hand a layer its list; the atlas' new pictures go to the GPU."""
        if layer not in self._layers:
            self._layers[layer] = _Layer()
        self._layers[layer].fill(drawn)
        uploads = self._atlas.take_uploads()
        if uploads:
            self._make_room(max(each.y + each.height for each in uploads))
            gl.glBindTexture(gl.GL_TEXTURE_2D, self._picture.texture)
            self._courier.carry(uploads)

    def _make_room(self, rows: int) -> None:
        """Have at least so many rows of texels, those that were filled among them."""
        old = self._picture
        width, height = old.size
        if rows <= height:
            return
        bound = gl.GLint()
        gl.glGetIntegerv(gl.GL_DRAW_FRAMEBUFFER_BINDING, ctypes.byref(bound))
        self._picture = Target((width, height * 2 ** math.ceil(math.log2(rows / height))))
        copy_pixels(old.id, (0, 0, *old.size), self._picture.id, (0, 0, *old.size))
        old.delete()
        gl.glBindFramebuffer(gl.GL_FRAMEBUFFER, bound.value)

    def draw(self, width: int, height: int, layer: str = "hud", opacity: float = 1.0) -> None:
        """Draw a layer into a window of ``width`` x ``height`` pixels: one draw call.

        ``opacity``: 0 to 1.
        """
        held = self._layers.get(layer)
        if held is None or not held.count:
            return
        gl.glDisable(gl.GL_DEPTH_TEST)
        gl.glDisable(gl.GL_CULL_FACE)
        gl.glEnable(gl.GL_BLEND)
        gl.glBlendFunc(gl.GL_ONE, gl.GL_ONE_MINUS_SRC_ALPHA)
        held.draws += 1
        rests = held.draws >= RESTING and held.count >= FEW
        if rests and held.draws == RESTING:
            self._paint_sheet(held, width, height)
        sheet = held.sheet
        if rests and sheet and sheet.size == (width, height) and opacity == 1.0:
            sheet.show()
        else:
            self._paint(held, width, height, opacity)
        gl.glDisable(gl.GL_BLEND)

    def _paint(self, held: _Layer, width: int, height: int, opacity: float) -> None:
        self._program.use()
        self._program.set_vector("u_window", (width, height))
        self._program.set_vector("u_atlas", self._picture.size)
        self._program.set_float("u_opacity", opacity)
        self._program.set_int("u_texture", 0)
        gl.glActiveTexture(gl.GL_TEXTURE0)
        gl.glBindTexture(gl.GL_TEXTURE_2D, self._picture.texture)
        held.array.bind()
        gl.glDrawArraysInstanced(gl.GL_TRIANGLE_STRIP, 0, 4, held.count)
        gl.glBindVertexArray(0)

    def _paint_sheet(self, held: _Layer, width: int, height: int) -> None:
        if held.sheet and held.sheet.size != (width, height):
            held.sheet.delete()
            held.sheet = None
        held.sheet = held.sheet or Sheet(self._showing, width, height)
        held.sheet.begin()
        self._paint(held, width, height, 1.0)
        held.sheet.keep(held.data)
        gl.glBindFramebuffer(gl.GL_FRAMEBUFFER, 0)
        gl.glViewport(0, 0, width, height)
