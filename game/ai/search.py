"""Information-set tree search: one tree over what the seat may know, a fresh world each iteration.

How the tree grows, and what its moves are worth: :mod:`game.ai.tree`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final

from game.ai.mind import MindMaker
from game.ai.nodes import Edge
from game.ai.thinking import Budget, Thoughts
from game.ai.tree import Habits, Tree
from game.rules.chance import Dealer
from game.rules.core import Move, View

_ENDLESS: Final = 1 << 30
"""More iterations than there is ever time for."""
FURTHER: Final = 3
"""So many further decisions of the same turn are told of each move that was considered."""


class Search:
    """The thinking agent of every title; it plays the move that its search found best.

    ``usual`` is the budget of decisions that bring none of their own. With iterations alone the
    search is repeatable bit for bit. ``stop`` is asked between iterations and ends it at once.
    """

    def __init__(
        self,
        mind_of: MindMaker,
        usual: Budget,
        habits: Habits | None = None,
        clock: Callable[[], float] = time.perf_counter,
        stop: Callable[[], bool] | None = None,
    ) -> None:
        self._mind_of = mind_of
        self._usual = usual
        self._habits = habits or Habits()
        self._clock = clock
        self._stop = stop

    def choose(
        self, view: View, legal_moves: Sequence[Move], budget: Budget, dealer: Dealer
    ) -> Move:
        """The move that the search found best; a single one is not thought about.

        Where ``budget`` has no limit, the usual one holds. ``dealer`` deals the worlds.
        """
        if len(legal_moves) == 1:
            return legal_moves[0]
        return self.consider(view, legal_moves, budget, dealer, to_choose=True).candidates[0].move

    def consider(
        self,
        view: View,
        legal_moves: Sequence[Move],
        budget: Budget,
        dealer: Dealer,
        to_choose: bool = False,
    ) -> Thoughts:
        """What the search found; ``to_choose``: it may end once the choice is certain."""
        began = self._clock()
        mind = self._mind_of(view, legal_moves, dealer)
        if budget.is_open():
            budget = self._usual
        most = self._iterations(budget, len(mind.first_promises()), to_choose)
        tree = Tree(mind, self._habits, most)
        done = 0
        while done < most:
            tree.grow(dealer)
            done += 1
            if budget.seconds is not None and self._clock() - began >= budget.seconds:
                break
            if to_choose and done % 16 == 0 and tree.is_decided(most - done):
                break
            if self._stop is not None and self._stop():
                break
        if not to_choose:
            self._confirm(tree, budget, dealer, began)
        found = tree.candidates() if to_choose else tree.lines(FURTHER)
        return Thoughts(found, tree.wins(), done)

    def _confirm(self, tree: Tree, budget: Budget, dealer: Dealer, began: float) -> None:
        """Look again at the best moves, for whoever is told of more than the first."""
        for _ in range(self._habits.told * budget.confirmed):
            late = budget.seconds is not None and self._clock() - began >= budget.seconds
            unsure = tree.unconfirmed(budget.confirmed)
            if late or not unsure or (self._stop is not None and self._stop()):
                break
            tree.grow_along(min(unsure, key=_visits), dealer)

    def _iterations(self, budget: Budget, promising: int, to_choose: bool) -> int:
        """The iterations of a decision: fewer where little is to be chosen from."""
        if to_choose and promising == 1:
            return 1
        if budget.iterations is None:
            return _ENDLESS
        least = self._habits.least * promising if to_choose else _ENDLESS
        return max(1, min(budget.iterations, least))


def _visits(edge: Edge) -> int:
    return edge.visits
