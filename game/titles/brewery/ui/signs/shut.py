"""Signs at what is shut: from which round on school, farm and markets are open (D5, D6), and which
fields the others have filled in this round (D4.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.language import _, pgettext
from game.rules.brewery.catalogue import FIELDS, MARKETPLACE, Field
from game.rules.brewery.tokens import OBJECT_OPENS
from game.rules.brewery.view import PLACING, BreweryView
from game.titles.brewery.scene.targets import BuildingTarget, FieldTarget
from game.titles.brewery.ui.hands.meaning import STALLS
from game.titles.brewery.ui.signs.fields import is_full
from game.ui import theme
from game.ui.boxes import Fit, Panel, Pinned
from game.ui.ground import Ground, extent
from game.ui.layout import Row
from game.ui.marks import Disc, Icon, Text
from game.ui.memo import kept
from game.ui.widget import Widget

ROOM = 0.8
"""A sign is at most so wide as its place, times this: signs side by side stay apart."""
AT_THE_END = 0.98
"""Where on the width of its field the sign of a full one ends: what the field is for stays free."""
PART, SMALL = 0.6, 18.0
"""Of that width it takes so much at most; else its symbol alone, so large."""
TAKEN = "put_down"
"""Somebody has put something there."""


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
        around = extent(table, place)
        at, pivot = (around.center[0], around.bottom), (0.5, 1.0)
        if place.seat == STALLS:
            at, pivot = (at[0], around.y), (0.5, 0.0)
        if at[1] < 0.0:  # beyond the edge of the picture, where it would tell of nothing
            continue
        yield Pinned(kept(_sign, opens), at, pivot, width=ROOM * around.width)


def filled(view: BreweryView, seat: int) -> Iterator[Field]:
    """The fields that are full for a seat, while fields are used."""
    if view.phase == PLACING:
        yield from (field for field in range(len(FIELDS)) if is_full(view, seat, field))


def full_signs(table: Ground[BreweryView], view: BreweryView) -> Iterator[Widget]:
    """A sign at the right end of each field in front that is full, where it shows."""
    for field in filled(view, table.focus):
        place = FieldTarget(table.focus, field)
        if not table.sees(place):
            continue
        around = extent(table, place)
        at = around.x + AT_THE_END * around.width, around.center[1]
        yield Pinned(kept(_full), at, (1.0, 0.5), width=PART * around.width)


def _full() -> Widget:
    """The sign that a field is full, in a word where there is room for it.

    It is no lock, which tells of what a later round opens.
    """
    taken = Disc(SMALL, theme.PARCHMENT, theme.INK, icon=TAKEN, line=theme.SECOND_INK, share=0.7)
    text = Text(pgettext("field", "full"), theme.SMALL_BOLD, lines=1)
    return Fit(Panel(Row(Icon(TAKEN, 15), text, gap=5), theme.PANEL, (8, 4)), taken)


def _sign(opens: int) -> Widget:
    """From which round on, in as many words as there is room for."""
    # Translators: on a small sign with a lock at a building that opens then; the shorter the better
    forms = (_("from round {round}"), _("round {round}"), "{round}")
    return Fit(*(_locked(each.format(round=opens)) for each in forms))


def _locked(told: str) -> Widget:
    """A lock and what is told of it."""
    text = Text(told, theme.SMALL_BOLD, lines=1)
    return Panel(Row(Icon("lock", 15), text, gap=5), theme.PANEL, (8, 4))
