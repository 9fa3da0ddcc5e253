"""Names of the pieces of `towers`, and the materials that stand for its colours.

``("field", f)``, ``("lane", entry, step)``, ``("storey", f, level)``, ``("roof", f)`` (or
``("crown", f)`` and ``("cock", f)`` on five storeys), in a quick town ``("pennant", f)``,
``("pawn", f)``, ``("reserve", seat, n)``,
``("tray", seat)``, ``("block", seat, colour, n)``, ``("chip", seat, value, n)``,
``("joker", seat)``, ``("hand", seat, colour, n)`` for a card that is seen and ``("back", seat, n)``
for one that isn't, ``("deck", n)``, ``("discard", n)``, ``("step", phase)``, ``("flag",)``,
``("stairs",)``, ``("rack",)``, ``("board",)``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.rules.towers.catalogue import Colour
from game.rules.towers.moves import Counts

MATERIALS = ("coal", "chalk", "slate", "brick")
"""What stands on screen for black, white, grey, red."""


def sorted_out(counts: Sequence[int]) -> Iterator[tuple[Colour, int]]:
    """Cards or blocks as they lie, by colour: each with its number among its own."""
    for colour, count in enumerate(counts):
        for number in range(count):
            yield colour, number


def nth(counts: Counts, index: int) -> tuple[Colour, int]:
    """Colour and number of the ``index``-th one; raises IndexError beyond the last."""
    return tuple(sorted_out(counts))[index]


def index_of(counts: Counts, colour: Colour, number: int = 0) -> int:
    """Where a card of a hand stands, counted from the left."""
    return sum(counts[:colour]) + number
