"""The lit outlines round pieces that are legal targets."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from typing import NamedTuple

from game.render.adornments import Adornments, Shape
from game.render.buffers import Attribute
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


class Rings(Adornments):
    """All outlines of one level; ``program`` draws those of every level."""

    def __init__(self, library: Mapping[str, Mesh], program: Program) -> None:
        self._library = library
        self._outlines: dict[str, Outline] = {}
        size = RECORD.size
        attributes = (
            Attribute(0, 1, 0, size, gl.GL_UNSIGNED_INT, integer=True, divisor=1),
            Attribute(1, 4, 4, size, divisor=1),
        )
        shape = Shape(gl.GL_TRIANGLE_STRIP, 4)
        super().__init__(program, RECORD, attributes, lambda copy: self._outline(copy.model), shape)

    def _outline(self, model: str) -> Outline:
        if model not in self._outlines:
            self._outlines[model] = outline_of(self._library[model])
        return self._outlines[model]
