"""Faces put together into one mesh: places, turns, welding, and paint slots."""

from __future__ import annotations

import array
import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from game.render.mesh import VERTEX, Surface, index_code
from game.render.models.paint import rgb

Point = tuple[float, float, float]
Flat = tuple[float, float]
Frame = tuple[Point, Point, Point, Point]
"""Three columns of a turn (times the scale), and a place."""
IDENTITY: Frame = ((1, 0, 0), (0, 1, 0), (0, 0, 1), (0, 0, 0))
DECIMALS = 5
"""Coordinates are rounded to these, so that every machine bakes the same bytes."""


class Slot(NamedTuple):
    """Vertices that wait for a colour: those of one named paint, in one run."""

    paint: str
    first: int
    size: int


class Carved(NamedTuple):
    """A finished carving: a mesh's bytes, and the runs of vertices with named paints."""

    vertices: bytes
    indices: bytes
    vertex_count: int
    index_count: int
    slots: tuple[Slot, ...]


_Vertex = tuple[str, Surface, Point, Point, Flat]


def dot(a: Point, b: Point) -> float:
    """The scalar product."""
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def _less(a: Point, b: Point) -> Point:
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2])


def _cross(a: Point, b: Point) -> Point:
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def unit(v: Point) -> Point:
    """``v`` at length one."""
    length = math.sqrt(dot(v, v))
    return (v[0] / length, v[1] / length, v[2] / length)


def turn(rx: float, ry: float, rz: float) -> tuple[Point, Point, Point]:
    """The columns of a turn by degrees about x, then y, then z."""
    (sx, cx), (sy, cy), (sz, cz) = (
        (math.sin(math.radians(a)), math.cos(math.radians(a))) for a in (rx, ry, rz)
    )
    return (
        (cz * cy, sz * cy, -sy),
        (cz * sy * sx - sz * cx, sz * sy * sx + cz * cx, cy * sx),
        (cz * sy * cx + sz * sx, sz * sy * cx - cz * sx, cy * cx),
    )


def _linear(frame: Frame, v: Point) -> Point:
    x, y, z, _ = frame
    return (
        x[0] * v[0] + y[0] * v[1] + z[0] * v[2],
        x[1] * v[0] + y[1] * v[1] + z[1] * v[2],
        x[2] * v[0] + y[2] * v[1] + z[2] * v[2],
    )


class Carving:
    """A mesh in the making."""

    def __init__(self) -> None:
        self._numbers: dict[_Vertex, int] = {}
        self._triangles: list[tuple[int, int, int]] = []
        self._frame = IDENTITY
        self._grain: Flat = (0.0, 0.0)

    @contextmanager
    def at(
        self,
        x: float = 0,
        y: float = 0,
        z: float = 0,
        *,
        rz: float = 0,
        rx: float = 0,
        ry: float = 0,
        scale: float = 1,
    ) -> Iterator[None]:
        """Within the block, everything is moved by (x, y, z), turned and scaled.

        It is scaled first, then turned by ``rx``, ``ry`` and ``rz`` degrees about x, y and z, in
        this order, and moved last.
        """
        before = self._frame
        columns = [_linear(before, column) for column in turn(rx, ry, rz)]
        sx, sy, sz = ((c[0] * scale, c[1] * scale, c[2] * scale) for c in columns)
        self._frame = (sx, sy, sz, self._placed((x, y, z)))
        try:
            yield
        finally:
            self._frame = before

    @contextmanager
    def mirrored(self) -> Iterator[None]:
        """Within the block, left and right are exchanged."""
        before = self._frame
        x, y, z, place = before
        self._frame = ((-x[0], -x[1], -x[2]), y, z, place)
        try:
            yield
        finally:
            self._frame = before

    def grain(self, along: Point, offset: float) -> None:
        """From now on grain runs ``along`` this direction, as near as an axis of the model does;
        ``offset`` (0…1) is another in each piece, so that no two show the same grain and tone."""
        x, y, z = (abs(each) for each in _linear(self._frame, along))
        self._grain = (0.0 if x >= max(y, z) else 1.0 if z >= y else 2.0, offset)

    def face(
        self,
        points: Sequence[Point],
        normals: Sequence[Point],
        colour: str,
        surface: Surface,
        uvs: Sequence[Flat] | None = None,
    ) -> None:
        """Add a convex face; it is wound so that it is seen from where its normals point.

        ``points``, ``normals`` and ``uvs``: corner by corner; without ``uvs`` the grain's place is
        taken.
        """
        placed = [self._placed(point) for point in points]
        faced = [unit(_linear(self._frame, normal)) for normal in normals]
        flats = uvs or [self._grain] * len(points)
        numbers = [
            self._number((colour, surface, point, normal, uv))
            for point, normal, uv in zip(placed, faced, flats, strict=True)
        ]
        middle = (sum(n[0] for n in faced), sum(n[1] for n in faced), sum(n[2] for n in faced))
        for i in range(1, len(numbers) - 1):
            seen = _cross(_less(placed[i], placed[0]), _less(placed[i + 1], placed[0]))
            if dot(seen, seen) < 1e-16:
                continue
            a, b, c = numbers[0], numbers[i], numbers[i + 1]
            self._triangles.append((a, b, c) if dot(seen, middle) > 0 else (a, c, b))

    def finish(self) -> Carved:
        """The carving as bytes; vertices of named paints stand together, in order of names."""
        keys = list(self._numbers)
        order = sorted(range(len(keys)), key=lambda i: (keys[i][0].startswith("#"), keys[i][0]))
        named = [keys[i][0] for i in order if not keys[i][0].startswith("#")]
        slots = [Slot(name, named.index(name), named.count(name)) for name in sorted(set(named))]
        new = {old: place for place, old in enumerate(order)}
        indices = [new[i] for triangle in self._triangles for i in triangle]
        return Carved(
            b"".join(_packed(keys[i]) for i in order),
            array.array(index_code(len(keys)), indices).tobytes(),
            len(keys),
            len(indices),
            tuple(slots),
        )

    def _placed(self, v: Point) -> Point:
        at = self._frame[3]
        turned = _linear(self._frame, v)
        return (turned[0] + at[0], turned[1] + at[1], turned[2] + at[2])

    def _number(self, vertex: _Vertex) -> int:
        colour, surface, point, normal, uv = vertex
        key = (colour, surface, _rounded(point), _rounded(normal), uv)
        return self._numbers.setdefault(key, len(self._numbers))


def _rounded(v: Point) -> Point:
    return (
        round(v[0], DECIMALS) + 0.0,
        round(v[1], DECIMALS) + 0.0,
        round(v[2], DECIMALS) + 0.0,
    )


def _packed(vertex: _Vertex) -> bytes:
    colour, surface, point, normal, uv = vertex
    red, green, blue = rgb(colour) if colour.startswith("#") else (255, 255, 255)
    return VERTEX.pack(*point, *normal, red, green, blue, surface, *uv)
