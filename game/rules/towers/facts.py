"""What a move of one pawn, or an exchange, does anywhere: kept for each such move (T3, T4, T8).

Nearly all moves of a game are of these kinds, and the same few thousand come again and again. All
that doesn't depend on the position is found once: what must be free, what it costs.
"""

from __future__ import annotations

from typing import Final

from game.rules.towers.catalogue import SIDE
from game.rules.towers.lines import COLUMN, NOWHERE, ROW
from game.rules.towers.moves import TowersMove

EXCHANGE: Final = 0
PLACE: Final = 1
MARCH: Final = 2


class Facts:
    """One move, as a position needs it.

    ``cards`` are packed, ``top`` is the colour of the last one of them, ``joker`` 1 if it pays. A
    pawn goes from ``start``, or enters over ``entry``, and comes to ``to`` along ``line``, on which
    the places ``free`` must be free; those of ``change`` are left or taken. Of the lines that cross
    it there the one numbered ``off`` is left and the one numbered ``on`` is entered, at the place
    whose bit is ``cross``.
    """

    __slots__ = (
        "cards",
        "change",
        "cross",
        "entry",
        "free",
        "joker",
        "kind",
        "line",
        "move",
        "off",
        "on",
        "start",
        "to",
        "top",
    )

    def __init__(self, move: TowersMove, kind: int, cards: int, joker: int) -> None:
        self.move = move
        self.kind = kind
        self.cards = cards
        self.top = (cards.bit_length() - 1) // 5 if cards else NOWHERE
        self.joker = joker
        self.start = self.entry = self.to = NOWHERE
        self.line = self.free = self.change = 0
        self.off = self.on = self.cross = 0

    def run(self, line: int, first: int, to: int) -> None:
        """Have a pawn run along a line, from the first field that must be free."""
        place, crossing = _places(line)
        one, other = place[first], place[to]
        self.line, self.to = line, to
        self.free = (2 << max(one, other)) - (1 << min(one, other))
        self.change = 1 << other
        self.cross = 1 << line % SIDE
        self.on = crossing + other

    def leave(self, start: int) -> None:
        """Have the pawn come from a field of the line it runs along."""
        place, crossing = _places(self.line)
        self.start = start
        self.free &= ~(1 << place[start])
        self.change |= 1 << place[start]
        self.off = crossing + place[start]


def _places(line: int) -> tuple[list[int], int]:
    """By field, its place on a line; and the number of the first line that crosses it."""
    return (COLUMN, SIDE) if line < SIDE else (ROW, 0)
