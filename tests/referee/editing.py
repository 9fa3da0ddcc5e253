"""Changing records on purpose."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise

from .fouls import Foul
from .referee import judge
from .test_fair_games import record_of

Line = dict[str, object]


@cache
def _written(agents: tuple[str, ...], seed: int) -> bytes:
    return record_of(agents, seed)


class Edited:
    """A fair record as data, to be made unfair."""

    def __init__(self, agents: tuple[str, ...] = ("random", "random"), seed: int = 0) -> None:
        self.lines: list[Line] = [json.loads(line) for line in _written(agents, seed).splitlines()]

    @property
    def setup(self) -> Line:
        """The header's tables."""
        return as_object(self.lines[0]["setup"])

    @property
    def steps(self) -> list[Line]:
        """The steps."""
        return self.lines[1:-1]

    @property
    def result(self) -> Line:
        """What the last line says."""
        return as_object(self.lines[-1]["result"])

    def find(self, wanted: Callable[[Line], bool]) -> int:
        """The line (from 0) of the first step that is ``wanted``; 0 when there is none."""
        steps = range(1, len(self.lines) - 1)
        return next((at for at in steps if wanted(self.lines[at])), 0)

    def event(self, line: int, kind: str) -> Line:
        """The first event of that kind in a line."""
        return next(told for told in events(self.lines[line]) if told["type"] == kind)

    def action(self, line: int) -> Line:
        """The action of a line."""
        return as_object(self.lines[line]["action"])

    def written(self) -> list[str]:
        """The record's lines."""
        return [json.dumps(line) for line in self.lines]

    def cost(self, tile: str) -> dict[str, int]:
        """What a building costs."""
        table = as_object(as_object(self.setup["tiles"])[tile])
        return {name: int(str(amount)) for name, amount in as_object(table["cost"]).items()}

    def emeralds_taken(self, line: int) -> int:
        """How many emeralds the player of a line took before it."""
        player = self.lines[line]["player"]
        taken = (told for step in self.lines[1:line] for told in events(step))
        return sum(
            told["type"] == "block_taken"
            and told["player"] == player
            and told["material"] == "emerald"
            for told in taken
        )

    def renumber(self) -> None:
        """Number the steps anew, after one was put in or taken out."""
        for count, step in enumerate(self.steps, 1):
            step["n"] = count


def as_object(value: object) -> Line:
    """``value``, which is an object."""
    assert isinstance(value, dict)
    return value


def as_list(value: object) -> list[object]:
    """``value``, which is a list."""
    assert isinstance(value, list)
    return value


def events(step: Line) -> list[Line]:
    """The events of a step."""
    return [as_object(told) for told in as_list(step["events"])]


def does(kind: str) -> Callable[[Line], bool]:
    """Whether a step's action is of that kind."""
    return lambda step: as_object(step["action"])["type"] == kind


def tells(kind: str, **keys: object) -> Callable[[Line], bool]:
    """Whether a step has an event of that kind with those values."""
    return lambda step: any(
        told["type"] == kind and all(told[key] == value for key, value in keys.items())
        for told in events(step)
    )


def games() -> Iterator[Edited]:
    """Fair games to look through, the quick ones first."""
    for agents in (("random", "random"), ("greedy", "greedy")):
        for seed in range(40):
            yield Edited(agents, seed)


def is_fair(edited: Edited) -> bool:
    """Whether the referee has nothing to complain of."""
    try:
        judge([json.dumps(line) for line in edited.lines])
    except Foul:
        return False
    return True


def game_with(wanted: Callable[[Line], bool]) -> tuple[Edited, int]:
    """A game in which a step is ``wanted``, and its line."""
    return next((edited, line) for edited in games() if (line := edited.find(wanted)))


def game_with_pair(wanted: Callable[[Line, Line], bool]) -> tuple[Edited, int]:
    """A game in which a step and the one after it are ``wanted``, and the first one's line."""
    return next(
        (edited, line)
        for edited in games()
        for line, (one, two) in enumerate(pairwise(edited.steps), 1)
        if wanted(one, two)
    )


def drawn(step: Line) -> int:
    """How many tokens a step's fight drew."""
    told = next(told for told in events(step) if told["type"] == "weapons_drawn")
    return len(as_list(told["tokens"]))
