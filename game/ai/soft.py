"""The agent that draws among its best moves: weaker than the greedy one, and never silly."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import exp
from typing import Final

from game.ai.greedy import Appraisal
from game.ai.levels import LEVELS, Soft
from game.ai.thinking import Budget, is_choice
from game.rules.chance import Dealer
from game.rules.core import Move, View

Sieve = Callable[[View, Sequence[Move]], Sequence[Move]]
"""Those of the legal moves that don't plainly harm who plays them; never none."""
_CERTAIN: Final = 1 << 53


@dataclass(frozen=True, slots=True)
class Softness:
    """How freely an agent draws, in points of the evaluation.

    A move that is ``temperature`` points worse than another is drawn 1/e as often; one that is
    more than ``width`` points worse than the best is never drawn. At 0 the best is always played.
    """

    temperature: float = 0.0
    width: float = 0.0

    def towards(self, other: Softness, share: float) -> Softness:
        """A ``share`` of the way to another; more than 1: beyond it."""
        return Softness(
            self.temperature + share * (other.temperature - self.temperature),
            self.width + share * (other.width - self.width),
        )


def softness_of(level: str, tuned: Mapping[str, Softness]) -> Softness:
    """How freely a level draws in a title that has ``tuned`` at least one.

    One that it hasn't tuned draws as its freedom lies between those of the two next to it.
    """
    if level in tuned:
        return tuned[level]
    known = {0.0: Softness()} | {_freedom(each): softness for each, softness in tuned.items()}
    steps, wanted = sorted(known), _freedom(level)
    place = max(1, min(bisect_left(steps, wanted), len(steps) - 1))
    low, high = steps[place - 1], steps[place]
    return known[low].towards(known[high], (wanted - low) / (high - low))


def _freedom(level: str) -> float:
    way = LEVELS[level].way
    assert isinstance(way, Soft)
    return way.freedom


class SoftAgent:
    """Draws among the harmless moves by their value; with no softness it plays the best one."""

    def __init__(self, appraise: Appraisal, sieve: Sieve, softness: Softness) -> None:
        self._appraise = appraise
        self._sieve = sieve
        self._softness = softness

    def choose(
        self,
        view: View,
        legal_moves: Sequence[Move],
        budget: Budget,  # noqa: ARG002 - one look at each move is all it ever takes
        dealer: Dealer,
    ) -> Move:
        """A move near the best, drawn from ``dealer`` as :class:`Softness` says.

        Moves that by ``view`` do plain harm are left out first.
        """
        if not is_choice(legal_moves):
            return legal_moves[0]
        moves = self._sieve(view, legal_moves)
        if not is_choice(moves):
            return moves[0]
        values = self._appraise(view, moves, dealer)
        return moves[self._drawn(values, dealer)]

    def _drawn(self, values: Sequence[float], dealer: Dealer) -> int:
        best = max(values)
        temperature, width = self._softness.temperature, self._softness.width
        if not temperature:
            return values.index(best)
        shares = [
            exp((value - best) / temperature) if value >= best - width else 0.0 for value in values
        ]
        left = sum(shares) * dealer.below(_CERTAIN) / _CERTAIN
        for number, share in enumerate(shares):
            left -= share
            if left < 0:
                return number
        return values.index(best)
