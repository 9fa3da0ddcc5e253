"""How long games go on that are as good as won."""

from __future__ import annotations

from game.ai.agent import chances
from game.arena.drama import turns_after
from game.rules.core import View

DECIDED = 0.95
"""The share of the win from which on a game counts as decided."""


class Closing:
    """Watches one game; :meth:`turns` then tells how many turns were played after it was decided.

    Who is ahead is told by the title's forecast alone, from the view of whoever is to move, before
    each turn: the same judge for all agents, whatever they think themselves.
    """

    def __init__(self, title: str) -> None:
        self._title = title
        self._shares: dict[int, tuple[float, ...]] = {}

    def watch(self, turn: int, view: View) -> None:
        """Take note of how things stand, once a turn."""
        if turn not in self._shares:
            self._shares[turn] = tuple(chances(self._title, view))

    @property
    def shares(self) -> list[tuple[float, ...]]:
        """Everybody's share of the win before each turn, in order."""
        return [self._shares[turn] for turn in sorted(self._shares)]

    def turns(self, winner: int) -> int:
        """The last turns, before each of which the winner was as good as sure of the win."""
        return turns_after(self.shares, winner, DECIDED)
