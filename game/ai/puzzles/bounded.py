"""The first prover of any kind: every way on, cut off where a bound says that it can't be best."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any

from game.ai.puzzles.task import Proven, Task, TooMany, better
from game.content.challenge import Worth
from game.rules.core import Move

Choices = Callable[[Any], Sequence[Move]]
"""The moves that are tried in a state."""


def prove(state: Any, task: Task, nodes: int, choices: Choices | None = None) -> Proven:
    """The best from ``state`` on. Raises TooMany.

    ``choices``: those of the task's that may lead to the best, where it knows; None: all of them.
    """
    search = _Search(task, nodes, choices or task.choices)
    search.visit(state, task.key(state))
    return Proven(search.best, len(search.traces), search.moves, search.nodes)


class _Search:
    """Depth first, the most promising way first; no two states with one key are looked at."""

    def __init__(self, task: Task, limit: int, choices: Choices) -> None:
        self._task, self._limit, self._choices = task, limit, choices
        self._known: set[Hashable] = set()
        self._way: list[Move] = []
        self.nodes = 0
        self.best: Worth | None = None
        self.traces: set[Hashable] = set()
        self.moves: tuple[Move, ...] = ()

    def visit(self, state: Any, key: Hashable) -> None:
        """Look at a state that isn't known, and at all that comes of it."""
        if self.nodes >= self._limit:
            raise TooMany(self.nodes)
        self.nodes += 1
        self._known.add(key)
        self._weigh(state)
        for move, after, bound in self._promising(state):
            after_key = self._task.key(after)
            if after_key in self._known or better(self._task, self.best, bound):
                continue
            self._way.append(move)
            self.visit(after, after_key)
            self._way.pop()

    def _weigh(self, state: Any) -> None:
        worth = self._task.worth(state)
        if better(self._task, worth, self.best):
            self.best, self.moves = worth, tuple(self._way)
            self.traces.clear()
        if worth is not None and worth == self.best:
            self.traces.add(self._task.trace(state))

    def _promising(self, state: Any) -> list[tuple[Move, Any, Worth]]:
        """The ways on that may still be best, best bounds first."""
        task, ways = self._task, []
        for move in self._choices(state):
            after = state.clone()
            after.play_unchecked(move)
            bound = task.bound(after)
            if bound is not None and not better(task, self.best, bound):
                ways.append((move, after, bound))
        ways.sort(key=lambda way: way[2], reverse=not task.fewest)
        return ways
