"""A deal at the set-up: what is the same as in the game before, and what isn't."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from game import formats
from game.language import _
from game.ui.controls import FLAT, button
from game.ui.intents import On
from game.ui.intents.deals import OpenDeal
from game.ui.layout import Column
from game.ui.marks import Text, caption
from game.ui.panels.deals.ways import SIGN, compared_name, compared_tip
from game.ui.widget import Widget


@dataclass(frozen=True, slots=True)
class Dealt:
    """The deal that is to be played; ``day``: whose it is, None: no day's."""

    day: date | None = None


def dealt_title(dealt: Dealt, title: str) -> str:
    """The heading of the set-up of a game called ``title``."""
    if dealt.day is None:
        # Translators: “…: {title}” will do: it is the name of a game.
        return _("{title}: the same deal").format(title=title)
    # Translators: {title}: the name of a game; {day}: “27 November”.
    text = _("{title}: the deal of {day}")
    return text.format(title=title, day=formats.day_without_year(dealt.day))


def dealt_note(dealt: Dealt, on: On) -> Widget:
    """What is the same, and the way to what others got."""
    if dealt.day is not None:
        # Translators: no gender of the person: use the present, or no person.
        same = _("Everybody has the same deal that day. Your first game of it counts.")
    else:
        # Translators: what is the same in a game of the same deal.
        same = _("Everything is dealt as in that game, and the opponents think alike.")
    # Translators: about a game of the same deal.
    later = _("What chance brings later stays the same until somebody plays otherwise.")
    words = Column(Text(same), caption(later), gap=4)
    look, tip = OpenDeal(), compared_tip()
    page = button("setup.deal", compared_name(), look, on, icon=SIGN, tone=FLAT, tip=tip)
    return Column(words, page)
