"""The ways to pay a cost out of a hand, with the joker for any one card or without it (T9)."""

from __future__ import annotations

from typing import Final

from game.rules.towers.counts import FEW, FEW_INDEX, ONE, count_of, covers, total, unpacked
from game.rules.towers.moves import Build, Capture, Demolish, Exchange, Pay, TowersMove

_SIZE: Final = len(FEW)
_FIELDS: Final = 81
_MOST_KEPT: Final = 1 << 16
LEAST_CAPTURE: Final = 3
MOST_CAPTURE: Final = 5
"""Cards of a capture (T7.2)."""

_pays: Final[list[tuple[Pay, ...] | None]] = [None] * (_SIZE * _SIZE * 2)
_builds: Final[dict[int, list[tuple[int, Pay]]]] = {}
_exchanges: Final[dict[int, list[TowersMove]]] = {}
_demolish: Final[dict[int, list[TowersMove]]] = {}
_capture: Final[dict[int, list[TowersMove]]] = {}
_build: Final[dict[int, list[TowersMove]]] = {}


def pays(cost: int, hand: int, joker: int) -> tuple[Pay, ...]:
    """Every way to pay a packed cost of at most five cards; ``joker``: 1 if it is face up."""
    number = (FEW_INDEX[cost] * _SIZE + FEW_INDEX[hand]) * 2 + joker
    known = _pays[number]
    if known is None:
        known = _pays[number] = _all_pays(cost, hand, joker)
    return known


def _all_pays(cost: int, hand: int, joker: int) -> tuple[Pay, ...]:
    found: list[Pay] = []
    if covers(hand, cost):
        found.append((*unpacked(cost), 0))
    if joker:
        for colour in range(4):
            if count_of(cost, colour) and covers(hand, cost - ONE[colour]):
                found.append((*unpacked(cost - ONE[colour]), 1))
    return tuple(found)


def demolishes(start: int, to: int, cost: int, hand: int, joker: int) -> list[TowersMove]:
    """The ways to pay a demolition (T5)."""
    ways = pays(cost, hand, joker)
    if not ways:
        return []
    key = ((start * _FIELDS + to) * _SIZE + FEW_INDEX[cost]) * _SIZE * 2
    key += FEW_INDEX[hand] * 2 + joker
    known = _demolish.get(key)
    if known is None:
        if len(_demolish) >= _MOST_KEPT:
            _demolish.clear()
        known = _demolish[key] = [Demolish(start, to, pay) for pay in ways]
    return known


def captures(start: int, to: int, colour: int, hand: int, joker: int) -> list[TowersMove]:
    """The ways to pay a capture: three, four or five cards of one colour (T7.2)."""
    cards = count_of(hand, colour)
    if cards + joker < LEAST_CAPTURE:
        return []
    key = (((start * _FIELDS + to) * 4 + colour) * 8 + cards) * 2 + joker
    known = _capture.get(key)
    if known is None:
        if len(_capture) >= _MOST_KEPT:
            _capture.clear()
        known = _capture[key] = [
            Capture(start, to, pay)
            for size in range(LEAST_CAPTURE, MOST_CAPTURE + 1)
            for pay in pays(size * ONE[colour], cards * ONE[colour], joker)
        ]
    return known


def buildable(height: int, hand: int, joker: int) -> list[tuple[int, Pay]]:
    """Every tower of ``height`` that a hand can pay, packed, with each way to pay it (T6.1)."""
    key = (FEW_INDEX[hand] * 2 + joker) * 8 + height
    known = _builds.get(key)
    if known is None:
        known = _builds[key] = [
            (cost, pay) for cost in FEW if total(cost) == height for pay in pays(cost, hand, joker)
        ]
    return known


def builds(field: int, height: int, blocks: int, hand: int, joker: int) -> list[TowersMove]:
    """The towers that may be built on a field out of packed blocks (T6)."""
    few = _clipped(blocks, height)
    key = (((field * 8 + height) << 20 | few) * _SIZE + FEW_INDEX[hand]) * 2 + joker
    known = _build.get(key)
    if known is None:
        if len(_build) >= _MOST_KEPT:
            _build.clear()
        known = _build[key] = [
            Build(field, unpacked(cost), pay)
            for cost, pay in buildable(height, hand, joker)
            if covers(few, cost)
        ]
    return known


def _clipped(counts: int, most: int) -> int:
    """Packed counts, none of them more than ``most``: no tower needs more of a colour."""
    clipped = 0
    for colour in range(4):
        clipped += min(most, count_of(counts, colour)) * ONE[colour]
    return clipped


def exchanges(hand: int) -> list[TowersMove]:
    """Every set of cards that may be exchanged (T8)."""
    known = _exchanges.get(hand)
    if known is None:
        known = _exchanges[hand] = [
            Exchange(unpacked(cards)) for cards in FEW if cards and covers(hand, cards)
        ]
    return known
