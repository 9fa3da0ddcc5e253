"""After the two actions: return a mob for one more action, or end the turn (B2.2)."""

from __future__ import annotations

from collections.abc import Sequence

from game.language import _
from game.rules.biomes.moves import EndTurn, Trade
from game.rules.biomes.view import BiomesView
from game.titles.biomes.ui.panels.words import tile_name
from game.ui import theme
from game.ui.boxes import Panel, Sized
from game.ui.controls import FLAT, MAIN, Pressable, button
from game.ui.intents import On, Play
from game.ui.layout import Column, Row
from game.ui.marks import Disc, Keycap, Text
from game.ui.scroll import BAR, Scroll
from game.ui.widget import Widget, grown


def trade_panel(view: BiomesView, mobs: Sequence[str], on: On, *, keyed: bool = True) -> Widget:
    """A row per mob that may be returned, and the end of the turn. ``keyed``: by Enter."""
    rows = [_mob(view, mob, i, on) for i, mob in enumerate(mobs)]
    key = "Enter" if keyed else ""
    end = button(
        "trade.end", _("End turn"), Play(EndTurn()), on, icon="end", tone=MAIN, shortcut=key
    )
    return Sized(
        Panel(
            Column(
                Text(_("One more action?"), theme.HEADING, lines=2),
                # Translators: XP that it brought when it was won.
                Text(_("Return a mob to act once more; its XP stay yours."), theme.BODY),
                grown(Scroll("trade.scroll", Column(*rows, gap=10))),
                end,
                gap=10,
            )
        ),
        width=380 + BAR,
    )


def _mob(view: BiomesView, mob: str, at: int, on: On) -> Widget:
    name = Text(_("Return: {mob}").format(mob=tile_name(view.catalogue, mob)), theme.LABEL, lines=2)
    name.grow = 1.0
    sign = Disc(32, theme.PAPER, theme.INK, icon="plus", width=1.5)
    return Pressable(
        f"trade.{mob}",
        Row(sign, name, Keycap(str(at + 1)), gap=12),
        Play(Trade(mob)),
        on,
        tone=FLAT,
        padding=(12, 8),
        shortcut=str(at + 1),
    )
