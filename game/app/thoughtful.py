"""A coach for pictures: it thinks in this process, for the same number of iterations each time."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.agent import Budget, thinker
from game.app.staging import Unasked
from game.rules.chance import Dealer
from game.rules.core import Move, View

THOUGHTS = 150
"""Iterations of the coach's search."""


class Thoughtful(Unasked):
    """Has its thoughts at once."""

    def consider(
        self,
        number: int,
        title: str,
        view: View,
        legal_moves: Sequence[Move],
        budget: Budget,
        seed: int,
    ) -> None:
        """Have the thoughts at once."""
        del budget  # seconds: no two pictures would be the same
        allowed = Budget(iterations=THOUGHTS)
        self._number = number
        self._thoughts = thinker(title).consider(view, legal_moves, allowed, Dealer(seed))
