"""The ways from a game to its deal: to one of the same deal, and to what others got in it."""

from __future__ import annotations

from game.language import _
from game.ui import theme
from game.ui.controls import FLAT, Pressable
from game.ui.intents import On
from game.ui.intents.deals import OpenDeal, SameDeal
from game.ui.layout import Row
from game.ui.marks import Icon, Keycap, Text
from game.ui.panels.replay import Way
from game.ui.widget import Widget

SIGN = "search"
"""The icon of the page of a deal, and of each button that leads there."""


def deal_buttons(on: On) -> Widget:
    """From a result: to another game with all that chance brought to this one, and to what others
    got in it."""
    tip = _("The same deal once more: what does somebody else make of it, or you yourself?")
    words = Row(Icon("cards", 22), Text(_same(), theme.BODY_BOLD, lines=1), Keycap("D"))
    key, game = "result.same", SameDeal()
    same = Pressable(key, words, game, on, tone=FLAT, padding=(10, 5), shortcut="D", tip=tip)
    compare = Row(Icon(SIGN, 22), Text(compared_name(), theme.BODY_BOLD, lines=1))
    look, told = OpenDeal(), compared_tip()
    page = Pressable("result.deal", compare, look, on, tone=FLAT, padding=(10, 5), tip=told)
    return Row(same, page, gap=6)


def deal_ways(*, compared: bool) -> tuple[Way, ...]:
    """The same over the bar of a replay; ``compared``: there are games to compare."""
    same = Way("same", "cards", _same(), SameDeal(), "D")
    compare = Way("deal", SIGN, compared_name(), OpenDeal())
    return (same, compare) if compared else (same,)


def compared_name() -> str:
    """What the page of a deal is called, and each button that leads there."""
    # Translators: a button, and the heading of the page where it leads: who got what in games of
    # the same deal.
    return _("Compare")


def compared_tip() -> str:
    """What one sees on that page."""
    return _("Who got what in this deal, and what strong players reach")


def _same() -> str:
    # Translators: a button: another game, dealt as this one was.
    return _("Same deal")
