"""The agent that plays any legal move, each as likely as any other."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.thinking import Budget
from game.rules.chance import Dealer
from game.rules.core import Move, View


class RandomAgent:
    """Knows no plan: the measure that every other agent must beat."""

    def choose(
        self,
        view: View,  # noqa: ARG002 - the agent's wall; this one looks at nothing
        legal_moves: Sequence[Move],
        budget: Budget,  # noqa: ARG002 - the agent's wall; this one never thinks
        dealer: Dealer,
    ) -> Move:
        """Any of ``legal_moves``, each as likely; drawn from ``dealer``."""
        return dealer.choice(legal_moves)
