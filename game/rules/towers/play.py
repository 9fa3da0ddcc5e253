"""What each move does: the position changes in place and tells its events, in order.

Legality is the caller's affair (:mod:`game.rules.towers.allowed`).
"""

from __future__ import annotations

from game.rules.towers.counts import ONE, packed
from game.rules.towers.drawing import discard, refill
from game.rules.towers.events import (
    PawnCaptured,
    PawnReturned,
    TowerBuilt,
    TowerDemolished,
    TowersEvent,
)
from game.rules.towers.learning import facts_of
from game.rules.towers.moves import (
    Build,
    Capture,
    Demolish,
    Pay,
    TowersMove,
)
from game.rules.towers.position import (
    BUILD_POINTS,
    CAPTURE_POINTS,
    DEMOLISH_POINTS,
    NEUTRAL,
    REASONS,
    Position,
)
from game.rules.towers.stacks import COST, HEIGHT, MOST, ROWS, sorted_row
from game.rules.towers.stepping import step
from game.rules.towers.told import (
    JOKERS_USED,
    pawn_moved,
    points_gained,
)
from game.rules.towers.turn import finish_turn


def _pay(position: Position, pay: Pay, events: list[TowersEvent]) -> None:
    """Discard the cards of a cost and turn the joker down if it is among them (T2.2, T9)."""
    discard(position, packed(pay), events)
    if pay[4]:
        seat = position.turn_player
        position.jokers &= ~(1 << seat)
        events.append(JOKERS_USED[seat])


def _gain(position: Position, amount: int, reason: int, events: list[TowersEvent]) -> None:
    seat = position.turn_player
    position.points[len(REASONS) * seat + reason] += amount
    events.append(points_gained(seat, amount, reason))


def _step(position: Position, start: int, to: int, events: list[TowersEvent]) -> None:
    """An own pawn goes from one field to a free one."""
    seat = position.turn_player
    position.shift(start, to)
    fields = [to if field == start else field for field in position.pawns[seat]]
    fields.sort()
    position.pawns[seat] = tuple(fields)
    events.append(pawn_moved(seat, start, to))


def _sign(position: Position, field: int, builder: int | None) -> None:
    """Note who built the tower on ``field``; nobody where there is none, or one of the map."""
    builders = position.builders
    if builders[field] != builder:
        position.builders = (*builders[:field], builder, *builders[field + 1 :])


def _without(fields: tuple[int, ...], field: int) -> tuple[int, ...]:
    return tuple([each for each in fields if each != field])


def _demolish(position: Position, move: Demolish, events: list[TowersEvent]) -> None:
    """Take the tower's blocks and its chip, and stand in its place (T5.3)."""
    _pay(position, move.pay, events)
    seat = position.turn_player
    row = position.clear(move.to) - NEUTRAL
    _sign(position, move.to, None)
    height = HEIGHT[row]
    chip = height if height < MOST else 0
    position.blocks[seat] += COST[row]
    if chip:
        position.chips[seat] += ONE[chip - 1]
    blocks = tuple(sorted(ROWS[row]))
    events.append(TowerDemolished(seat, move.to, blocks, chip))
    _step(position, move.start, move.to, events)
    _gain(position, chip, DEMOLISH_POINTS, events)


def _build(position: Position, move: Build, events: list[TowersEvent]) -> None:
    """Put a tower in the place of an own pawn (T6.1, T6.2)."""
    _pay(position, move.pay, events)
    seat = position.turn_player
    at = move.at
    position.clear(at)
    position.pawns[seat] = _without(position.pawns[seat], at)
    events.append(PawnReturned(seat, at))
    position.blocks[seat] -= packed(move.blocks)
    row = sorted_row(move.blocks)
    height = HEIGHT[row]
    position.put(at, NEUTRAL + row)
    _sign(position, at, seat)
    chip = height if height < MOST else 0
    events.append(TowerBuilt(seat, at, ROWS[row], chip))
    _gain(position, height, BUILD_POINTS, events)


def _capture(position: Position, move: Capture, events: list[TowersEvent]) -> None:
    """Send a pawn back to its reserve, or out of the game, for a point a card (T7.2, T12)."""
    _pay(position, move.pay, events)
    seat = position.turn_player
    what = position.clear(move.to)
    if what == NEUTRAL:
        events.append(PawnCaptured(seat, None, move.to))
    else:
        position.pawns[what - 1] = _without(position.pawns[what - 1], move.to)
        events.append(PawnCaptured(seat, what - 1, move.to))
    _step(position, move.start, move.to, events)
    _gain(position, sum(move.pay), CAPTURE_POINTS, events)


def play(position: Position, move: TowersMove) -> list[TowersEvent]:
    """Play a legal move in place. Raises ValueError for one that is never allowed."""
    facts = facts_of(position.ground, move)
    if facts is not None:
        return step(position, facts)
    events: list[TowersEvent] = []
    if isinstance(move, Demolish):
        _demolish(position, move, events)
    elif isinstance(move, Build):
        _build(position, move, events)
    elif isinstance(move, Capture):
        _capture(position, move, events)
    else:
        raise ValueError(move)
    refill(position, events)
    finish_turn(position, events)
    return events
