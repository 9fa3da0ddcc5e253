"""The games in which a deal was played here: found by the names of their files, told by records.

A name tells the title and a mark of the seed (:func:`~game.session.kept.stem_of`), so that of a
thousand games only those few are opened that may be of the deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from game.session.deals.deal import Deal, deal_of
from game.session.family.wanted import Who, who_sat
from game.session.obfuscation import mark_of
from game.session.record import SUFFIX, Record, RecordError, ResultLine, read_record
from game.session.seats import HUMAN, Seat


@dataclass(frozen=True, slots=True)
class Play:
    """A game of a deal that came to its end: its ``record``, which lies at ``path``."""

    path: Path
    record: Record

    @property
    def result(self) -> ResultLine:
        """How it ended, by the rules alone."""
        assert self.record.result is not None
        return self.record.result

    @property
    def players(self) -> tuple[Seat, ...]:
        """Who sat where."""
        return self.record.header.players

    @property
    def agents(self) -> tuple[str, ...]:
        """Who played each seat."""
        return tuple(player.agent for player in self.players)

    @property
    def seat(self) -> int:
        """The seat that it is about: the first in which a person sat, else the first."""
        return next((at for at, agent in enumerate(self.agents) if agent == HUMAN), 0)

    @property
    def people(self) -> frozenset[Who]:
        """The people who played, as the family knows them."""
        return frozenset(who_sat(each) for each in self.players if each.agent == HUMAN)


def plays_of(deal: Deal, games: Path) -> tuple[Play, ...]:
    """The finished games of ``deal`` in the folder ``games``, the one begun first at first."""
    found = (_play(path, deal) for path in _may_be(deal, games))
    plays = [play for play in found if play is not None]
    return tuple(sorted(plays, key=lambda play: (play.record.header.started, play.path.name)))


def begun(deal: Deal, saves: Path) -> Path | None:
    """An unfinished game of ``deal`` in the folder ``saves``, of which each is sealed; None: none
    is there that can be read."""
    for path in _may_be(deal, saves):
        try:
            record = read_record(path)
        except RecordError:
            continue
        if record.result is None and deal_of(record.header) == deal:
            return path
    return None


def firsts(plays: Sequence[Play]) -> tuple[Play, ...]:
    """Those of a deal's plays that count: the first of everybody. Who has seen it before knows what
    comes."""
    seen = set[Who]()
    found = []
    for play in plays:
        if not play.people & seen:
            found.append(play)
        seen |= play.people
    return tuple(found)


def _may_be(deal: Deal, folder: Path) -> list[Path]:
    """The files that may hold a game of ``deal``, by their names."""
    mark = mark_of(deal.seed)
    try:
        return sorted(folder.glob(f"{deal.title}-*-{mark}*{SUFFIX}"))
    except OSError:
        return []


def _play(path: Path, deal: Deal) -> Play | None:
    try:
        record = read_record(path)
    except RecordError:
        return None
    if record.result is None or deal_of(record.header) != deal:
        return None
    return Play(path, record)
