"""Coarser copies of models, for pictures in which a model is small and time is short.

Corners joined by a short edge become one, and triangles that are left without a surface go. What
remains keeps its paint, its hard edges and, nearly, its outline.
"""

from __future__ import annotations

import array
from collections.abc import Iterable

from game.render.mesh import VERTEX, Mesh

Place = tuple[float, float, float]
DIRECTIONS = 1.5
"""How finely directions are told apart where corners become one: steps from 0 to 1."""
FLATNESS = 2.5
"""So much longer is an edge taken to be that stands upright: thin things stay as thick."""


def reach(mesh: Mesh) -> float:
    """How far a mesh reaches from its middle, along x or y."""
    numbers, stride = memoryview(mesh.vertices).cast("f"), VERTEX.size // 4
    return max(max(map(abs, numbers[axis::stride])) for axis in range(2))


def coarsened(mesh: Mesh, limit: float) -> Mesh:
    """``mesh`` with corners drawn together that are joined within ``limit`` table units."""
    corners = list(VERTEX.iter_unpack(mesh.vertices))
    wide = len(mesh.indices) == 4 * mesh.index_count
    indices = memoryview(mesh.indices).cast("I" if wide else "H").tolist()
    middles, homes = _drawn_together([corner[:3] for corner in corners], indices, limit)
    numbers: dict[tuple[object, ...], int] = {}
    vertices = bytearray()
    left = array.array("I")
    for at in _solid(indices, homes):
        corner = corners[at]
        normal = tuple(round(each * DIRECTIONS) for each in corner[3:6])
        key = (homes[at], normal, corner[6:10])
        number = numbers.setdefault(key, len(numbers))
        if number * VERTEX.size == len(vertices):
            vertices += VERTEX.pack(*middles[homes[at]], *corner[3:])
        left.append(number)
    return Mesh(bytes(vertices), left.tobytes(), len(numbers), len(left))


def _drawn_together(
    places: list[Place], indices: list[int], limit: float
) -> tuple[list[Place], list[int]]:
    """The places that are left, and which of them each corner goes to."""
    members: list[list[Place]] = []
    home: dict[Place, int] = {}
    for place, joined in _joined(places, indices).items():
        x, y, z = place
        for other in joined:
            number = home.get(other, -1)
            if number >= 0:
                a, b, c = members[number][0]
                if (a - x) ** 2 + (b - y) ** 2 + (FLATNESS * (c - z)) ** 2 < limit * limit:
                    break
        else:
            number = len(members)
            members.append([])
        home[place] = number
        members[number].append(place)
    return [_middle(each) for each in members], [home[place] for place in places]


def _joined(places: list[Place], indices: list[int]) -> dict[Place, list[Place]]:
    """The places that an edge joins with each place."""
    joined: dict[Place, list[Place]] = {place: [] for place in places}
    for at in range(0, len(indices), 3):
        a, b, c = (places[each] for each in indices[at : at + 3])
        joined[a] += (b, c)
        joined[b] += (c, a)
        joined[c] += (a, b)
    return joined


def _middle(places: Iterable[Place]) -> Place:
    xs, ys, zs = zip(*places, strict=True)
    return (sum(xs) / len(xs), sum(ys) / len(ys), sum(zs) / len(zs))


def _solid(indices: list[int], homes: list[int]) -> list[int]:
    """The corners of the triangles that still have a surface, each triangle once."""
    left: dict[frozenset[int], list[int]] = {}
    for at in range(0, len(indices), 3):
        triangle = indices[at : at + 3]
        between = frozenset(homes[each] for each in triangle)
        if len(between) == 3:
            left.setdefault(between, triangle)
    return [corner for triangle in left.values() for corner in triangle]
