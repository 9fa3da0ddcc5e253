"""Today's deal on the page of its box."""

from __future__ import annotations

from dataclasses import dataclass

from game.language import _
from game.ui.intents.deals import OpenDayDeal
from game.ui.opponents import level_name
from game.ui.panels.today import TodayCard


@dataclass(frozen=True, slots=True)
class DealToday:
    """Today's deal against somebody of a ``level``: the ``points`` of the first game of it, one's
    own and the opponent's, and whether it was ``won``; None: nobody has played it yet. ``begun``: a
    game of it waits.
    """

    level: str
    points: tuple[int, int] | None = None
    won: bool = False
    begun: bool = False


def deal_card(deal: DealToday) -> TodayCard:
    """The way to today's deal."""
    # Translators: a button: a game whose deal is the same everywhere today.
    name = _("A deal a day")
    tip = _("Everybody has the same deal today: who makes the most of it?")
    # Translators: what playing the deal of the day is; there is room for about 20 letters.
    whole = _("A game of 20 minutes")
    note = "" if deal.begun or deal.points is not None else whole
    return TodayCard("box.deal", "cards", name, _told(deal), OpenDayDeal(), tip, note=note)


def _told(deal: DealToday) -> str:
    """How it stands."""
    if deal.points is not None:
        own, theirs = deal.points
        text = _("Won, {own} : {theirs}") if deal.won else _("Played, {own} : {theirs}")
        return text.format(own=own, theirs=theirs)
    if deal.begun:
        return _("It waits: go on")
    # Translators: {level}: how strong the opponent is: “Builder”.
    return _("Against: {level}").format(level=level_name(deal.level))
