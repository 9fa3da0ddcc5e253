"""The own pile of weapons: what is in it, never in which order (B6.10)."""

from __future__ import annotations

from collections import Counter

from game.language import _, ngettext
from game.rules.biomes.catalogue import Weapon, WeaponKind, find_weapon
from game.rules.biomes.view import BiomesView
from game.titles.biomes.ui.hands.selection import PILE
from game.titles.biomes.ui.panels.words import weapon_icon
from game.ui import theme
from game.ui.boxes import Panel, Sized
from game.ui.controls import button
from game.ui.intents import On, Unfold
from game.ui.layout import Column, Row
from game.ui.marks import Disc, Icon, Text
from game.ui.scroll import Scroll
from game.ui.widget import Widget


def weapon_help(weapon: Weapon) -> str:
    """What a weapon does in a fight."""
    # Translators: what a weapon does in a fight; it is the subject.
    return {
        WeaponKind.POTATO: _("Does no harm to anybody."),
        WeaponKind.BOW: _("Turns up one more token."),
        WeaponKind.HOE: _("2 XP at once, won or lost."),
        WeaponKind.PICKAXE: _("Take a block at once."),
        WeaponKind.TNT: _("Light it for its hearts; then it is gone."),
    }.get(weapon.kind, _("Hits with its hearts."))


def pile_panel(view: BiomesView, seat: int, on: On, *, height: float = 560) -> Widget:
    """The tokens the viewer knows in a seat's pile, counted by kind, and the unknown ones."""
    player = view.players[seat]
    weapons = [find_weapon(view.catalogue, token) for token in player.pile]
    counts = Counter((w.name, w.kind, w.hearts) for w in weapons)
    sample = {(w.name, w.kind, w.hearts): w for w in weapons}
    rows = [_row(sample[key], counts[key]) for key in sorted(counts, key=lambda k: (-k[2], k[0]))]
    unknown = player.pile_size - len(player.pile)
    if unknown:
        text = ngettext("{count} unknown token", "{count} unknown tokens", unknown)
        rows.append(Text(text.format(count=unknown), theme.BODY, lines=2))
    body = Scroll("pile.scroll", Column(*rows, gap=8))
    body.grow = 1.0
    close = button("pile.close", _("Close"), Unfold(PILE), on, icon="check", shortcut="Esc")
    content = Column(Text(_("Your weapons"), theme.HEADING, lines=2), body, close, gap=12)
    return Sized(Panel(content), width=400, max_height=height)


def _row(weapon: Weapon, count: int) -> Widget:
    words = Column(
        Text(_(weapon.name), theme.LABEL, lines=2),
        Text(weapon_help(weapon), theme.SMALL, theme.SECOND_INK, lines=3),
        gap=0,
    )
    words.grow = 1.0
    hearts = Row(
        Text(str(weapon.hearts), theme.NUMBER, lines=1), Icon("heart", 18, theme.HEART), gap=4
    )
    times = Text(f"× {count}", theme.NUMBER, lines=1)
    sign = Disc(40, theme.PAPER, theme.INK, icon=weapon_icon(weapon), width=1.5)
    return Row(sign, words, hearts, times, gap=12)
