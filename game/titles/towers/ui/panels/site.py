"""A tower whose blocks are still being chosen: how many it has, and those to choose from (T6.1)."""

from __future__ import annotations

from game.language import _, ngettext
from game.rules.towers.moves import Counts
from game.rules.towers.view import TowersView
from game.titles.towers.ui.choices import FOR_ME, MoreOf
from game.titles.towers.ui.panels.materials import chip, chips, material
from game.titles.towers.ui.panels.words import exactly
from game.ui import theme
from game.ui.boxes import Panel, Sized
from game.ui.controls import FLAT, Pressable, button
from game.ui.intents import Cancel, Choose, On
from game.ui.layout import Column, Row
from game.ui.marks import Badge, Rule, Text
from game.ui.scroll import BAR, Scroll
from game.ui.widget import Widget, grown


def site(
    view: TowersView,
    seat: int,
    blocks: Counts,
    on: On,
    *,
    begun: bool,
    width: float,
    height: float,
) -> Widget:
    """What is chosen so far; a button for each material.

    ``begun``: the pawn is chosen, and what lacks can be chosen for the player.
    """
    chosen, tall = sum(blocks), view.phase + 1
    sign = Badge("build", theme.CHOSEN, theme.INK, 52, line=theme.ACCENT, share=0.7)
    # Translators: {count} blocks are chosen, a tower of {height} is wanted.
    text = ngettext("{count} of {height} chosen", "{count} of {height} chosen", chosen)
    heading = _("Choose the pawn") if chosen == tall else _("Choose blocks")
    words = Column(
        Text(heading, theme.HEADING, lines=2),
        Text(exactly(view.phase), theme.BODY_BOLD, theme.SECOND_INK, lines=3),
        gap=0,
    )
    now = Row(
        grown(Text(text.format(count=chosen, height=tall), theme.BODY_BOLD, lines=2)),
        chips(blocks, 26) if chosen else None,
        gap=10,
    )
    rows = [
        _row(colour, blocks[colour], has, on)
        for colour, has in enumerate(view.players[seat].blocks)
        if has
    ]
    back = button("preview.back", _("Go back"), Cancel(), on, icon="back", shortcut="Esc")
    for_me = None
    if begun and chosen < tall:
        # Translators: button: the missing blocks are chosen for the player.
        label = _("Choose for me")
        for_me = button("site.for_me", label, Choose(FOR_ME), on, icon="hint", tone=FLAT)
    body = grown(Scroll("site.scroll", Column(now, *rows, for_me, gap=6)))
    content = Column(Row(sign, grown(words), gap=12), Rule(), body, back, gap=10)
    box = Panel(content, padding=(14, 14, 14 - BAR / 2, 12))
    return Sized(box, width=width, max_height=height)


def _row(colour: int, chosen: int, has: int, on: On) -> Widget:
    count = Text(f"{chosen} / {has}", theme.NUMBER, lines=1)
    return Pressable(
        f"site.{colour}",
        Row(chip(colour, 28), grown(Text(material(colour), theme.BODY_BOLD)), count, gap=10),
        Choose(MoreOf(colour)),
        on,
        tone=FLAT,
        padding=(10, 6),
    )
