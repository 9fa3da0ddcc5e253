"""What the overlay draws, as a list of plain records. No GL here."""

from __future__ import annotations

import struct
from typing import NamedTuple

Colour = tuple[int, int, int, int]
"""Red, green, blue, alpha, 0-255."""
Quad = tuple[float, float, float, float]
Point = tuple[float, float]
RECORD = struct.Struct("<12f8B4f")
"""Rectangle, atlas place or ends of a line, clip; fill and line colours; kind, radius, border or
width of a line, softness."""


class Clip(NamedTuple):
    """Pixels outside left, top, right, bottom are not drawn."""

    left: float
    top: float
    right: float
    bottom: float


EVERYWHERE = Clip(-1e6, -1e6, 1e6, 1e6)
NO_LINE: Colour = (0, 0, 0, 0)
_NO_PLACE: Quad = (0.0, 0.0, 0.0, 0.0)


class DrawList:
    """Boxes and pictures in painting order, in pixels from the top left of the window."""

    def __init__(self) -> None:
        self.data = bytearray()
        self.clip = EVERYWHERE

    def __len__(self) -> int:
        return len(self.data) // RECORD.size

    def box(
        self, rect: Quad, fill: Colour, radius: float, line: Colour = NO_LINE, width: float = 0.0
    ) -> None:
        """A rounded rectangle with a border inside its edge.

        ``rect``: left, top, width, height; ``radius`` of its corners; ``line`` and ``width``: the
        border's colour and how wide it is.
        """
        shape = (0.0, radius, width, 0.0)
        self.data += RECORD.pack(*rect, *_NO_PLACE, *self.clip, *fill, *line, *shape)

    def shadow(self, rect: Quad, fill: Colour, radius: float, softness: float) -> None:
        """A blurred rounded rectangle; it fades over ``softness`` pixels on both sides."""
        shape = (0.0, radius, 0.0, softness)
        self.data += RECORD.pack(*rect, *_NO_PLACE, *self.clip, *fill, *NO_LINE, *shape)

    def line(self, start: Point, end: Point, colour: Colour, width: float) -> None:
        """A straight line with round ends from ``start`` to ``end``, ``width`` pixels thick."""
        reach = width / 2 + 1
        left, top = min(start[0], end[0]) - reach, min(start[1], end[1]) - reach
        right, bottom = max(start[0], end[0]) + reach, max(start[1], end[1]) + reach
        rect = (left, top, right - left, bottom - top)
        shape = (2.0, 0.0, width, 0.0)
        self.data += RECORD.pack(*rect, *start, *end, *self.clip, *colour, *NO_LINE, *shape)

    def picture(self, rect: Quad, place: Quad, tint: Colour, radius: float = 0.0) -> None:
        """A part of the atlas (left, top, right, bottom in texels), multiplied by ``tint``."""
        shape = (1.0, radius, 0.0, 0.0)
        self.data += RECORD.pack(*rect, *place, *self.clip, *tint, *NO_LINE, *shape)
