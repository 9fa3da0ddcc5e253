"""A move of one pawn or an exchange, checked and played by its facts (T3, T4, T8)."""

from __future__ import annotations

from game.rules.towers.counts import covers
from game.rules.towers.drawing import refill
from game.rules.towers.facts import EXCHANGE, MARCH, Facts
from game.rules.towers.position import FREE, PAWNS, PLAYING, Position
from game.rules.towers.telling import TowersTeller
from game.rules.towers.turn import finish_turn


def is_allowed(position: Position, facts: Facts) -> bool:
    """Whether the deciding seat may play a move now (T2.3, T9, T11)."""
    seat = position.turn_player
    if position.ended != PLAYING or not covers(position.hands[seat], facts.cards):
        return False
    if facts.kind == EXCHANGE:
        return True
    if position.lines[facts.line] & facts.free or (facts.joker and not position.jokers >> seat & 1):
        return False
    if facts.kind == MARCH:
        return position.standing[facts.start] == seat + 1
    return len(position.pawns[seat]) < PAWNS


def step(position: Position, facts: Facts, tell: TowersTeller) -> None:
    """Play an allowed move in place: a pawn enters or marches, or cards are exchanged."""
    seat = position.turn_player
    cards = facts.cards
    if cards:
        position.hands[seat] -= cards
        position.discard += cards
        position.discard_top = facts.top
        tell.cards_discarded(seat, cards)
    if facts.joker:
        position.jokers &= ~(1 << seat)
        tell.joker_used(seat)
    if facts.kind == EXCHANGE:
        refill(position, tell)
        if not position.jokers >> seat & 1:
            position.jokers |= 1 << seat
            tell.joker_restored(seat)
    else:
        _go(position, facts, seat, tell)
        if cards:
            refill(position, tell)
    finish_turn(position, tell)


def _go(position: Position, facts: Facts, seat: int, tell: TowersTeller) -> None:
    """Have a pawn arrive."""
    to = facts.to
    lines = position.lines
    lines[facts.line] ^= facts.change
    lines[facts.on] ^= facts.cross
    position.standing[to] = seat + 1
    fields = position.pawns[seat]
    if facts.kind == MARCH:
        start = facts.start
        lines[facts.off] ^= facts.cross
        position.standing[start] = FREE
        if len(fields) == 1:
            position.pawns[seat] = (to,)
        else:
            position.pawns[seat] = tuple(
                sorted([to if field == start else field for field in fields])
            )
        tell.pawn_moved(seat, start, to)
    else:
        position.pawns[seat] = tuple(sorted([*fields, to]))
        tell.pawn_placed(seat, facts.entry, to)
