"""Flat outlines in whole numbers: whether one crosses itself."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from game.content.miniature import Spot


def is_simple(outline: Sequence[Spot]) -> bool:
    """Whether the closed polygon neither crosses nor touches itself, and has an inside."""
    size = len(outline)
    if len(set(outline)) < size or not _area(outline):
        return False
    edges = [(outline[i - 1], outline[i]) for i in range(size)]
    for (i, first), (j, second) in combinations(enumerate(edges), 2):
        neighbours = j - i == 1 or (i == 0 and j == size - 1)
        if neighbours and _folds(first, second):
            return False
        if not neighbours and _meet(first, second):
            return False
    return True


_Edge = tuple[Spot, Spot]


def _area(outline: Sequence[Spot]) -> int:
    return sum(
        a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, [*outline[1:], outline[0]], strict=True)
    )


def _side(a: Spot, b: Spot, c: Spot) -> int:
    cross = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (cross > 0) - (cross < 0)


def _folds(first: _Edge, second: _Edge) -> bool:
    """Whether two edges with a corner in common lie on each other."""
    (a, b), (c, d) = first, second
    if a == d:
        a, b, c, d = c, d, a, b
    if _side(a, b, d):
        return False
    return (b[0] - a[0]) * (d[0] - c[0]) + (b[1] - a[1]) * (d[1] - c[1]) < 0


def _meet(first: _Edge, second: _Edge) -> bool:
    (a, b), (c, d) = first, second
    sides = _side(a, b, c), _side(a, b, d), _side(c, d, a), _side(c, d, b)
    if sides[0] != sides[1] and sides[2] != sides[3]:
        return True
    return any(
        not side and _within(p, q, r)
        for side, (p, q, r) in zip(sides, ((a, b, c), (a, b, d), (c, d, a), (c, d, b)), strict=True)
    )


def _within(a: Spot, b: Spot, c: Spot) -> bool:
    """Whether ``c``, which lies on their line, lies between a and b."""
    return min(a[0], b[0]) <= c[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= c[1] <= max(a[1], b[1])
