"""Who plays, as a picture: in the seat's colour and shape, with emblem and strength."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ai.levels import LEVELS, character
from game.ui import theme
from game.ui.boxes import Anchored, Panel
from game.ui.layout import Stack
from game.ui.marks import Disc, Picture, player_sign
from game.ui.opponents import TEMPER_ICONS, portrait_of, strength
from game.ui.theme import Style
from game.ui.widget import Size, Widget

if TYPE_CHECKING:
    from game.ui.paint import Painter
    from game.ui.text import TextMeter

FRAME = 3.0
"""Thickness of a portrait's frame in the seat's colour."""
LEAST_SIGN = 20.0
BIG = 80.0
"""Portraits from this side on have room for an emblem."""


class Strength(Widget):
    """How strong a level is, in blocks: as many full ones; ``of_all``: out of five."""

    def __init__(self, level: str, size: float, *, of_all: bool = False) -> None:
        super().__init__()
        self._full = strength(level)
        self._shown = len(LEVELS) if of_all else self._full
        self._size = size

    def natural(self, meter: TextMeter, limit: Size) -> Size:  # noqa: ARG002 - a fixed size
        """Room for five, so that they are of one size side by side; smaller where it is short."""
        return Size(min(self._size * len(LEVELS), limit.width), self._size)

    def draw(self, painter: Painter) -> None:
        """Paint the blocks in the middle."""
        size = min(self._size, self.rect.width / len(LEVELS))
        x, y = self.rect.center[0] - size * self._shown / 2, self.rect.center[1] - size / 2
        for place in range(self._shown):
            ink = theme.STAR if place < self._full else theme.LINE
            painter.icon("block", x + size * place, y, size, ink)


class Portrait(Stack):
    """The picture of whoever plays a seat; ``agent`` and ``color`` tell who it is."""

    def __init__(self, agent: str, color: str, *layers: Widget | None) -> None:
        super().__init__(*layers)
        self.agent, self.color = agent, color


def portrait(agent: str, color: str, size: float) -> Portrait:
    """The picture of whoever plays a seat, framed in its colour, with its shape.

    A big one has the emblem of the temper in its corner.
    """
    who = character(agent)
    frame = min(size * 0.06, FRAME)
    picture = Picture(portrait_of(agent, color), *(size - 2 * frame,) * 2, size * 0.07)
    ground = Style(theme.PLAYER_FILL[color], None, 0, size * 0.09)
    sign = Anchored(player_sign(color, max(size * 0.26, LEAST_SIGN)), 0.0, 1.0, 0)
    emblem = None
    if who is not None and who.temper and size >= BIG:
        icon = TEMPER_ICONS[who.temper]
        disc = Disc(size * 0.3, theme.PARCHMENT, theme.INK, icon=icon, line=theme.STAR)
        emblem = Anchored(disc, 1.0, 0.0, 0)
    return Portrait(agent, color, Panel(picture, ground, frame), sign, emblem)
