"""Finding the facts of a move: only one that some position of the map allows has any."""

from __future__ import annotations

from typing import Final

from game.rules.towers.catalogue import FIELDS, SIDE
from game.rules.towers.counts import MOST, packed
from game.rules.towers.facts import EXCHANGE, MARCH, PLACE, Facts
from game.rules.towers.ground import CARD_PAYS, JOKER_PAY, Ground
from game.rules.towers.lines import COLUMN, NOWHERE, ROW, line_of
from game.rules.towers.moves import Exchange, MovePawn, Pay, Place, TowersMove

_MOST_KEPT: Final = 1 << 14
_LAST: Final = SIDE - 1


def facts_of(ground: Ground, move: TowersMove) -> Facts | None:
    """The facts of a move; None for one of another kind, and for one that is never allowed."""
    facts = ground.facts.get(id(move))
    if facts is None or facts.move is not move:
        return _learned(ground, move)
    return facts


def _learned(ground: Ground, move: TowersMove) -> Facts | None:
    """The facts of a move, which are kept."""
    facts = None
    if isinstance(move, Exchange):
        facts = _exchange(move)
    elif isinstance(move, MovePawn):
        facts = _march(ground, move)
    elif isinstance(move, Place):
        facts = _place(ground, move)
    if facts is not None:
        if len(ground.facts) >= _MOST_KEPT:
            ground.facts.clear()
        ground.facts[id(move)] = facts
    return facts


def _exchange(move: Exchange) -> Facts | None:
    if min(move.cards) < 0 or not 1 <= sum(move.cards) <= MOST:
        return None
    return Facts(move, EXCHANGE, packed(move.cards), 0)


def _march(ground: Ground, move: MovePawn) -> Facts | None:
    start, to = move.start, move.to
    if not (_is_paid(ground, to, move.pay) and 0 <= start < FIELDS):
        return None
    line = line_of(start, to)
    if line == NOWHERE or not _is_first(ground, start, to):
        return None
    facts = Facts(move, MARCH, packed(move.pay), move.pay[4])
    facts.run(line, start, to)
    facts.leave(start)
    return facts


def _place(ground: Ground, move: Place) -> Facts | None:
    entry, to = move.entry, move.to
    if not (_is_paid(ground, to, move.pay) and 0 <= entry < FIELDS):
        return None
    line = _lane(entry, to)
    if line == NOWHERE or (
        entry != to
        and (ground.colours[entry] == ground.colours[to] or not _is_first(ground, entry, to))
    ):
        return None
    facts = Facts(move, PLACE, packed(move.pay), move.pay[4])
    facts.entry = entry
    facts.run(line, entry, to)
    return facts


def _is_paid(ground: Ground, to: int, pay: Pay) -> bool:
    """Whether a field exists, and a pawn is paid as one that stops there must be (T3, T4, T9)."""
    return 0 <= to < FIELDS and pay in (CARD_PAYS[ground.colours[to]], JOKER_PAY)


def _is_first(ground: Ground, start: int, to: int) -> bool:
    """Whether no field between has the colour of the last one (T3, T4)."""
    return not ground.between[start * FIELDS + to] >> ground.colours[to] & 1


def _lane(entry: int, to: int) -> int:
    """The line on which one who enters over an edge field reaches another; else NOWHERE (T3)."""
    if COLUMN[entry] in (0, _LAST) and ROW[entry] == ROW[to]:
        return ROW[to]
    if ROW[entry] in (0, _LAST) and COLUMN[entry] == COLUMN[to]:
        return SIDE + COLUMN[to]
    return NOWHERE
