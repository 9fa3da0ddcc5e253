"""The prover of towers: the bounded one, which looks at nothing but what a kind is keen on."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from game.ai.puzzles import bounded
from game.ai.puzzles.task import Proven, Task
from game.rules.towers.moves import TowersMove
from game.rules.towers.state import TowersState
from game.titles.towers.ai.puzzles.turns import Turns


class Keen:
    """A task in which only choices that may lead to the best are made."""

    def __init__(self, task: Turns) -> None:
        self._task = task
        self.fewest = task.fewest

    def choices(self, state: TowersState) -> Sequence[TowersMove]:
        """The moves that the task is keen on: those that may lead to the best."""
        return self._task.keen(state)

    def worth(self, state: TowersState) -> int | None:
        """The worth of a state by the task itself."""
        return self._task.worth(state)

    def bound(self, state: TowersState) -> int | None:
        """The bound of a state by the task itself."""
        return self._task.bound(state)

    def key(self, state: TowersState) -> Hashable:
        """The key of a state by the task itself."""
        return self._task.key(state)

    def trace(self, state: TowersState) -> Hashable:
        """The trace of a state by the task itself."""
        return self._task.trace(state)

    def spent(self, state: TowersState) -> int:
        """What is spent by the task itself."""
        return self._task.spent(state)


def prove(state: TowersState, task: Task, nodes: int) -> Proven:
    """The best from ``state`` on. Raises TooMany."""
    assert isinstance(task, Turns)
    return bounded.prove(state, Keen(task), nodes)
