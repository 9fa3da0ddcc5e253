"""The form of what stands beside the table in the place of the cards: head, told, buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.language import _
from game.titles.brewery.ui.panels.dice import YES
from game.ui import theme
from game.ui.boxes import Fit, Padding, Panel, Sized
from game.ui.controls import MAIN, Pressable, button, icon_button
from game.ui.intents import Cancel, Intent, On
from game.ui.layout import Align, Column, Row
from game.ui.marks import Badge, Icon, Rule, Text
from game.ui.scroll import BAR, Scroll
from game.ui.theme import Ink, Style
from game.ui.widget import Widget, grown

WIDTH = 400.0
GAIN = Style(theme.INSET, None, 0, 10)
"""What one gains or pays, set off from the rest."""


class Room(NamedTuple):
    """The width of a panel, and the height that it has at the most."""

    width: float
    height: float


def sheet(
    key: str,
    head: Widget,
    told: Sequence[Widget | None],
    buttons: Widget | None,
    *,
    room: Room,
    gap: float = 8,
) -> Widget:
    """A panel at most so high: what is ``told`` scrolls, its buttons stay below.

    ``key`` names what is told: with another one it shows its beginning.
    """
    body = grown(Scroll(f"{key}.scroll", Column(*told, gap=gap), tells=True))
    above = Padding(Column(head, Rule(), gap=10), (0, 0, BAR, 0))
    below = Padding(buttons, (0, 0, BAR, 0)) if buttons else None
    box = Panel(Column(above, body, below, gap=10), padding=(14, 14, 14 - BAR, 12))
    return Sized(box, width=room.width, max_height=room.height)


def head_of(
    icon: str, heading: str, line: str = "", *, good: bool | None = None, end: Widget | None = None
) -> Widget:
    """A sign, the heading, and a line below it; ``good``: whether that is a yes or a no."""
    sign = Badge(icon, theme.CHOSEN, theme.INK, 52, line=theme.ACCENT, share=0.7)
    ink = theme.SECOND_INK if good is None else YES if good else theme.BLOCKED
    words = Column(
        Text(heading, theme.HEADING, lines=3),
        Text(line, theme.BODY_BOLD, ink, lines=3) if line else None,
        gap=0,
    )
    return Row(sign, grown(words), end, gap=12)


def finding(icon: str, text: str, ink: Ink = theme.INK, *, bold: bool = False) -> Widget:
    """A sentence behind the symbol ``icon`` in ``ink``."""
    words = grown(Text(text, theme.BODY_BOLD if bold else theme.BODY))
    return Row(Icon(icon, 22, ink), words, gap=10, align=Align.START)


def yes_and_back(key: str, name: str, does: Intent, on: On, *, icon: str = "check") -> Widget:
    """The two buttons of a panel: one called ``name`` that ``does`` something, and the way back.

    Their keys begin with ``key``; without room the way back is a symbol alone.
    """
    yes = button(f"{key}.do", name, does, on, icon=icon, tone=MAIN, shortcut="Enter")
    yes.grow = 1.0
    back = button(f"{key}.back", _("Back"), Cancel(), on, shortcut="Esc")
    short = icon_button(f"{key}.back", "back", _("Back"), Cancel(), on, shortcut="Esc")
    return Fit(*(Row(yes, each, gap=10, align=Align.STRETCH) for each in (back, short)))


def back_only(key: str, on: On) -> Pressable:
    """The button of a panel that leads out of it; its key begins with ``key``."""
    return button(f"{key}.back", _("Go back"), Cancel(), on, icon="back", shortcut="Esc")


def titled(name: str, *rows: Widget | None, gap: float = 4) -> Widget:
    """Rows below a small heading."""
    return Column(Text(name, theme.BODY_BOLD, theme.SECOND_INK, lines=2), *rows, gap=gap)
