"""What the teacher says when somebody's first game is over."""

from __future__ import annotations

from dataclasses import dataclass

from game.language import _
from game.ui import theme
from game.ui.boxes import Panel
from game.ui.controls import FLAT, Pressable
from game.ui.intents import On, WatchReplay
from game.ui.layout import Align, Column, Row
from game.ui.marks import Icon, Picture, Text
from game.ui.panels.lesson import NAMES, PORTRAITS
from game.ui.theme import Style
from game.ui.widget import Widget, grown

FACE = 72.0
GROUND = Style(theme.PASSIVE, theme.LINE, 1.5, 12)


@dataclass(frozen=True, slots=True)
class Closing:
    """``who`` says a ``kind`` word; the newcomer's best ``deed``, the ``points`` that it brought
    and the position of the game before it (``begun``); what to ``try_next``. Each may be ""."""

    who: str
    kind: str
    deed: str
    points: int
    begun: int
    try_next: str


def closing_panel(closing: Closing, on: On) -> Widget:
    """Face and words; the best move opens the replay there."""
    words = Column(
        Text(NAMES[closing.who], theme.SMALL_BOLD, theme.SECOND_INK, lines=1),
        Text(closing.kind, theme.LABEL),
        _best(closing, on) if closing.deed else None,
        Text(closing.try_next, theme.BODY) if closing.try_next else None,
        gap=4,
    )
    face = Picture(f"portraits/{PORTRAITS[closing.who]}", FACE, FACE, FACE * 0.2)
    return Panel(Row(face, grown(words), gap=14, align=Align.START), GROUND, (14, 10))


def _best(closing: Closing, on: On) -> Widget:
    """The best move, which can be watched once more."""
    told = _("Your best move: {deed} (+{count})").format(deed=closing.deed, count=closing.points)
    row = Row(
        Icon("star", 24, theme.STAR),
        grown(Text(told, theme.BODY_BOLD)),
        Icon("replay", 22),
        gap=10,
        align=Align.CENTER,
    )
    tip = _("Watch it happen")
    return Pressable(
        "closing.best", row, WatchReplay(closing.begun), on, tone=FLAT, padding=(8, 5), tip=tip
    )
