"""Since your last turn: what the others did, each line to be shown once more."""

from __future__ import annotations

from collections.abc import Sequence

from game.language import _
from game.ui import theme
from game.ui.boxes import Panel, Sized
from game.ui.controls import FLAT, Pressable, icon_button
from game.ui.intents import Dismiss, LightUp, On, Rerun
from game.ui.layout import Column, Row
from game.ui.marks import Icon, Text, player_sign
from game.ui.panels.biomes.log import LogLine
from game.ui.persons import People
from game.ui.scroll import Scroll
from game.ui.widget import Widget


def strip(
    lines: Sequence[LogLine], people: People, on: On, *, width: float = 320, height: float = 320
) -> Widget:
    """The strip; a click on a line shows it again on the table."""
    heading = Text(_("Since your last turn"), theme.BODY_BOLD, lines=2)
    heading.grow = 1.0
    close = icon_button(
        "strip.close", "close", _("Close"), Dismiss("strip"), on, tone=FLAT, size=14
    )
    rows = Column(*(_line(each, people, on) for each in lines), gap=4)
    body = Scroll("strip.scroll", rows)
    body.grow = 1.0
    content = Column(Row(heading, close), body, gap=6)
    return Sized(Panel(content, padding=(10, 8)), width=width, max_height=height)


def _line(each: LogLine, people: People, on: On) -> Widget:
    sign: Widget = Icon("layers", 20)
    if each.seat is not None:
        sign = player_sign(people[each.seat].color, 22)
    words = Text(each.text, theme.SMALL)
    words.grow = 1.0
    return Pressable(
        f"strip.{each.number}",
        Row(sign, words, gap=8),
        Rerun(each.number),
        on,
        tone=FLAT,
        padding=(8, 3),
        tip=_("Show it again"),
        hover=(LightUp(each.number), LightUp(None)),
    )
