"""Who plays, as a picture: in the seat's colour and shape, with emblem and strength."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.ai.levels import LEVELS, character
from game.ui import theme
from game.ui.boxes import Anchored, Panel
from game.ui.layout import Stack
from game.ui.marks import Disc, Picture, player_sign
from game.ui.opponents import TEMPER_ICONS, portrait_of, strength
from game.ui.rect import Size
from game.ui.theme import Style
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.paint import Painter
    from game.ui.text import TextMeter

FRAME = 3.0
"""Thickness of a portrait's frame in the seat's colour."""
LEAST_SIGN, MOST_OF_FACE = 20.0, 0.4
"""Side of a seat's shape on a portrait; on a small one it leaves the face free."""
BIG = 80.0
"""Portraits from this side on have room for an emblem."""


class Strength(Widget):
    """How strong a level is, in blocks: as many full ones; ``of_all``: out of all."""

    def __init__(self, level: str, size: float, *, of_all: bool = False) -> None:
        super().__init__()
        self._full = strength(level)
        self._shown = len(LEVELS) if of_all else self._full
        self._size = size

    def natural(self, meter: TextMeter, limit: Size) -> Size:  # noqa: ARG002 - a fixed size
        """Room for all, so that they are of one size side by side; smaller where it is short."""
        return Size(min(self._size * len(LEVELS), limit.width), self._size)

    def draw(self, painter: Painter) -> None:
        """Paint the blocks in the middle."""
        size = min(self._size, self.rect.width / len(LEVELS))
        x, y = self.rect.center[0] - size * self._shown / 2, self.rect.center[1] - size / 2
        for place in range(self._shown):
            ink = theme.STAR if place < self._full else theme.LINE
            painter.icon("block", x + size * place, y, size, ink)


class Pose(NamedTuple):
    """How near a face is, 1 as it is painted, and how far it looks right and down, in parts of the
    picture. It looks no further than it is near: a picture ends at its frame."""

    near: float
    right: float
    down: float

    def towards(self, goal: Pose, share: float, fine: float) -> Pose:
        """A ``share`` of the way to a ``goal``; at it, where the rest is less than ``fine``."""
        pairs = list(zip(self, goal, strict=True))
        if all(abs(end - start) < fine for start, end in pairs):
            return goal
        return Pose(*(start + (end - start) * share for start, end in pairs))

    def nearer(self, by: float) -> Pose:
        """This pose, nearer by a part of the picture."""
        return self._replace(near=self.near + by) if by else self


STILL = Pose(1.0, 0.0, 0.0)
"""As a portrait is painted."""


class Face(Picture):
    """A picture in a pose: a little of its margin is lost."""

    def __init__(self, name: str, size: float, radius: float, pose: Pose) -> None:
        super().__init__(name, size, size, radius)
        self._pose = pose

    def draw(self, painter: Painter) -> None:
        """Paint what the pose leaves of the picture."""
        near, right, down = self._pose
        most = (1.0 - 1.0 / near) / 2
        part = 1.0 / near
        left = (1.0 - part) / 2 - min(max(right, -most), most)
        top = (1.0 - part) / 2 - min(max(down, -most), most)
        painter.image(self._name, self.rect, self._radius, (left, top, part))


class Portrait(Stack):
    """The picture of whoever plays a seat."""


def portrait(agent: str, color: str, size: float, pose: Pose = STILL) -> Portrait:
    """The picture of whoever plays a seat, framed in its colour, with its shape.

    ``agent``: an agent's name or a person's; ``color``: that of the seat; ``size``: in logical
    units; a big one has the emblem of the temper in its corner. ``pose``: how near the face is and
    where it looks.
    """
    who = character(agent)
    frame = min(size * 0.06, FRAME)
    picture = Face(portrait_of(agent, color), size - 2 * frame, size * 0.07, pose)
    ground = Style(theme.PLAYER_FILL[color], None, 0, size * 0.09)
    sign_size = max(size * 0.26, min(LEAST_SIGN, size * MOST_OF_FACE))
    sign = Anchored(player_sign(color, sign_size), 0.0, 1.0, 0)
    emblem = None
    if who is not None and who.temper and size >= BIG:
        icon = TEMPER_ICONS[who.temper]
        disc = Disc(size * 0.3, theme.PARCHMENT, theme.INK, icon=icon, line=theme.STAR)
        emblem = Anchored(disc, 1.0, 0.0, 0)
    return Portrait(Panel(picture, ground, frame), sign, emblem)


def agent_face(agent: str, color: str, size: float, radius: float) -> Picture:
    """The picture alone of who plays a seat."""
    return Picture(portrait_of(agent, color), size, size, radius)


def teacher_face(name: str, size: float) -> Picture:
    """The picture of somebody who explains, by the name of the portrait."""
    return Picture(f"portraits/{name}", size, size, size * 0.2)
