"""What a player holds, by kind: a chip and a number for each."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ui import theme
from game.ui.boxes import spacer
from game.ui.layout import Row
from game.ui.marks import Text
from game.ui.theme import Type
from game.ui.widget import Widget

MANY, CLOSE = 10, 22.0
"""So many of one kind need a number of two digits; chips are so small then."""


def supply(
    counts: Sequence[int],
    chip: Callable[[int, float], Widget],
    size: float = 24.0,
    gap: float = 4.0,
    style: Type = theme.BODY_BOLD,
) -> Widget:
    """Chips across the whole width, ``chip`` makes that of a kind; closer where there are many."""
    if max(counts) >= MANY and size > CLOSE:
        size, gap = CLOSE, 3.0
    cells: list[Widget] = []
    for kind, count in enumerate(counts):
        cells += [Row(chip(kind, size), Text(str(count), style, lines=1), gap=gap), spacer()]
    return Row(*cells[:-1], gap=0)
