"""The ways to pay a cost out of a hand, with the joker for any one card or without it (T9)."""

from __future__ import annotations

from typing import Final

from game.rules.towers.counts import FEW, ONE, count_of, covers, in_common, total, unpacked
from game.rules.towers.moves import Build, Capture, Demolish, Exchange, Pay, TowersMove

_FIELDS: Final = 81
_MOST_KEPT: Final = 1 << 14
LEAST_CAPTURE: Final = 3
MOST_CAPTURE: Final = 5
"""Cards of a capture (T7.2)."""

Moves = tuple[TowersMove, ...]
_towers: Final[dict[int, list[int]]] = {}
_builds: Final[list[dict[int, TowersMove]]] = [{} for _ in range(_FIELDS)]
EXCHANGES: Final = [Exchange(unpacked(cards)) for cards in FEW]
"""By the number of a set of at most five cards; the first one is empty."""
_exchanges: Final[dict[int, Moves]] = {}
_captures: Final[dict[int, Moves]] = {}
_demolishes: Final[dict[int, Moves]] = {}

_ONE_OF_EACH: Final = sum(ONE)


def pays(cost: int, hand: int, joker: int) -> list[Pay]:
    """Every way to pay a packed cost; ``joker``: 1 if it is face up."""
    return [paid(cost, way) for way in range(5) if can_pay(cost, hand, joker, way)]


def can_pay(cost: int, hand: int, joker: int, way: int) -> bool:
    """Whether a packed ``hand`` gives a packed ``cost`` by one way.

    ``way``: 0 is cards alone, 1-4 the joker for a colour; ``joker``: 1 if it may pay.
    """
    if way == 0:
        return covers(hand, cost)
    colour = way - 1
    return joker == 1 and count_of(cost, colour) > 0 and covers(hand, cost - ONE[colour])


def paid(cost: int, way: int) -> Pay:
    """A cost as it is paid by one way."""
    if way == 0:
        return (*unpacked(cost), 0)
    return (*unpacked(cost - ONE[way - 1]), 1)


def is_payable(cost: int, hand: int, joker: int) -> bool:
    """Whether there is a way to pay."""
    if covers(hand, cost):
        return True
    return joker == 1 and total(in_common(cost, hand)) + 1 == total(cost)


def demolishes(start: int, to: int, cost: int, hand: int, joker: int) -> Moves:
    """The ways to pay a demolition (T5): at most five, that of each card by the joker.

    ``cost`` and ``hand`` are packed counts; ``joker``: 1 if it may pay.
    """
    key = (((start * _FIELDS + to) << 20 | in_common(cost, hand)) << 20 | cost) * 2 + joker
    known = _demolishes.get(key)
    if known is None:
        if len(_demolishes) >= _MOST_KEPT:
            _demolishes.clear()
        known = tuple([Demolish(start, to, pay) for pay in pays(cost, hand, joker)])
        _demolishes[key] = known
    return known


def captures(start: int, to: int, colour: int, cards: int, joker: int) -> Moves:
    """The ways to pay a capture with up to ``cards`` of the target's ``colour`` (T7.2).

    ``joker``: 1 if it may pay for one more.
    """
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


def builds(height: int, blocks: int, hand: int, joker: int) -> list[int]:
    """Every tower of ``height`` out of packed blocks that a hand can pay, each way (T6.1).

    They are numbers that :func:`build` makes a move of.
    """
    few = in_common(blocks, hand + _ONE_OF_EACH)
    key = ((few << 20 | hand) << 1 | joker) << 3 | height
    known = _towers.get(key)
    if known is None:
        if len(_towers) >= _MOST_KEPT:
            _towers.clear()
        known = _towers[key] = [
            cost << 3 | way
            for cost in FEW
            if total(cost) == height and covers(few, cost)
            for way in range(5)
            if can_pay(cost, hand, joker, way)
        ]
    return known


def build(at: int, number: int) -> TowersMove:
    """The move that builds a tower on a field, by a number of :func:`builds`."""
    known = _builds[at].get(number)
    if known is None:
        cost, way = number >> 3, number & 7
        known = _builds[at][number] = Build(at, unpacked(cost), paid(cost, way))
    return known


def exchanges(hand: int) -> Moves:
    """Every set of cards that may be exchanged (T8)."""
    known = _exchanges.get(hand)
    if known is None:
        found = [move for cards, move in zip(FEW, EXCHANGES, strict=True) if covers(hand, cards)]
        known = _exchanges[hand] = tuple(found[1:])  # but for none at all
    return known
