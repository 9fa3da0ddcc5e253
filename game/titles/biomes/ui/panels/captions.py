"""Small signs on the table: what a token adds, what a space or a group is worth."""

from __future__ import annotations

from game.language import _
from game.rules.biomes.catalogue import Catalogue, WeaponKind, find_weapon
from game.titles.biomes.ui.panels.words import points
from game.ui import theme
from game.ui.boxes import Panel
from game.ui.layout import Row
from game.ui.marks import Disc, Icon, Text, characteristic_sign
from game.ui.theme import CHOSEN_PANEL, PANEL, Style
from game.ui.widget import Widget

BONUS = 44.0
"""Across the disc that tells what a space adds."""


def caption(text: str, *, hearts: int | None = None, lit: bool = False) -> Widget:
    """The small sign under a token on the stage; ``lit`` for the one that comes next."""
    style = CHOSEN_PANEL if lit else PANEL
    box = Style(style.fill, style.line, style.width, 10, shadow=True)
    sign = None
    if hearts is not None:
        ink = theme.HEART if hearts else theme.EMPTY_HEART
        sign = Icon("heart" if hearts else "heart_o", 22, ink)
    return Panel(Row(Text(text, theme.NUMBER, lines=1), sign, gap=8), box, (12, 5))


def token_caption(catalogue: Catalogue, token: str, *, short: bool = False) -> Widget:
    """The caption of a token that was turned up: "Stone sword 2"; ``short``: "2"."""
    weapon = find_weapon(catalogue, token)
    if short and weapon.kind is not WeaponKind.TNT:
        return caption(str(weapon.hearts))
    if weapon.kind is WeaponKind.TNT:
        return caption(_(weapon.name))
    # Translators: a weapon and the number of its hearts.
    text = _("{weapon} {hearts}").format(weapon=_(weapon.name), hearts=weapon.hearts)
    return caption(text, hearts=weapon.hearts)


def hidden_caption(*, first: bool) -> Widget:
    """The caption of a token that lies face down; ``first``: it is the one that comes next."""
    # Translators: two captions of a token: the one that is next, and any other.
    return caption(_("Turns up next") if first else _("Face down"), lit=first)


def bonus(worth: int) -> Widget:
    """What a space adds to its group: "+4" on a disc."""
    return Disc(BONUS, theme.PAPER, theme.INK, text=f"+{worth}", width=3)


def group_caption(trait: str, worth: int, *, lit: bool = False) -> Widget:
    """The sign of a group and what it would score; ``lit`` for the one that is meant."""
    style = CHOSEN_PANEL if lit else PANEL
    box = Style(style.fill, style.line, style.width, 12, shadow=True)
    words = Text(points(worth), theme.BIG_NUMBER, lines=1)
    return Panel(Row(characteristic_sign(trait, 32), words, gap=8), box, (8, 5, 12, 5))


def member(trait: str) -> Widget:
    """The small sign of a space that counts with a group whose points are told elsewhere."""
    return Panel(
        characteristic_sign(trait, 26), Style(PANEL.fill, PANEL.line, 2, 9, shadow=True), 4
    )
