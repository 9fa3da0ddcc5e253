"""Cards and blocks counted by colour, packed into one number.

Five bits a colour: no count is above 15 (T1.4), so the fifth bit stays free and all four colours
are compared in one subtraction.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.towers.moves import Counts

BITS: Final = 5
ONE: Final[tuple[int, ...]] = tuple(1 << BITS * colour for colour in range(4))
"""One card or block of each colour, packed."""
_COUNT: Final = 31
_FREE: Final = 0x84210
"""The free bit of each colour."""
MOST: Final = 5
"""Cards of a hand, and of what any action costs (T1.4, T7.2)."""


def packed(counts: Sequence[int]) -> int:
    """Counts by colour as one number."""
    return counts[0] | counts[1] << 5 | counts[2] << 10 | counts[3] << 15


def by_colour(colours: Sequence[int]) -> Counts:
    """How many there are of each colour."""
    black, white, grey, red = [colours.count(colour) for colour in range(4)]
    return (black, white, grey, red)


def unpacked(counts: int) -> Counts:
    """The four counts of a packed number."""
    return (counts & _COUNT, counts >> 5 & _COUNT, counts >> 10 & _COUNT, counts >> 15)


def count_of(counts: int, colour: int) -> int:
    """How many of one colour a packed number holds."""
    return counts >> BITS * colour & _COUNT


def total(counts: int) -> int:
    """How many a packed number holds in all."""
    return (counts & _COUNT) + (counts >> 5 & _COUNT) + (counts >> 10 & _COUNT) + (counts >> 15)


def covers(supply: int, cost: int) -> bool:
    """Whether ``supply`` holds at least as many of each colour as ``cost``."""
    return ((supply | _FREE) - cost) & _FREE == _FREE


def in_common(one: int, other: int) -> int:
    """Of each colour as many as both packed numbers hold."""
    free = ((one | _FREE) - other) & _FREE
    more = free - (free >> 4)  # all bits of the colours of which ``one`` holds no fewer
    return one ^ ((one ^ other) & more)


def lacking(supply: int, cost: int) -> Counts:
    """How many of each colour ``supply`` lacks for ``cost``."""
    return unpacked(cost - in_common(supply, cost))


def _all_few() -> list[int]:
    """Every packed number of :data:`MOST` or fewer, by how many, then by colour."""
    few = [0]
    layer = [0]
    for _ in range(MOST):
        layer = sorted({counts + one for counts in layer for one in ONE})
        few += layer
    return few


FEW: Final[tuple[int, ...]] = tuple(_all_few())
"""All 126 packed numbers of at most five cards: hands, costs, what is exchanged."""
