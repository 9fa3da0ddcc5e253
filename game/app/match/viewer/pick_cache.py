"""What rays have met of a table: a click asks several times for the same pixel."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from game.rules.core import View
from game.scene.rays import Ray
from game.scene.targets import Target

MOST = 32
"""Rays that are remembered: a pointer that moves on leaves them all behind."""


class PickCache:
    """Answers by ray, as long as one view lies there in one way."""

    def __init__(self) -> None:
        self._view: View | None = None
        self._way: Hashable = None
        self._met: dict[Ray, Target | None] = {}

    def met(
        self, ray: Ray, view: View, way: Hashable, pick: Callable[[Ray], Target | None]
    ) -> Target | None:
        """What ``ray`` meets of ``view``, told apart by identity, which lies in such a ``way``;
        ``pick`` looks for it."""
        if view is not self._view or way != self._way or len(self._met) >= MOST:
            self._view, self._way = view, way
            self._met.clear()
        if ray not in self._met:
            self._met[ray] = pick(ray)
        return self._met[ray]
