"""A coach for pictures: it thinks in this process, for the same number of iterations each time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.ai.agent import Budget, thinker
from game.ai.judging.judge import Decision, judge
from game.app.match.flow.thinking import Unasked
from game.rules.chance import Dealer
from game.rules.core import Move, View
from game.session.match import Match

THOUGHTS, PART = 150, 4
"""Iterations of the coach's search: so many, or this part of those that it is allowed."""


class Thoughtful(Unasked):
    """Has its thoughts at once."""

    def consider(
        self, number: int, match: Match, view: View, legal: Sequence[Move], budget: Budget
    ) -> None:
        """Have the thoughts of question ``number`` at once: about a ``view`` in a ``match`` and its
        ``legal`` moves, within ``budget``."""
        wanted = (budget.iterations or 0) // PART  # no seconds: all pictures are to be the same
        allowed = replace(budget, iterations=max(THOUGHTS, wanted), seconds=None)
        self._number = number
        coach, chance = thinker(match.header.title), Dealer(match.thinking_seed())
        self._thoughts = coach.consider(view, legal, allowed, chance)

    def judge(self, number: int, decision: Decision) -> None:
        """Have the judgement of question ``number`` at once."""
        self._number, self._judged = number, judge(decision)
