"""A short list of legal moves for the search: what differs in kind, not in a detail.

Every move here is legal (:mod:`game.rules.towers.legal`), but many legal ones are left out: of the
lanes that lead to one field only the first is kept (they lead to the same position, T3), of the
ways to pay at most two (without the joker if that is possible, else the joker for what is short;
and the joker for the colour of which fewest cards are held), and of the exchanges a handful.
"""

from __future__ import annotations

from game.rules.towers.counts import count_of, packed, total
from game.rules.towers.legal import legal_moves
from game.rules.towers.moves import Build, Exchange, Place, TowersMove
from game.rules.towers.position import Position


def folded_moves(position: Position) -> list[TowersMove]:
    """A short list of legal moves, in a fixed order; empty only when the game is over."""
    hand = position.hands[position.turn_player]
    kept: list[TowersMove] = []
    entered: set[tuple[int, int]] = set()
    ways: dict[tuple[object, ...], int] = {}
    for move in legal_moves(position):
        if isinstance(move, Exchange):
            if _is_worth_exchanging(hand, packed(move.cards)):
                kept.append(move)
            continue
        if isinstance(move, Place):
            key = (move.to, move.pay[4])
            if key in entered:
                continue
            entered.add(key)
        else:
            target = _target(move)
            known = ways.get(target, 0)
            if known >= 2:
                continue
            ways[target] = known + 1
        kept.append(move)
    return kept


def _target(move: TowersMove) -> tuple[object, ...]:
    """What a move does, however it is paid; a capture of another size is another deed (T7.2)."""
    if isinstance(move, Build):
        return (Build, move.at, move.blocks)
    if isinstance(move, Exchange):
        return (Exchange, move.cards)
    start = move.entry if isinstance(move, Place) else move.start
    return (type(move), start, move.to, sum(move.pay))


def _is_worth_exchanging(hand: int, cards: int) -> bool:
    """Whether all cards of some colours, or a single one, are given away."""
    if total(cards) == 1:
        return True
    return all(count_of(cards, colour) in (0, count_of(hand, colour)) for colour in range(4))
