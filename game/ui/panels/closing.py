"""What the teacher says when somebody's first game is over."""

from __future__ import annotations

from dataclasses import dataclass

from game.ui import theme
from game.ui.boxes import Panel
from game.ui.layout import Align, Column, Row
from game.ui.marks import Text, text_of
from game.ui.panels.lesson import PORTRAITS, teacher_name
from game.ui.portraits import teacher_face
from game.ui.theme import Style
from game.ui.widget import Widget, grown

FACE = 60.0
GROUND = Style(theme.PAPER, theme.ACCENT, 2, 12)


@dataclass(frozen=True, slots=True)
class Closing:
    """``who`` says a ``kind`` word, and what to ``try_next``, or ""."""

    who: str
    kind: str
    try_next: str


def closing_panel(closing: Closing) -> Widget:
    """Face and words; below stand the points, and the best move with all that decided the game."""
    words = Column(
        Text(teacher_name(closing.who), theme.SMALL_BOLD, theme.SECOND_INK, lines=1),
        Text(closing.kind, theme.LABEL),
        text_of(closing.try_next, theme.BODY),
        gap=4,
    )
    face = teacher_face(PORTRAITS[closing.who], FACE)
    return Panel(Row(face, grown(words), gap=14, align=Align.START), GROUND, (14, 10))
