"""The cube of 64 blocks as a height map (B3).

Only the top block of a column can ever be taken, so sixteen heights tell what is left, and a
16-bit mask tells which columns may be taken from. Columns count ``x * 4 + y``, blocks
``x * 16 + y * 4 + z``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.biomes.moves import Block, Collect, Pickaxe

SIDE: Final = 4
COLUMNS: Final = 16
NEEDED_SIDES: Final = 2
"""Free lateral sides a block needs, beside its top (B3.2)."""

BLOCKS: Final[tuple[Block, ...]] = tuple(
    (x, y, z) for x in range(SIDE) for y in range(SIDE) for z in range(SIDE)
)
BLOCK_INDEX: Final[dict[Block, int]] = {block: index for index, block in enumerate(BLOCKS)}
COLLECTS: Final[tuple[Collect, ...]] = tuple(Collect(block) for block in BLOCKS)
PICKAXES: Final[tuple[Pickaxe, ...]] = tuple(Pickaxe(block) for block in BLOCKS)

LATERAL: Final[tuple[tuple[int, int], ...]] = ((-1, 0), (1, 0), (0, -1), (0, 1))
"""The four lateral sides as steps in x and y."""


def _beside(column: int) -> tuple[int, ...]:
    x, y = divmod(column, SIDE)
    places = ((x + dx, y + dy) for dx, dy in LATERAL)
    return tuple(a * SIDE + b for a, b in places if 0 <= a < SIDE and 0 <= b < SIDE)


NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(_beside(column) for column in range(COLUMNS))
RIM_SIDES: Final[tuple[int, ...]] = tuple(SIDE - len(beside) for beside in NEIGHBOURS)
"""Lateral sides of a column at the rim of the cube, which are free (B3.2)."""

_LOW: Final = tuple(tuple(bit for bit in range(8) if mask >> bit & 1) for mask in range(256))
_HIGH: Final = tuple(tuple(bit + 8 for bit in bits) for bits in _LOW)


def block_index(block: Block) -> int:
    """The number of a block; -1 where the cube never had one."""
    x, y, z = block
    if 0 <= x < SIDE and 0 <= y < SIDE and 0 <= z < SIDE:
        return (x * SIDE + y) * SIDE + z
    return -1


def columns_in(mask: int) -> tuple[int, ...]:
    """The columns of a 16-bit mask, in ascending order."""
    return _LOW[mask & 255] + _HIGH[mask >> 8]


def free_sides(heights: Sequence[int], column: int) -> int:
    """How many lateral sides of the column's top block are free (B3.2)."""
    height = heights[column]
    free = RIM_SIDES[column]
    for beside in NEIGHBOURS[column]:
        if heights[beside] < height:
            free += 1
    return free


def takeable_columns(heights: Sequence[int]) -> int:
    """The mask of the columns whose top block may be taken (B3.2)."""
    mask = 0
    for column, height in enumerate(heights):
        if height and free_sides(heights, column) >= NEEDED_SIDES:
            mask |= 1 << column
    return mask


FULL: Final[tuple[int, ...]] = (SIDE,) * COLUMNS
FULL_TAKEABLE: Final = takeable_columns(FULL)


def lift(heights: list[int], takeable: int, column: int) -> int:
    """Take the column's top block off ``heights`` and return the new mask.

    A removal lays bare the block beneath and one side of the neighbours of the same height;
    nothing else changes, and no side is ever covered again.
    """
    height = heights[column]
    heights[column] = height - 1
    if height == 1 or free_sides(heights, column) < NEEDED_SIDES:
        takeable &= ~(1 << column)
    for beside in NEIGHBOURS[column]:
        if (
            heights[beside] == height
            and not takeable >> beside & 1
            and free_sides(heights, beside) >= NEEDED_SIDES
        ):
            takeable |= 1 << beside
    return takeable
