"""A map as tables: where a pawn comes to stand and what colours lie between (T3-T7).

They belong to a catalogue and are made once for each. *Keys* number what a player can pay one card
with: the colours in hand as four bits, and 16 for a joker that is face up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from game.rules.towers.catalogue import FIELDS, SIDE, Catalogue, Field
from game.rules.towers.lines import (
    FULL,
    GAP_KINDS,
    LINE_FIELDS,
    LINES,
    NOWHERE,
    RUNS,
    TENS,
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
_KEPT: Final = 8


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
    two fields of one line as four bits, 0 for any other two. A field's two *sights*, along its row
    and along its column, are numbered ``(field * 2 + is_column) * 100 + gap``. ``seen``: by sight,
    what bounds its gap: ``field * 16 + colours between`` for each end.
    """

    __slots__ = (
        "_entries",
        "_marches",
        "_places",
        "_runs",
        "between",
        "catalogue",
        "colours",
        "seen",
    )

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.colours: list[int] = list(catalogue.colours)
        self.between: list[int] = [
            self._between(start, to) for start in range(FIELDS) for to in range(FIELDS)
        ]
        self._entries = [self._entering(line) for line in range(LINES)]
        self._runs = [
            self._running(start, towards) for start in range(FIELDS) for towards in range(4)
        ]
        numbers = list(range(FIELDS * 16))  # each number once, so that they stay at hand
        self.seen = [
            self._seen(field, column, gap, numbers)
            for field in range(FIELDS)
            for column in (0, 1)
            for gap in range(GAP_KINDS)
        ]
        self._places: list[list[list[Moves | None]]] = [[] for _ in range(KEYS)]
        self._marches: list[list[Moves | None]] = [[] for _ in range(KEYS)]

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

    def _seen(self, field: Field, column: int, gap: int, numbers: Sequence[int]) -> tuple[int, ...]:
        """What bounds a gap, at its low and its high end."""
        line = SIDE + field % SIDE if column else field // SIDE
        low, high = gap // TENS - 1, gap % TENS
        ends = [LINE_FIELDS[line][end] for end in (low, high) if 0 <= end < SIDE]
        return tuple([numbers[end * 16 + self.between[field * FIELDS + end]] for end in ends])

    def places(self, key: int) -> list[list[Moves | None]]:
        """By line and the set of what stands on it: the ways to enter it (T3).

        What isn't known yet is None: :meth:`new_places` finds it.
        """
        known = self._places[key]
        if not known:
            known = self._places[key] = [[None] * FULL for _ in range(LINES)]
        return known

    def new_places(self, key: int, line: int, occupied: int) -> Moves:
        """The ways to enter over both ends of a line on which so much stands."""
        low, high = self._entries[line]
        free_low, free_high = RUNS[occupied]
        moves = (*_within(low, free_low, key), *_within(high, free_high, key))
        self._places[key][line][occupied] = moves
        return moves

    def marches(self, key: int) -> list[Moves | None]:
        """By sight: the ways of a pawn to run on along it (T4).

        What isn't known yet is None: :meth:`new_marches` finds it.
        """
        known = self._marches[key]
        if not known:
            known = self._marches[key] = [None] * (FIELDS * 2 * GAP_KINDS)
        return known

    def new_marches(self, key: int, sight: int) -> Moves:
        """The ways of a pawn to run on along one sight."""
        field, column = sight // GAP_KINDS // 2, sight // GAP_KINDS % 2
        low, high = sight % GAP_KINDS // TENS - 1, sight % TENS
        place = field // SIDE if column else field % SIDE
        back, on = self._runs[field * 4 + column * 2], self._runs[field * 4 + column * 2 + 1]
        moves = (*_within(back, place - low - 1, key), *_within(on, high - place - 1, key))
        self._marches[key][sight] = moves
        return moves


def _paid(make: Callable[[Pay], TowersMove], colour: int) -> tuple[TowersMove, TowersMove]:
    """A move paid by a card, and by the joker (T9)."""
    return make(CARD_PAYS[colour]), make(JOKER_PAY)


def _within(ways: Sequence[Way], free: int, key: int) -> list[TowersMove]:
    """The moves that need no more than so many free places, and that ``key`` can pay."""
    moves: list[TowersMove] = []
    for each in ways:
        if each.steps <= free:
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


_GROUNDS: Final[dict[int, Ground]] = {}


def ground_of(catalogue: Catalogue) -> Ground:
    """The tables of a catalogue, made once for each (the latest few are kept)."""
    known = _GROUNDS.get(id(catalogue))
    if known is None:
        while len(_GROUNDS) >= _KEPT:
            del _GROUNDS[next(iter(_GROUNDS))]
        known = _GROUNDS[id(catalogue)] = Ground(catalogue)
    return known
