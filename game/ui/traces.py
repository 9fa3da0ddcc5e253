"""Traces: what the others have done lately, as small signs on the table where they did it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.scene.pose import Vec3
from game.scene.targets import Target
from game.ui import theme
from game.ui.boxes import Panel, Pinned
from game.ui.ground import Ground
from game.ui.hands import V
from game.ui.layout import Row
from game.ui.marks import player_sign
from game.ui.memo import kept
from game.ui.panels.log import LogLine
from game.ui.persons import People
from game.ui.rect import Rect
from game.ui.theme import Style
from game.ui.widget import Widget

Corner = tuple[float, float]
"""Of a thing, in units: there its trace hangs."""
SIGN: Final = 16.0
"""Across the sign of a player and that of a deed, in units."""
PADDING: Final = (3.0, 2.0)
STEP: Final = SIGN + 7.0
"""From one trace down to the next at the same place, in units."""
PIVOT: Final = (0.2, 0.7)
"""The point of a trace that lies on the corner of its thing: little of that is covered."""
QUIET = Style(theme.PARCHMENT, theme.LINE, 1.0, 9.0, shadow=True)
HURTS = Style(theme.PARCHMENT, theme.REFUSED, 2.0, 9.0, shadow=True)
"""The plate below the signs; where the deed has cost the reader something."""


class Traces:
    """The traces on one table; where things lie there is asked once in each position.

    Where they show is asked as often as they are seen another way.
    """

    def __init__(self) -> None:
        self._lies: tuple[object, int] = (None, 0)
        self._around: dict[Target, tuple[Vec3, ...]] = {}
        self._seen: tuple[object, ...] = ()
        self._corners: dict[Target, Corner | None] = {}

    def shown(
        self, lines: Sequence[LogLine], people: People, table: Ground[V], room: Rect
    ) -> list[Widget]:
        """A trace at each line's ``trace`` as far as it is in sight, the latest of a seat's there.

        ``lines``: deeds of the others, the oldest first. ``room``: what no panel lies over, in
        units; nothing is shown outside it. The strip lists the same deeds by the same signs.
        """
        if (table.view, table.focus) != self._lies:
            self._lies, self._around = (table.view, table.focus), {}
            self._seen = ()
        window = table.to_units(0.0, 0.0), table.to_units(1.0, 0.0)
        seen = (table.eye, table.scene.turntable.matrix(), window)
        if seen != self._seen:
            self._seen, self._corners = seen, {}
        latest: dict[tuple[int, Corner], LogLine] = {}
        for line in lines:
            corner = self._corner(line.trace, table) if line.trace is not None else None
            if corner is None or not room.contains(*corner):
                continue
            if line.seat is not None and line.deed is not None:
                latest[line.seat, corner] = line
        found: list[Widget] = []
        below: dict[Corner, int] = {}
        for (seat, (x, y)), line in latest.items():
            number = below.get((x, y), 0)
            below[x, y] = number + 1
            sign = kept(_trace, line, people[seat].color)
            found.append(kept(Pinned, sign, (x, y + number * STEP), PIVOT))
        return found

    def _corner(self, target: Target, table: Ground[V]) -> Corner | None:
        """The upper right corner of a thing, in whole units; None: out of sight."""
        if target not in self._corners:
            self._corners[target] = self._find(target, table) if table.sees(target) else None
        return self._corners[target]

    def _find(self, target: Target, table: Ground[V]) -> Corner:
        """The upper right corner of a thing, wherever that is."""
        if target not in self._around:
            self._around[target] = table.outline(target) or (table.point(target),)
        xs, ys = zip(*table.all_units(self._around[target]), strict=True)
        return float(round(max(xs))), float(round(min(ys)))


def _trace(line: LogLine, color: str) -> Widget:
    """Who did what, side by side on a small plate."""
    assert line.deed is not None
    signs = Row(player_sign(color, SIGN), line.deed.sign(SIGN), gap=2)
    return Panel(signs, HURTS if line.hurts else QUIET, PADDING)
