"""A map as tables: where a pawn comes to stand and what colours lie between (T3-T7).

They belong to a catalogue and are made once for each. *Keys* number what a player can pay one card
with: the colours in hand as four bits, and 16 for a joker that is face up.
"""

from __future__ import annotations

from typing import Final

from game.rules.towers.catalogue import FIELDS, SIDE, Catalogue, Field
from game.rules.towers.lines import LINE_FIELDS, LINES, NOWHERE, line_of, way
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
TOWARDS: Final = 4
"""Directions of a pawn: left, right, up, down."""
_RUNS: Final = 100
_STEPS: Final = 10
_KEPT: Final = 8


class Ground:
    """The tables of one map.

    ``colours``: by field. ``between[start * 81 + to]``: the colours of the fields strictly between
    two fields of one line as four bits, 0 for any other two.
    """

    __slots__ = ("_marches", "_places", "_targets", "between", "catalogue", "colours")

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.colours: list[int] = list(catalogue.colours)
        self.between: list[int] = [
            self._between(start, to) for start in range(FIELDS) for to in range(FIELDS)
        ]
        self._targets: list[list[tuple[int, Field]]] = [
            self._firsts(entry_way(line, high)) for line in range(LINES) for high in (0, 1)
        ]
        self._places: list[list[TowersMove] | None] = [None] * (LINES * _RUNS * KEYS)
        self._marches: list[list[TowersMove] | None] = [None] * (FIELDS * TOWARDS * _STEPS * KEYS)

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

    def places(self, line: int, runs: int, key: int) -> list[TowersMove]:
        """The ways to enter over both ends of a line of so many free places (T3)."""
        number = (line * _RUNS + runs) * KEYS + key
        known = self._places[number]
        if known is None:
            known = self._places[number] = self._new_places(line, runs, key)
        return known

    def _new_places(self, line: int, runs: int, key: int) -> list[TowersMove]:
        fields = LINE_FIELDS[line]
        moves: list[TowersMove] = []
        for high, free, entry in ((0, runs // 10, fields[0]), (1, runs % 10, fields[-1])):
            for steps, to in self._targets[line * 2 + high]:
                at_corner = line >= SIDE and to == entry and line in (SIDE, LINES - 1)
                if steps <= free and not at_corner:  # at a corner, its row has that move
                    moves += [Place(entry, to, pay) for pay in self._pays(to, key)]
        return moves

    def marches(self, start: Field, towards: int, free: int, key: int) -> list[TowersMove]:
        """The ways of a pawn to run on where so many places are free before it (T4)."""
        number = ((start * TOWARDS + towards) * _STEPS + free) * KEYS + key
        known = self._marches[number]
        if known is None:
            known = self._marches[number] = [
                MovePawn(start, to, pay)
                for steps, to in self._firsts(ahead(start, towards))
                if steps <= free
                for pay in self._pays(to, key)
            ]
        return known

    def _pays(self, to: Field, key: int) -> list[Pay]:
        """The ways to pay one card of the colour of ``to`` (T9)."""
        colour = self.colours[to]
        pays = [CARD_PAYS[colour]] if key >> colour & 1 else []
        if key & JOKER_KEY:
            pays.append(JOKER_PAY)
        return pays


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
