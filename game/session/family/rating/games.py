"""The finished games of a title as a rating sees them, and which of them count.

A game counts where it was played from its beginning, from a deal that nobody at the table had seen,
and against nobody who plays gently.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from game.ai.levels import GENTLE, character
from game.session.family.profiles import Profile
from game.session.family.tables import Tables, Truth
from game.session.notes import Count, Points
from game.session.seats import HUMAN


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sat at a seat: ``person``, as :func:`person_of` names them, or an opponent's ``level``.

    Both "": somebody whose strength nobody knows. ``rank``: points, and whether the game was won.
    """

    person: str
    level: str
    start: int
    hints: bool
    rank: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Game:
    """A finished game, begun at ``started``; ``seats`` in their order."""

    started: int
    seats: tuple[Sitter, ...]

    @property
    def people(self) -> tuple[str, ...]:
        """Who of them are people, each once."""
        return tuple(dict.fromkeys(seat.person for seat in self.seats if seat.person))


class _Row(NamedTuple):
    """A seat, as the tables tell it."""

    file: str
    started: Count
    whole: Truth
    deal: str
    name: str
    agent: str
    profile: str
    head_start: Count
    hints: Truth
    points: Points
    won: Truth


def person_of(profile: str, name: str, adopted: Mapping[str, str]) -> str:
    """By what somebody is known in the album: the profile's id, or a name that was typed.

    ``adopted``: the ids of those whose games of a bare name are theirs as well.
    """
    return profile or adopted.get(name) or f"name {name}"


def adopted_names(family: Iterable[Profile]) -> dict[str, str]:
    """The names whose games are somebody's of the family, with the ids."""
    return {each.adopts: each.id for each in family if each.adopts}


def counting(tables: Tables, title: str, adopted: Mapping[str, str]) -> list[Game]:
    """The games of ``title`` that count, the first one first."""
    asked = (
        "SELECT file, started, whole, deal, name, agent, profile, head_start, hints, points, won "
        "FROM games JOIN seats USING (file) WHERE title = ? AND deal <> '' "
        "ORDER BY started, file, seat"
    )
    rows = tables.rows(_Row, asked, (title,))
    return list(_that_count(groupby(rows, key=lambda row: row.file), adopted))


def _that_count(
    told: Iterable[tuple[str, Iterable[_Row]]], adopted: Mapping[str, str]
) -> Iterator[Game]:
    seen: set[tuple[str, str]] = set()
    for _file, each in told:
        rows = list(each)
        first = rows[0]
        game = Game(first.started, tuple(_sitter(row, adopted) for row in rows))
        known = {(person, first.deal) for person in game.people}
        fresh = seen.isdisjoint(known)
        seen |= known
        if fresh and first.whole and game.people and not any(map(_is_gentle, rows)):
            yield game


def _sitter(row: _Row, adopted: Mapping[str, str]) -> Sitter:
    human = row.agent == HUMAN
    person = person_of(row.profile, row.name, adopted) if human else ""
    who = character(row.agent)
    rank = (row.points, row.won)
    return Sitter(person, who.level if who else "", row.head_start, bool(row.hints), rank)


def _is_gentle(row: _Row) -> bool:
    who = character(row.agent)
    return who is not None and who.temper == GENTLE
