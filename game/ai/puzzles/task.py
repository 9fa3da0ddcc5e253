"""What proving and playing a challenge asks of a title.

A challenge is played by one seat on the true state of its title: all that matters is open, or
stands in the position, so nothing is hidden from whoever thinks about it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from game.content.challenge import Data, Limit, Worth
from game.rules.chance import Dealer
from game.rules.core import Move


class TooMany(Exception):  # noqa: N818 - a fact about a challenge, not a fault of the program
    """More positions than may be looked at: nothing is proven. ``nodes``: how many were."""

    def __init__(self, nodes: int) -> None:
        super().__init__(f"nothing proven within {nodes} positions")
        self.nodes = nodes


class Task(Protocol):
    """What a challenge asks for, of the states that its first position leads to.

    The result of a try is the best :meth:`worth` of all states on its way.
    """

    @property
    def fewest(self) -> bool:
        """Whether less is better."""

    def choices(self, state: Any) -> Sequence[Move]:
        """The legal moves that may be played, none that meets chance; empty: the try is over."""

    def worth(self, state: Any) -> Worth | None:
        """What the goal counts there; None while it isn't reached."""

    def bound(self, state: Any) -> Worth | None:
        """What no way on from there can be better than; None: nothing can come of it any more.

        The state's own worth counts, too.
        """

    def key(self, state: Any) -> Hashable:
        """Two states with one key have the same future, worth and trace."""

    def trace(self, state: Any) -> Hashable:
        """The pieces used to get there: solutions with one trace are one solution."""

    def spent(self, state: Any) -> int:
        """How much of the limit is used up; a unit under way counts."""


@dataclass(frozen=True, slots=True)
class Proven:
    """What an exhaustive search found.

    ``best`` is None where the goal can't be reached. ``solutions``: how many reach the best;
    ``moves`` is one of them, ``nodes`` how many positions were looked at.
    """

    best: Worth | None
    solutions: int
    moves: tuple[Move, ...]
    nodes: int


Prover = Callable[[Any, Task, int], Proven]
"""The best from a state on, looking at so many positions at the most. Raises TooMany."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A challenge that was made and isn't proven: its position, goal and limit."""

    position: Data
    goal: Data
    limit: Limit


Maker = Callable[[Any, Dealer, int], Draft]
"""Draws a challenge: from a pack's content, by a dealer, so long. Whether it is a good one, proving
and measuring say."""


def as_it_is(task: Task) -> Task:
    """The task itself."""
    return task


OF_A_DOZEN, OF_DOZENS, OF_HUNDREDS = 20, 10, 5
"""How many hundredths of the first turns few are, by how many turns one chooses from."""


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of goal.

    ``task``: what a goal and a limit ask for, from a first state on. Raises BadData, whose path
    begins in ``goal`` or ``limit``. ``units``: what can be limited. ``prove``: its first prover.
    ``make``: draws challenges of this kind; equal on every machine and in every version of Python.
    ``seen``: a task as the players take it who measure how hard it is: where a goal is reached at
    the end alone, each position is worth what finishing from there comes to.
    ``single``: whether each move is a unit of the limit. ``few``: of its first turns, fewer
    hundredths than that are few; by how many turns there are to choose from, so one of
    :data:`OF_A_DOZEN`, :data:`OF_DOZENS` and :data:`OF_HUNDREDS`.
    """

    task: Callable[[Any, Data, Limit], Task]
    units: tuple[str, ...]
    prove: Prover
    make: Maker
    seen: Callable[[Task], Task] = as_it_is
    single: bool = False
    few: int = OF_DOZENS


@dataclass(frozen=True, slots=True)
class Daily:
    """What the challenge of a day of the week is: its kind, how long it is, and how many of eight
    tries of somebody who looks one turn ahead must and may reach par.

    ``nodes``: positions to look at for a proof; what takes more is dropped.
    """

    kind: str
    length: int
    least: int = 0
    most: int = 8
    nodes: int = 150_000


@dataclass(frozen=True, slots=True)
class Puzzles:
    """The challenges of a title: its kinds of goals by their names, and its provers' version, which
    goes up whenever a maker makes or a prover finds something else. ``dailies``: from Monday on.
    """

    kinds: Mapping[str, Kind] = field(default_factory=dict)
    version: int = 1
    dailies: tuple[Daily, ...] = ()


NONE = Puzzles()
"""Of a title without any."""


def better(task: Task, one: Worth | None, other: Worth | None) -> bool:
    """Whether ``one`` is more than ``other``, or less where less is better; None is worst."""
    if one is None or other is None:
        return one is not None
    return one < other if task.fewest else one > other
