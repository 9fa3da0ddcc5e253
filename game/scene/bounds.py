"""How far a hand may drag a table out of the picture: the nearer the eye, the farther along it.

What is played with stays in sight: its edge comes no nearer to the picture's middle than
:data:`LEFT` of the way to the picture's edge.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from game.scene.camera import FILM_MM, Camera
from game.scene.pose import Vec3

LEFT = 0.35
"""So large a part of half a picture stays full of the table."""
GIVE = 1.2
"""So many table units a hand can pull beyond a bound, against more and more resistance."""


class _Span(NamedTuple):
    """From where to where the middle of the picture may be along one side of the table."""

    low: float
    high: float

    def with_place(self, place: float) -> _Span:
        """The span, made wider as far as ``place`` where that lies outside it."""
        return _Span(min(self.low, place), max(self.high, place))

    def within(self, place: float) -> float:
        """The nearest place within it."""
        return min(self.high, max(self.low, place))

    def pulled(self, place: float, by: float) -> float:
        """Where a pull leads that leaves from ``place``: freely inside, with resistance beyond."""
        ahead = self.high - place if by > 0.0 else place - self.low
        free = min(abs(by), max(0.0, ahead))
        beyond = max(0.0, -ahead)
        yields = min((abs(by) - free) * max(0.0, 1.0 - beyond / GIVE), max(0.0, GIVE - beyond))
        return place + math.copysign(free + yields, by)


def pulled(eye: Camera, goal: Camera, things: Sequence[Vec3], aspect: float, since: Vec3) -> Camera:
    """Where a hand that would move the eye to ``goal`` gets: softly no farther than allowed.

    ``since``: where the drag began, which is allowed in any case.
    """
    across, along = _spans(goal, things, aspect, since)
    (x, y, z), (to_x, to_y, _z) = eye.target, goal.target
    return replace(goal, target=(across.pulled(x, to_x - x), along.pulled(y, to_y - y), z))


def bounded(
    eye: Camera, things: Sequence[Vec3], aspect: float, since: Vec3 | None = None
) -> Camera:
    """The nearest eye from which enough of the ``things`` on the table shows."""
    across, along = _spans(eye, things, aspect, since)
    x, y, z = eye.target
    return replace(eye, target=(across.within(x), along.within(y), z))


def _spans(
    eye: Camera, things: Sequence[Vec3], aspect: float, since: Vec3 | None
) -> tuple[_Span, _Span]:
    """Where the target of ``eye`` may be, from side to side and from front to back."""
    wide = eye.distance * FILM_MM / 2 / eye.lens_mm
    deep = wide / aspect / math.sin(math.radians(eye.elevation))
    turn = math.radians(eye.azimuth)
    aside, ahead = abs(math.cos(turn)), abs(math.sin(turn))
    xs, ys = [place[0] for place in things], [place[1] for place in things]
    across = _span(min(xs), max(xs), LEFT * (wide * aside + deep * ahead))
    along = _span(min(ys), max(ys), LEFT * (wide * ahead + deep * aside))
    if since is None:
        return across, along
    return across.with_place(since[0]), along.with_place(since[1])


def _span(low: float, high: float, left: float) -> _Span:
    """Between two edges, so much away from each, or in the middle between them."""
    left = min(left, (high - low) / 2)
    return _Span(low + left, high - left)
