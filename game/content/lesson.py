"""A lesson as its file tells it: a position, and steps that each wait for a deed.

Lessons lie in ``levels/<title>/lessons``, a file each, in the order of their names. The reader
judges the form of a file; whether its position is one, its moves are legal and its steps can be
reached, the rules say (:mod:`game.session.lessons.soundness`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

from game.content.document import Node
from game.rules.core import OptionValue

MOST_WORDS = 25
"""A step says no more at once."""
MOST_STEPS, MOST_MOVES, MOST_ANSWERS = 24, 12, 8
"""In a lesson; between two steps; of a step."""
Data = Mapping[str, object]
"""Plain data, as records have it."""


class Deed(StrEnum):
    """What a step waits for."""

    MOVE = "move"  # a move of the learner
    END = "end"  # the yes that ends a turn
    UNDO = "undo"  # the last move taken back
    LOOK = "look"  # a look at a part of the table
    TURN = "turn"  # what stands on the turntable seen from another side


@dataclass(frozen=True, slots=True)
class Pattern:
    """What a move must look like, in the form of records: every key that it names.

    Records leave counts of nothing out, so a count of 0 is met by a key that isn't there.
    """

    told: Data

    def fits(self, action: Data) -> bool:
        """Whether the move written as ``action`` is one of these."""
        return _fits(self.told, action)


def any_fits(patterns: Iterable[Pattern], action: Data) -> bool:
    """Whether the move written as ``action`` is one of these."""
    return any(pattern.fits(action) for pattern in patterns)


@dataclass(frozen=True, slots=True)
class Reply:
    """What is said to a learner whose legal move is another one; no pattern: to any other."""

    to: tuple[Pattern, ...]
    say: str


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to do.

    ``who`` says it. ``do``: the moves that will do, of a :attr:`Deed.MOVE`; ``part``: the part of
    the table that a :attr:`Deed.LOOK` is about. ``point``: the moves whose things are pointed at;
    ``look``: where the eye goes as the step begins, "" to stay. ``then``: the moves that follow by
    themselves, in order. ``line``: where it stands in the file.
    """

    say: str
    who: str
    deed: Deed
    do: tuple[Pattern, ...] = ()
    part: str = ""
    point: tuple[Pattern, ...] = ()
    look: str = ""
    replies: tuple[Reply, ...] = ()
    then: tuple[Data, ...] = ()
    line: int = 0


@dataclass(frozen=True, slots=True)
class Learner:
    """Somebody at the table of a lesson; the first one is who learns."""

    name: str
    agent: str
    options: Mapping[str, OptionValue] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Lesson:
    """One idea, learned by doing it.

    ``title`` is the game's id, ``id`` the lesson's. ``idea`` says in a sentence what was learned.
    The game begins at ``position``, or as ``seed`` deals it where that is empty, played with
    ``pack`` by ``players`` and the game's ``options``; ``moves`` lead to the first
    step. ``root`` is the document, for lines of complaints.
    """

    title: str
    id: str
    name: str
    idea: str
    pack: str
    players: tuple[Learner, ...]
    options: Mapping[str, OptionValue]
    position: Data
    seed: int
    moves: tuple[Data, ...]
    steps: tuple[Step, ...]
    file: Path
    root: Node = field(compare=False, repr=False)


def _fits(pattern: object, found: object) -> bool:
    if isinstance(pattern, Mapping):
        return isinstance(found, Mapping) and all(
            _fits(value, found.get(key, 0)) for key, value in pattern.items()
        )
    if isinstance(pattern, list):
        if not isinstance(found, list | tuple) or len(pattern) != len(found):
            return False
        return all(_fits(one, other) for one, other in zip(pattern, found, strict=True))
    return pattern == found
