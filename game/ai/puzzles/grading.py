"""How hard a challenge is, measured by players who know its goal but don't see far."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from game.ai.puzzles.task import Prover, Task, better
from game.content.challenge import Measured, Worth
from game.rules.chance import Dealer

TRIES = 40
"""Of each player."""
FIRST_TURNS = 60
"""So many of the first turns are proven at the most, drawn by lot among more."""
_SURE, _OFTEN, _SOMETIMES = 75, 25, 10
"""Of a player's tries, in hundredths."""


def measure(
    state: Any, task: Task, par: Worth, prove: Prover, nodes: int, *, single: bool = False
) -> Measured:
    """The figures of a challenge that begins at ``state``.

    ``single``: each move is a unit of the limit. Raises TooMany.
    """
    chance, ways = Dealer(0), _Ways(task, single=single)
    ahead = sum(_reaches(state, ways, par, chance, ahead=True) for _ in range(TRIES))
    greedy = sum(_reaches(state, ways, par, chance, ahead=False) for _ in range(TRIES))
    turns = ways.on(state, ahead=True)[:]
    chance.shuffle(turns)
    turns = turns[:FIRST_TURNS]
    keeping = sum(prove(turn, task, nodes).best == par for turn in turns)
    first = round(100 * keeping / len(turns)) if turns else 0
    return Measured(round(100 * ahead / TRIES), round(100 * greedy / TRIES), first)


def reached_ahead(state: Any, task: Task, par: Worth, tries: int, *, single: bool = False) -> int:
    """In how many of ``tries`` somebody who looks one turn ahead reaches ``par``.

    ``single``: whether each move is a unit of the limit.
    """
    chance, ways = Dealer(1), _Ways(task, single=single)
    return sum(_reaches(state, ways, par, chance, ahead=True) for _ in range(tries))


def grade_of(measured: Measured, few: int) -> int:
    """From 1, which looking one turn ahead solves, to 4: it hardly ever does there, nor does being
    greedy often, and fewer than ``few`` hundredths of the first turns keep par
    (:attr:`~game.ai.puzzles.task.Kind.few`).
    """
    if measured.ahead >= _SURE:
        return 1
    if measured.ahead >= _OFTEN:
        return 2
    seen = measured.ahead >= _SOMETIMES or measured.greedy >= _OFTEN
    return 3 if seen or measured.first >= few else 4


def unit_ends(state: Any, task: Task) -> list[Any]:
    """The states in which one more unit of the limit has been spent, one for each key."""
    until = task.spent(state) + 1
    known: set[Hashable] = {task.key(state)}
    wave, ends = [state], []
    while wave:
        here = wave.pop()
        after = [_after(here, move) for move in task.choices(here)]
        inside = [each for each in after if task.spent(each) <= until]
        if task.spent(here) == until and not inside:
            ends.append(here)
        for each in inside:
            key = task.key(each)
            if key not in known:
                known.add(key)
                wave.append(each)
    return ends


class _Ways:
    """The ways on from states, found once for each."""

    def __init__(self, task: Task, *, single: bool) -> None:
        self.task, self._single = task, single
        self._known: dict[tuple[Hashable, bool], list[Any]] = {}

    def on(self, state: Any, *, ahead: bool) -> list[Any]:
        """The states after a unit more, or after a move."""
        key = (self.task.key(state), ahead)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._found(state, ahead=ahead)
        return known

    def _found(self, state: Any, *, ahead: bool) -> list[Any]:
        if ahead and not self._single:
            return unit_ends(state, self.task)
        after = [_after(state, move) for move in self.task.choices(state)]
        if not ahead:
            return after
        return list({self.task.key(each): each for each in after}.values())


def _reaches(state: Any, ways: _Ways, par: Worth, chance: Dealer, *, ahead: bool) -> bool:
    """Whether one try of a player who sees a unit ``ahead``, or only a move, reaches par."""
    here: Any | None = state
    while here is not None:
        if ways.task.worth(here) == par:
            return True
        here = _best(ways.on(here, ahead=ahead), ways.task, chance)
    return False


def _best(ways: list[Any], task: Task, chance: Dealer) -> Any | None:
    """The way that is worth most, drawn by lot among equals; None where there is none.

    Where some haven't reached the goal yet, it is the one that may still come to most.
    """
    worths = [task.worth(way) for way in ways]
    if None in worths:
        worths = [task.bound(way) for way in ways]
    best: Worth | None = None
    found: list[Any] = []
    for way, worth in zip(ways, worths, strict=True):
        if better(task, worth, best):
            best, found = worth, [way]
        elif worth == best:
            found.append(way)
    return chance.choice(found) if found else None


def _after(state: Any, move: Any) -> Any:
    after = state.clone()
    after.play_unchecked(move)
    return after
