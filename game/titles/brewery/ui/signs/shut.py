"""Signs at what is still shut: from which round on school, farm and markets are open (D5, D6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.language import _
from game.rules.brewery.catalogue import MARKETPLACE
from game.rules.brewery.tokens import OBJECT_OPENS
from game.rules.brewery.view import BreweryView
from game.titles.brewery.scene.targets import BuildingTarget
from game.titles.brewery.ui.hands.meaning import STALLS
from game.ui import theme
from game.ui.boxes import Fit, Panel, Pinned
from game.ui.ground import Ground
from game.ui.keeping import kept
from game.ui.layout import Row
from game.ui.marks import Icon, Text
from game.ui.widget import Widget

ROOM = 0.8
"""A sign is at most so wide as its place, times this: signs side by side stay apart."""


class Shut(NamedTuple):
    """A building or a market, a :class:`BuildingTarget`, and the round in which it opens."""

    place: BuildingTarget
    opens: int


def still_shut(view: BreweryView, seat: int) -> Iterator[Shut]:
    """What of a seat's board, and of the markets, is not open yet, in the order of the places."""
    for building, opens in enumerate(OBJECT_OPENS):
        if view.round < opens:
            yield Shut(BuildingTarget(STALLS if building >= MARKETPLACE else seat, building), opens)


def shut_signs(table: Ground[BreweryView], view: BreweryView) -> Iterator[Widget]:
    """A sign at each place in front that is still shut, where it shows: at the foot of a building,
    at the upper edge of a market."""
    for place, opens in still_shut(view, table.focus):
        if not table.sees(place):
            continue
        xs, ys = zip(*(table.units(point) for point in table.outline(place)), strict=True)
        at, pivot = ((min(xs) + max(xs)) / 2, max(ys)), (0.5, 1.0)
        if place.seat == STALLS:
            at, pivot = (at[0], min(ys)), (0.5, 0.0)
        yield Pinned(kept(_sign, opens), at, pivot, width=ROOM * (max(xs) - min(xs)))


def _sign(opens: int) -> Widget:
    """From which round on, in as many words as there is room for."""
    told = (_("from round {round}"), _("round {round}"), "{round}")
    texts = [Text(each.format(round=opens), theme.SMALL_BOLD, lines=1) for each in told]
    return Fit(*(Panel(Row(Icon("lock", 15), text, gap=5), theme.PANEL, (8, 4)) for text in texts))
