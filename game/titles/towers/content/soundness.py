"""Whether a map may be played on: every property of T1.1, T1.2 and T14, each with a place.

What only the shipped maps promise, four quarters of twenty fields, is no matter here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from game.rules.towers.catalogue import COLOURS, FIELDS, SIDE, Colour, Field, place_of
from game.rules.towers.lines import BESIDE

FIELDS_OF: Final = (21, 20, 20, 20)
"""How many fields of each colour a board has (T1.1)."""
ONES_OF: Final = (4, 2, 2, 4)
"""How many fields with one small square there are of each colour (T1.2): two players put towers on
the white and grey ones and neutral pawns on the others (T12)."""
HIGHER_BLOCKS: Final = 28
"""How many blocks the towers of two, three and four have together (T1.2)."""
TALLEST: Final = 4
"""The most small squares that a field has (T1.2)."""
OPEN_SIDES: Final = 2
"""The fewest open sides of a tower at the start (T14)."""
LANES: Final = tuple(
    [tuple(range(row * SIDE, (row + 1) * SIDE)) for row in range(SIDE)]
    + [tuple(range((row + 1) * SIDE - 1, row * SIDE - 1, -1)) for row in range(SIDE)]
    + [tuple(range(column, FIELDS, SIDE)) for column in range(SIDE)]
    + [tuple(range(FIELDS - SIDE + column, -1, -SIDE)) for column in range(SIDE)]
)
"""The 36 ways in, each with its fields in order: rows from both ends, then columns."""


class Fault(NamedTuple):
    """One property that fails. ``place``: (), (row,) or (row, column)."""

    place: tuple[int, ...]
    message: str


class Map(NamedTuple):
    """What is known of a board: None where a field could not be read."""

    colours: Sequence[Colour | None]
    squares: Sequence[int | None]

    @property
    def whole(self) -> bool:
        """Whether every field could be read."""
        return None not in self.colours and None not in self.squares


def faults_of(board: Map) -> Iterator[Fault]:
    """All that is wrong with a map; of one with unknown fields, what is wrong all the same."""
    yield from _alike_neighbours(board)
    yield from _poor_lines(board)
    yield from _closed_lanes(board)
    yield from _hemmed_towers(board)
    if board.whole:
        yield from _wrong_counts(board)
        yield from _unreachable(board)


def stops(line: Sequence[Field], board: Map) -> list[Field]:
    """Where a pawn may stop that runs along ``line``: the first field of each colour (T3, T4)."""
    found: dict[Colour | None, Field] = {}
    for field in line:
        if board.squares[field]:
            break
        found.setdefault(board.colours[field], field)
    return list(found.values())


def entered(board: Map) -> set[Field]:
    """The fields that a pawn comes to from the reserve at the start, with one card (T3)."""
    return {field for lane in LANES for field in stops(lane, board)}


def reached(board: Map) -> set[Field]:
    """The fields that a pawn comes to at the start, by whatever moves it takes (T3, T4)."""
    found = entered(board)
    edge = list(found)
    while edge:
        field = edge.pop()
        for line in _lines_from(field):
            more = set(stops(line, board)) - found
            found |= more
            edge += more
    return found


def _lines_from(field: Field) -> Iterator[Sequence[Field]]:
    """The fields beyond one, in each of the four directions, the next one first."""
    return (lane[lane.index(field) + 1 :] for lane in LANES if field in lane)


def _alike_neighbours(board: Map) -> Iterator[Fault]:
    for field, colour in enumerate(board.colours):
        for other in BESIDE[field]:
            if other < field and colour is not None and board.colours[other] == colour:
                message = "this field and its neighbour {place} are both {colour}"
                text = message.format(place=_named(other), colour=COLOURS[colour])
                yield Fault(place_of(field), text)


def _poor_lines(board: Map) -> Iterator[Fault]:
    for row, lane in enumerate(LANES[:SIDE]):
        if missing := _missing(lane, board):
            message = "each row must have all four colours; missing: {words}"
            yield Fault((row,), message.format(words=missing))
    for column, lane in enumerate(LANES[2 * SIDE : 3 * SIDE]):
        if missing := _missing(lane, board):
            message = "each column must have all four colours; missing in column {n}: {words}"
            yield Fault((), message.format(n=column, words=missing))


def _missing(lane: Sequence[Field], board: Map) -> str:
    held = {board.colours[field] for field in lane}
    absent = [name for colour, name in enumerate(COLOURS) if colour not in held]
    return "" if None in held else ", ".join(absent)


def _closed_lanes(board: Map) -> Iterator[Fault]:
    for field in sorted({lane[0] for lane in LANES}):
        if board.squares[field]:
            message = "no lane can be entered here: fields on the edge must have no squares"
            yield Fault(place_of(field), message)


def _hemmed_towers(board: Map) -> Iterator[Fault]:
    for field, height in enumerate(board.squares):
        sides = sum(not board.squares[other] for other in BESIDE[field])
        if height and sides < OPEN_SIDES:
            message = "the tower here must have at least {least} open sides, it has {found}"
            yield Fault(place_of(field), message.format(least=OPEN_SIDES, found=sides))


def _wrong_counts(board: Map) -> Iterator[Fault]:
    ones = [colour for colour, n in zip(board.colours, board.squares, strict=True) if n == 1]
    fields, single = Counter(board.colours), Counter(ones)
    for colour, name in enumerate(COLOURS):
        if fields[colour] != FIELDS_OF[colour]:
            message = "expected {wanted} {colour} fields, found {found}"
            text = message.format(wanted=FIELDS_OF[colour], colour=name, found=fields[colour])
            yield Fault((), text)
        if single[colour] != ONES_OF[colour]:
            message = "expected {wanted} {colour} fields with one square, found {found}"
            text = message.format(wanted=ONES_OF[colour], colour=name, found=single[colour])
            yield Fault((), text)
    higher = sum(n for n in board.squares if n and n > 1)
    if higher != HIGHER_BLOCKS:
        message = "fields with 2–4 squares must have {wanted} squares together, these {found}"
        yield Fault((), message.format(wanted=HIGHER_BLOCKS, found=higher))


def _unreachable(board: Map) -> Iterator[Fault]:
    found = reached(board)
    for field, height in enumerate(board.squares):
        if not height and field not in found:
            yield Fault(place_of(field), "no pawn can ever come to this field at the start")


def _named(field: Field) -> str:
    row, column = place_of(field)
    return f"board[{row}][{column}]"
