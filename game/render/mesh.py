"""What a model is made of: interleaved vertices and triangle indices, as plain bytes.

A vertex is 36 bytes, little-endian: position (3 floats, table units, z up), normal (3 floats,
unit length), colour (3 unsigned bytes, sRGB) with the surface kind (1 unsigned byte), and uv
(2 floats; (0, 0) is the lower left corner of a picture, (1, 1) the upper right one).
"""

from __future__ import annotations

import enum
import struct
from dataclasses import dataclass

VERTEX = struct.Struct("<3f3f4B2f")
"""position, normal, red, green, blue, surface kind, u, v"""
VERTEX_SIZE = VERTEX.size
POSITION_OFFSET, NORMAL_OFFSET, COLOUR_OFFSET, UV_OFFSET = 0, 12, 24, 28


class Surface(enum.IntEnum):
    """What a triangle is made of; the fourth byte of its vertices' colours."""

    WOOD = 0
    """Painted wood with grain."""
    BEVEL = 1
    """The paler paint on an edge (already paler in the vertex colour); lights up when marked."""
    CARD = 2
    """Linen-grained card."""
    CLOTH = 3
    """Cloth with a faint motif; uv in table units."""
    PICTURE = 4
    """The piece's face picture over the vertex colour, on card."""
    PLAIN = 5
    """Smooth paint without grain: eyes, water."""
    STAMP = 6
    """Wood in the piece's tint with the piece's face picture as ink over it."""
    TINTED = 7
    """Wood in the piece's tint (vertex colour white, or a shade to multiply with)."""
    TINTED_BEVEL = 8
    """The paler edge of a tinted piece; the shader makes it paler; lights up when marked."""
    LAMP = 9
    """Smooth paint that gives light of its own: windows in the evening."""
    METAL = 10
    """Polished metal: it throws back the lamp and a pale room above it."""


def index_code(vertex_count: int) -> str:
    """How :mod:`array` calls the type of the indices of a mesh with so many vertices."""
    return "H" if vertex_count <= 1 << 16 else "I"


@dataclass(frozen=True, slots=True, weakref_slot=True)
class Mesh:
    """One model. ``indices`` are unsigned 16 bit up to 65,536 vertices, else 32 bit."""

    vertices: bytes
    indices: bytes
    vertex_count: int
    index_count: int
    coarse: Mesh | None = None
    """A form with fewer corners, for small pictures in a hurry; None: this one will do."""
