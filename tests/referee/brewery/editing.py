"""Changing records of `brewery` on purpose."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable, Iterator
from functools import cache, cached_property

from ..editing import Line, as_list, as_object, events
from .games import at_random, eager, played
from .position import Die, Player, Position
from .referee import judge
from .turns import Referee


class Edited:
    """A fair record as data, to be made unfair.

    ``known``: the referee as it is before a line up to which nothing is changed, and that line.
    """

    def __init__(self, written: bytes, known: tuple[int, bytes] | None = None) -> None:
        self.lines: list[Line] = [json.loads(line) for line in written.splitlines()]
        self._known = known

    @property
    def setup(self) -> Line:
        """The header's tables."""
        return as_object(self.lines[0]["setup"])

    def part(self, key: str) -> list[object]:
        """One of the header's tables."""
        return as_list(self.setup[key])

    def recipe(self, name: str) -> Line:
        """A recipe of the header."""
        return as_object(as_object(self.setup["recipes"])[name])

    @property
    def result(self) -> Line:
        """What the last line says."""
        return as_object(self.lines[-1]["result"])

    def action(self, line: int) -> Line:
        """The action of a line."""
        return as_object(self.lines[line]["action"])

    def act(self, line: int, kind: str, **keys: object) -> Edited:
        """Another action in a line. Returns the record itself."""
        self.lines[line]["action"] = {"type": kind, **keys}
        return self

    def told(self, line: int) -> list[object]:
        """The events of a line."""
        return as_list(self.lines[line]["events"])

    def event(self, line: int, kind: str) -> Line:
        """The first event of that kind in a line."""
        return next(told for told in events(self.lines[line]) if told["type"] == kind)

    def judge(self) -> None:
        """Judge the record, from where it is changed if that is known. Raises Foul."""
        if self._known is None:
            judge([json.dumps(line) for line in self.lines])
            return
        first, kept = self._known
        referee: Referee = pickle.loads(kept)
        for line, step in enumerate(self.lines[first:], first):
            if "result" in step:
                referee.result(as_object(step["result"]))
            else:
                referee.step(step, line)


class Situation:
    """A step of a game, with the referee as it is before it."""

    def __init__(self, number: int, line: int, step: Line, kept: bytes) -> None:
        self._number, self.line, self.step, self._kept = number, line, step, kept

    def anew(self) -> Situation:
        """The same, of a record that nobody has changed."""
        return Situation(self._number, self.line, self.step, self._kept)

    @property
    def action(self) -> Line:
        """The step's action."""
        return as_object(self.step["action"])

    @cached_property
    def before(self) -> Referee:
        """The referee before the step."""
        referee: Referee = pickle.loads(self._kept)
        return referee

    @property
    def position(self) -> Position:
        """What lies where."""
        return self.before.position

    @property
    def player(self) -> Player:
        """Whoever decides."""
        return self.position.players[self.before.actor]

    def dice(self, *places: str, colour: str = "", own: bool = True) -> list[str]:
        """The dice of whoever decides, or those of the others."""
        seats = range(self.before.tables.players)
        chosen = [seat for seat in seats if (seat == self.before.actor) == own]
        return [name for seat in chosen for name in self.position.of(seat, *places, colour=colour)]

    def die(self, name: str) -> Die:
        """A die."""
        return self.position.dice[name]

    @cached_property
    def edited(self) -> Edited:
        """The whole game, for whoever wants to change it from this step on."""
        return Edited(written(self._number), (self.line, self._kept))


GAMES = ((2, 0, eager), (2, 5, eager), (2, 4, eager), (4, 4, at_random), (3, 4, eager))
"""Players, seed and who plays."""


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
            found.append(Situation(number, line, step, pickle.dumps(referee)))
            referee.step(step, line)
    return found


def situations() -> Iterator[Situation]:
    """The steps of all games, to be looked at."""
    for number in range(len(GAMES)):
        yield from _played(number)


def situation(wanted: Callable[[Situation], object]) -> Situation:
    """The first step that is wanted; its record may be changed."""
    return next(each for each in situations() if wanted(each)).anew()


def does(each: Situation, *kinds: str, **keys: object) -> bool:
    """Whether a step's action is of such a kind, with those values."""
    action = each.action
    return action["type"] in kinds and all(action.get(key) == keys[key] for key in keys)


def tells(each: Situation, kind: str, **keys: object) -> bool:
    """Whether a step has an event of that kind with those values."""
    return any(
        told["type"] == kind and all(told[key] == value for key, value in keys.items())
        for told in events(each.step)
    )
