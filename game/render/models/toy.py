"""The shape vocabulary: box, wedge roof, prism, arch, turned pieces. Nothing else is used.

Lengths are in table units (the side of a building tile is 1), angles in degrees; ``z`` is the
bottom of a shape, x and y its middle.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from game.content.facets import rings_of
from game.render.mesh import Surface
from game.render.models.carving import Carving, Flat, Point
from game.render.models.paint import Coat, Paint, painted
from game.render.models.polygon import Corner, bevelled, triangles
from game.render.models.profile import SMOOTH, steps_of


class Toy(Carving):
    """A carving made of the shapes that a toy-maker has."""

    def prism(
        self, outline: Sequence[Flat], depth: float, coat: Coat, bevel: float = 0.012
    ) -> None:
        """A polygon in x and z, with ``depth`` along y (centred), its sharp edges bevelled."""
        paint = painted(coat)
        ring, bevel = bevelled(outline, min(bevel, depth * 0.45))
        for here, following in zip(ring, [*ring[1:], ring[0]], strict=True):
            self._side(here, following, depth / 2, bevel, paint)
            self._cut_corner(here, depth / 2, bevel, paint)
        inner = [corner.inner for corner in ring]
        cut = triangles(inner)
        for side in (-1.0, 1.0):
            for triangle in cut:
                self.face(
                    [(inner[i][0], side * depth / 2, inner[i][1]) for i in triangle],
                    [(0, side, 0)] * 3,
                    paint.colour,
                    paint.surface,
                )

    def _side(self, a: Corner, b: Corner, half: float, bevel: float, paint: Paint) -> None:
        start, end = _upright(a.after_normal), _upright(b.before_normal)
        y = half - bevel
        self.face(
            [_deep(a.after, -y), _deep(b.before, -y), _deep(b.before, y), _deep(a.after, y)],
            [start, end, end, start],
            paint.colour,
            paint.surface,
        )
        for side in (-1.0, 1.0):
            self.face(
                [
                    _deep(a.after, side * y),
                    _deep(b.before, side * y),
                    _deep(b.inner, side * half),
                    _deep(a.inner, side * half),
                ],
                [start, end, (0, side, 0), (0, side, 0)],
                paint.edge_colour(),
                paint.edge,
            )

    def _cut_corner(self, a: Corner, half: float, bevel: float, paint: Paint) -> None:
        if not a.sharp:
            return
        before, after = _upright(a.before_normal), _upright(a.after_normal)
        y = half - bevel
        self.face(
            [_deep(a.before, -y), _deep(a.after, -y), _deep(a.after, y), _deep(a.before, y)],
            [before, after, after, before],
            paint.edge_colour(),
            paint.edge,
        )
        for side in (-1.0, 1.0):
            self.face(
                [_deep(a.before, side * y), _deep(a.after, side * y), _deep(a.inner, side * half)],
                [before, after, (0, side, 0)],
                paint.edge_colour(),
                paint.edge,
            )

    def box(
        self,
        width: float,
        depth: float,
        height: float,
        coat: Coat,
        x: float = 0,
        y: float = 0,
        z: float = 0,
        *,
        rz: float = 0,
        ry: float = 0,
        rx: float = 0,
        bevel: float | None = None,
    ) -> None:
        """A box or plank with bevelled edges: ``width`` along x, ``depth`` along y.

        ``bevel``: how wide its bevels are; None: 0.12 of the shortest side.
        """
        edge = min(width, depth, height) * 0.12 if bevel is None else bevel
        outline = [(-width / 2, 0.0), (width / 2, 0.0), (width / 2, height), (-width / 2, height)]
        with self.at(x, y, z, rz=rz, ry=ry, rx=rx):
            self.prism(outline, depth, coat, edge)

    def wedge(
        self,
        width: float,
        length: float,
        height: float,
        coat: Coat,
        x: float = 0,
        y: float = 0,
        z: float = 0,
        *,
        rz: float = 0,
    ) -> None:
        """A roof; its ridge runs along y for ``length``."""
        half, eaves = width / 2, min(0.02, height / 2)
        outline = [(-half, 0.0), (half, 0.0), (half, eaves), (0.0, height), (-half, eaves)]
        with self.at(x, y, z, rz=rz):
            self.prism(outline, length, coat)

    def arch(
        self,
        width: float,
        depth: float,
        height: float,
        opening: float,
        coat: Coat,
        *,
        steps: int = 8,
        stretch: float = 1.0,
    ) -> None:
        """A wall with a round opening of radius ``opening``, ``stretch`` times as high."""
        half = width / 2
        angles = [math.pi * i / steps for i in range(steps + 1)]
        curve = [(-opening * math.cos(a), opening * stretch * math.sin(a)) for a in angles]
        outline = [(-half, 0.0), *curve, (half, 0.0), (half, height), (-half, height)]
        self.prism(outline, depth, coat)

    def lathe(
        self,
        profile: Sequence[Flat],
        coat: Coat,
        segments: int = 16,
        edges: Iterable[int] = (),
        smooth: float = SMOOTH,
    ) -> None:
        """A turned piece: (radius, height) pairs from the bottom up, revolved about z.

        ``edges`` names the steps of the profile that carry the paler paint; steps whose normals'
        cosine is above ``smooth`` run into each other.
        """
        paint, pale = painted(coat), set(edges)
        for step in steps_of(profile, smooth):
            low, high = (step.low, step.low_normal), (step.high, step.high_normal)
            is_pale = step.number in pale
            colour = paint.edge_colour() if is_pale else paint.colour
            surface = paint.edge if is_pale else paint.surface
            for i in range(segments):
                self._slice(low, high, (i, segments), colour, surface)

    def _slice(
        self,
        low: tuple[Flat, Flat],
        high: tuple[Flat, Flat],
        part: tuple[int, int],
        colour: str,
        surface: Surface,
    ) -> None:
        points, normals = [], []
        left, right, middle = (math.tau * (part[0] + k) / part[1] for k in (0.0, 1.0, 0.5))
        for (point, normal), angles in ((low, (left, right)), (high, (right, left))):
            tip = point[0] < 1e-6
            for angle in (middle,) if tip else angles:
                points.append(_revolved(point, angle))
                normals.append(_revolved(normal, angle))
        if len(points) > 2:
            self.face(points, normals, colour, surface)

    def cylinder(
        self,
        radius: float,
        height: float,
        coat: Coat,
        x: float = 0,
        y: float = 0,
        z: float = 0,
        *,
        bevel: float | None = None,
        segments: int = 16,
        rx: float = 0,
        ry: float = 0,
    ) -> None:
        """An upright cylinder with paler rims, and with as many sides as ``segments``.

        ``bevel``: how wide the rims are; None: 0.14 of the lesser of ``radius`` and ``height``.
        """
        b = min(radius, height) * 0.14 if bevel is None else min(bevel, radius, height / 2)
        profile = [
            (0.0, 0.0),
            (radius - b, 0.0),
            (radius, b),
            (radius, height - b),
            (radius - b, height),
            (0.0, height),
        ]
        with self.at(x, y, z, rx=rx, ry=ry):
            self.lathe(profile, coat, segments, edges=(1, 3))

    def peg(
        self,
        radius: float,
        height: float,
        coat: Coat,
        x: float = 0,
        y: float = 0,
        z: float = 0,
        *,
        segments: int = 8,
        rx: float = 0,
        ry: float = 0,
    ) -> None:
        """A thin post with a rounded head: a cylinder with few vertices.

        It has as many sides as ``segments``; its ``height`` is that of the head's top.
        """
        head = min(radius, height) * 0.5
        profile = [(0.0, 0.0), (radius, 0.0), (radius, height - head), (0.0, height)]
        with self.at(x, y, z, rx=rx, ry=ry):
            self.lathe(profile, coat, segments, edges=(2,))

    def cone(
        self,
        radius: float,
        height: float,
        coat: Coat,
        x: float = 0,
        y: float = 0,
        z: float = 0,
        *,
        segments: int = 14,
        rx: float = 0,
        ry: float = 0,
    ) -> None:
        """A cone with a rounded rim; its tip lies ``height`` above ``z``.

        It has as many sides as ``segments``.
        """
        profile = [(0.0, 0.0), (radius * 0.93, 0.0), (radius, height * 0.05), (0.0, height)]
        with self.at(x, y, z, rx=rx, ry=ry):
            self.lathe(profile, coat, segments, edges=(1,))

    def ball(
        self,
        radius: float,
        coat: Coat,
        x: float = 0,
        y: float = 0,
        z: float = 0,
        *,
        squash: float = 1.0,
        segments: int = 12,
    ) -> None:
        """A ball about its middle, flattened to ``squash``."""
        rings = rings_of(segments)
        angles = [math.pi * i / rings for i in range(rings + 1)]
        profile = [
            (radius * math.sin(a) if 0 < i < rings else 0.0, -radius * squash * math.cos(a))
            for i, a in enumerate(angles)
        ]
        with self.at(x, y, z):
            self.lathe(profile, coat, segments, smooth=-1.0)


def _upright(normal: Flat) -> Point:
    return (normal[0], 0.0, normal[1])


def _deep(point: Flat, y: float) -> Point:
    return (point[0], y, point[1])


def _revolved(flat: Flat, angle: float) -> Point:
    return (flat[0] * math.cos(angle), flat[0] * math.sin(angle), flat[1])
