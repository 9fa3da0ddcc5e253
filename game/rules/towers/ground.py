"""A map as tables: where a pawn comes to stand and what colours lie between (T3-T7).

They belong to a catalogue and are made once for each. *Keys* number what a player can pay one card
with: the colours in hand as four bits, and 16 for a joker that is face up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from game.rules.kept import Kept
from game.rules.towers.catalogue import FIELDS, SIDE, Catalogue, Field
from game.rules.towers.facts import Facts
from game.rules.towers.lines import (
    GAPS,
    LINE_FIELDS,
    LINES,
    NOWHERE,
    RUNS,
    line_of,
    way,
)
from game.rules.towers.moves import MovePawn, Pay, Place, TowersMove

KEYS: Final = 32
JOKER_KEY: Final = 16
JOKER_PAY: Final[Pay] = (0, 0, 0, 0, 1)
CARD_PAYS: Final[tuple[Pay, ...]] = (
    (1, 0, 0, 0, 0),
    (0, 1, 0, 0, 0),
    (0, 0, 1, 0, 0),
    (0, 0, 0, 1, 0),
)
"""One card of each colour."""
Moves = tuple[TowersMove, ...]


@dataclass(frozen=True)
class Way:
    """Where a pawn that runs along a line stops for a colour, and the two ways to pay that.

    ``steps``: how many places must be free.
    """

    steps: int
    colour: int
    by_card: TowersMove
    by_joker: TowersMove


class Ground:
    """The tables of one map.

    ``colours``: by field. ``between[start * 81 + to]``: the colours of the fields strictly between
    two fields of one line as four bits, 0 for any other two. ``seen``: by sight, what bounds its
    gap, ``field * 16 + colours between`` for each end. ``facts``: what is known of moves, by the
    number of the move itself, which the facts hold: no other one can have its number meanwhile.
    """

    __slots__ = (
        "_entries",
        "_marches",
        "_places",
        "_runs",
        "between",
        "catalogue",
        "colours",
        "facts",
        "seen",
    )

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.colours: list[int] = list(catalogue.colours)
        self.facts: dict[int, Facts] = {}
        self.between: list[int] = [
            self._between(start, to) for start in range(FIELDS) for to in range(FIELDS)
        ]
        self._entries = [self._entering(line) for line in range(LINES)]
        self._runs = [
            self._running(start, towards) for start in range(FIELDS) for towards in range(4)
        ]
        numbers = list(range(FIELDS * 16))  # each number once, so that they stay at hand
        self.seen = [
            self._seen(LINE_FIELDS[line], gap, numbers) for line in range(LINES) for gap in GAPS
        ]
        self._places: list[list[Moves]] = [[] for _ in range(KEYS)]
        self._marches: list[list[Moves]] = [[] for _ in range(KEYS)]

    def _between(self, start: Field, to: Field) -> int:
        if line_of(start, to) == NOWHERE:
            return 0
        bits = 0
        for field in way(start, to):
            bits |= 1 << self.colours[field]
        return bits

    def _firsts(self, fields: list[Field]) -> list[tuple[int, Field]]:
        """By colour met: the first field of it, and how many steps it lies down the way."""
        found: list[tuple[int, Field]] = []
        met = 0
        for steps, field in enumerate(fields):
            if not met >> self.colours[field] & 1:
                met |= 1 << self.colours[field]
                found.append((steps + 1, field))
        return found

    def _entering(self, line: int) -> list[list[Way]]:
        """The ways to enter over the low end of a line, and those over its high end (T3).

        What enters a corner field itself belongs to its row.
        """
        found: list[list[Way]] = []
        for high in (0, 1):
            fields = entry_way(line, high)
            entry = fields[0]
            found.append(
                [
                    Way(
                        steps, self.colours[to], *_paid(partial(Place, entry, to), self.colours[to])
                    )
                    for steps, to in self._firsts(fields)
                    if to != entry or line not in (SIDE, LINES - 1)
                ]
            )
        return found

    def _running(self, start: Field, towards: int) -> list[Way]:
        """The ways of a pawn to run on in one direction (T4)."""
        return [
            Way(steps, self.colours[to], *_paid(partial(MovePawn, start, to), self.colours[to]))
            for steps, to in self._firsts(ahead(start, towards))
        ]

    def _seen(
        self, fields: Sequence[Field], gap: tuple[int, int, int], numbers: Sequence[int]
    ) -> tuple[int, ...]:
        """What bounds a gap, at its low and its high end."""
        place, low, high = gap
        start = fields[place] * FIELDS
        ends = [fields[end] for end in (low, high) if 0 <= end < SIDE]
        return tuple([numbers[end * 16 + self.between[start + end]] for end in ends])

    def places(self, key: int) -> list[Moves]:
        """By line * 46 + run: the ways to enter over both ends of the line (T3)."""
        known = self._places[key]
        if not known:
            for line in range(LINES):
                low, high = self._entries[line]
                made: dict[int, Moves] = {}
                for runs in RUNS:
                    known.append(_joined(made, 0, low, runs[0], high, runs[1], key))
        return known

    def marches(self, key: int) -> list[Moves]:
        """By sight: the ways of a pawn to run on along it (T4)."""
        known = self._marches[key]
        if not known:
            for line in range(LINES):
                towards = 2 if line >= SIDE else 0
                made: dict[int, Moves] = {}
                for place, below, above in GAPS:
                    first = LINE_FIELDS[line][place] * 4 + towards
                    back, on = self._runs[first], self._runs[first + 1]
                    free = (place - below - 1, above - place - 1)
                    known.append(_joined(made, place, back, free[0], on, free[1], key))
        return known


def _joined(
    made: dict[int, Moves],
    place: int,
    one: Sequence[Way],
    free_one: int,
    other: Sequence[Way],
    free_other: int,
    key: int,
) -> Moves:
    """The moves of two directions, with so many free places in each; equal ones are made once."""
    ones = [each for each in one if each.steps <= free_one]
    others = [each for each in other if each.steps <= free_other]
    number = (place * 5 + len(ones)) * 5 + len(others)
    known = made.get(number)
    if known is None:
        known = made[number] = (*_payable(ones, key), *_payable(others, key))
    return known


def _paid(make: Callable[[Pay], TowersMove], colour: int) -> tuple[TowersMove, TowersMove]:
    """A move paid by a card, and by the joker (T9)."""
    return make(CARD_PAYS[colour]), make(JOKER_PAY)


def _payable(ways: Sequence[Way], key: int) -> list[TowersMove]:
    """The moves of some ways that ``key`` can pay."""
    moves: list[TowersMove] = []
    for each in ways:
        if key >> each.colour & 1:
            moves.append(each.by_card)
        if key & JOKER_KEY:
            moves.append(each.by_joker)
    return moves


def entry_way(line: int, high: int) -> list[Field]:
    """The fields of a line in the order in which one who enters meets them."""
    fields = list(LINE_FIELDS[line])
    return fields[::-1] if high else fields


def ahead(start: Field, towards: int) -> list[Field]:
    """The fields beyond ``start``: to the left, to the right, up or down."""
    row, column = divmod(start, SIDE)
    if towards == 0:
        return [row * SIDE + place for place in range(column - 1, -1, -1)]
    if towards == 1:
        return [row * SIDE + place for place in range(column + 1, SIDE)]
    if towards == 2:
        return [place * SIDE + column for place in range(row - 1, -1, -1)]
    return [place * SIDE + column for place in range(row + 1, SIDE)]


_GROUNDS: Final = Kept(Ground)


def ground_of(catalogue: Catalogue) -> Ground:
    """The tables of a catalogue, made once for each (the latest few are kept)."""
    return _GROUNDS.of(catalogue)
