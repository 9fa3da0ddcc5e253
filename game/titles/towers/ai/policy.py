"""The quick policy of playouts: what brings points now, else a pawn more, else new cards."""

from __future__ import annotations

from typing import Final

from game.rules.chance import Dealer
from game.rules.towers.counts import count_of, packed, total, unpacked
from game.rules.towers.legal import (
    add_builds,
    add_deeds,
    add_marches,
    add_places,
    held_by,
    sights_of,
)
from game.rules.towers.moves import Build, Capture, Demolish, Exchange, MovePawn, Place, TowersMove
from game.rules.towers.position import PAWNS, Position

_BLOCKS: Final = 0.3
"""What a demolished tower's blocks count beside its points."""
_JOKER: Final = 0.4
"""What a spent joker costs."""
_PLACED: Final = 170
"""Of 256 moves that bring no points: those that place a pawn."""
_MOVED: Final = 190
"""... and those that place or move one."""


def pay_of(move: TowersMove) -> tuple[int, ...]:
    """The cards that leave the hand, by colour."""
    return move.cards if isinstance(move, Exchange) else move.pay[:4]


def deeds(position: Position) -> list[TowersMove]:
    """The moves of whose turn it is that bring points."""
    seat = position.turn_player
    demolitions: list[TowersMove] = []
    found: list[TowersMove] = []
    add_deeds(position, sights_of(position, position.pawns[seat]), demolitions, found)
    found += demolitions
    if total(position.blocks[seat]) > position.phase:
        add_builds(position, found)
    return found


def deed(position: Position) -> TowersMove | None:
    """The move of whose turn it is that brings the most points now; None if none does."""
    best, most = None, 0.0
    for move in deeds(position):
        worth = _quick_worth(move)
        if worth > most:
            best, most = move, worth
    return best


def _quick_worth(move: TowersMove) -> float:
    if isinstance(move, Demolish):
        return (1.0 + _BLOCKS) * sum(move.pay) - _JOKER * move.pay[4]
    if isinstance(move, Build | Capture):
        return sum(move.pay) - _JOKER * move.pay[4]
    return 0.0


def quick_move(position: Position, dealer: Dealer) -> TowersMove:
    """What somebody does who only looks at what lies before him."""
    found = deed(position)
    if found is not None:
        return found
    seat = position.turn_player
    drawn = dealer.below(256)
    ways: list[TowersMove] = []
    key = held_by(position.hands[seat]).colours
    if drawn < _PLACED and len(position.pawns[seat]) < PAWNS:
        add_places(position, key, ways)
    elif drawn < _MOVED:
        add_marches(position, sights_of(position, position.pawns[seat]), key, ways)
    if ways:
        return ways[dealer.below(len(ways))]
    return exchange_of(position)


def exchange_of(position: Position) -> Exchange:
    """The cards that neither fit a block nor belong to the commonest colour; one at the least."""
    seat = position.turn_player
    hand = unpacked(position.hands[seat])
    blocks = position.blocks[seat]
    most = max(hand)
    black, white, grey, red = (
        0 if count == most else max(0, count - count_of(blocks, colour))
        for colour, count in enumerate(hand)
    )
    if black + white + grey + red:
        return Exchange((black, white, grey, red))
    colour = max(range(4), key=lambda one: (hand[one] > 0, -hand[one]))
    black, white, grey, red = (int(one == colour) for one in range(4))
    return Exchange((black, white, grey, red))


def aim(move: TowersMove) -> tuple[int, ...]:
    """What tells a move apart from those that lead to the same position."""
    if isinstance(move, Place):
        return (0, move.to, *move.pay)
    if isinstance(move, MovePawn):
        return (1, move.start, move.to, *move.pay)
    if isinstance(move, Demolish):
        return (2, move.start, move.to, *move.pay)
    if isinstance(move, Build):
        return (3, move.at, *move.blocks, *move.pay)
    if isinstance(move, Capture):
        return (4, move.start, move.to, *move.pay)
    return (5, *move.cards)


def packed_pay(move: TowersMove) -> int:
    """The cards that leave the hand, packed."""
    return packed(pay_of(move))
