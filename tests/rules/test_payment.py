"""B5.2: the ways to pay a building."""

from __future__ import annotations

from itertools import product

import pytest

from game.rules.biomes.catalogue import Cost, Payment
from game.rules.biomes.payment import is_payment_of, missing, packed, payments, total, unpacked


def ways_by_the_rule(cost: Cost, supply: Payment) -> set[Payment]:
    """Replace any set of blocks by emeralds and keep what the supply holds."""
    ways = set()
    for kept in product(*(range(count + 1) for count in cost)):
        wood, sand, stone, obsidian = kept
        pay = (wood, sand, stone, obsidian, sum(cost) - sum(kept))
        if all(given <= own for given, own in zip(pay, supply, strict=True)):
            ways.add(pay)
    return ways


CASES: list[tuple[Cost, Payment]] = [
    ((2, 0, 0, 0), (2, 0, 0, 0, 0)),
    ((2, 0, 0, 0), (1, 5, 5, 5, 0)),
    ((2, 0, 0, 0), (1, 0, 0, 0, 1)),
    ((2, 1, 0, 0), (4, 4, 4, 4, 4)),
    ((0, 0, 3, 2), (0, 0, 2, 2, 12)),
    ((1, 1, 1, 1), (0, 0, 0, 0, 4)),
    ((3, 3, 0, 0), (16, 14, 12, 10, 12)),
]


@pytest.mark.parametrize(("cost", "supply"), CASES)
def test_b5_2_every_payment_is_offered_fewest_emeralds_first(cost: Cost, supply: Payment) -> None:
    offered = list(payments(packed(cost), packed(supply)))
    assert set(offered) == ways_by_the_rule(cost, supply)
    assert len(set(offered)) == len(offered)
    assert [pay[4] for pay in offered] == sorted(pay[4] for pay in offered)
    assert bool(offered) == (missing(packed(cost), packed(supply)) == 0)
    assert all(is_payment_of(pay, packed(cost)) for pay in offered)


def test_b5_2_emeralds_fill_in_for_what_is_missing() -> None:
    assert missing(packed((2, 2, 0, 0)), packed((1, 0, 9, 9, 1))) == 2


def test_b5_2_what_is_missing_is_what_neither_blocks_nor_emeralds_cover() -> None:
    few, many = (0, 1, 3), (0, 1, 2, 5)
    costs: list[Cost] = list(product(few, few, few, few))
    supplies: list[Payment] = list(product(many, many, many, many, many))
    for cost, supply in product(costs, supplies):
        lacking = sum(max(0, need - own) for need, own in zip(cost, supply, strict=False))
        least = max(0, lacking - supply[4])
        assert missing(packed(cost), packed(supply)) == least, (cost, supply)


@pytest.mark.parametrize("pay", [(3, 0, 0, 0, 0), (1, 0, 0, 0, 0), (1, 1, 0, 0, 0), (2, 0, 0, 0)])
def test_b5_2_what_is_not_the_cost_is_no_payment(pay: Payment) -> None:
    assert not is_payment_of(pay, packed((2, 0, 0, 0)))


def test_b3_4_counts_survive_packing() -> None:
    blocks = (16, 14, 12, 10, 12)
    assert unpacked(packed(blocks)) == blocks
    assert total(packed(blocks)) == 64
