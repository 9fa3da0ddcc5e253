"""The light round blocks that may be taken: soft shells, seen beside them and never before them."""

from __future__ import annotations

import struct
from collections.abc import Mapping

from game.render.adornments import Adornments, Shape
from game.render.buffers import Attribute
from game.render.mesh import VERTEX_SIZE, Mesh
from game.render.shaders import Program

from pyglet import gl  # isort: skip

RECORD = struct.Struct("<If")
SHELLS = 4
"""So many shells lie round each block (``glsl/halo.vert``)."""
CORNERS = 36
"""Corners of the triangles of a shell's six sides."""


class Halos(Adornments):
    """All halos."""

    def __init__(self, library: Mapping[str, Mesh], program: Program) -> None:
        self._library = library
        self._halves: dict[str, float] = {}
        size = RECORD.size
        attributes = (
            Attribute(0, 1, 0, size, gl.GL_UNSIGNED_INT, integer=True, divisor=SHELLS),
            Attribute(1, 1, 4, size, divisor=SHELLS),
        )
        shape = Shape(gl.GL_TRIANGLES, CORNERS, SHELLS)
        super().__init__(program, RECORD, attributes, lambda copy: (self._half(copy.model),), shape)

    def _half(self, model: str) -> float:
        """Half the side of a model."""
        if model not in self._halves:
            mesh = self._library[model]
            self._halves[model] = max(
                struct.unpack_from("<f", mesh.vertices, at * VERTEX_SIZE)[0]
                for at in range(mesh.vertex_count)
            )
        return self._halves[model]
