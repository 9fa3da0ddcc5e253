"""Whether there is anything to decide: one legal move is no choice, nor are several as good."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.ai.titles import BRAINS
from game.rules.chance import Dealer
from game.rules.core import Move, View

FEW: Final = 4
"""More moves than so many are taken for a choice, without asking what each is worth."""
SAME: Final = 1e-9
"""Worths that differ by less are the same."""


def has_choice(title: str, view: View, moves: Sequence[Move]) -> bool:
    """Whether the actor of ``view`` has two moves that aren't worth the same, by the title's own
    valuation of them."""
    if not 1 < len(moves) <= FEW:
        return len(moves) > 1
    worths = BRAINS[title].appraise(view, moves, Dealer(0))
    return max(worths) - min(worths) > SAME


class Choices:
    """Watches one game: in how many turns each seat was asked, and in how many for nothing."""

    def __init__(self, title: str) -> None:
        self._title = title
        self._chose: dict[tuple[int, int], bool] = {}

    def watch(self, turn: int, view: View, moves: Sequence[Move]) -> None:
        """Take note of a decision; a seat has a choice in a turn if one of its decisions is one."""
        part = (turn, view.seat)
        if not self._chose.get(part):
            self._chose[part] = has_choice(self._title, view, moves)

    @property
    def parts(self) -> int:
        """The turns in which a seat was asked, each seat's by itself."""
        return len(self._chose)

    @property
    def idle(self) -> int:
        """In how many of the :attr:`parts` the seat had no choice."""
        return sum(not chose for chose in self._chose.values())
