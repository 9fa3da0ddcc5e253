"""What a search must know of a title: its worlds, its promising moves, what a position is worth.

A mind is made for one decision, out of a view alone. The search is the same for every title;
this is all that a title adds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from game.rules.chance import Dealer
from game.rules.core import Move, View

S = TypeVar("S")
M = TypeVar("M", bound=Move)


Promise = tuple[float, M]
"""A move worth a look and its worth in points, comparable within one decision only."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a position looks to all seats: each one's share of the win (0-1) and lead in points.

    ``rewards``: what each seat plays for, 0-1; they tell moves apart that win alike.
    """

    wins: Sequence[float]
    leads: Sequence[float]
    rewards: Sequence[float]


class Mind(Protocol[S, M]):
    """One title's knowledge, for one decision. ``S`` is its state, ``M`` its move."""

    def is_open(self) -> bool:
        """Whether what a finished game brings is the same in all worlds, chance apart.

        That is so where all that counts shows itself, if not before then through what :meth:`play`
        calls chance.
        """

    def world(self, dealer: Dealer) -> S:
        """A fresh state that fits the view: all that it hides is dealt anew."""

    def actor(self, state: S) -> int:
        """The seat that decides; negative once there is nothing left to look at.

        That is so when the game is over, or further on than the search looks.
        """

    def first_promises(self) -> Sequence[Promise[M]]:
        """The moves of the decision itself, the best first: valued with more care than others."""

    def promises(self, state: S) -> Sequence[Promise[M]]:
        """The promising moves of the actor, the best first; never empty."""

    def play(self, state: S, move: M) -> int:
        """Play ``move`` in place.

        Returns 0 when the position after it follows from the move alone, else a number that tells
        apart what chance or hidden pieces made of it, as far as decisions depend on it.
        """

    def finish(self, state: S, dealer: Dealer) -> None:
        """Play on by the title's quick policy as far as the search looks (a short playout)."""

    def verdict(self, state: S) -> Verdict:
        """What the position is worth to each seat; of a finished game, the outcome."""


MindMaker = Callable[[View, Sequence[Move], Dealer], Mind[Any, Any]]
"""How a mind is made for a decision: view, legal moves, and the dealer of all its chance.

Raises WrongView for a view of another title.
"""
