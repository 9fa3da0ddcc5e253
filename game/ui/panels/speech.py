"""A line that somebody says: a bubble beside the own card, over no panel and nobody's card."""

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
"""Length of the tail that points at whoever speaks, and its width where it grows out."""
INSET = 6.0
"""So much narrower than the card on either side, and so far from other panels and the edge."""
ROUND = 12.0
"""Radius of the corners: the tail grows out between them."""
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
    """The line in its box; it unrolls beside the face, and a click puts it away. ``points``: how
    far down the window the tail points."""

    def __init__(self, speech: Speech, on: On) -> None:
        self._edge = theme.PLAYER_FILL[speech.color]
        tone = Tone(Style(theme.PAPER, self._edge, LINE, ROUND, shadow=True), theme.INK)
        text = Text(speech.text, theme.SMALL_BOLD)
        super().__init__(KEY, text, Hush(), on, tone=tone, padding=PADDING)
        self._part = speech.part
        self.points = 0.0

    @property
    def focusable(self) -> bool:
        """It goes by itself: the keyboard need not come to it."""
        return False

    def paint(self, painter: Painter) -> None:
        """Paint as much of it as has come, and its tail."""
        seen = self.rect
        if self._part == 1.0:
            super().paint(painter)
        else:
            seen = Rect(seen.x, seen.y, seen.width, max(seen.height * self._part, LEAST))
            painter.box(seen, self._tone.style)
            inside = seen.inset(LINE, LINE, LINE, LINE)
            with painter.clipped(inside), painter.ground(self._tone.style.fill):
                self.children[0].paint(painter)
        self._paint_tail(painter, seen)

    def _paint_tail(self, painter: Painter, box: Rect) -> None:
        """A tail of the bubble's own paper, its edges as the box's."""
        half, x = TAIL_WIDE / 2, box.right - LINE
        high = max(box.bottom - ROUND, box.y + ROUND)
        y = min(max(self.points, box.y + ROUND), high)
        columns = int(2 * TAIL)
        for column in range(columns + 1):
            along = column / columns
            across, reach = x + TAIL * along, half * (1 - along)
            painter.line(((across, y - reach), (across, y + reach)), theme.PAPER, 1.5)
        tip = (x + TAIL, y)
        painter.line(((x + 1, y - half), tip, (x + 1, y + half)), self._edge, LINE)


class Speaking(Container):
    """The panels, and what is said beside the card of whoever speaks.

    Where that isn't shown, or a panel leaves no room beside it, nothing is said: a bubble elsewhere
    would be taken for somebody else's.
    """

    def __init__(self, panels: Widget, speech: Speech, on: On) -> None:
        super().__init__((panels, Bubble(speech, on)))
        self._card = card_of(speech.seat)
        self._there = False

    @property
    def children(self) -> Sequence[Widget]:
        """The bubble is there as long as there is room beside the card."""
        return self._children if self._there else self._children[:1]

    @property
    def overlaps(self) -> bool:
        """It lies over the panels."""
        return True

    def arrange(self, meter: TextMeter, rect: Rect) -> None:
        """Place the panels as if nobody spoke, then the bubble at the left of the card."""
        panels, bubble = self._children
        panels.place(meter, rect)
        card = next((each for each in panels.landmarks() if each.key == self._card), None)
        self._there = False
        if card is None or not isinstance(bubble, Bubble):
            return
        bubble.points = _speaker(card).rect.center[1]
        width = card.rect.width - 2 * INSET
        height = bubble.measure(meter, Size(width, rect.height)).height
        best = Rect(card.rect.x - TAIL - width, card.rect.y, width, height)
        free = _beside(card.rect, best, _panels(panels, best), rect)
        if free is not None:
            self._there = True
            bubble.place(meter, free)


def _panels(root: Widget, beside: Rect) -> list[Rect]:
    """What lies over the table in the same column as a place: no more than that is in its way."""
    found = (each.rect for each in root.walk() if each.solid)
    return [each for each in found if each.x < beside.right and each.right > beside.x]


def _beside(card: Rect, best: Rect, others: Sequence[Rect], window: Rect) -> Rect | None:
    """The place nearest to the ``best`` one, higher or lower, that is over no ``others``, and from
    which the tail still points at the ``card`` or its edge; None: there is none."""
    lowest = window.bottom - INSET - best.height
    tops = [max(best.y, window.y + INSET), lowest]
    tops += [each.bottom + INSET for each in others]
    tops += [each.y - INSET - best.height for each in others]
    places = (Rect(best.x, top, best.width, best.height) for top in tops)
    found = [
        each
        for each in places
        if window.y + INSET <= each.y <= lowest
        and card.y - INSET <= each.bottom - ROUND
        and each.y + ROUND <= card.bottom + INSET
        and not any(each.meets(other).height > 0 for other in others)
    ]
    return min(found, key=lambda each: abs(each.y - best.y), default=None)


def _speaker(card: Widget) -> Widget:
    """The face on a card, or else the name: who speaks can be read while he does."""
    parts: list[Widget] = [each for each in card.walk() if isinstance(each, Portrait | Text)]
    return next((each for each in parts if isinstance(each, Portrait)), (parts or [card])[0])
