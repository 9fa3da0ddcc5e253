"""A line that somebody says: a bubble upon the own card, below the face, over nothing else's room
than it needs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.ui import theme
from game.ui.controls import Pressable, Tone
from game.ui.intents import Hush, On
from game.ui.layout import Container
from game.ui.marks import Text
from game.ui.portraits import Portrait
from game.ui.rect import Rect, Size
from game.ui.theme import Style
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.paint import Painter
    from game.ui.text import TextMeter

KEY = "said"
TAIL, TAIL_WIDE = 8.0, 16.0
"""Height of the tail that points at whoever speaks, and its width where it grows out."""
INSET = 6.0
"""So much narrower than the card on either side."""
SPEAKS = 26.0
"""So far from the card's left edge the tail points up."""
LINE = 2.5
LEAST = 24.0
"""Height that the box begins to unroll with, so that its corners are round."""
PADDING = (8.0, 6.0)


@dataclass(frozen=True, slots=True)
class Speech:
    """What is said: by which seat, in which colour, and how far the bubble has come, 0-1."""

    seat: int
    text: str
    color: str
    part: float = 1.0


def card_of(seat: int) -> str:
    """The key of a seat's card."""
    return f"card.{seat}"


class Bubble(Pressable):
    """The line in its box; it unrolls from below the face, and a click puts it away."""

    def __init__(self, speech: Speech, on: On) -> None:
        self._edge = theme.PLAYER_FILL[speech.color]
        tone = Tone(Style(theme.PAPER, self._edge, LINE, 12, shadow=True), theme.INK)
        text = Text(speech.text, theme.SMALL_BOLD)
        super().__init__(KEY, text, Hush(), on, tone=tone, padding=PADDING)
        self._part = speech.part

    @property
    def focusable(self) -> bool:
        """It goes by itself: the keyboard need not come to it."""
        return False

    def paint(self, painter: Painter) -> None:
        """Paint as much of it as has come, and its tail."""
        if self._part == 1.0:
            super().paint(painter)
        else:
            box = self.rect
            seen = Rect(box.x, box.y, box.width, max(box.height * self._part, LEAST))
            painter.box(seen, self._tone.style)
            inside = seen.inset(LINE, LINE, LINE, LINE)
            with painter.clipped(inside), painter.ground(self._tone.style.fill):
                self.children[0].paint(painter)
        self._paint_tail(painter)

    def _paint_tail(self, painter: Painter) -> None:
        """A tail of the bubble's own paper, its edges as the box's."""
        x, y = self.rect.x + SPEAKS - INSET, self.rect.y + LINE
        left, tip, right = (x, y), (x + 3.0, y - TAIL), (x + TAIL_WIDE, y)
        rows = int(2 * TAIL)
        for row in range(rows + 1):
            along = row / rows
            start = (left[0] + (tip[0] - left[0]) * along, y - TAIL * along)
            end = (right[0] + (tip[0] - right[0]) * along, y - TAIL * along)
            painter.line((start, end), theme.PAPER, 1.5)
        painter.line(((left[0], y - 1), tip, (right[0], y - 1)), self._edge, LINE)


class Speaking(Container):
    """The panels, and what is said over the card of whoever speaks, if that is shown."""

    def __init__(self, panels: Widget, speech: Speech, on: On) -> None:
        super().__init__((panels, Bubble(speech, on)))
        self._card = card_of(speech.seat)
        self._there = False

    @property
    def children(self) -> Sequence[Widget]:
        """The bubble is there as long as the card is."""
        return self._children if self._there else self._children[:1]

    @property
    def overlaps(self) -> bool:
        """It lies over the panels."""
        return True

    def arrange(self, meter: TextMeter, rect: Rect) -> None:
        """Place the panels as if nobody spoke, then the bubble below the speaker's face or name."""
        panels, bubble = self._children
        panels.place(meter, rect)
        card = next((each for each in panels.landmarks() if each.key == self._card), None)
        self._there = card is not None
        if card is None:
            return
        place, top = card.rect, _speaker(card).rect.bottom + 2.0
        width = place.width - 2 * INSET
        height = bubble.measure(meter, Size(width, rect.height)).height
        top = min(top + TAIL, rect.bottom - height - INSET)
        bubble.place(meter, Rect(place.x + INSET, top, width, height))


def _speaker(card: Widget) -> Widget:
    """The face on a card, or else the name: who speaks can be read while he does."""
    parts: list[Widget] = [each for each in card.walk() if isinstance(each, Portrait | Text)]
    return next((each for each in parts if isinstance(each, Portrait)), (parts or [card])[0])
