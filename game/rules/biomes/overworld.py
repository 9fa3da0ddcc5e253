"""The 6 x 6 overworld: stacks, weapon tokens on the rim, and the 5 x 5 crossings (B1.3, B4).

Stacks, places of the rim and crossings are numbered row by row; masks hold a bit for each.
"""

from __future__ import annotations

from typing import Final

from game.rules.biomes.moves import Arm, Cell, Crossing, Explore, Fight

ROWS: Final = 6
LAST: Final = 5
STEPS: Final = 2
"""The most crossings a character may move (B4.1)."""


def _on_edge(number: int) -> bool:
    return number in (0, LAST)


STACK_CELLS: Final[tuple[Cell, ...]] = tuple(
    (row, col) for row in range(1, 5) for col in range(1, 5)
)
RIM_CELLS: Final[tuple[Cell, ...]] = tuple(
    (row, col) for row in range(ROWS) for col in range(ROWS) if _on_edge(row) != _on_edge(col)
)
CROSSINGS: Final[tuple[Crossing, ...]] = tuple(
    (row, col) for row in range(LAST) for col in range(LAST)
)
STACK_INDEX: Final[dict[Cell, int]] = {cell: index for index, cell in enumerate(STACK_CELLS)}
RIM_INDEX: Final[dict[Cell, int]] = {cell: index for index, cell in enumerate(RIM_CELLS)}
CROSSING_INDEX: Final[dict[Crossing, int]] = {place: index for index, place in enumerate(CROSSINGS)}
_RIM_AT: Final[tuple[int, ...]] = tuple(
    RIM_INDEX.get((row, col), -1) for row in range(ROWS) for col in range(ROWS)
)
CENTRE: Final = CROSSING_INDEX[2, 2]
ALL: Final = 0xFFFF
"""The mask of all sixteen stacks, or of all sixteen places of the rim."""


def stack_index(cell: Cell) -> int:
    """The number of the stack at a cell; -1 where there is none."""
    row, col = cell
    if 0 < row < LAST and 0 < col < LAST:
        return (row - 1) * 4 + col - 1
    return -1


def rim_index(cell: Cell) -> int:
    """The number of the place of the rim at a cell; -1 where there is none."""
    row, col = cell
    if 0 <= row < ROWS and 0 <= col < ROWS:
        return _RIM_AT[row * ROWS + col]
    return -1


def crossing_index(crossing: Crossing) -> int:
    """The number of a crossing; -1 where there is none."""
    row, col = crossing
    if 0 <= row < LAST and 0 <= col < LAST:
        return row * LAST + col
    return -1


def touched(crossing: Crossing) -> tuple[Cell, Cell, Cell, Cell]:
    """The four cells around a crossing, row by row."""
    row, col = crossing
    return ((row, col), (row, col + 1), (row + 1, col), (row + 1, col + 1))


def steps_between(one: Crossing, other: Crossing) -> int:
    """The length of the shortest way along the paths (B4.1)."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


DISTANCES: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(steps_between(one, other) for other in CROSSINGS) for one in CROSSINGS
)
"""By two crossings: the steps from one to the other (B4.1)."""


def _mask(crossing: Crossing, index: dict[Cell, int]) -> int:
    return sum(1 << index[cell] for cell in touched(crossing) if cell in index)


STACK_MASK: Final[tuple[int, ...]] = tuple(_mask(place, STACK_INDEX) for place in CROSSINGS)
"""By crossing: the stacks it touches."""
RIM_MASK: Final[tuple[int, ...]] = tuple(_mask(place, RIM_INDEX) for place in CROSSINGS)
"""By crossing: the places of the rim it touches."""
TOUCHED: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(
    tuple((STACK_INDEX.get(cell, -1), RIM_INDEX.get(cell, -1)) for cell in touched(place))
    for place in CROSSINGS
)
"""By crossing, for each cell it touches: stack number and rim number, -1 where it is neither."""

EXPLORES: Final[tuple[tuple[Explore, ...], ...]] = tuple(
    tuple(Explore(to) for to in CROSSINGS if steps_between(start, to) <= STEPS)
    for start in CROSSINGS
)
"""By crossing: every exploration that may begin there (B4.1)."""
FIGHTS: Final[tuple[Fight, ...]] = tuple(Fight(cell) for cell in STACK_CELLS)
ARMS: Final[tuple[Arm, ...]] = tuple(Arm(cell) for cell in RIM_CELLS)
