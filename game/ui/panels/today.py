"""What there is for a title today, as small cards on the page of its box."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.ui import theme
from game.ui.boxes import shrinking
from game.ui.controls import Pressable
from game.ui.intents import Intent, On
from game.ui.layout import Align, Column, Grid, Row
from game.ui.marks import Icon, text_of
from game.ui.widget import Widget, grown

ABREAST = 2
"""So many cards stand side by side."""


@dataclass(frozen=True, slots=True)
class TodayCard:
    """Something for today: its ``key`` and ``icon``, what it is called, how it stands in words, or
    as a sign of its own (``mark``), where it leads, its tip, and what else is to be known
    (``note``)."""

    key: str
    icon: str
    name: str
    told: str
    intent: Intent
    tip: str
    mark: Widget | None = None
    note: str = ""


def today_row(cards: Sequence[TodayCard], on: On) -> Widget | None:
    """All of them; one alone is as wide as all."""
    if not cards:
        return None
    return Grid(*(_card(each, on) for each in cards), columns=min(len(cards), ABREAST))


def _card(card: TodayCard, on: On) -> Widget:
    name = shrinking(card.name, theme.LABEL, theme.BODY_BOLD, theme.SMALL_BOLD)
    told = text_of(card.told, theme.SMALL, theme.SECOND_INK)
    note = text_of(card.note, theme.SMALL, theme.SECOND_INK)
    words = Column(name, card.mark, told, note, gap=2, align=Align.START)
    content = Row(Icon(card.icon, 32, theme.STAR), grown(words), gap=10)
    return Pressable(card.key, content, card.intent, on, tip=card.tip)
