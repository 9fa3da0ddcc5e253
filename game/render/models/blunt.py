"""Coarse forms carved on purpose: the same shapes with sharp edges and few sides.

A model of very many shapes keeps too much of all of them when it is only coarsened.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from game.render.models.carving import Carved, Flat, Point
from game.render.models.paint import Coat, painted
from game.render.models.polygon import triangles
from game.render.models.profile import SHORTEST, SMOOTH
from game.render.models.toy import Toy
from game.render.models.workshop import Sculptor

LEAST, MOST, PART = 5, 14, 0.5
"""Turned pieces have about this part of their segments, within these bounds."""


class BluntToy(Toy):
    """A toy without bevels whose turned pieces have few sides."""

    def prism(
        self, outline: Sequence[Flat], depth: float, coat: Coat, bevel: float = 0.012
    ) -> None:
        """A polygon in x and z, with ``depth`` along y (centred); its edges stay sharp."""
        del bevel
        paint, half = painted(coat), depth / 2
        for side in (-1.0, 1.0):
            for triangle in triangles(outline):
                points = [_deep(outline[i], side * half) for i in triangle]
                self.face(points, [(0, side, 0)] * 3, paint.colour, paint.surface)
        for a, b in zip(outline, [*outline[1:], outline[0]], strict=True):
            if math.dist(a, b) > SHORTEST:
                points = [_deep(a, -half), _deep(b, -half), _deep(b, half), _deep(a, half)]
                normal = (b[1] - a[1], 0.0, a[0] - b[0])
                self.face(points, [normal] * 4, paint.colour, paint.surface)

    def lathe(
        self,
        profile: Sequence[Flat],
        coat: Coat,
        segments: int = 16,
        edges: Iterable[int] = (),
        smooth: float = SMOOTH,
    ) -> None:
        """A turned piece as :meth:`Toy.lathe` makes it, with about half as many ``segments``."""
        few = max(LEAST, min(round(segments * PART), MOST))
        super().lathe(profile, coat, min(segments, few), edges, smooth)


def _deep(point: Flat, y: float) -> Point:
    return (point[0], y, point[1])


def carve_bluntly(sculptor: Sculptor) -> Carved:
    """The blunt form of what a sculptor carves."""
    toy = BluntToy()
    sculptor(toy)
    return toy.finish()
