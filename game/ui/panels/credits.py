"""Credits and licences: who made what, and each licence in full."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from game.language import _
from game.ui import theme
from game.ui.boxes import Anchored, Modal, Padding, Panel, Sized
from game.ui.controls import FLAT, MAIN, Pressable, leave_button
from game.ui.intents import On, OpenNotice
from game.ui.layout import Column, Row
from game.ui.marks import Icon, Text, caption
from game.ui.scroll import Scroll
from game.ui.viewport import Viewport
from game.ui.widget import Widget, grown


@dataclass(frozen=True, slots=True)
class Notice:
    """A work and what it is for; ``text`` is its licence in full ("" where none is at hand)."""

    name: str
    purpose: str
    licence: str
    text: str = ""


def credits_page(
    notices: Sequence[Notice], on: On, viewport: Viewport, opened: int | None = None
) -> Widget:
    """The list of works, or the licence of the ``opened`` one."""
    if opened is None:
        heading = _("Credits and licences")
        entries = [_entry(i, notice, on) for i, notice in enumerate(notices)]
        body = Scroll("credits.scroll", Column(*entries, gap=6))
    else:
        notice = notices[opened]
        heading = f"{notice.name} – {notice.licence}"
        parts = [Text(each) for each in paragraphs(notice.text)]
        body = Scroll(f"credits.text.{opened}", Column(*parts, gap=10))
    body.grow = 1.0
    done = leave_button("credits.done", on, tone=MAIN)
    content = Column(Text(heading, theme.BANNER, lines=2), body, Row(done), gap=16)
    width = min(820.0, viewport.width - 32)
    page = Anchored(Sized(Panel(content, padding=24), width=width), 0.5, 0.5)
    return Modal(page, first="credits.done")


def _entry(number: int, notice: Notice, on: On) -> Widget:
    words = Column(
        Text(notice.name, theme.BODY_BOLD),
        caption(notice.purpose),
        gap=0,
    )
    licence = Text(notice.licence, theme.SMALL_BOLD, theme.SECOND_INK)
    if not notice.text:
        return Padding(Row(grown(words), licence, gap=12), (14, 6))
    row = Row(grown(words), licence, Icon("right", 16), gap=12)
    tip = _("Read the licence")
    key = f"credits.{number}"
    return Pressable(key, row, OpenNotice(number), on, tone=FLAT, padding=(14, 6), tip=tip)


def paragraphs(text: str) -> list[str]:
    """A text without its hard line ends: those between paragraphs and before list items stay."""
    found = []
    for block in re.split(r"\n\s*\n", text.strip()):
        lines = [line.strip() for line in block.splitlines()]
        joined = ""
        for line in lines:
            if re.fullmatch(r"[-=_*]{3,}", line):
                continue
            starts = re.match(r"([-*•]|\(?[a-z0-9]{1,2}[.)]) ", line)
            joined += ("\n" if starts and joined else " " if joined else "") + line
        found.append(joined)
    return [each for each in found if each]
