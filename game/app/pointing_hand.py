"""Where the hand points that shows the way: at the things that a move is about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.app.match.viewer.bring_into_view import bring_into_view
from game.app.match.viewer.table import Table
from game.rules.core import Move
from game.scene.targets import Target
from game.ui.panels.hand import shown_way
from game.ui.widget import Widget

FRAME_S = 1 / 30
"""The hand moves in so many steps a second."""


class PointingHands:
    """The things pointed at on one table; ``about``: those of a move."""

    def __init__(self, table: Table, about: Callable[[Any, Any], Sequence[Target]]) -> None:
        self._table, self._about = table, about
        self._targets: tuple[Target, ...] = ()
        self._seconds, self._drawn = 0.0, 0.0

    @property
    def shown(self) -> bool:
        """Whether there is anything to point at."""
        return bool(self._targets)

    def things(self, view: object, moves: Sequence[Move]) -> tuple[Target, ...]:
        """What the moves are about, each thing once."""
        return tuple(dict.fromkeys(each for move in moves for each in self._about(view, move)))

    def show(self, view: object, moves: Sequence[Move], *, lead: bool = False) -> None:
        """Point at what the moves are about; ``lead``: the eye goes there, too."""
        self._targets = self.things(view, moves)
        self._seconds = self._drawn = 0.0
        for target in self._targets if lead else ():
            bring_into_view(self._table, target)

    def advance(self, seconds: float) -> bool:
        """Let time pass; whether the hand looks different."""
        self._seconds += seconds
        if not self._targets or self._seconds - self._drawn < FRAME_S:
            return False
        self._drawn = self._seconds
        return True

    def widgets(self, *, still: bool, held: Target | None = None) -> list[Widget]:
        """The rings and the hand; where one of the things is ``held``, at those it goes to."""
        table = self._table
        targets = [each for each in self._targets if each != held]
        spots = [table.units(table.point(target)) for target in targets]
        rings = [table.ring(each) for each in targets]
        return shown_way(spots, rings, self._seconds, still=still)
