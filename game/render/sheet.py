"""A layer of the overlay that stays as it is: painted once, then shown as a picture of itself.

Panels are many boxes and letters over each other. While the table moves under them, copying what
came out of it is much less work than painting it anew; only tiles that hold anything are copied.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Iterator

from game.render.buffers import Attribute, Buffer, VertexArray
from game.render.shaders import Program
from game.render.targets import Target

from pyglet import gl  # isort: skip

SIDE = 32
"""Side of a tile in pixels."""
_TILE = struct.Struct("<4f")
_EXTENT = struct.Struct("<4f16x4f8xf8xf")
"""What a record tells of where it draws: its rectangle, its clip, its kind and its softness."""


def tiles_of(data: bytes | bytearray, width: int, height: int) -> list[tuple[int, int, int, int]]:
    """Left, top, right and bottom of rows of tiles that hold all that a list's records draw."""
    filled: dict[int, set[int]] = {}
    for left, top, right, bottom in _outermost(data):
        columns = _cells(max(left, 0.0), min(right, width))
        for row in _cells(max(top, 0.0), min(bottom, height)):
            filled.setdefault(row, set()).update(columns)
    return [
        (first * SIDE, row * SIDE, min(last * SIDE, width), min((row + 1) * SIDE, height))
        for row, columns_of_row in sorted(filled.items())
        for first, last in _runs(sorted(columns_of_row))
    ]


def _outermost(data: bytes | bytearray) -> Iterator[tuple[float, float, float, float]]:
    """Where records draw, without those that lie within the box painted before them."""
    x = y = right = bottom = 0.0
    for left, top, wide, high, *clip, kind, softness in _EXTENT.iter_unpack(data):
        margin = 0.0 if kind > 0.5 else softness + 1.0
        within = left - margin >= x and top - margin >= y
        if within and left + wide + margin <= right and top + high + margin <= bottom:
            continue
        low_x, low_y = max(left - margin, clip[0]), max(top - margin, clip[1])
        high_x, high_y = min(left + wide + margin, clip[2]), min(top + high + margin, clip[3])
        if low_x < x or low_y < y or high_x > right or high_y > bottom:
            x, y, right, bottom = low_x, low_y, high_x, high_y
            yield x, y, right, bottom


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
        self._array.feed(self._buffer, (Attribute(0, 4, 0, _TILE.size, divisor=1),))

    def begin(self) -> None:
        """Paint on it from now on; it is empty."""
        self._target.bind()
        gl.glClearColor(0.0, 0.0, 0.0, 0.0)
        gl.glClear(gl.GL_COLOR_BUFFER_BIT)

    def keep(self, data: bytes | bytearray) -> None:
        """Hold what the list of records ``data`` draws, instead of what was held."""
        tiles = b"".join(_TILE.pack(*tile) for tile in tiles_of(data, *self.size))
        self._count = len(tiles) // _TILE.size
        self._buffer.make_room(len(tiles))
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
