"""B3: the cube as a height map."""

from __future__ import annotations

import pytest

from game.rules.biomes.cube import (
    FULL,
    FULL_TAKEABLE,
    columns_in,
    free_sides,
    lift,
    takeable_columns,
)
from game.rules.chance import Dealer

Blocks = set[tuple[int, int, int]]


def blocks_of(heights: list[int]) -> Blocks:
    return {(c // 4, c % 4, z) for c, height in enumerate(heights) for z in range(height)}


def is_takeable(blocks: Blocks, block: tuple[int, int, int]) -> bool:
    """B3.2, word by word, on a set of blocks."""
    x, y, z = block
    if block not in blocks or (x, y, z + 1) in blocks:
        return False
    lateral = [(x - 1, y, z), (x + 1, y, z), (x, y - 1, z), (x, y + 1, z)]
    return sum(side not in blocks for side in lateral) >= 2


def takeable_by_the_rule(heights: list[int]) -> list[int]:
    blocks = blocks_of(heights)
    return sorted(4 * x + y for x, y, z in blocks if is_takeable(blocks, (x, y, z)))


def test_b9_6_at_the_start_the_four_top_corners_can_be_taken() -> None:
    assert columns_in(FULL_TAKEABLE) == (0, 3, 12, 15)
    assert takeable_by_the_rule(list(FULL)) == [0, 3, 12, 15]


def test_b3_1_a_removal_lays_bare_the_block_beneath_and_the_neighbours() -> None:
    heights = list(FULL)
    takeable = lift(heights, FULL_TAKEABLE, 0)
    assert heights[0] == 3
    assert columns_in(takeable) == (0, 1, 3, 4, 12, 15)


def test_b3_2_the_rim_is_free_and_the_bottom_never_counts() -> None:
    heights = [0] * 16
    heights[5] = heights[6] = heights[9] = heights[4] = 1
    assert free_sides(heights, 5) == 1
    assert takeable_columns(heights) == 1 << 4 | 1 << 6 | 1 << 9


@pytest.mark.parametrize("seed", range(40))
def test_b3_2_b9_7_the_mask_agrees_with_the_rule_while_the_cube_is_taken_apart(seed: int) -> None:
    dealer, heights, takeable = Dealer(seed), list(FULL), FULL_TAKEABLE
    for left in range(64, 0, -1):
        assert sum(heights) == left
        assert list(columns_in(takeable)) == takeable_by_the_rule(heights)
        assert takeable == takeable_columns(heights)
        assert takeable, "B9.7: there is always a block to take"
        takeable = lift(heights, takeable, dealer.choice(columns_in(takeable)))
    assert not takeable
    assert not any(heights)
