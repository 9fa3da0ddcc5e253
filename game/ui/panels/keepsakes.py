"""Keepsakes: medallions that remind of firsts; those that are still to come lie in outline."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.language import _
from game.ui import theme
from game.ui.controls import Pressable, Tone
from game.ui.intents import On, TakeUp
from game.ui.intents.family import OpenFamily
from game.ui.keycaps import KEYCAPS
from game.ui.layout import Column, Grid, Row
from game.ui.marks import Disc, Icon, Text, text_of
from game.ui.theme import Style
from game.ui.widget import Widget, grown

if TYPE_CHECKING:
    from game.ui.shelf.album import Keepsake

SIZE, SMALL, FEW = 52.0, 28.0, 3
"""How large keepsakes are on a page, and on the shelf, where so many of them lie."""
PALE: theme.Ink = "#E9DDC3"
WON = Tone(theme.PAPER_SLIP, theme.INK)
TO_COME = Tone(Style(theme.PASSIVE, "#CDB48C60", 1.0, 10), theme.INK)


@dataclass(frozen=True, slots=True)
class Medal:
    """A keepsake; ``game``: the kept game in which somebody came by it, "" while nobody has;
    ``told``: who did and when."""

    keepsake: Keepsake
    game: str = ""
    told: str = ""


def medallion(keepsake: Keepsake, size: float, *, won: bool = True) -> Widget:
    """The keepsake itself."""
    if won:
        ink, line = theme.PARCHMENT, "#FFE9B8"
        return Disc(size, keepsake.ink, ink, icon=keepsake.icon, line=line, width=size / 20)
    return Disc(size, PALE, theme.LINE, icon=keepsake.icon, line=theme.LINE)


def medals(medals: Sequence[Medal], on: On, columns: int) -> Widget:
    """All of a title, so many side by side; a click on one shows its game."""
    return Grid(*(_medal(medal, on) for medal in medals), columns=columns)


def _medal(medal: Medal, on: On) -> Widget:
    keepsake, won = medal.keepsake, bool(medal.game)
    words = Column(
        Text(keepsake.name(), theme.BODY_BOLD, theme.INK if won else theme.SECOND_INK),
        Text(keepsake.line(), theme.SMALL, theme.INK if won else theme.SECOND_INK),
        text_of(medal.told, theme.SMALL, theme.SECOND_INK),
        gap=0,
    )
    content = Row(medallion(keepsake, SIZE, won=won), grown(words), gap=10)
    intent = TakeUp(medal.game) if won else None
    key = f"family.keepsake.{keepsake.feat}"
    tip = _("Look at the game in which it came") if won else ""
    return Pressable(key, content, intent, on, tone=WON if won else TO_COME, padding=7, tip=tip)


def family_button(newest: Sequence[Keepsake], on: On, *, brief: bool = False) -> Widget:
    """The way to the family's album, with the keepsakes that came last; ``brief``: words alone."""
    small = [medallion(each, SMALL) for each in newest[:FEW]]
    icon = None if brief else Icon("person", 28)
    content = Row(icon, Text(_("Family album"), theme.LABEL, lines=1), *small)
    about = _("The family's album: who plays here, victories and keepsakes")
    tip = KEYCAPS.beside(about, "F")
    padding = (16, 10)
    return Pressable(
        "shelf.family", content, OpenFamily(), on, padding=padding, shortcut="F", tip=tip
    )
