"""The agent that looks one move ahead and plays what its evaluation values most."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ai.thinking import Budget, is_choice
from game.rules.chance import Dealer
from game.rules.core import Move, View

Appraisal = Callable[[View, Sequence[Move], Dealer], Sequence[float]]
"""The value of each legal move for the seat of the view, in points, one number a move."""


class GreedyAgent:
    """Plays the most valuable move; the first among equals."""

    def __init__(self, appraise: Appraisal) -> None:
        self._appraise = appraise

    def choose(
        self,
        view: View,
        legal_moves: Sequence[Move],
        budget: Budget,  # noqa: ARG002 - one look at each move is all it ever takes
        dealer: Dealer,
    ) -> Move:
        """The move of the greatest value, the first of equals.

        A single one is not valued. ``dealer``: for what the evaluation draws.
        """
        if not is_choice(legal_moves):
            return legal_moves[0]
        values = self._appraise(view, legal_moves, dealer)
        return legal_moves[max(range(len(values)), key=lambda number: values[number])]
