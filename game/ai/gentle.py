"""The agent that lets a newcomer win: it plays on as it can while it lies behind, else it tries
things out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.ai.thinking import Agent, Budget
from game.rules.chance import Dealer
from game.rules.core import Move, View

BEHIND: Final = 0.1
"""The share of the win below which it plays as well as it can, so that the game stays one."""


class GentleAgent:
    """Asks ``behind`` for a move where it lies behind by the title's ``chances``, else ``trying``.

    Both choose among moves that do no plain harm; it goes by its own view alone.
    """

    def __init__(
        self, behind: Agent, trying: Agent, chances: Callable[[View], Sequence[float]]
    ) -> None:
        self._behind, self._trying, self._chances = behind, trying, chances

    def choose(
        self, view: View, legal_moves: Sequence[Move], budget: Budget, dealer: Dealer
    ) -> Move:
        """The move of ``behind``, where the seat of ``view`` lies behind, else of ``trying``.

        ``legal_moves``, ``budget`` and ``dealer`` are handed on to it.
        """
        lies_behind = self._chances(view)[view.seat] < BEHIND
        player = self._behind if lies_behind else self._trying
        return player.choose(view, legal_moves, budget, dealer)
