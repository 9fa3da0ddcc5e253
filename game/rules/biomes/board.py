"""Player boards: 3 x 3 spaces and the connected groups on them (B5.3, B7.3).

A set of spaces is a 9-bit mask, space ``row * 3 + col``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.biomes.moves import Space

SIZE: Final = 3
SPACES: Final[tuple[Space, ...]] = tuple((row, col) for row in range(SIZE) for col in range(SIZE))
SPACE_INDEX: Final[dict[Space, int]] = {space: index for index, space in enumerate(SPACES)}
BARE: Final = -1
"""In place of a tile where the printed biome shows."""


def space_index(space: Space) -> int:
    """The number of a space; -1 where there is none."""
    row, col = space
    if 0 <= row < SIZE and 0 <= col < SIZE:
        return row * SIZE + col
    return -1


def _beside(space: Space) -> int:
    row, col = space
    places = ((row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1))
    return sum(1 << SPACE_INDEX[place] for place in places if place in SPACE_INDEX)


_BESIDE: Final[tuple[int, ...]] = tuple(_beside(space) for space in SPACES)


def _spread(seed: int, mask: int) -> int:
    """The group of ``mask`` that holds the space of the one-bit mask ``seed``."""
    group = 0
    edge = seed
    while edge:
        group |= edge
        around = 0
        for space in range(SIZE * SIZE):
            if edge >> space & 1:
                around |= _BESIDE[space]
        edge = around & mask & ~group
    return group


def _largest(mask: int) -> int:
    best = 0
    left = mask
    while left:
        group = _spread(left & -left, mask)
        left &= ~group
        if group.bit_count() > best.bit_count():
            best = group
    return best


LARGEST: Final[tuple[int, ...]] = tuple(_largest(mask) for mask in range(512))
"""By set of spaces: its largest orthogonally connected group, the first among equals (B7.3)."""


def spaces_in(mask: int) -> tuple[Space, ...]:
    """The spaces of a mask, row by row."""
    return tuple(space for index, space in enumerate(SPACES) if mask >> index & 1)


def matching(tops: Sequence[int], traits: Sequence[int], printed: Sequence[int], trait: int) -> int:
    """The spaces with ``trait``: the set that a characteristic covers on one board.

    ``tops`` holds the nine uppermost tiles, :data:`BARE` where there is none; ``traits`` gives a
    tile's trait; ``printed`` the traits of bare spaces, none of them a trait in rounds B and C
    (B7.4).
    """
    mask = 0
    for space, tile in enumerate(tops):
        if (printed[space] if tile < 0 else traits[tile]) == trait:
            mask |= 1 << space
    return mask


def counting(mask: int, beginner: bool) -> int:
    """Those of ``mask`` that count in a scoring round (B7.3; beginner scoring B7.6)."""
    return mask if beginner else LARGEST[mask]
