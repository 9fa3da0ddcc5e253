"""From a position to what one seat may know of it (T13)."""

from __future__ import annotations

from game.rules.towers.counts import total, unpacked
from game.rules.towers.position import (
    ENDINGS,
    NEUTRAL,
    PAWNS,
    PLAYING,
    REASONS,
    SKYLINE_POINTS,
    Position,
)
from game.rules.towers.view import PlayerView, TowersView


def _player(position: Position, viewer: int, seat: int) -> PlayerView:
    first = len(REASONS) * seat
    reasons = REASONS if position.deal.quick else REASONS[:SKYLINE_POINTS]
    points = position.points[first : first + len(reasons)]
    pawns = position.pawns[seat]
    return PlayerView(
        points=sum(points),
        points_by_reason=tuple(zip(reasons, points, strict=True)),
        blocks=unpacked(position.blocks[seat]),
        pawns=pawns,
        reserve=PAWNS - len(pawns),
        joker=bool(position.jokers >> seat & 1),
        hand=unpacked(position.hands[seat]) if viewer == seat else None,
        hand_size=total(position.hands[seat]),
        chips=unpacked(position.chips[seat]),
    )


def view(position: Position, viewer: int) -> TowersView:
    """All that ``viewer`` may know, or an onlooker for any other number."""
    standing = position.standing
    return TowersView(
        seat=viewer,
        catalogue=position.ground.catalogue,
        actor=None if position.ended != PLAYING else position.turn_player,
        turn=position.turn,
        turn_player=position.turn_player,
        first_player=position.deal.first_player,
        phase=position.phase,
        rounds=position.deal.rounds,
        last_round=position.last_round,
        ended=ENDINGS[position.ended],
        towers=tuple(position.towers()),
        builders=position.builders,
        neutral=tuple([field for field, what in enumerate(standing) if what == NEUTRAL]),
        players=tuple([_player(position, viewer, seat) for seat in range(position.seats())]),
        deck=len(position.deck) - position.drawn,
        discard=unpacked(position.discard),
        discard_top=None if position.discard_top < 0 else position.discard_top,
        quick=position.deal.quick,
    )
