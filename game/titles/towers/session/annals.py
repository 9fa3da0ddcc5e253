"""What a record of towers tells of each seat.

Nothing is said of luck: what a card is worth depends on the plan of whoever draws it, which no
record knows.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from game.session.family.annals import Annals, SeatFacts, tallies
from game.session.record import Record
from game.titles.towers.session.strengths import STRENGTHS

GIANT, SPIRE, CAPTOR, THRIFT = "giant", "spire", "captor", "thrift"
"""A tower of four brought down; one of five built; three pawns captured; never the joker."""
TALL, HIGHEST, PAWNS = 4, 5, 3
WAYS = ("place", "move", "demolish", "build", "capture", "exchange")
"""What a seat does, by its moves: each turn is one, and all of it comes about (T2.1)."""


class _Event(msgspec.Struct, frozen=True):
    type: str
    player: int = 0
    amount: int = 0
    reason: str = ""
    chip: int | None = None
    blocks: dict[str, int] = {}


def rounds(record: Record) -> int:
    """How many rounds were begun: everybody has a turn in each."""
    last = record.steps[-1].turn if record.steps else 1
    return (last - 1) // len(record.header.players) + 1


def facts(record: Record) -> Sequence[SeatFacts]:
    """The facts of each seat. Raises msgspec.ValidationError or LookupError."""
    found = tallies(record)
    for tally in found:
        tally.feats.add(THRIFT)
    for step in record.steps:
        kind = step.action.get("type")
        if kind in WAYS:
            found[step.player].ways[str(kind)] += 1
        for data in step.events:
            event = msgspec.convert(data, _Event)
            tally = found[event.player]
            match event.type:
                case "points":
                    tally.sources[event.reason] += event.amount
                case "joker_used":
                    tally.feats.discard(THRIFT)
                case "tower_demolished" if (event.chip or 0) >= TALL:
                    tally.feats.add(GIANT)
                case "tower_built" if sum(event.blocks.values()) >= HIGHEST:
                    tally.feats.add(SPIRE)
                case _:
                    pass
    for tally in found:
        if tally.ways["capture"] >= PAWNS:
            tally.feats.add(CAPTOR)
    return [tally.facts() for tally in found]


ANNALS = Annals(facts, rounds, STRENGTHS)
"""Towers: what its records tell."""
