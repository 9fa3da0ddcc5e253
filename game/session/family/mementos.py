"""What stays of a game that is over: firsts of somebody, a best score, victories in a row."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.session.family.annals import facts_of
from game.session.family.figures import Figures, figures, firsts
from game.session.family.handicap import evened
from game.session.family.history import History
from game.session.family.titles import ANNALS
from game.session.family.wanted import Who, who_sat
from game.session.record import Record
from game.session.seats import HUMAN

BEST, ROW = "best", "row"
"""No feats: more points than in any game before, and a victory after others without a defeat."""
LEAST_ROW = 2


@dataclass(frozen=True, slots=True)
class Memento:
    """What stays for a ``seat``: a ``feat`` of the annals that it did for the first time, its best
    score, or victories in a row; ``count``: how many points or victories."""

    seat: int
    feat: str
    count: int = 0


def mementos(history: History, record: Record, *, latest: bool) -> tuple[Memento, ...]:
    """What stays of the finished game of ``record`` for the people who played it; nothing of one
    that was played on out of another.

    ``latest``: nobody has played since, so that a row of victories goes on with it.
    """
    result = record.result
    if result is None or record.header.origin is not None:
        return ()
    players = record.header.players
    scores, winners = evened(players, result)
    facts = facts_of(record, ANNALS.get(record.header.title))
    found = list[Memento]()
    for seat, player in enumerate(players):
        if player.agent != HUMAN:
            continue
        who = who_sat(player)
        feats = facts[seat].feats if facts else ()
        found += [Memento(seat, feat) for feat in _new(history, record, who, feats)]
        known = figures(history, who, record.header.title)
        found += _records(known, seat, scores[seat], row=latest and seat in winners)
    return tuple(found)


def _new(history: History, record: Record, who: Who, feats: tuple[str, ...]) -> Iterator[str]:
    """The feats that ``who`` had not done in any game that was begun before."""
    known = firsts(history, record.header.title, who)
    for feat in feats:
        first = known.get(feat)
        if first is None or first.started >= record.header.started:
            yield feat


def _records(known: Figures, seat: int, points: int, *, row: bool) -> Iterator[Memento]:
    """The game is among those that are ``known`` by now."""
    if known.games > 1 and points >= known.best > 0:
        yield Memento(seat, BEST, points)
    if row and known.now >= LEAST_ROW:
        yield Memento(seat, ROW, known.now)
