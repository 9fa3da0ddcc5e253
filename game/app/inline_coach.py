"""A coach for pictures: it thinks in this process, for the same number of iterations each time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.ai.agent import Budget, thinker
from game.ai.judging.judge import Decision, judge
from game.app.match.flow.thinking import Unasked
from game.rules.chance import Dealer
from game.rules.core import Move, View

THOUGHTS, PART = 150, 4
"""Iterations of the coach's search: so many, or this part of those that it is allowed."""


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
        """Have the thoughts of question ``number`` at once: about a ``view`` of ``title`` and its
        ``legal_moves``, within ``budget``, by chance of ``seed``."""
        wanted = (budget.iterations or 0) // PART  # no seconds: all pictures are to be the same
        allowed = replace(budget, iterations=max(THOUGHTS, wanted), seconds=None)
        self._number = number
        self._thoughts = thinker(title).consider(view, legal_moves, allowed, Dealer(seed))

    def judge(self, number: int, decision: Decision) -> None:
        """Have the judgement of question ``number`` at once."""
        self._number, self._judged = number, judge(decision)
