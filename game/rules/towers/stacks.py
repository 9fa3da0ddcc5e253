"""A short row of colours as one number: a tower's blocks, bottom first, or cards in order.

The empty row is 0; row ``n`` with one more colour on top is ``4 n + 1 + colour``. So the 1,365 rows
of at most five are numbered without a gap, and lists answer what one wants to know of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.towers.counts import ONE
from game.rules.towers.moves import Counts

MOST: Final = 5
"""Blocks of the highest tower (T6.1), cards of a hand (T1.4)."""


def _all_rows() -> list[tuple[int, ...]]:
    rows: list[tuple[int, ...]] = [()]
    for row in rows:
        if len(row) < MOST:
            rows += [(*row, colour) for colour in range(4)]
    return rows


ROWS: Final[list[tuple[int, ...]]] = _all_rows()
"""By number: the colours, bottom or first one first."""
HEIGHT: Final[list[int]] = [len(row) for row in ROWS]
"""By number: how many."""
COLOURS: Final[list[int]] = [sum(1 << colour for colour in set(row)) for row in ROWS]
"""By number: the colours in it as four bits."""
COST: Final[list[int]] = [sum(ONE[colour] for colour in row) for row in ROWS]
"""By number: its colours counted and packed."""


def row_number(row: Sequence[int]) -> int:
    """The number of a row of at most five colours."""
    number = 0
    for colour in row:
        number = number * 4 + 1 + colour
    return number


def sorted_row(counts: Counts) -> int:
    """The number of a row of so many of each colour, black ones first (record format)."""
    number = 0
    for colour in range(4):
        for _ in range(counts[colour]):
            number = number * 4 + 1 + colour
    return number
