"""Blocks counted by material, and the ways to pay a building (B3.4, B5.2).

Supplies, costs and payments are packed into one number of six bits a material, so that adding and
paying are one addition or subtraction. No count reaches 64: the cube has 64 blocks of five kinds.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Final

from game.rules.biomes.board import SPACES
from game.rules.biomes.catalogue import Cost, Payment
from game.rules.biomes.moves import Build
from game.rules.biomes.overworld import STACK_CELLS

BITS: Final = 6
ONE: Final[tuple[int, ...]] = tuple(1 << BITS * material for material in range(5))
"""One block of each material, packed."""
_COUNT: Final = (1 << BITS) - 1


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
    return sum(unpacked(blocks))


def missing(cost: int, supply: int) -> int:
    """How many blocks are lacking even when every emerald is used; 0 when it can be paid."""
    needs, has = unpacked(cost), unpacked(supply)
    lacking = sum(max(0, need - own) for need, own in zip(needs[:4], has, strict=False))
    return max(0, lacking - has[4])


@lru_cache(maxsize=1 << 12)
def _useful(cost: int) -> tuple[tuple[int, int], ...]:
    """The most blocks of each material that can go into a cost, as (shift, count)."""
    needs = unpacked(cost)
    most = (*needs[:4], sum(needs))
    return tuple((BITS * material, count) for material, count in enumerate(most) if count)


def _clipped(cost: int, supply: int) -> int:
    """The part of ``supply`` that matters for ``cost``: few enough cases to remember them all."""
    clipped = 0
    for shift, most in _useful(cost):
        own = supply >> shift & _COUNT
        clipped |= (own if own < most else most) << shift
    return clipped


def payments(cost: int, supply: int) -> dict[Payment, int]:
    """Every way to pay ``cost`` out of ``supply``, fewest emeralds first; values are packed.

    A payment is the cost itself with any of its blocks replaced by emeralds (B5.2).
    """
    return _payments(cost, _clipped(cost, supply))


@lru_cache(maxsize=1 << 14)
def _payments(cost: int, supply: int) -> dict[Payment, int]:
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
    return _builds(stack, cost, _clipped(cost, supply))


@lru_cache(maxsize=1 << 14)
def _builds(stack: int, cost: int, supply: int) -> tuple[Build, ...]:
    return tuple(build for pay in _payments(cost, supply) for build in _on_every_space(stack, pay))
