"""Changing records of `towers` on purpose."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from functools import cache, cached_property

from ..editing import Line, as_list, as_object, events
from .games import at_random, eager, played
from .turns import Referee


class Edited:
    """A fair record as data, to be made unfair."""

    def __init__(self, written: bytes) -> None:
        self.lines: list[Line] = [json.loads(line) for line in written.splitlines()]

    @property
    def setup(self) -> Line:
        """The header's tables."""
        return as_object(self.lines[0]["setup"])

    def part(self, key: str) -> list[object]:
        """One of the header's tables."""
        return as_list(self.setup[key])

    @property
    def result(self) -> Line:
        """What the last line says."""
        return as_object(self.lines[-1]["result"])

    def action(self, line: int) -> Line:
        """The action of a line."""
        return as_object(self.lines[line]["action"])

    def act(self, line: int, kind: str, **keys: object) -> Edited:
        """Another action in a line; ``start`` stands for ``from``. Returns the record itself."""
        told = {"from" if key == "start" else key: value for key, value in keys.items()}
        self.lines[line]["action"] = {"type": kind, **told}
        return self

    def told(self, line: int) -> list[object]:
        """The events of a line."""
        return as_list(self.lines[line]["events"])

    def event(self, line: int, kind: str) -> Line:
        """The first event of that kind in a line."""
        return next(told for told in events(self.lines[line]) if told["type"] == kind)

    def written(self) -> list[str]:
        """The record's lines."""
        return [json.dumps(line) for line in self.lines]


class Situation:
    """A step of a game, with the referee as it is before it."""

    def __init__(self, number: int, line: int, step: Line, before: Referee) -> None:
        self._number, self.line, self.step, self.before = number, line, step, before

    @property
    def action(self) -> Line:
        """The step's action."""
        return as_object(self.step["action"])

    @cached_property
    def edited(self) -> Edited:
        """The whole game, for whoever wants to change it."""
        return Edited(written(self._number))


GAMES = (
    (2, 1, at_random, 160),
    (4, 4, eager, None),
    (4, 2, eager, None),
    (3, 1, eager, None),
    (2, 1, eager, None),
    *((4, seed, eager, None) for seed in range(10, 16)),
)
"""Players, seed, who plays, and how many steps at the most."""


@cache
def written(number: int) -> bytes:
    """One of the games."""
    return played(*GAMES[number])


@cache
def _played(number: int) -> list[Situation]:
    """The steps of a game."""
    lines = Edited(written(number)).lines
    referee, found = Referee(lines[0]), []
    for line, step in enumerate(lines[1:], 1):
        if "action" in step:
            found.append(Situation(number, line, step, copy.deepcopy(referee)))
            referee.step(step, line)
    return found


def situations() -> Iterator[Situation]:
    """The steps of all games; the record of each may be changed by whoever takes it."""
    for number in range(len(GAMES)):
        for each in _played(number):
            yield copy.copy(each)


def situation(wanted: Callable[[Situation], bool]) -> Situation:
    """The first step that is wanted."""
    return next(each for each in situations() if wanted(each))


def does(kind: str) -> Callable[[Situation], bool]:
    """Whether a step's action is of that kind."""
    return lambda each: each.action["type"] == kind


def tells(kind: str, **keys: object) -> Callable[[Situation], bool]:
    """Whether a step has an event of that kind with those values."""
    return lambda each: any(
        told["type"] == kind and all(told[key] == value for key, value in keys.items())
        for told in events(each.step)
    )
