"""What each move does: the position changes in place, and a teller is told of it, in order.

Legality is the caller's affair (:mod:`game.rules.towers.allowed`).
"""

from __future__ import annotations

from game.rules.towers.counts import ONE, packed
from game.rules.towers.drawing import discard, refill
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
from game.rules.towers.stacks import COST, HEIGHT, MOST, sorted_row
from game.rules.towers.stepping import step
from game.rules.towers.telling import SILENT, TowersTeller
from game.rules.towers.turn import finish_turn


def _pay(position: Position, pay: Pay, tell: TowersTeller) -> None:
    """Discard the cards of a cost and turn the joker down if it is among them (T2.2, T9)."""
    discard(position, packed(pay), tell)
    if pay[4]:
        seat = position.turn_player
        position.jokers &= ~(1 << seat)
        tell.joker_used(seat)


def _gain(position: Position, amount: int, reason: int, tell: TowersTeller) -> None:
    seat = position.turn_player
    position.points[len(REASONS) * seat + reason] += amount
    tell.points_gained(seat, amount, reason)


def _step(position: Position, start: int, to: int, tell: TowersTeller) -> None:
    """An own pawn goes from one field to a free one."""
    seat = position.turn_player
    position.shift(start, to)
    fields = [to if field == start else field for field in position.pawns[seat]]
    fields.sort()
    position.pawns[seat] = tuple(fields)
    tell.pawn_moved(seat, start, to)


def _sign(position: Position, field: int, builder: int | None) -> None:
    """Note who built the tower on ``field``; nobody where there is none, or one of the map."""
    builders = position.builders
    if builders[field] != builder:
        position.builders = (*builders[:field], builder, *builders[field + 1 :])


def _without(fields: tuple[int, ...], field: int) -> tuple[int, ...]:
    return tuple([each for each in fields if each != field])


def _demolish(position: Position, move: Demolish, tell: TowersTeller) -> None:
    """Take the tower's blocks and its chip, and stand in its place (T5.3)."""
    _pay(position, move.pay, tell)
    seat = position.turn_player
    row = position.clear(move.to) - NEUTRAL
    _sign(position, move.to, None)
    height = HEIGHT[row]
    chip = height if height < MOST else 0
    position.blocks[seat] += COST[row]
    if chip:
        position.chips[seat] += ONE[chip - 1]
    tell.tower_demolished(seat, move.to, row, chip)
    _step(position, move.start, move.to, tell)
    _gain(position, chip, DEMOLISH_POINTS, tell)


def _build(position: Position, move: Build, tell: TowersTeller) -> None:
    """Put a tower in the place of an own pawn (T6.1, T6.2)."""
    _pay(position, move.pay, tell)
    seat = position.turn_player
    at = move.at
    position.clear(at)
    position.pawns[seat] = _without(position.pawns[seat], at)
    tell.pawn_returned(seat, at)
    position.blocks[seat] -= packed(move.blocks)
    row = sorted_row(move.blocks)
    height = HEIGHT[row]
    position.put(at, NEUTRAL + row)
    _sign(position, at, seat)
    chip = height if height < MOST else 0
    tell.tower_built(seat, at, row, chip)
    _gain(position, height, BUILD_POINTS, tell)


def _capture(position: Position, move: Capture, tell: TowersTeller) -> None:
    """Send a pawn back to its reserve, or out of the game, for a point a card (T7.2, T12)."""
    _pay(position, move.pay, tell)
    seat = position.turn_player
    what = position.clear(move.to)
    if what == NEUTRAL:
        tell.pawn_captured(seat, None, move.to)
    else:
        position.pawns[what - 1] = _without(position.pawns[what - 1], move.to)
        tell.pawn_captured(seat, what - 1, move.to)
    _step(position, move.start, move.to, tell)
    _gain(position, sum(move.pay), CAPTURE_POINTS, tell)


def play(position: Position, move: TowersMove, tell: TowersTeller = SILENT) -> None:
    """Play a legal move in place. Raises ValueError for one that is never allowed."""
    facts = facts_of(position.ground, move)
    if facts is not None:
        step(position, facts, tell)
        return
    if isinstance(move, Demolish):
        _demolish(position, move, tell)
    elif isinstance(move, Build):
        _build(position, move, tell)
    elif isinstance(move, Capture):
        _capture(position, move, tell)
    else:
        raise ValueError(move)
    refill(position, tell)
    finish_turn(position, tell)
