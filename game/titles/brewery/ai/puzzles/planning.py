"""The first prover of brewery: a round planned without the detours that change nothing.

In a challenge of one round it makes no difference how placing turns are cut, when dice are stored
(but for dice rolled again together), whether more of them are stored than are brewed with, nor
whether somebody gains a token or buys an ingredient of no use here. So a plan ends its turn after
each item, stores everything before it buys, and leaves the rest away. Orders of items that lead to
the same table are one.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace
from typing import Any, Final

from game.ai.puzzles import bounded
from game.ai.puzzles.task import Proven, Task, better
from game.content.challenge import Worth
from game.rules.brewery.catalogue import FIRST_TOKEN, SCHOOL_REROLL
from game.rules.brewery.listed import END_MOVE, RAISE_FIELDS
from game.rules.brewery.moves import (
    Accelerate,
    BreweryMove,
    Buy,
    EndMove,
    Pass,
    Pick,
    Place,
    Roll,
    Store,
    Take,
)
from game.rules.brewery.position import ACTING, ITEM_BITS, OWN, PLACE, PURCHASE, TAKES, USED
from game.rules.brewery.state import BreweryState
from game.rules.core import Move
from game.titles.brewery.ai.puzzles.holdings import SEAT
from game.titles.brewery.ai.puzzles.round import TOKENS, Round

_FINISHING: Final = 100_000
"""Positions to look at for the best way to finish a round; so many there never are."""


class Planned:
    """A task of one round with fewer choices, none of which is missed."""

    def __init__(self, task: Round) -> None:
        self.task = task
        self.fewest = task.fewest

    def choices(self, state: BreweryState) -> Sequence[BreweryMove]:
        """The moves that a plan of the round may need."""
        moves = self.task.choices(state)
        if state.pending == TAKES:
            return _useful_takes(moves)
        if state.pending != ACTING:
            return moves
        if state.phase == PLACE:
            return self._placing(state, moves)
        if state.phase == PURCHASE:
            stores = [move for move in moves if isinstance(move, Store)]
            return stores[:1] or [move for move in moves if self._helps(state, move)]
        return moves

    def _placing(self, state: BreweryState, moves: Sequence[BreweryMove]) -> Sequence[BreweryMove]:
        if state.placed_now:
            return [move for move in moves if isinstance(move, EndMove)]
        left = self.task.told.left(state)
        if left < 2 or not any(state.ware) or not any(_rolls_again(move) for move in moves):
            return [move for move in moves if not isinstance(move, Store)]
        stored = self._stored(state)
        if stored <= 0:
            return moves
        full = stored >= left - 1
        return [m for m in moves if _rolls_again(m) or (not full and isinstance(m, Store))]

    def _stored(self, state: BreweryState) -> int:
        """How many dice were stored to be rolled again with others that were there."""
        had = self.task.ware
        stored = sum([(ware & ~had[at]).bit_count() for at, ware in enumerate(state.ware)])
        used = state.own[OWN * SEAT + USED]
        waiting = sum([1 << (entry >> ITEM_BITS) for entry in state.waiting[SEAT]])
        return stored - (RAISE_FIELDS & used & ~waiting).bit_count()

    def _helps(self, state: BreweryState, move: BreweryMove) -> bool:
        """Whether what is bought can be used."""
        if not isinstance(move, Buy) or move.what >= FIRST_TOKEN:
            return True
        uses = state.book.uses
        return any(move.what in uses[recipe] for recipe in self.task.remaining(state))

    def worth(self, state: BreweryState) -> Worth | None:
        """The worth of a state by the task itself."""
        return self.task.worth(state)

    def bound(self, state: BreweryState) -> Worth | None:
        """The bound of a state by the task itself."""
        return self.task.bound(state)

    def key(self, state: BreweryState) -> Hashable:
        """The key of a state by the task itself."""
        return self.task.key(state)

    def trace(self, state: BreweryState) -> Hashable:
        """The trace of a state by the task itself."""
        return self.task.trace(state)

    def spent(self, state: BreweryState) -> int:
        """What is spent by the task itself."""
        return self.task.spent(state)


class Looking(Planned):
    """How somebody sees it who looks one item ahead: each position is worth what the round brings
    if nothing more is placed."""

    def __init__(self, task: Round) -> None:
        super().__init__(task)
        self._known: dict[Hashable, Worth | None] = {}

    def choices(self, state: BreweryState) -> Sequence[BreweryMove]:
        """The items that can be placed, and what placing them asks."""
        if state.phase != PLACE:
            return ()
        items = (Place, Accelerate, EndMove, Pick, Roll)
        return [move for move in super().choices(state) if isinstance(move, items)]

    def worth(self, state: BreweryState) -> Worth | None:
        """What finishing the round now comes to."""
        key = self.task.key(state)
        if key not in self._known:
            self._known[key] = bounded.prove(state, Finishing(self.task), _FINISHING).best
        return self._known[key]


class Finishing(Planned):
    """The rest of a round in which nothing more is placed."""

    def choices(self, state: BreweryState) -> Sequence[BreweryMove]:
        """The moves of a plan, but for those that place something."""
        moves = super().choices(state)
        return [move for move in moves if not isinstance(move, Place | Accelerate)]


def looking(task: Task) -> Task:
    """A task of one round as somebody sees it who looks one item ahead."""
    return Looking(task) if isinstance(task, Round) else task


def prove(state: BreweryState, task: Task, nodes: int) -> Proven:
    """The best from ``state`` on, by a plan that does nothing in vain. Raises TooMany."""
    if not isinstance(task, Round):
        return bounded.prove(state, task, nodes)
    proven = bounded.prove(state, Planned(task), nodes)
    return replace(proven, moves=terse(state, task, proven.moves, proven.best))


def terse(
    state: BreweryState, task: Task, moves: tuple[Move, ...], best: Worth | None
) -> tuple[Move, ...]:
    """A solution without the moves that it can do without, the last ones first.

    ``best``: what it reaches, and must still reach.
    """
    shortest = _in_turns(state, task, moves)
    spare, at = (Store, EndMove, Pass, Buy), len(shortest)
    while at:
        at -= 1
        shorter = (*shortest[:at], *shortest[at + 1 :])
        if isinstance(shortest[at], spare) and _reaches(state, task, shorter, best):
            shortest = shorter
    return shortest


def _in_turns(state: BreweryState, task: Task, moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """A solution with two items a turn wherever the rules allow it."""
    here: Any = state.clone()
    found: list[Move] = []
    for move in moves:
        if isinstance(move, EndMove):
            continue
        if move not in task.choices(here):
            here.apply(END_MOVE)
            found.append(END_MOVE)
        here.apply(move)
        found.append(move)
    return tuple(found)


def _reaches(state: BreweryState, task: Task, moves: tuple[Move, ...], best: Worth | None) -> bool:
    here: Any = state.clone()
    for move in moves:
        if move not in task.choices(here):
            return False
        here.apply(move)
    return not better(task, best, task.worth(here))


def _rolls_again(move: BreweryMove) -> bool:
    return isinstance(move, Place) and move.field == SCHOOL_REROLL


def _useful_takes(moves: Sequence[BreweryMove]) -> Sequence[BreweryMove]:
    """The tokens that help somebody alone, or any one of them where there is none."""
    useful = [move for move in moves if isinstance(move, Take) and move.token in TOKENS]
    return useful or moves[:1]
