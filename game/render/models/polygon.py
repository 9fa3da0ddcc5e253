"""Flat polygons: winding, normals, corners, triangles."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

Flat = tuple[float, float]
SHARP = math.cos(math.radians(30))
"""Corners that turn by more than 30° are bevelled; others are rounded by their normals."""


NARROWINGS = 8
"""So often is a bevel halved that is too broad for its polygon, before it is left out."""


class Corner(NamedTuple):
    """A corner of a polygon prepared for bevelling.

    ``before`` and ``after`` lie on the two edges (equal where the corner isn't sharp), each with
    its outward normal; ``inner`` is the corner of the polygon that is smaller by the bevel.
    """

    before: Flat
    after: Flat
    before_normal: Flat
    after_normal: Flat
    inner: Flat
    sharp: bool


def area(points: Sequence[Flat]) -> float:
    """Twice the signed area; positive when wound anticlockwise."""
    return sum(
        a[0] * b[1] - b[0] * a[1] for a, b in zip(points, [*points[1:], points[0]], strict=True)
    )


def corners(points: Sequence[Flat], bevel: float) -> list[Corner]:
    """The corners of the polygon, wound anticlockwise, cut back by ``bevel`` where sharp."""
    ring = list(points) if area(points) > 0 else list(points)[::-1]
    size = len(ring)
    return [_corner(ring[i - 1], ring[i], ring[(i + 1) % size], bevel) for i in range(size)]


def bevelled(points: Sequence[Flat], bevel: float) -> tuple[list[Corner], float]:
    """The corners, and the bevel they are cut back by: less where the polygon is too narrow."""
    for _ in range(NARROWINGS):
        ring = corners(points, bevel)
        if _keeps_shape([corner.inner for corner in ring]):
            return ring, bevel
        bevel /= 2
    return corners(points, 0.0), 0.0


def _keeps_shape(inner: Sequence[Flat]) -> bool:
    """Whether an inner polygon can be cut into ears: it doesn't cross itself."""
    left = list(range(len(inner)))
    while len(left) > 3:
        ear = _ear(inner, left)
        if ear is None:
            return False
        del left[ear]
    return True


def _corner(last: Flat, here: Flat, following: Flat, bevel: float) -> Corner:
    (ax, ay), before_length = _direction(last, here)
    (bx, by), after_length = _direction(here, following)
    turning = ax * bx + ay * by
    before_normal, after_normal = (ay, -ax), (by, -bx)
    reach = min(bevel, 0.45 * before_length, 0.45 * after_length)
    miter = (before_normal[0] + after_normal[0], before_normal[1] + after_normal[1])
    inset = reach / max(1 + turning, 0.2)
    inner = (here[0] - miter[0] * inset, here[1] - miter[1] * inset)
    if turning > SHARP:
        length = math.hypot(*miter)
        normal = (miter[0] / length, miter[1] / length)
        return Corner(here, here, normal, normal, inner, False)
    before = (here[0] - ax * reach, here[1] - ay * reach)
    after = (here[0] + bx * reach, here[1] + by * reach)
    return Corner(before, after, before_normal, after_normal, inner, True)


def _direction(a: Flat, b: Flat) -> tuple[Flat, float]:
    length = math.hypot(b[0] - a[0], b[1] - a[1])
    return ((b[0] - a[0]) / length, (b[1] - a[1]) / length), length


def triangles(points: Sequence[Flat]) -> list[tuple[int, int, int]]:
    """The polygon (anticlockwise, may be concave) cut into triangles, ear by ear."""
    left = list(range(len(points)))
    found = []
    while len(left) > 3:
        ear = _ear(points, left)
        if ear is None:  # no more than a line is left
            break
        found.append((left[ear - 1], left[ear], left[(ear + 1) % len(left)]))
        del left[ear]
    return [*found, (left[0], left[1], left[2])]


def _ear(points: Sequence[Flat], left: list[int]) -> int | None:
    """The first of the corners that are left which may be cut off."""
    return next((i for i in range(len(left)) if _is_ear(points, left, i)), None)


def _is_ear(points: Sequence[Flat], left: list[int], i: int) -> bool:
    a, b, c = left[i - 1], left[i], left[(i + 1) % len(left)]
    if area([points[a], points[b], points[c]]) <= 1e-12:
        return False
    return not any(
        _inside(points[other], points[a], points[b], points[c])
        for other in left
        if other not in (a, b, c)
    )


def _inside(p: Flat, a: Flat, b: Flat, c: Flat) -> bool:
    return all(area([p, *edge]) >= 0 for edge in ((a, b), (b, c), (c, a)))
