"""The board's eighteen lines: what stands on a line is nine bits (T2.3).

Lines 0-8 are the rows, 9-17 the columns; a place on a line counts from its *low* end, which is the
left or the upper one. Everything moves and sees along lines, so nine bits answer how far.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from game.rules.towers.catalogue import FIELDS, SIDE

T = TypeVar("T")
LINES: Final = 2 * SIDE
FULL: Final = 1 << SIDE
"""How many sets of places a line has."""
NOWHERE: Final = -1

LINE_FIELDS: Final[list[tuple[int, ...]]] = [
    *(tuple(row * SIDE + place for place in range(SIDE)) for row in range(SIDE)),
    *(tuple(place * SIDE + column for place in range(SIDE)) for column in range(SIDE)),
]
"""By line: its fields from the low end on."""
ROW: Final[list[int]] = [field // SIDE for field in range(FIELDS)]
"""By field: its row, which is also the number of that line and the place on its column."""
COLUMN: Final[list[int]] = [field % SIDE for field in range(FIELDS)]
"""By field: its column, which is also the place on its row."""
BESIDE: Final[list[tuple[int, ...]]] = [
    tuple(
        (row + down) * SIDE + column + right
        for down, right in ((-1, 0), (0, -1), (0, 1), (1, 0))
        if 0 <= row + down < SIDE and 0 <= column + right < SIDE
    )
    for row, column in (divmod(field, SIDE) for field in range(FIELDS))
]
"""By field: the fields orthogonally next to it, in ascending order."""


def _below(place: int, occupied: int) -> int:
    return (occupied & (1 << place) - 1).bit_length() - 1


def _above(place: int, occupied: int) -> int:
    beyond = occupied >> place + 1
    return place + (beyond & -beyond).bit_length() if beyond else SIDE


def _numbers(values: Sequence[T], among: Sequence[T]) -> list[int]:
    """The number of each value among the different ones."""
    number = {value: at for at, value in enumerate(among)}
    return [number[value] for value in values]


_ENDS: Final = [
    (_above(-1, occupied), SIDE - 1 - _below(SIDE, occupied)) for occupied in range(FULL)
]
RUNS: Final[list[tuple[int, int]]] = sorted(set(_ENDS))
"""The 46 *runs* that a line may leave: how many places are free from its low end, from its high."""
RUN: Final[list[int]] = _numbers(_ENDS, RUNS)
"""By the set of what stands on a line: the number of its run."""


_BOUNDS: Final = [
    (place, _below(place, occupied), _above(place, occupied))
    for place in range(SIDE)
    for occupied in range(FULL)
]
GAPS: Final[list[tuple[int, int, int]]] = sorted(set(_BOUNDS))
"""The 165 *gaps* in which a place may lie: the place, what is below, what is above."""
GAP: Final[list[int]] = _numbers(_BOUNDS, GAPS)
"""By place * 512 + set: the number of the gap, what stands on the place itself left out."""
GAP_KINDS: Final = len(GAPS)
SEER: Final[list[int]] = [LINE_FIELDS[line][gap[0]] for line in range(LINES) for gap in GAPS]
"""By *sight*, a line and a gap of it (line * 165 + gap): the field in that gap."""
RUN_KINDS: Final = len(RUNS)


def line_of(start: int, to: int) -> int:
    """The line that two different fields share; :data:`NOWHERE` if they share none."""
    if start == to:
        return NOWHERE
    if ROW[start] == ROW[to]:
        return ROW[start]
    if COLUMN[start] == COLUMN[to]:
        return SIDE + COLUMN[start]
    return NOWHERE


def way(start: int, to: int) -> list[int]:
    """The fields from ``start`` to ``to`` on their line, both left out, in order."""
    step = 1 if ROW[start] == ROW[to] else SIDE
    if to < start:
        step = -step
    return list(range(start + step, to, step))
