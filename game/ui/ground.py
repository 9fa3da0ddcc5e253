"""The table of a match, as what lies over it may ask about it: what shows, and where."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol, TypeVar

from game.scene.camera import Camera
from game.scene.pose import Vec3
from game.scene.stage import Scene
from game.scene.targets import Target
from game.ui.rect import Rect

V_co = TypeVar("V_co", covariant=True)


class Ground(Protocol[V_co]):
    """One table and the eye over it. Units: logical, from the window's top left.

    ``V_co``: the title's view.
    """

    @property
    def view(self) -> V_co:
        """What the table shows, or will when the timeline has drained."""

    @property
    def focus(self) -> int:
        """The seat in front."""

    @property
    def scene(self) -> Scene:
        """What lies there now."""

    @property
    def eye(self) -> Camera:
        """The camera."""

    @property
    def goal(self) -> Camera:
        """Where the eye is, or where it flies to."""

    @property
    def aim(self) -> str:
        """The name of the sight that the eye is at or flies to; "" for anywhere else."""

    @property
    def staged(self) -> bool:
        """Whether a stage stands before the table."""

    def pick(self, x: float, y: float) -> Target | None:
        """What lies under a pixel, from the bottom left."""

    def point(self, target: Target) -> Vec3:
        """A visible point of ``target``."""

    def outline(self, target: Target) -> tuple[Vec3, ...]:
        """Points all round ``target``."""

    def sees(self, target: Target) -> bool:
        """Whether ``target`` shows well inside the picture."""

    def project(self, point: Vec3) -> tuple[float, float]:
        """Where a point of the table shows, in pixels from the bottom left."""

    def units(self, point: Vec3) -> tuple[float, float]:
        """Where a point of the table shows, in units."""

    def all_units(self, points: Iterable[Vec3]) -> list[tuple[float, float]]:
        """Where each of these points shows, in units."""

    def to_units(self, x: float, y: float) -> tuple[float, float]:
        """A pixel, from the bottom left, in units."""


def extent(ground: Ground[Any], *targets: Target) -> Rect:
    """Where things show, in units: what is as wide and as high as their outlines together."""
    around = (ground.outline(target) or (ground.point(target),) for target in targets)
    xs, ys = zip(*(ground.units(point) for points in around for point in points), strict=True)
    return Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
