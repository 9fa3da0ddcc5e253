"""The ways from a game to its deal: to one of the same deal, and to what others got in it."""

from __future__ import annotations

from game.language import _
from game.ui.controls import button, icon_button
from game.ui.intents import On
from game.ui.intents.deals import OpenDeal, SameDeal
from game.ui.panels.replay import Way
from game.ui.widget import Widget


def deal_buttons(on: On) -> tuple[Widget, Widget, Widget, Widget]:
    """From a result: to another game with all that chance brought to this one, by name and key and,
    where there is little room, by its name, or its sign alone; to what others got in this deal."""
    tip = _("All lies as it did: what does somebody else make of it, or you yourself?")
    sign, key, game = "cards", "result.same", SameDeal()
    same = button(key, _same(), game, on, icon=sign, shortcut="D", tip=tip)
    plain = button(key, _same(), game, on, icon=sign, also="D", tip=tip)
    small = icon_button(key, sign, _same(), game, on, shortcut="D")
    name = _("Who got what in this deal, and what strong players reach")
    return same, plain, small, icon_button("result.deal", "search", name, OpenDeal(), on)


def deal_ways(*, compared: bool) -> tuple[Way, ...]:
    """The same over the bar of a replay; ``compared``: there are games to compare."""
    same = Way("same", "cards", _same(), SameDeal(), "D")
    # Translators: a button: see who got what in games of the same deal.
    compare = Way("deal", "search", _("Compare"), OpenDeal())
    return (same, compare) if compared else (same,)


def _same() -> str:
    # Translators: a button: another game in which all lies as it did in this one.
    return _("Same deal")
