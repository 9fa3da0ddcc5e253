"""Events that come again and again: each is made once and told as often as it happens."""

from __future__ import annotations

from typing import Final

from game.rules.towers.counts import unpacked
from game.rules.towers.events import (
    CardsDiscarded,
    CardsDrawn,
    JokerRestored,
    JokerUsed,
    PawnMoved,
    PawnPlaced,
    PhaseStarted,
    PointsGained,
    TurnStarted,
)
from game.rules.towers.position import LAST_PHASE, REASONS
from game.rules.towers.stacks import ROWS

MOST_SEATS: Final = 4
_FIELDS: Final = 81

_discarded: Final[dict[int, CardsDiscarded]] = {}
_drawn: Final[list[CardsDrawn | None]] = [None] * (MOST_SEATS * len(ROWS))
_placed: Final[list[PawnPlaced | None]] = [None] * (MOST_SEATS * _FIELDS * _FIELDS)
_moved: Final[list[PawnMoved | None]] = [None] * (MOST_SEATS * _FIELDS * _FIELDS)
_points: Final[dict[int, PointsGained]] = {}
_turns: Final[dict[int, TurnStarted]] = {}
JOKERS_USED: Final = [JokerUsed(seat) for seat in range(MOST_SEATS)]
JOKERS_RESTORED: Final = [JokerRestored(seat) for seat in range(MOST_SEATS)]
PHASES: Final = [PhaseStarted(phase) for phase in range(LAST_PHASE + 1)]


def cards_discarded(seat: int, cards: int) -> CardsDiscarded:
    """A seat discarded packed cards."""
    key = cards * MOST_SEATS + seat
    known = _discarded.get(key)
    if known is None:
        known = _discarded[key] = CardsDiscarded(seat, unpacked(cards))
    return known


def cards_drawn(seat: int, row: int) -> CardsDrawn:
    """A seat drew the cards of the row of that number."""
    key = row * MOST_SEATS + seat
    known = _drawn[key]
    if known is None:
        known = _drawn[key] = CardsDrawn(seat, ROWS[row], len(ROWS[row]))
    return known


def pawn_placed(seat: int, entry: int, to: int) -> PawnPlaced:
    """A pawn entered."""
    key = (seat * _FIELDS + entry) * _FIELDS + to
    known = _placed[key]
    if known is None:
        known = _placed[key] = PawnPlaced(seat, entry, to)
    return known


def pawn_moved(seat: int, start: int, to: int) -> PawnMoved:
    """A pawn went from one field to another."""
    key = (seat * _FIELDS + start) * _FIELDS + to
    known = _moved[key]
    if known is None:
        known = _moved[key] = PawnMoved(seat, start, to)
    return known


def points_gained(seat: int, amount: int, reason: int) -> PointsGained:
    """A seat gained points for the reason of that number."""
    key = (amount * len(REASONS) + reason) * MOST_SEATS + seat
    known = _points.get(key)
    if known is None:
        known = _points[key] = PointsGained(seat, amount, REASONS[reason])
    return known


def turn_started(seat: int, turn: int) -> TurnStarted:
    """The next seat's turn begins."""
    key = turn * MOST_SEATS + seat
    known = _turns.get(key)
    if known is None:
        known = _turns[key] = TurnStarted(seat, turn)
    return known
