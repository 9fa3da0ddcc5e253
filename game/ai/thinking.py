"""What it is to be an agent, and how much thinking one is allowed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from game.rules.chance import Dealer
from game.rules.core import Move, View


@dataclass(frozen=True, slots=True)
class Budget:
    """How long an agent may think about one decision; None: no such limit.

    With an iteration budget alone an agent is deterministic; seconds end the search early.
    """

    iterations: int | None = None
    seconds: float | None = None


class Agent(Protocol):
    """Chooses moves out of what its seat may know, and out of nothing else."""

    def choose(
        self, view: View, legal_moves: Sequence[Move], budget: Budget, dealer: Dealer
    ) -> Move:
        """One of ``legal_moves``, which is not empty; every chance is drawn from ``dealer``.

        Raises WrongView for a view of a title that the agent does not play.
        """


class WrongView(TypeError):  # noqa: N818 - says what was handed over
    """An agent was handed a view of another title."""


def is_choice(legal_moves: Sequence[Move]) -> bool:
    """Whether there is anything to think about."""
    return len(legal_moves) > 1
