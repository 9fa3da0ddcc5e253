"""What pieces wear while they are meant: one small record a piece, drawn by one instanced call."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from game.render.batch import Copy
from game.render.buffers import Attribute, Buffer, VertexArray
from game.render.shaders import Program

from pyglet import gl  # isort: skip


class Shape(NamedTuple):
    """What is drawn for a record: ``copies`` times so many ``corners``, as triangles or a strip."""

    mode: int
    corners: int
    copies: int = 1


class Adornments:
    """All of one kind, drawn with ``program``, which whoever made it gives back.

    ``worn``: the fields of a piece's record but the first, its slot; ``attributes`` are the fields
    as the program takes them.
    """

    def __init__(
        self,
        program: Program,
        record: struct.Struct,
        attributes: Sequence[Attribute],
        worn: Callable[[Copy], tuple[float, ...]],
        shape: Shape,
    ) -> None:
        self._record, self._attributes = record, attributes
        self._worn, self._shape = worn, shape
        self._buffer = Buffer(64 * record.size)
        self._array = VertexArray()
        self._program = program
        self.count = 0
        self._feed()

    def show(self, copies: Iterable[Copy]) -> None:
        """Have these copies wear it from now on, and no others."""
        data = b"".join(self._record.pack(each.slot, *self._worn(each)) for each in copies)
        self.count = len(data) // self._record.size
        self._buffer.make_room(len(data))
        if data:
            self._buffer.write(data)

    def begin(self) -> Program:
        """Switch to its program, for the caller to set the matrices."""
        self._program.use()
        return self._program

    def draw(self) -> None:
        """Draw them."""
        self._array.bind()
        mode, corners, copies = self._shape
        gl.glDrawArraysInstanced(mode, 0, corners, self.count * copies)

    def delete(self) -> None:
        """Give everything back."""
        self._buffer.delete()
        self._array.delete()

    def _feed(self) -> None:
        self._array.feed(self._buffer, self._attributes)
