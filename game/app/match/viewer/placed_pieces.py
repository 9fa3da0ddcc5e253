"""Pieces off their rest: where a hand has put them down, until that is paid or taken back.

They lie there themselves, not a likeness of them: what is played then goes on from where they lie.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from game.scene.director.paths import arched
from game.scene.geometry import add, compose, minus, rotated, scaled
from game.scene.pose import Layout, PieceId, Pose, Vec3
from game.scene.rays import Ray, passes
from game.scene.stage import Scene
from game.scene.targets import Target
from game.scene.timeline import smooth
from game.ui.signs import Laid

GLIDE_S = 0.24
"""How long a piece takes to its place from where a hand let go of it, or back."""
ARC = 0.22
"""How high it flies over its way, as a part of that way."""
HIGHEST = 0.9
"""And how high at the most."""
REACH = 0.9
"""No piece is larger, from its middle, on its own scale."""


@dataclass(slots=True)
class _Off:
    """A piece off its rest: whence it glides whither, since when; ``home``: it goes to its rest."""

    start: Pose
    goal: Pose
    home: bool
    seconds: float = 0.0

    @property
    def part(self) -> float:
        """0-1 of its way."""
        return min(self.seconds / GLIDE_S, 1.0)

    @property
    def pose(self) -> Pose:
        """Where it is now."""
        if self.part >= 1.0:
            return self.goal
        way = math.dist(self.start.place, self.goal.place)
        return arched(self.start, self.goal, min(ARC * way, HIGHEST), smooth(self.part))


class PlacedPieces:
    """The pieces off their rest on one scene. ``resting``: the layout that they left. ``still``:
    whether nothing is to fly.
    """

    def __init__(
        self, scene: Scene, resting: Callable[[], Layout], still: Callable[[], bool]
    ) -> None:
        self._scene, self._resting, self._still = scene, resting, still
        self._off: dict[PieceId, _Off] = {}
        self._laid: Mapping[PieceId, Laid] = {}
        self._held: PieceId | None = None

    @property
    def moving(self) -> bool:
        """Whether any of them is on its way."""
        return any(off.part < 1.0 for off in self._off.values())

    @property
    def away(self) -> frozenset[PieceId]:
        """The pieces that a hand carries, or that lie off their rest."""
        away = {name for name, off in self._off.items() if not off.home}
        return frozenset(away if self._held is None else {*away, self._held})

    def take(self, name: PieceId) -> None:
        """A hand takes hold of a piece."""
        self._held = name
        self._off.pop(name, None)

    def let_go(self) -> None:
        """The hand lets go: the piece goes to its rest, unless it is laid elsewhere."""
        name, self._held = self._held, None
        if name is not None:
            self._send(name, None)

    def lay(self, wanted: Mapping[PieceId, Laid]) -> None:
        """These lie elsewhere; all others go to their rest."""
        self._laid = wanted
        for name in [name for name, off in self._off.items() if not off.home]:
            if name not in wanted:
                self._send(name, None)
        for name, laid in wanted.items():
            if name != self._held:
                self._send(name, laid.pose)

    def _send(self, name: PieceId, goal: Pose | None) -> None:
        """Let a piece glide to ``goal``, or to its rest."""
        piece, rest = self._scene.pieces.get(name), self._resting().get(name)
        if piece is None or rest is None:
            self._off.pop(name, None)
            return
        there, before = goal or rest.pose, self._off.get(name)
        if before is None or before.goal != there:
            self._off[name] = _Off(piece.pose, there, goal is None)
        self.advance(GLIDE_S if self._still() else 0.0)

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        for name, off in list(self._off.items()):
            off.seconds += seconds
            self._scene.pose(name, off.pose)
            if off.home and off.part >= 1.0:
                del self._off[name]

    def hand_over(self) -> frozenset[PieceId]:
        """The pieces off their rest: somebody else moves them from now on."""
        gone = frozenset(self._off)
        self.forget()
        return gone

    def forget(self) -> None:
        """Forget them all: they lie elsewhere by now."""
        self._off.clear()
        self._laid = {}
        self._held = None

    def met(self, ray: Ray, hits: Callable[[Ray, PieceId], bool]) -> PieceId | None:
        """The piece that a ray meets off its rest; ``hits``: whether one meets a piece at rest."""
        for name, laid in self._laid.items():
            near = name in self._off and passes(ray, laid.pose, REACH)
            if near and hits(self.as_at_rest(ray, name), name):
                return name
        return None

    def target(self, name: PieceId) -> Target:
        """What a click on a piece off its rest is for."""
        return self._laid[name].target

    def as_at_rest(self, ray: Ray, name: PieceId) -> Ray:
        """The ray that meets a piece at rest as ``ray`` meets it where it lies."""
        return _as_if_at(ray, self._laid[name].pose, self._resting()[name].pose)


def carried_along(points: Sequence[Vec3], rest: Pose, now: Pose) -> tuple[Vec3, ...]:
    """Points round a thing at ``rest``, told round it as it lies ``now``."""
    if now == rest:
        return tuple(points)
    x, y, z, w = rest.turn
    turn, size = compose(now.turn, (-x, -y, -z, w)), now.scale / rest.scale
    return tuple(
        add(now.place, scaled(rotated(turn, minus(each, rest.place)), size)) for each in points
    )


def _as_if_at(ray: Ray, here: Pose, there: Pose) -> Ray:
    """The ray that meets a thing ``there`` as ``ray`` meets it ``here``."""
    x, y, z, w = here.turn
    turn = compose(there.turn, (-x, -y, -z, w))
    away = scaled(minus(ray[0], here.place), there.scale / here.scale)
    return add(there.place, rotated(turn, away)), rotated(turn, ray[1])
