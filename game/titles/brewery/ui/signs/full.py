"""Signs at the fields of a board that the others have filled up for this round (D4.3)."""

from __future__ import annotations

from collections.abc import Iterator

from game.language import _
from game.rules.brewery.catalogue import BUILDING_OF, FIELDS, OPENS
from game.rules.brewery.view import PLACING, BreweryView
from game.titles.brewery.scene.targets import FieldTarget
from game.ui import theme
from game.ui.boxes import Fit, Panel, Pinned
from game.ui.ground import Ground
from game.ui.keeping import kept
from game.ui.layout import Row
from game.ui.marks import Icon, Text
from game.ui.widget import Widget

ROOM = 0.9
"""A sign is at most so wide as its field, times this."""


def filled_up(view: BreweryView, seat: int) -> Iterator[FieldTarget]:
    """The open fields of a seat's board that only the others have used, as many as may."""
    others = len(view.players) - 1
    if view.phase != PLACING or not others:
        return
    for field in range(len(FIELDS)):
        building = BUILDING_OF[field]
        shut = view.round < OPENS[building] or building in view.blocked_objects
        if not shut and view.uses[field] >= others and field not in view.players[seat].used:
            yield FieldTarget(seat, field)


def full_signs(table: Ground[BreweryView], view: BreweryView) -> Iterator[Widget]:
    """A sign in the middle of each such field of the board in front, where it shows."""
    for place in filled_up(view, table.focus):
        if not table.sees(place):
            continue
        xs, ys = zip(*(table.units(point) for point in table.outline(place)), strict=True)
        middle = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
        yield Pinned(kept(_sign), middle, (0.5, 0.5), width=ROOM * (max(xs) - min(xs)))


def _sign() -> Widget:
    """The word, or where there is no room for it the lock alone."""
    word = Row(Icon("lock", 13), Text(_("full"), theme.SMALL_BOLD, lines=1), gap=4)
    return Fit(*(Panel(each, theme.PANEL, (7, 1)) for each in (word, Icon("lock", 13))))
