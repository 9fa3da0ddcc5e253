"""The bodies of what a pointer can mean: boxes, told once by a title.

What a ray meets follows from these; so may a thing's anchor, its outline and its further points.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import product
from typing import Generic, NamedTuple, TypeVar

from game.scene.geometry import on
from game.scene.pose import Pose, Vec3
from game.scene.rays import Ray, box_hit, passes
from game.scene.targets import Target

V = TypeVar("V")
Hit = tuple[float, Target]
"""How far along a ray, in lengths of its direction, and what is there."""


class Body(NamedTuple):
    """A box that stands on ``foot``; sizes at the foot's own scale."""

    foot: Pose
    half: tuple[float, float]
    height: float


Bodies = Mapping[Target, Sequence[Body]]
"""What each thing is made of."""
Told = Iterable[tuple[Target, Body]]
"""The same body by body; those of a thing need not follow each other."""


class KeptBodies(Generic[V]):
    """All that can be meant in a view, with what it is made of, by who sits in front.

    The last answer is kept: the same view is asked again and again.
    """

    def __init__(self, tell: Callable[[V, int], Told]) -> None:
        self._tell = tell
        self._last: tuple[V, int, Bodies] | None = None

    def __call__(self, view: V, focus: int) -> Bodies:
        """The bodies of a view."""
        last = self._last
        if last is None or last[0] is not view or last[1] != focus:
            last = self._last = (view, focus, gathered(self._tell(view, focus)))
        return last[2]


def gathered(told: Told) -> Bodies:
    """What each thing is made of."""
    found: dict[Target, list[Body]] = {}
    for target, body in told:
        found.setdefault(target, []).append(body)
    return found


def reached(ray: Ray, parts: Iterable[Body]) -> float | None:
    """How far along ``ray`` the first of some bodies is; None: it meets none of them."""
    met = None
    for foot, half, height in parts:
        if not passes(ray, foot, max(half) + height):
            continue
        along = box_hit(ray, foot, half, height)
        if along is not None and (met is None or along < met):
            met = along
    return met


def met_first(ray: Ray, among: Bodies) -> Hit | None:
    """The first of some things that ``ray`` meets, and how far along it that is."""
    first: Hit | None = None
    for target, parts in among.items():
        along = reached(ray, parts)
        if along is not None and (first is None or along < first[0]):
            first = (along, target)
    return first


def nearest(ray: Ray, among: Bodies) -> Target | None:
    """The first of some things that ``ray`` meets; None for the bare table."""
    first = met_first(ray, among)
    return None if first is None else first[1]


def top(body: Body) -> Vec3:
    """The middle of a box's upper side."""
    return on(body.foot, Pose((0.0, 0.0, body.height))).place


def corners(body: Body) -> list[Vec3]:
    """The eight corners of a box."""
    x, y = body.half
    return [
        on(body.foot, Pose(point)).place for point in product((-x, x), (-y, y), (0.0, body.height))
    ]


def rims(foot: Pose, radius: float, height: float, points: int) -> list[Vec3]:
    """So many points of the lower and of the upper edge of something round."""
    return [
        on(foot, Pose((math.cos(angle) * radius, math.sin(angle) * radius, z))).place
        for angle in (math.tau * n / points for n in range(points))
        for z in (0.0, height)
    ]
