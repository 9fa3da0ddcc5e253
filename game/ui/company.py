"""What opponents say at the table: a title's occasions to speak, and its characters' lines.

A line rests on what everybody at the table has seen: occasions are found in an onlooker's events
and views, so that nobody can tell by them what a seat keeps to itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any


class Weight(IntEnum):
    """How much an occasion stirs whoever speaks."""

    PASSING = 1
    STIRRING = 2
    DRAMATIC = 3


@dataclass(frozen=True, slots=True)
class Occasion:
    """Something to speak of: its ``kind`` is a word of the title.

    ``speaker``: the seat that may speak of it; ``about``: the seat whose deed it was, if it is
    another's.
    """

    kind: str
    speaker: int
    about: int | None = None
    weight: Weight = Weight.STIRRING


GREETING = "greeting"
"""The occasion that every game has: it begins."""
Lines = Mapping[str, Sequence[str]]
"""What somebody says on each kind of occasion; ``{name}`` in a line is whom it is about."""


@dataclass(frozen=True, slots=True)
class Company:
    """What a title gives its opponents to say.

    ``occasions``: by what everybody saw of a step, and an onlooker's views before and after it.
    ``lines``: by level, in the language that is spoken when they are asked for. ``round_of``: the
    round of a view, from 1.
    """

    occasions: Callable[[Sequence[Any], Any, Any], Sequence[Occasion]] = lambda *_: ()
    lines: Mapping[str, Callable[[], Lines]] | None = None
    round_of: Callable[[Any], int] = lambda _view: 1


SILENT = Company()
"""Nobody says a word."""


def others(seat: int, seats: int) -> list[int]:
    """All seats but one, the next one first."""
    return [(seat + step) % seats for step in range(1, seats)]


def seen_by_others(
    kind: str, player: int, seats: int, weight: Weight = Weight.STIRRING
) -> list[Occasion]:
    """An occasion for everybody but the ``player`` who gave it."""
    return [Occasion(kind, seat, player, weight) for seat in others(player, seats)]


def in_the_lead(points: Sequence[int], margin: int) -> tuple[int, ...]:
    """The seats that share the lead: none is behind by more than ``margin``; none if it is one."""
    best = max(points)
    near = tuple(seat for seat, reached in enumerate(points) if best - reached <= margin)
    return near if len(near) > 1 else ()


def greetings(seats: int) -> list[Occasion]:
    """A game begins: whoever can speak may greet the others."""
    return [Occasion(GREETING, seat, weight=Weight.DRAMATIC) for seat in range(seats)]
