"""Blocks counted by material, and the ways to pay a building (B3.4, B5.2).

Supplies, costs and payments are packed into one number of seven bits a material, so that adding and
paying are one addition or subtraction. No count reaches 64, for the cube has 64 blocks of five
kinds; the seventh bit stays free, so that all five can be compared in one subtraction.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Final

from game.rules.biomes.board import SPACES
from game.rules.biomes.catalogue import Cost, Payment
from game.rules.biomes.moves import Build
from game.rules.biomes.overworld import STACK_CELLS

BITS: Final = 7
ONE: Final[tuple[int, ...]] = tuple(1 << BITS * material for material in range(5))
"""One block of each material, packed."""
_payments_known: Final[dict[int, dict[int, dict[Payment, int]]]] = {}
_builds_known: Final[list[dict[int, dict[int, tuple[Build, ...]]]]] = [{} for _ in STACK_CELLS]
_COUNT: Final = 63
_FREE: Final = 0x408102040
"""The free bit of each material."""
_EMERALD: Final = 28
"""Where the emeralds' bits begin."""
_MOST_KEPT: Final = 512
"""How many supplies are remembered for one cost: more than ever matter."""


def packed(blocks: Payment | Cost) -> int:
    """Counts by material as one number."""
    return sum(count * ONE[material] for material, count in enumerate(blocks))


def unpacked(blocks: int) -> Payment:
    """The five counts of a packed number."""
    return (
        blocks & _COUNT,
        blocks >> BITS & _COUNT,
        blocks >> 2 * BITS & _COUNT,
        blocks >> 3 * BITS & _COUNT,
        blocks >> 4 * BITS,
    )


def total(blocks: int) -> int:
    """How many blocks a packed number holds."""
    return blocks % 127  # 128 leaves 1, so the counts of all five add up


def missing(cost: int, supply: int) -> int:
    """How many blocks are lacking even when every emerald is used; 0 when it can be paid."""
    lacking = total(cost - _lesser(cost, supply)) - (supply >> _EMERALD)
    return lacking if lacking > 0 else 0


def emeralds(supply: int) -> int:
    """How many emeralds there are."""
    return supply >> _EMERALD


def _lesser(one: int, other: int) -> int:
    """Of each material the lesser count of the two."""
    kept = ((one | _FREE) - other) & _FREE  # the free bit is left where ``one`` has no less
    return one ^ ((one ^ other) & (kept - (kept >> BITS - 1)))


def _clipped(cost: int, supply: int) -> int:
    """The part of ``supply`` that matters for ``cost``: few enough cases to remember them all."""
    return _lesser(supply, cost | total(cost) << _EMERALD)


def payments(cost: int, supply: int) -> dict[Payment, int]:
    """Every way to pay ``cost`` out of ``supply``, fewest emeralds first; values are packed.

    A payment is the cost itself with any of its blocks replaced by emeralds (B5.2).
    """
    return _payments(cost, _clipped(cost, supply))


def _payments(cost: int, supply: int) -> dict[Payment, int]:
    by_supply = _payments_known.setdefault(cost, {})
    known = by_supply.get(supply)
    if known is None:
        if len(by_supply) >= _MOST_KEPT:
            by_supply.clear()
        known = by_supply[supply] = _all_payments(cost, supply)
    return known


def _all_payments(cost: int, supply: int) -> dict[Payment, int]:
    needs, has = unpacked(cost), unpacked(supply)
    choices = [range(min(needs[m], has[m]), -1, -1) for m in range(4)]
    size = sum(needs)
    ways = [
        (wood, sand, stone, obsidian, size - wood - sand - stone - obsidian)
        for wood, sand, stone, obsidian in product(*choices)
    ]
    affordable = sorted((way for way in ways if way[4] <= has[4]), key=lambda way: way[4])
    return {way: packed(way) for way in affordable}


def is_payment_of(pay: Payment, cost: int) -> bool:
    """Whether ``pay`` is the cost with some blocks replaced by emeralds, owned or not (B5.2)."""
    needs = unpacked(cost)
    replaced = [need - given for need, given in zip(needs[:4], pay, strict=False)]
    return len(pay) == len(ONE) and min((*replaced, *pay)) >= 0 and sum(replaced) == pay[4]


@lru_cache(maxsize=1 << 14)
def _on_every_space(stack: int, pay: Payment) -> tuple[Build, ...]:
    return tuple(Build(STACK_CELLS[stack], space, pay) for space in SPACES)


def builds(stack: int, cost: int, supply: int) -> tuple[Build, ...]:
    """Every way to build the top tile of ``stack``: each payment on each space (B5.2, B5.3)."""
    supply = _clipped(cost, supply)
    by_supply = _builds_known[stack].get(cost)
    if by_supply is None:
        by_supply = _builds_known[stack][cost] = {}
    known = by_supply.get(supply)
    if known is None:
        if len(by_supply) >= _MOST_KEPT:
            by_supply.clear()
        ways = [_on_every_space(stack, pay) for pay in _payments(cost, supply)]
        known = by_supply[supply] = tuple([build for way in ways for build in way])
    return known
