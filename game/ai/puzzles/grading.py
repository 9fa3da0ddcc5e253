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
_SURE, _OFTEN, _FEW = 75, 25, 20


def measure(state: Any, task: Task, par: Worth, prove: Prover, nodes: int) -> Measured:
    """The figures of a challenge that begins at ``state``. Raises TooMany."""
    chance = Dealer(0)
    ahead = sum(_reaches(state, task, par, chance, ahead=True) for _ in range(TRIES))
    greedy = sum(_reaches(state, task, par, chance, ahead=False) for _ in range(TRIES))
    turns = unit_ends(state, task)
    chance.shuffle(turns)
    turns = turns[:FIRST_TURNS]
    keeping = sum(prove(turn, task, nodes).best == par for turn in turns)
    first = round(100 * keeping / len(turns)) if turns else 0
    return Measured(round(100 * ahead / TRIES), round(100 * greedy / TRIES), first)


def reached_ahead(state: Any, task: Task, par: Worth, tries: int) -> int:
    """In how many of so many tries somebody who looks one turn ahead reaches par."""
    chance = Dealer(1)
    return sum(_reaches(state, task, par, chance, ahead=True) for _ in range(tries))


def grade_of(measured: Measured) -> int:
    """From 1, which looking one turn ahead solves, to 4, where few first turns keep par."""
    if measured.ahead >= _SURE:
        return 1
    if measured.ahead >= _OFTEN:
        return 2
    return 3 if measured.first >= _FEW else 4


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


def _reaches(state: Any, task: Task, par: Worth, chance: Dealer, *, ahead: bool) -> bool:
    """Whether one try of a player who sees a unit ``ahead``, or only a move, reaches par."""
    here: Any | None = state
    while here is not None:
        if task.worth(here) == par:
            return True
        ways = unit_ends(here, task) if ahead else [_after(here, m) for m in task.choices(here)]
        here = _best(ways, task, chance)
    return False


def _best(ways: list[Any], task: Task, chance: Dealer) -> Any | None:
    """The way that is worth most, drawn by lot among equals; None where there is none.

    Where none has reached the goal yet, it is the one that may still come to most.
    """
    worths = [task.worth(way) for way in ways]
    if all(worth is None for worth in worths):
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
    after.apply(move)
    return after
