"""Parts of a tree that stay the same object as long as they show the same.

A screen builds its tree anew on every change, and most of it shows what it showed before. What a
panel's builder makes of *equal values* looks equal: :func:`kept` hands out the part of the tree
before then, with its measures, its place and its painting. Builders stay plain functions; outside
:meth:`Memory.build` they are called as if nobody kept anything.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ParamSpec

from game.language import language
from game.ui.cached_subtree import CachedSubtree
from game.ui.widget import Widget

P = ParamSpec("P")
Make = Callable[..., Widget]

_memories: list[WidgetMemo] = []
"""Whose trees are being built, the innermost last."""


def kept(make: Callable[P, Widget], *args: P.args, **named: P.kwargs) -> Widget:
    """What ``make`` makes of these values: as in the tree before, if that had the same there.

    The values must be frozen: a list that is changed and handed over again looks equal to itself.
    A part that takes free room has to be told so here (:func:`game.ui.widget.grown`).
    """
    if not _memories:
        return make(*args, **named)
    return _memories[-1].pane(make, args, named)


class WidgetMemo:
    """The parts of the tree that one surface built last."""

    def __init__(self) -> None:
        self._panes: dict[Make, list[CachedSubtree]] = {}
        self._earlier: dict[Make, list[CachedSubtree]] = {}
        self._language = ""
        self.fresh: list[CachedSubtree] = []
        """The parts that the last tree did not take over from the one before, unbuilt."""

    @property
    def panes(self) -> list[CachedSubtree]:
        """All parts of the last tree."""
        return [pane for panes in self._panes.values() for pane in panes]

    def forget(self) -> None:
        """Take nothing over into the next tree."""
        self._panes.clear()

    def build(self, make: Callable[[], Widget]) -> Widget:
        """The tree that ``make`` builds, with parts of the one before that show the same."""
        if self._language != language():
            self._language = language()
            self.forget()
        self._earlier, self._panes, self.fresh = self._panes, {}, []
        _memories.append(self)
        try:
            return make()
        finally:
            _memories.pop()
            self._earlier = {}

    def pane(
        self, make: Make, args: tuple[object, ...], named: Mapping[str, object]
    ) -> CachedSubtree:
        """The part made of these values; each one stands in the tree once."""
        earlier, taken = self._earlier.get(make, []), self._panes.setdefault(make, [])
        for old in earlier:
            if old.is_of(args, named) and old not in taken:
                taken.append(old)
                return old
        pane = CachedSubtree(make, args, named)
        if len(taken) < len(earlier):
            pane.expect(earlier[len(taken)].limits)
        taken.append(pane)
        self.fresh.append(pane)
        return pane
