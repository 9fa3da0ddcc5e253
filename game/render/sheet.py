"""A layer of the overlay that stays as it is: painted once, then shown as a picture of itself.

Panels are many boxes and letters over each other. While the table moves under them, copying what
came out of it is much less work than painting it anew; only tiles that hold anything are copied.
"""

from __future__ import annotations

import math
import struct

from game.render.buffers import Attribute, Buffer, VertexArray
from game.render.drawlist import RECORD
from game.render.shaders import Program
from game.render.targets import Target

from pyglet import gl  # isort: skip

SIDE = 32
"""Side of a tile in pixels."""
_TILE = struct.Struct("<4f")


def tiles_of(data: bytes | bytearray, width: int, height: int) -> list[tuple[int, int, int, int]]:
    """Left, top, right and bottom of rows of tiles that hold all that a list's records draw."""
    filled: dict[int, set[int]] = {}
    for record in RECORD.iter_unpack(data):
        left, top, wide, high = record[:4]
        kind, softness = record[-4], record[-1]
        margin = 0.0 if kind > 0.5 else softness + 1.0
        reach = (left - margin, top - margin, left + wide + margin, top + high + margin)
        low_x, low_y = (max(a, b, 0.0) for a, b in zip(reach[:2], record[8:10], strict=True))
        high_x, high_y = (min(a, b) for a, b in zip(reach[2:], record[10:12], strict=True))
        columns = _cells(low_x, min(high_x, width))
        for row in _cells(low_y, min(high_y, height)):
            filled.setdefault(row, set()).update(columns)
    return [
        (first * SIDE, row * SIDE, min(last * SIDE, width), min((row + 1) * SIDE, height))
        for row, columns_of_row in sorted(filled.items())
        for first, last in _runs(sorted(columns_of_row))
    ]


def _cells(low: float, high: float) -> range:
    return range(math.floor(low / SIDE), math.ceil(high / SIDE)) if low < high else range(0)


def _runs(columns: list[int]) -> list[tuple[int, int]]:
    """First and one past the last of each run of neighbours."""
    ends = [at for at in columns if at + 1 not in columns]
    starts = [at for at in columns if at - 1 not in columns]
    return [(first, last + 1) for first, last in zip(starts, ends, strict=True)]


class Sheet:
    """The picture of one layer in a window of one size."""

    def __init__(self, program: Program, width: int, height: int) -> None:
        self.size = (width, height)
        self._program = program
        self._target = Target(self.size)
        self._buffer = Buffer(64 * _TILE.size)
        self._array = VertexArray()
        self._count = 0
        self._feed()

    def begin(self) -> None:
        """Paint on it from now on; it is empty."""
        self._target.bind()
        gl.glClearColor(0.0, 0.0, 0.0, 0.0)
        gl.glClear(gl.GL_COLOR_BUFFER_BIT)

    def keep(self, data: bytes | bytearray) -> None:
        """It now holds what this list draws."""
        tiles = b"".join(_TILE.pack(*tile) for tile in tiles_of(data, *self.size))
        self._count = len(tiles) // _TILE.size
        if self._buffer.grow(len(tiles)):
            self._feed()
        self._buffer.write(tiles)

    def show(self) -> None:
        """Lay it over the bound framebuffer; blending is set: one draw call."""
        self._program.use()
        self._program.set_vector("u_window", self.size)
        self._program.set_int("u_texture", 0)
        gl.glActiveTexture(gl.GL_TEXTURE0)
        gl.glBindTexture(gl.GL_TEXTURE_2D, self._target.texture)
        self._array.bind()
        gl.glDrawArraysInstanced(gl.GL_TRIANGLE_STRIP, 0, 4, self._count)
        gl.glBindVertexArray(0)

    def delete(self) -> None:
        """Give picture and buffers back."""
        self._target.delete()
        self._buffer.delete()
        self._array.delete()

    def _feed(self) -> None:
        self._array.feed(self._buffer, (Attribute(0, 4, 0, _TILE.size, divisor=1),))
