"""Comparing moves of one decision in the same worlds.

Each move is played on its own, in a mind of its own that was made with the same chance: so the k-th
world is the same for all of them, and what tells two moves apart is the moves and not their luck
("common random numbers", Law, "Simulation Modeling and Analysis", 11.2). A move that the search
would never have tried is compared like any other.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from game.ai.judging.size import Size
from game.ai.mind import MindMaker
from game.ai.tree import Habits, Tree
from game.rules.chance import Dealer
from game.rules.core import Move, View

Stop = Callable[[], bool]
_APART: Final = 0x5851F42D4C957F2D
"""What tells the worlds of the learning from those of the comparison."""


class Stopped(Exception):  # noqa: N818 - somebody wished it
    """The comparison was ended before its time."""


class _Line:
    """One move: how its turn goes on as far as that was learned, and what came of it by world."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.shares: list[float] = []
        self.leads: list[float] = []


class Comparison:
    """The moves of the decision of ``view.seat``, compared in worlds numbered from 0.

    ``seed``: what all its chance follows from. ``stop``: asked between worlds; once it says so,
    everything here raises Stopped.
    """

    def __init__(
        self, mind_of: MindMaker, habits: Habits, view: View, seed: int, size: Size, stop: Stop
    ) -> None:
        self._mind_of, self._habits, self._view = mind_of, habits, view
        self._seed, self._size, self._stop = seed, size, stop
        self._words: list[int] = []
        self._dealer = Dealer(seed)
        self._lines: dict[Move, _Line] = {}

    def shares(self, move: Move, worlds: range) -> list[float]:
        """The mover's share of the win after ``move`` in each of ``worlds``."""
        line = self._line(move)
        for number in range(len(line.shares), worlds.stop):
            if self._stop():
                raise Stopped
            verdict = line.tree.followed(Dealer(self._word(number)))
            line.shares.append(verdict.wins[self._view.seat])
            line.leads.append(verdict.leads[self._view.seat])
        return line.shares[worlds.start : worlds.stop]

    def lead(self, move: Move, worlds: range) -> float:
        """The points by which the mover is ahead after ``move``, on average."""
        self.shares(move, worlds)
        return mean(self._line(move).leads[worlds.start : worlds.stop])

    def difference(self, better: Move, worse: Move, worlds: range) -> tuple[float, float]:
        """By how much one move brings more than another, and the standard error of that."""
        return difference(self.shares(better, worlds), self.shares(worse, worlds))

    def _line(self, move: Move) -> _Line:
        line = self._lines.get(move)
        if line is None:
            mind = self._mind_of(self._view, [move], Dealer(self._seed))
            line = self._lines[move] = _Line(Tree(mind, self._habits, self._size.learned))
            chance = Dealer(self._seed ^ _APART)
            for _ in range(self._size.learned):
                if self._stop():
                    raise Stopped
                line.tree.grow(chance)
        return line

    def _word(self, number: int) -> int:
        while len(self._words) <= number:
            self._words.append(self._dealer.next_word())
        return self._words[number]


def difference(better: Sequence[float], worse: Sequence[float]) -> tuple[float, float]:
    """By how much one of two ways brings more than the other on average, world by world, and the
    standard error of that."""
    found = [one - other for one, other in zip(better, worse, strict=True)]
    middle = mean(found)
    squares = math.fsum([(each - middle) ** 2 for each in found])
    return middle, math.sqrt(squares / max(1, len(found) - 1) / len(found))


def mean(numbers: Sequence[float]) -> float:
    """The mean of some numbers, to the last bit the same everywhere."""
    return math.fsum(numbers) / len(numbers)
