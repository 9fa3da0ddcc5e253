"""The first prover of any kind: every way on, cut off where a bound says that it can't be best."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from game.ai.puzzles.task import Proven, Task, TooMany, better
from game.content.challenge import Worth
from game.rules.core import Move


def prove(state: Any, task: Task, nodes: int) -> Proven:
    """The best from ``state`` on. Raises TooMany."""
    search = _Search(task, nodes)
    search.visit(state, task.key(state))
    return Proven(search.best, len(search.traces), search.moves, search.nodes)


class _Search:
    """Depth first, the most promising way first; no two states with one key are looked at."""

    def __init__(self, task: Task, limit: int) -> None:
        self._task, self._limit = task, limit
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
        for move in task.choices(state):
            after = state.clone()
            after.play_unchecked(move)
            bound = task.bound(after)
            if bound is not None and not better(task, self.best, bound):
                ways.append((move, after, bound))
        ways.sort(key=lambda way: way[2], reverse=not task.fewest)
        return ways
