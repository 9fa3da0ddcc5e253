"""Sizes and places of what is drawn over the table, in logical units; y runs down from the top."""

from __future__ import annotations

from typing import NamedTuple

UNLIMITED = 1e6
"""A limit that never binds."""


class Size(NamedTuple):
    """Width and height in logical units."""

    width: float
    height: float


ENDLESS = Size(UNLIMITED, UNLIMITED)


class Rect(NamedTuple):
    """A place: left, top, width, height."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.height

    @property
    def center(self) -> tuple[float, float]:
        """The middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    def contains(self, x: float, y: float) -> bool:
        """Whether the point lies inside."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def inset(self, left: float, top: float, right: float, bottom: float) -> Rect:
        """The rectangle without margins so wide; never of negative size.

        ``left``, ``top``, ``right``, ``bottom``: how wide the margin of each side is.
        """
        return Rect(
            self.x + left,
            self.y + top,
            max(0.0, self.width - left - right),
            max(0.0, self.height - top - bottom),
        )

    def within(self, room: Rect) -> Rect:
        """It as near to its place as it lies in a ``room``, which has space for it."""
        x = max(min(self.x, room.right - self.width), room.x)
        y = max(min(self.y, room.bottom - self.height), room.y)
        return Rect(x, y, self.width, self.height)

    def overlaps(self, other: Rect) -> bool:
        """Whether both share some of their areas."""
        shared = self.meets(other)
        return shared.width > 0 and shared.height > 0

    def meets(self, other: Rect) -> Rect:
        """What both share; of no size where they don't touch."""
        x, y = max(self.x, other.x), max(self.y, other.y)
        width = max(0.0, min(self.right, other.right) - x)
        return Rect(x, y, width, max(0.0, min(self.bottom, other.bottom) - y))


def centred(middle: tuple[float, float], width: float, height: float) -> Rect:
    """The place of such a size round a ``middle``."""
    return Rect(middle[0] - width / 2, middle[1] - height / 2, width, height)
