"""Reading meshes back: points, normals, triangles."""

from __future__ import annotations

import array
from typing import NamedTuple

from game.render.mesh import VERTEX, VERTEX_SIZE, Mesh
from game.render.models.carving import Carved, Point


class Shape(NamedTuple):
    """The geometry of a mesh."""

    points: list[Point]
    normals: list[Point]
    kinds: list[int]
    triangles: list[tuple[int, int, int]]

    def bounds(self, axis: int) -> tuple[float, float]:
        return min(p[axis] for p in self.points), max(p[axis] for p in self.points)

    def volume(self) -> float:
        """The signed volume; positive when every face is wound to be seen from outside."""
        return sum(_determinant(*(self.points[i] for i in t)) for t in self.triangles) / 6

    def open_edges(self) -> int:
        """Edges (by place) that don't meet the same edge in the other direction."""
        edges: dict[tuple[Point, Point], int] = {}
        for triangle in self.triangles:
            a, b, c = (_spot(self.points[i]) for i in triangle)
            for edge in ((a, b), (b, c), (c, a)):
                edges[edge] = edges.get(edge, 0) + 1
        return sum(count != edges.get((b, a), 0) for (a, b), count in edges.items())

    def faces_away(self) -> int:
        """Triangles whose winding disagrees with the normals of their corners."""
        return sum(self._agreement(t) <= 0 for t in self.triangles)

    def _agreement(self, triangle: tuple[int, int, int]) -> float:
        a, b, c = (self.points[i] for i in triangle)
        ab, ac = (tuple(q[k] - a[k] for k in range(3)) for q in (b, c))
        cross = (
            ab[1] * ac[2] - ab[2] * ac[1],
            ab[2] * ac[0] - ab[0] * ac[2],
            ab[0] * ac[1] - ab[1] * ac[0],
        )
        normal = [sum(self.normals[i][k] for i in triangle) for k in range(3)]
        return sum(x * y for x, y in zip(cross, normal, strict=True))


def shape_of(mesh: Mesh | Carved) -> Shape:
    rows = list(VERTEX.iter_unpack(mesh.vertices))
    assert len(rows) * VERTEX_SIZE == len(mesh.vertices)
    indices = array.array("H", mesh.indices)
    assert len(indices) == mesh.index_count
    triangles = [(indices[i], indices[i + 1], indices[i + 2]) for i in range(0, len(indices), 3)]
    return Shape([r[:3] for r in rows], [r[3:6] for r in rows], [r[9] for r in rows], triangles)


def _spot(point: Point) -> Point:
    return (round(point[0], 4), round(point[1], 4), round(point[2], 4))


def _determinant(a: Point, b: Point, c: Point) -> float:
    return (
        a[0] * (b[1] * c[2] - b[2] * c[1])
        - a[1] * (b[0] * c[2] - b[2] * c[0])
        + a[2] * (b[0] * c[1] - b[1] * c[0])
    )
