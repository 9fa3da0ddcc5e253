"""The lit outlines round pieces that are legal targets."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from game.render.batch import Copy
from game.render.buffers import Attribute, Buffer, VertexArray
from game.render.mesh import VERTEX_SIZE, Mesh
from game.render.shaders import Program

from pyglet import gl  # isort: skip

RECORD = struct.Struct("<I4f")
LIFT = 0.012
"""How far above the piece's foot or face the outline floats, in table units."""
FLAT = 0.2
"""Pieces lower than this wear the outline on their face, others on their foot."""


class Outline(NamedTuple):
    """The footprint of a model: half width, half depth, height of the outline, roundness."""

    half_width: float
    half_depth: float
    height: float
    roundness: float


def outline_of(mesh: Mesh) -> Outline:
    """The outline that fits a model; round for models as wide as deep without corners."""
    points = [
        struct.unpack_from("<3f", mesh.vertices, at * VERTEX_SIZE)
        for at in range(mesh.vertex_count)
    ]
    xs, ys, zs = ([point[axis] for point in points] for axis in range(3))
    half_width, half_depth = max(map(abs, xs)), max(map(abs, ys))
    reach = max(x * x + y * y for x, y in zip(xs, ys, strict=True)) ** 0.5
    is_round = reach < 1.15 * max(half_width, half_depth)
    height = (max(zs) if max(zs) < FLAT else min(zs)) + LIFT
    return Outline(half_width, half_depth, height, 1.0 if is_round else 0.12)


class Rings:
    """All outlines, drawn by one instanced call."""

    def __init__(self, library: Mapping[str, Mesh]) -> None:
        self._library = library
        self._outlines: dict[str, Outline] = {}
        self._buffer = Buffer(64 * RECORD.size)
        self._array = VertexArray()
        self._program = Program("ring.vert", "ring.frag")
        self.count = 0
        self._feed()

    def show(self, copies: Iterable[Copy]) -> None:
        """Draw outlines round these copies from now on."""
        data = b"".join(RECORD.pack(each.slot, *self._outline(each.model)) for each in copies)
        self.count = len(data) // RECORD.size
        if self._buffer.grow(len(data)):
            self._feed()
        if data:
            self._buffer.write(data)

    def begin(self) -> Program:
        """Switch to the rings' program, for the caller to set its matrices."""
        self._program.use()
        return self._program

    def draw(self) -> None:
        """Draw them."""
        self._array.bind()
        gl.glDrawArraysInstanced(gl.GL_TRIANGLE_STRIP, 0, 4, self.count)

    def delete(self) -> None:
        """Give everything back."""
        self._buffer.delete()
        self._array.delete()
        self._program.delete()

    def _outline(self, model: str) -> Outline:
        if model not in self._outlines:
            self._outlines[model] = outline_of(self._library[model])
        return self._outlines[model]

    def _feed(self) -> None:
        size = RECORD.size
        self._array.feed(
            self._buffer,
            (
                Attribute(0, 1, 0, size, gl.GL_UNSIGNED_INT, integer=True, divisor=1),
                Attribute(1, 4, 4, size, divisor=1),
            ),
        )
