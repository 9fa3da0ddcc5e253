"""Where badges stand that tell the values of things on the table: a die's pips in a number."""

from __future__ import annotations

from collections.abc import Sequence

BETWEEN = 3.0
"""Units between two badges that would lie over each other."""
Point = tuple[float, float]


def parted(points: Sequence[Point], size: Point) -> list[Point]:
    """Where badges of this size stand over ``points`` so that none hides another.

    The nearer one stays; the farther one, which is higher on the picture, gives way upwards.
    """
    wide, high = size[0] + BETWEEN, size[1] + BETWEEN
    order = sorted(range(len(points)), key=lambda i: (-points[i][1], points[i][0]))
    placed: dict[int, Point] = {}
    for i in order:
        x, y = points[i]
        for _ in points:
            below = [b for a, b in placed.values() if abs(a - x) < wide and abs(b - y) < high]
            if not below:
                break
            y = min(below) - high
        placed[i] = (x, y)
    return [placed[i] for i in range(len(points))]
