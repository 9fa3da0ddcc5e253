"""The pile of somebody's own puzzles: the moments of his games in which there was something better.

A puzzle is there as long as its game and its review are, so a deleted game takes its own along.
Where somebody has met the same position in several games, of a deal that he played again, it is one
puzzle: it is asked out of one of them, and what comes of it counts for all.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from game.session.family.entry import Entry, EntrySeat
from game.session.family.wanted import Who
from game.session.reviews.moments import moments as moments_of
from game.session.reviews.review import Judgement, Review
from game.session.seats import HUMAN

PARTS: Final = 3


class Part(StrEnum):
    """In which third of a game a decision was made."""

    BEGINNING = "beginning"
    MIDDLE = "middle"
    END = "end"


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A decision ``n`` of the game in the record called ``file``, made in a ``turn`` by ``seat``.

    ``started``: when that game was begun, in seconds since 1970. ``reached``: how far it had come,
    as its players count. ``part`` of the game; ``lost``: what the move that was
    played gave away, in shares of the win. ``position``: what tells it from others, "" where nobody
    knows. ``copies``: the names of the same position's puzzles in other games.
    """

    file: str
    n: int
    turn: int
    seat: int
    started: int
    reached: int
    part: Part
    lost: float
    position: str = ""
    copies: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """Its name among all."""
        return name_of(self.file, self.n)

    @property
    def names(self) -> tuple[str, ...]:
        """Its name, and those of its copies."""
        return (self.name, *self.copies)


def name_of(file: str, n: int) -> str:
    """What the decision ``n`` of the game in the record ``file`` is called among the puzzles."""
    return f"{file}/{n}"


def part_of(judgement: Judgement, review: Review) -> Part:
    """In which part of the game a decision was made, by the turns of all that was decided in it."""
    last = max((each.turn for each in review.judged), default=1)
    third = (judgement.turn - 1) * PARTS // max(last, 1)
    return tuple(Part)[min(max(third, 0), PARTS - 1)]


def moments(entry: Entry, review: Review) -> Iterator[Puzzle]:
    """The puzzles that people's decisions in a game make, the costliest first; none before all of
    the game has been judged, none of the position in which it was played on from another, and none
    whose answer nobody could give a reason for."""
    if not review.done:
        return
    people = [seat for seat, each in enumerate(entry.seats) if each.agent == HUMAN]
    first = 1 if entry.whole else 2
    found = [
        each
        for each in moments_of(review.judged)
        if each.player in people and each.n >= first and not each.unexplained
    ]
    for each in sorted(found, key=lambda one: (-one.lost, one.n)):
        yield Puzzle(
            entry.file,
            each.n,
            each.turn,
            each.player,
            entry.started,
            each.reached,
            part_of(each, review),
            each.cost,
            each.position,
        )


def seats_of(entry: Entry, who: Who) -> tuple[int, ...]:
    """The seats of a game that are somebody's."""
    return tuple(number for number, seat in enumerate(entry.seats) if _is(seat, who))


def _is(seat: EntrySeat, who: Who) -> bool:
    if seat.agent != HUMAN:
        return False
    if seat.profile:
        return seat.profile == who.profile
    return bool(who.name) and seat.name == who.name


def own(puzzles: Iterable[Puzzle], entries: Sequence[Entry], who: Who) -> tuple[Puzzle, ...]:
    """Those of the ``puzzles`` that are somebody's, each position once, in the order given."""
    seats = {entry.file: seats_of(entry, who) for entry in entries}
    return _once(each for each in puzzles if each.seat in seats.get(each.file, ()))


def _once(puzzles: Iterable[Puzzle]) -> tuple[Puzzle, ...]:
    """Each position once: its first puzzle, with the others as copies."""
    found = dict[str, Puzzle]()
    for each in puzzles:
        known = found.setdefault(each.position or each.name, each)
        if known is not each:
            found[each.position] = replace(known, copies=(*known.copies, each.name))
    return tuple(found.values())
