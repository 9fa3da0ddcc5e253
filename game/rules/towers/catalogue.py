"""What a map of `towers` holds, as frozen values (T1.1, T1.2, T14)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SIDE: Final = 9
"""Rows and columns of the board."""
FIELDS: Final = SIDE * SIDE
Field = int
"""A field's number, 0-80: row * 9 + column, row by row from the top left one."""
Colour = int
"""Of fields, blocks and cards alike: 0 black, 1 white, 2 grey, 3 red."""
BLACK: Final = 0
WHITE: Final = 1
GREY: Final = 2
RED: Final = 3
COLOURS: Final = ("black", "white", "grey", "red")
"""The names of the colours in records and packs."""


@dataclass(frozen=True, slots=True)
class Catalogue:
    """One map, checked and frozen.

    ``colours``: of the 81 fields. ``squares``: 0-4 for each field, how many small squares it shows,
    so how high the tower is that stands there at the start (T1.2).
    """

    id: str
    name: str
    digest: str
    colours: tuple[Colour, ...]
    squares: tuple[int, ...]


def field_at(row: int, column: int) -> Field:
    """The number of a field."""
    return row * SIDE + column


def place_of(field: Field) -> tuple[int, int]:
    """Row and column of a field, as records name it."""
    return divmod(field, SIDE)
