"""The light round blocks that may be taken: soft shells, seen beside them and never before them."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Mapping

from game.render.batch import Copy
from game.render.buffers import Attribute, Buffer, VertexArray
from game.render.mesh import VERTEX_SIZE, Mesh
from game.render.shaders import Program

from pyglet import gl  # isort: skip

RECORD = struct.Struct("<If")
SHELLS = 4
"""So many shells lie round each block (``glsl/halo.vert``)."""
CORNERS = 36
"""Corners of the triangles of a shell's six sides."""


class Halos:
    """All halos, drawn by one instanced call."""

    def __init__(self, library: Mapping[str, Mesh]) -> None:
        self._library = library
        self._halves: dict[str, float] = {}
        self._buffer = Buffer(64 * RECORD.size)
        self._array = VertexArray()
        self._program = Program("halo.vert", "halo.frag")
        self.count = 0
        self._feed()

    def show(self, copies: Iterable[Copy]) -> None:
        """Draw halos round these copies from now on."""
        data = b"".join(RECORD.pack(each.slot, self._half(each.model)) for each in copies)
        self.count = len(data) // RECORD.size
        if self._buffer.grow(len(data)):
            self._feed()
        if data:
            self._buffer.write(data)

    def begin(self) -> Program:
        """Switch to the halos' program, for the caller to set its matrices."""
        self._program.use()
        return self._program

    def draw(self) -> None:
        """Draw them."""
        self._array.bind()
        gl.glDrawArraysInstanced(gl.GL_TRIANGLES, 0, CORNERS, self.count * SHELLS)

    def delete(self) -> None:
        """Give everything back."""
        self._buffer.delete()
        self._array.delete()
        self._program.delete()

    def _half(self, model: str) -> float:
        """Half the side of a model."""
        if model not in self._halves:
            mesh = self._library[model]
            self._halves[model] = max(
                struct.unpack_from("<f", mesh.vertices, at * VERTEX_SIZE)[0]
                for at in range(mesh.vertex_count)
            )
        return self._halves[model]

    def _feed(self) -> None:
        size = RECORD.size
        self._array.feed(
            self._buffer,
            (
                Attribute(0, 1, 0, size, gl.GL_UNSIGNED_INT, integer=True, divisor=SHELLS),
                Attribute(1, 1, 4, size, divisor=SHELLS),
            ),
        )
