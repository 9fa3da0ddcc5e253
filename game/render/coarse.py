"""Coarser copies of models, for pictures in which a model is small and time is short.

Corners that lie near each other become one, and triangles that are left without a surface go. What
remains keeps its paint, its hard edges and, nearly, its outline.
"""

from __future__ import annotations

import array
from collections.abc import Iterable
from itertools import product

from game.render.mesh import VERTEX, Mesh

Place = tuple[float, float, float]
DIRECTIONS = 1.5
"""How finely directions are told apart where corners become one: steps from 0 to 1."""
FLATNESS = 2.5
"""So much nearer must corners be upright than across: thin layers stay above each other."""
FEW, WIDE = 100, 0.62
"""A mesh is left alone that has so few triangles, or that reaches so far from its middle: layers
of a board lie so near each other that they would become one."""
_AROUND = tuple(product((-1, 0, 1), repeat=3))


def is_intricate(mesh: Mesh) -> bool:
    """Whether a mesh is small and has many corners, so that a coarse copy saves much."""
    numbers, stride = memoryview(mesh.vertices).cast("f"), VERTEX.size // 4
    reach = max(max(map(abs, numbers[axis::stride])) for axis in range(2))
    return mesh.index_count > 3 * FEW and reach < WIDE


def coarsened(mesh: Mesh, limit: float) -> Mesh:
    """``mesh`` with corners drawn together that are less than ``limit`` table units apart."""
    corners = list(VERTEX.iter_unpack(mesh.vertices))
    middles, homes = _drawn_together([corner[:3] for corner in corners], limit)
    numbers: dict[tuple[object, ...], int] = {}
    vertices = bytearray()
    indices = array.array("I")
    for at in _solid(mesh, homes):
        corner = corners[at]
        normal = tuple(round(each * DIRECTIONS) for each in corner[3:6])
        key = (homes[at], normal, corner[6:10])
        number = numbers.setdefault(key, len(numbers))
        if number * VERTEX.size == len(vertices):
            vertices += VERTEX.pack(*middles[homes[at]], *corner[3:])
        indices.append(number)
    return Mesh(bytes(vertices), indices.tobytes(), len(numbers), len(indices))


def _drawn_together(places: list[Place], limit: float) -> tuple[list[Place], list[int]]:
    """The places that are left, and which of them each place goes to."""
    firsts: list[Place] = []
    members: list[list[Place]] = []
    near: dict[Place, list[int]] = {}
    home: dict[Place, int] = {}
    for place in places:
        if place in home:
            continue
        x, y, z = place[0] / limit, place[1] / limit, place[2] * FLATNESS / limit
        cell = (x // 1, y // 1, z // 1)
        for number in near.get(cell, ()):
            a, b, c = firsts[number]
            if (a - x) ** 2 + (b - y) ** 2 + (c - z) ** 2 < 1:
                break
        else:
            number = len(firsts)
            firsts.append((x, y, z))
            members.append([])
            for i, j, k in _AROUND:
                near.setdefault((cell[0] + i, cell[1] + j, cell[2] + k), []).append(number)
        home[place] = number
        members[number].append(place)
    return [_middle(each) for each in members], [home[place] for place in places]


def _middle(places: Iterable[Place]) -> Place:
    xs, ys, zs = zip(*places, strict=True)
    return (sum(xs) / len(xs), sum(ys) / len(ys), sum(zs) / len(zs))


def _solid(mesh: Mesh, homes: list[int]) -> list[int]:
    """The corners of the triangles that still have a surface, each triangle once."""
    wide = len(mesh.indices) == 4 * mesh.index_count
    indices = memoryview(mesh.indices).cast("I" if wide else "H")
    left: dict[frozenset[int], tuple[int, int, int]] = {}
    for a, b, c in zip(indices[::3], indices[1::3], indices[2::3], strict=True):
        between = frozenset((homes[a], homes[b], homes[c]))
        if len(between) == 3:
            left.setdefault(between, (a, b, c))
    return [corner for triangle in left.values() for corner in triangle]
