"""The ways to pay a cost out of a hand, with the joker for any one card or without it (T9)."""

from __future__ import annotations

from typing import Final

from game.rules.towers.counts import FEW, ONE, count_of, covers, in_common, total, unpacked
from game.rules.towers.moves import Capture, Counts, Demolish, Exchange, Pay, TowersMove

_FIELDS: Final = 81
_MOST_KEPT: Final = 1 << 14
LEAST_CAPTURE: Final = 3
MOST_CAPTURE: Final = 5
"""Cards of a capture (T7.2)."""

Moves = tuple[TowersMove, ...]
_towers: Final[dict[int, list[tuple[int, Pay]]]] = {}
EXCHANGES: Final = [Exchange(unpacked(cards)) for cards in FEW]
"""By the number of a set of at most five cards; the first one is empty."""
_exchanges: Final[dict[int, Moves]] = {}
_captures: Final[dict[int, Moves]] = {}
_demolishes: Final[dict[int, Moves]] = {}


def pays(cost: int, hand: int, joker: int) -> list[Pay]:
    """Every way to pay a packed cost; ``joker``: 1 if it is face up."""
    found: list[Pay] = []
    if covers(hand, cost):
        found.append((*unpacked(cost), 0))
    if joker:
        for colour in range(4):
            if count_of(cost, colour) and covers(hand, cost - ONE[colour]):
                found.append((*unpacked(cost - ONE[colour]), 1))
    return found


def is_payable(cost: int, hand: int, joker: int) -> bool:
    """Whether there is a way to pay."""
    if covers(hand, cost):
        return True
    return joker == 1 and total(in_common(cost, hand)) + 1 == total(cost)


def demolishes(start: int, to: int, cost: int, hand: int, joker: int) -> Moves:
    """The ways to pay a demolition (T5): at most five, that of each card by the joker."""
    key = (((start * _FIELDS + to) << 20 | in_common(cost, hand)) << 20 | cost) * 2 + joker
    known = _demolishes.get(key)
    if known is None:
        if len(_demolishes) >= _MOST_KEPT:
            _demolishes.clear()
        known = tuple([Demolish(start, to, pay) for pay in pays(cost, hand, joker)])
        _demolishes[key] = known
    return known


def captures(start: int, to: int, colour: int, cards: int, joker: int) -> Moves:
    """The ways to pay a capture with so many cards of the colour (T7.2)."""
    key = (((start * _FIELDS + to) * 4 + colour) * 8 + cards) * 2 + joker
    known = _captures.get(key)
    if known is None:
        if len(_captures) >= _MOST_KEPT:
            _captures.clear()
        known = tuple(
            [
                Capture(start, to, pay)
                for size in range(LEAST_CAPTURE, MOST_CAPTURE + 1)
                for pay in pays(size * ONE[colour], cards * ONE[colour], joker)
            ]
        )
        _captures[key] = known
    return known


def buildable(height: int, blocks: int, hand: int, joker: int) -> list[tuple[Counts, Pay]]:
    """Every tower of ``height`` out of packed blocks that a hand can pay, and how (T6.1)."""
    if total(in_common(blocks, hand)) + joker < height:
        return []
    key = (hand << 1 | joker) * 8 + height
    known = _towers.get(key)
    if known is None:
        known = _towers[key] = [
            (cost, pay) for cost in FEW if total(cost) == height for pay in pays(cost, hand, joker)
        ]
    return [(unpacked(cost), pay) for cost, pay in known if covers(blocks, cost)]


def exchanges(hand: int) -> Moves:
    """Every set of cards that may be exchanged (T8)."""
    known = _exchanges.get(hand)
    if known is None:
        found = [move for cards, move in zip(FEW, EXCHANGES, strict=True) if covers(hand, cards)]
        known = _exchanges[hand] = tuple(found[1:])  # but for none at all
    return known
