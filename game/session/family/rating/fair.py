"""Which opponents and head starts make a game even for people whose strength is known."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.session.family.handicap import HEAD_STARTS
from game.session.family.rating.glicko import Rating, chance
from game.session.family.rating.strengths import Strengths, Table

EVEN: Final = 0.13
"""A game is even where nobody's chance against the strongest at the table is further from one
half."""
PRICE: Final = 0.008
"""A point of a head start is wanted where it brings a chance so much nearer to one half."""


@dataclass(frozen=True, slots=True)
class Fair:
    """An even game: all opponents play ``level``, "" where people are among themselves, and each of
    the people begins with one of ``starts``, in their order."""

    level: str
    starts: tuple[int, ...]


def fair(
    ratings: Sequence[Rating], strengths: Strengths, seats: int, *, opponents: bool
) -> Fair | None:
    """An even game of so many ``seats`` for people of these ratings, with ``opponents`` or without.

    None where there is none: nobody plays as strongly, or head starts don't reach so far.
    """
    table = strengths.tables.get(seats)
    if table is None or not ratings or not (opponents or len(ratings) > 1):
        return None
    people = [rating.strength for rating in ratings]
    levels = table.levels.items() if opponents else [("", max(people))]
    found = [(_unevenness(people, strength, table), level) for level, strength in levels]
    (_price, off, starts), level = min(found)
    return Fair(level, starts) if off <= EVEN else None


def _unevenness(
    people: Sequence[float], opponent: float, table: Table
) -> tuple[float, float, tuple[int, ...]]:
    """The best head starts against an opponent so strong: what they are worth with their price, how
    far from even the game is with them, and the starts themselves."""
    best = max(opponent, *people)
    starts, gaps = list[int](), [abs(_chance(opponent, best, 0, table) - 0.5)]
    for strength in people:
        gap, start = min(
            (abs(_chance(strength, best, start, table) - 0.5) + PRICE * start, start)
            for start in HEAD_STARTS
        )
        starts.append(start)
        gaps.append(gap - PRICE * start)
    return sum(gaps) + PRICE * sum(starts), max(gaps), tuple(starts)


def _chance(strength: float, best: float, start: int, table: Table) -> float:
    """Somebody's chance against the strongest at the table."""
    return chance(table.slope * (strength - best) + table.lead(start))
