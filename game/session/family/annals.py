"""What a finished game's record tells of each seat: sources of points, ways, luck and firsts.

A title's own part computes it from the record alone, without playing the game again; see
:mod:`game.session.family.titles`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import msgspec

from game.ai.levels import LEVELS, character
from game.session.family.handicap import evened
from game.session.family.rating.strengths import Strengths
from game.session.record import Record
from game.session.seats import HUMAN, Seat

VERSION = 2
"""Facts of another version are computed anew from the records."""
WON, MASTERED, COMPANY, CLOSE = "won", "mastered", "company", "close"
"""Firsts that every title has: a victory, one over a strong opponent, an evening in company, and a
game in which a point decided."""


class Luck(msgspec.Struct, frozen=True):
    """What chance gave: what was to be ``expected`` of so many ``chances`` as known when they
    came, and what it was (``actual``), in the title's own unit."""

    expected: float
    actual: float
    chances: int


class SeatFacts(msgspec.Struct, frozen=True):
    """A seat's game. ``sources``: points by the events' reasons; ``ways``: how often it did what,
    where trying alone counts for nothing; ``luck`` None: nothing honest can be said; ``feats``:
    firsts that it might be."""

    sources: dict[str, int] = {}
    ways: dict[str, int] = {}
    luck: Luck | None = None
    feats: tuple[str, ...] = ()


class Tally:
    """A seat's facts while a record is read."""

    def __init__(self) -> None:
        self.sources: Counter[str] = Counter()
        self.ways: Counter[str] = Counter()
        self.feats: set[str] = set()
        self.expected = self.actual = 0.0
        self.chances = 0

    def chance(self, expected: float, actual: float, count: int = 1) -> None:
        """Count so many chances: they give ``expected`` on average, and gave ``actual``."""
        self.expected += expected
        self.actual += actual
        self.chances += count

    def facts(self) -> SeatFacts:
        """All that was counted."""
        luck = Luck(round(self.expected, 3), round(self.actual, 3), self.chances)
        known = luck if self.chances else None
        return SeatFacts(dict(self.sources), dict(self.ways), known, tuple(sorted(self.feats)))


@dataclass(frozen=True, slots=True)
class Annals:
    """A title's part. ``facts`` of each seat; raises ValidationError, LookupError or ValueError for
    what it can't make out. ``rounds``: how many a record tells of; None: turns are counted.
    ``strengths``: what people's ratings go by; None: nobody has measured it."""

    facts: Callable[[Record], Sequence[SeatFacts]]
    rounds: Callable[[Record], int] | None = None
    strengths: Strengths | None = None


def tallies(record: Record) -> list[Tally]:
    """An empty tally for each seat."""
    return [Tally() for _player in record.header.players]


def facts_of(record: Record, annals: Annals | None) -> tuple[SeatFacts, ...]:
    """What a finished game's record tells of each seat; () where it can't be made out."""
    if record.result is None or annals is None:
        return ()
    try:
        found = annals.facts(record)
    except (msgspec.ValidationError, LookupError, ValueError):
        return ()
    shared = _shared_feats(record)
    return tuple(
        msgspec.structs.replace(facts, feats=tuple(sorted({*facts.feats, *shared[seat]})))
        for seat, facts in enumerate(found)
    )


def _shared_feats(record: Record) -> list[set[str]]:
    players, result = record.header.players, record.result
    assert result is not None
    scores, winners = evened(players, result)
    people = sum(player.agent == HUMAN for player in players)
    best = sorted(scores, reverse=True)
    feats: list[set[str]] = []
    for seat in range(len(players)):
        found = {COMPANY} if people > 1 else set()
        if seat in winners:
            found |= {WON, *_of_victory(players, seat)}
            found |= {CLOSE} if best[0] - best[1] <= 1 else set()
        feats.append(found)
    return feats


def _of_victory(players: Sequence[Seat], seat: int) -> Iterator[str]:
    for other, player in enumerate(players):
        who = character(player.agent)
        if other != seat and who is not None and LEVELS[who.level].searches:
            yield MASTERED
