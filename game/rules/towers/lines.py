"""The board's eighteen lines: what stands on a line is nine bits (T2.3).

Lines 0-8 are the rows, 9-17 the columns; a place on a line counts from its *low* end, which is the
left or the upper one. Everything moves and sees along lines, so nine bits answer how far.
"""

from __future__ import annotations

from typing import Final

from game.rules.towers.catalogue import FIELDS, SIDE

LINES: Final = 2 * SIDE
FULL: Final = 1 << SIDE
"""How many sets of places a line has."""
NOWHERE: Final = -1
TENS: Final = 10
GAP_KINDS: Final = TENS * TENS

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


def _low_run(occupied: int) -> int:
    return next((place for place in range(SIDE) if occupied >> place & 1), SIDE)


def _high_run(occupied: int) -> int:
    return next((place for place in range(SIDE) if occupied >> SIDE - 1 - place & 1), SIDE)


RUNS: Final[list[tuple[int, int]]] = [
    (_low_run(occupied), _high_run(occupied)) for occupied in range(FULL)
]
"""By the set of what stands on a line: how many places are free from the low end, from the high."""


def _below(place: int, occupied: int) -> int:
    return max((at for at in range(place) if occupied >> at & 1), default=NOWHERE)


def _above(place: int, occupied: int) -> int:
    return min((at for at in range(place + 1, SIDE) if occupied >> at & 1), default=SIDE)


BELOW: Final[list[int]] = [
    _below(place, occupied) for place in range(SIDE) for occupied in range(FULL)
]
"""By place * 512 + set: the next occupied place towards the low end, :data:`NOWHERE` if none."""
ABOVE: Final[list[int]] = [
    _above(place, occupied) for place in range(SIDE) for occupied in range(FULL)
]
"""By place * 512 + set: the next occupied place towards the high end, 9 if there is none."""
GAPS: Final[list[int]] = [
    (below + 1) * TENS + above for below, above in zip(BELOW, ABOVE, strict=True)
]
"""By place * 512 + set: the *gap* in which the place lies, 10 * (1 + below) + above."""


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
