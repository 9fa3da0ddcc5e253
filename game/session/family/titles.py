"""What each title's records tell a family: the table of this layer."""

from __future__ import annotations

from game.rules.lazy_table import LazyTable
from game.session.family.annals import Annals
from game.session.record import Record

ANNALS: LazyTable[Annals] = LazyTable()
"""By the title's id."""


@ANNALS.entry("biomes")
def _() -> Annals:
    from game.titles.biomes.session.annals import ANNALS

    return ANNALS


@ANNALS.entry("towers")
def _() -> Annals:
    from game.titles.towers.session.annals import ANNALS

    return ANNALS


@ANNALS.entry("brewery")
def _() -> Annals:
    from game.titles.brewery.session.annals import ANNALS

    return ANNALS


def length(record: Record) -> int:
    """How far the game of a record came, from 1, as its players count: in turns, or in rounds."""
    annals = ANNALS.get(record.header.title)
    if annals is not None and annals.rounds is not None:
        return annals.rounds(record)
    return record.steps[-1].turn if record.steps else 1


def by_turn(title: str, turn: int) -> int:
    """How far a game of ``title`` came whose last ``turn`` is known; 0 where it counts rounds."""
    annals = ANNALS.get(title)
    return 0 if annals is not None and annals.rounds is not None else turn
