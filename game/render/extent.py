"""Where pieces are and which part of a picture they cover: balls and rectangles, no GL.

A frame in which little changed is drawn anew only where it changed; these are the sums for that.
Rectangles err on the large side, never on the small one.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple

from game.render.light import TO_KEY, eye_of
from game.render.mesh import VERTEX_SIZE, Mesh
from game.scene.geometry import Matrix
from game.scene.pose import Vec3

Part = tuple[float, float, float, float]
"""Left, bottom, right and top of a rectangle in a picture that reaches from 0 to 1."""
WHOLE: Part = (0.0, 0.0, 1.0, 1.0)
FLOOR = -0.05
"""Height of the lowest thing that a shadow falls on, in table units."""
MOST_PARTS = 2
"""More rectangles than this are drawn as fewer, larger ones."""
WASTE = 1.2
"""Two rectangles become one when it is at most so much larger than both together."""


class Ball(NamedTuple):
    """A ball in table units."""

    centre: Vec3
    radius: float


def ball_of(mesh: Mesh) -> Ball:
    """A ball that holds the whole mesh."""
    numbers, stride = memoryview(mesh.vertices).cast("f"), VERTEX_SIZE // 4
    low = [min(numbers[axis::stride]) for axis in range(3)]
    high = [max(numbers[axis::stride]) for axis in range(3)]
    return _round_box(low, high)


def ball_round(balls: Iterable[Ball]) -> Ball:
    """A ball that holds all these."""
    all_balls = list(balls)
    low = [min(ball.centre[axis] - ball.radius for ball in all_balls) for axis in range(3)]
    high = [max(ball.centre[axis] + ball.radius for ball in all_balls) for axis in range(3)]
    middle = _round_box(low, high).centre
    return Ball(middle, max(math.dist(middle, ball.centre) + ball.radius for ball in all_balls))


def _round_box(low: list[float], high: list[float]) -> Ball:
    x, y, z = ((a + b) / 2 for a, b in zip(low, high, strict=True))
    return Ball((x, y, z), math.dist(low, high) / 2)


def reach_of(ball: Ball, margin: float) -> tuple[Ball, Ball, Ball]:
    """Balls whose hull holds whatever looks different because of the pieces in ``ball``.

    The pieces themselves, the foot of their shadow and what lies under them; light changes up to
    ``margin`` table units beside each.
    """
    (x, y, z), radius = ball.centre, ball.radius + margin
    fall = max((z - FLOOR) / TO_KEY[2], 0.0)
    shadow = (x - fall * TO_KEY[0], y - fall * TO_KEY[1], FLOOR)
    return Ball(ball.centre, radius), Ball(shadow, radius), Ball((x, y, FLOOR), radius)


def pixel_at_aim(view: Matrix, projection: Matrix, width: int) -> float:
    """How wide a pixel is, in table units, where the middle of the picture meets the table.

    ``width`` is that of the picture in pixels.
    """
    height = eye_of(view)[2]
    return 2 * height / (max(view[10], 0.05) * projection[0] * width)


def union(one: Part, other: Part) -> Part:
    """The smallest rectangle round two."""
    a, b, c, d = one
    e, f, g, h = other
    return (a if a < e else e, b if b < f else f, c if c > g else g, d if d > h else h)


def _area(part: Part) -> float:
    return (part[2] - part[0]) * (part[3] - part[1])


def merged(parts: Iterable[Part], small: float = 0.0) -> list[Part]:
    """A few rectangles that cover these, as far as they lie inside the picture.

    One that covers no more than ``small`` of the picture, from 0 to 1, is never made several.
    """
    kept: list[Part] = []
    for left, bottom, right, top in parts:
        part = (max(left, 0.0), max(bottom, 0.0), min(right, 1.0), min(top, 1.0))
        if part[0] < part[2] and part[1] < part[3]:
            _join(kept, part, small)
    return kept


def _join(kept: list[Part], part: Part, small: float) -> None:
    """Add a rectangle, or let it grow into one with those that it hardly stands apart from, or
    with which it is ``small``."""
    while kept:
        left, bottom, right, top = part
        least, near = math.inf, part
        for each in kept:
            x, y, further_x, further_y = each
            if x <= left and y <= bottom and further_x >= right and further_y >= top:
                return
            waste = _area(union(each, part)) - (further_x - x) * (further_y - y)
            if waste < least:
                least, near = waste, each
        apart = least > (right - left) * (top - bottom) * WASTE
        if apart and len(kept) < MOST_PARTS and _area(union(near, part)) > small:
            break
        kept.remove(near)
        part = union(near, part)
    kept.append(part)


def texels(part: Part, size: tuple[int, int], margin: int) -> tuple[int, int, int, int]:
    """Left, bottom, width and height of a rectangle in a picture of ``size``, made wider."""
    width, height = size
    left = max(math.floor(part[0] * width) - margin, 0)
    bottom = max(math.floor(part[1] * height) - margin, 0)
    right = min(math.ceil(part[2] * width) + margin, width)
    top = min(math.ceil(part[3] * height) + margin, height)
    return (left, bottom, max(right - left, 0), max(top - bottom, 0))


def covered(box: tuple[int, int, int, int], size: tuple[int, int]) -> Part:
    """The part of a picture of ``size`` that a rectangle of its pixels is."""
    (left, bottom, width, height), (wide, high) = box, size
    return (left / wide, bottom / high, (left + width) / wide, (bottom + height) / high)
