"""A game's box as it stands on the shelf: a baked picture, its name live on the lid's plate."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from game.ui import theme
from game.ui.boxes import Anchored, Fit, Panel, Sized, spacer
from game.ui.layout import Column, Container, Row, Stack
from game.ui.marks import Text
from game.ui.rect import Rect, Size
from game.ui.theme import Style
from game.ui.viewport import Viewport
from game.ui.widget import Widget, grown

if TYPE_CHECKING:
    from game.ui.intents import Intent, On
    from game.ui.paint import Painter
    from game.ui.text import TextMeter

PICTURE = Size(724, 684)
"""Pixels of a box's picture, its shadow included."""
FRONT = Rect(48, 44, 600, 640)
"""Where the lid is in the picture."""
PLATE = Rect(64, 524, 568, 144)
"""Where the name stands in the picture."""
TRINKETS = Size(420, 330)
"""Pixels of the pictures of what stands beside the boxes, on their lower edge."""
LEAST_ROOM, MOST_ROOM = 110.0, 250.0
"""Units beside the boxes from which on something stands there, and that it fills at most."""
LIFT = 6.0
"""How far a box rises under the pointer, in units."""


class GameBox(Container):
    """The box of ``title``, ``height`` units high with its edges; pressing it sends ``intent``.

    ``intent`` None: it can't be opened yet. ``label`` lies on the plate, whose colour is ``plate``.
    ``picture``: the box itself; without, the one of the title's name.
    """

    def __init__(
        self,
        title: str,
        label: Widget,
        height: float,
        intent: Intent | None,
        on: On,
        *,
        plate: theme.Ink,
        picture: str = "",
        tip: str = "",
    ) -> None:
        super().__init__((label,))
        self.key = f"shelf.{title}"
        self.tip = tip
        self._picture = picture or f"boxes/{title}"
        self._scale = height / PICTURE.height
        self._intent = intent
        self._on = on
        self._plate = plate

    @property
    def squeezes(self) -> bool:
        """It is as wide as its picture, whatever is written on it."""
        return True

    @property
    def focusable(self) -> bool:
        """A box that can be opened takes the keyboard."""
        return self._intent is not None

    def activate(self) -> None:
        """Open it."""
        if self._intent is not None:
            self._on(self._intent)

    def natural(self, meter: TextMeter, limit: Size) -> Size:  # noqa: ARG002 - a fixed size
        """As its picture is."""
        return Size(PICTURE.width * self._scale, PICTURE.height * self._scale)

    def arrange(self, meter: TextMeter, rect: Rect) -> None:
        """Put the label on the plate."""
        self._children[0].place(meter, self._part(PLATE, rect))

    def _part(self, part: Rect, rect: Rect) -> Rect:
        scale = self._scale
        x, y = rect.x + part.x * scale, rect.y + part.y * scale
        return Rect(x, y, part.width * scale, part.height * scale)

    def paint(self, painter: Painter) -> None:
        """Paint the box, a little higher under the pointer, and what stands on it."""
        alive = self._intent is not None and not painter.is_pressed(self.key)
        lift = LIFT if alive and painter.is_hovered(self.key) else 0.0
        front = self._part(FRONT, self.rect)
        foot = Rect(front.x - 4, front.bottom - 8, front.width + 16, 12)
        painter.soft(foot, theme.SHADOW, 0.75, 10)
        with painter.shifted(-lift):
            painter.image(self._picture, self.rect)
            if lift:
                painter.box(front, Style(None, theme.CHOSEN, 2.5, 3))
            self.paint_upon(painter, self._plate)
            painter.focus_ring(self.key, front, 3)


class Ledge(Container):
    """The shelf's board under what stands on it; it runs on to both edges of the window.

    ``room``: units free on either side; a few pieces stand there if they are enough.
    """

    TOP, EDGE = 26.0, 24.0
    STAND = 12.0
    """What stands on it stands so far behind its front."""
    REACH = 4000.0

    def __init__(self, standing: Widget, room: float = 0.0) -> None:
        super().__init__((standing,))
        self._room = room

    def natural(self, meter: TextMeter, limit: Size) -> Size:
        """What stands on it, and the board's front."""
        width, height = self._children[0].measure(meter, limit)
        return Size(width, height + self.STAND + self.EDGE)

    def arrange(self, meter: TextMeter, rect: Rect) -> None:
        """Let them stand."""
        height = rect.height - self.STAND - self.EDGE
        self._children[0].place(meter, Rect(rect.x, rect.y, rect.width, height))

    def draw(self, painter: Painter) -> None:
        """Paint the shadow below, the upper side and the front."""
        left, wide = self.rect.x - self.REACH, self.rect.width + 2 * self.REACH
        front = self.rect.bottom - self.EDGE
        painter.soft(Rect(left, front, wide, self.EDGE + 14), theme.SHADOW, 0.6, 26)
        upper = Rect(left, front - self.TOP, wide, self.TOP)
        painter.texture("wood", upper, "#FFFFFF")
        painter.box(upper, Style("#E9B87830", None, 0, 0))
        painter.texture("wood", Rect(left, front, wide, self.EDGE), "#C9B9AA")
        painter.box(Rect(left, front, wide, 2), Style("#F2CFA080", None, 0, 0))
        shade = Rect(left, front + self.EDGE - 3, wide, 3)
        painter.box(shade, Style("#2A160A90", None, 0, 0))
        if self._room >= LEAST_ROOM:
            self._trinkets(painter, front - self.TOP * 0.45)

    def _trinkets(self, painter: Painter, foot: float) -> None:
        """The pieces on either side, with their shadows on the board."""
        wide = min(self._room, MOST_ROOM) * 0.94
        high = wide * TRINKETS.height / TRINKETS.width
        middles = (self.rect.x - self._room / 2, self.rect.right + self._room / 2)
        for name, middle in zip(("left", "right"), middles, strict=True):
            shade = Rect(middle - wide * 0.4, foot - 9, wide * 0.84, 14)
            painter.soft(shade, theme.SHADOW, 0.7, 10)
            painter.image(f"shelf/{name}", Rect(middle - wide / 2, foot - high, wide, high))


class TableTop(Container):
    """A table's edge before the wall, with something lying on it; it runs on to the window's."""

    BACK, REACH = 16.0, 2600.0
    """How far behind what lies there the table ends, and how far along."""
    BOARD = (1300.0, 92.0)
    """Length and width of a board."""
    TINTS: tuple[theme.Ink, ...] = ("#FFE9D2", "#F3D8BC", "#FFE2C4", "#EBD0B2")

    def __init__(self, lying: Widget | None = None, depth: float = 736.0) -> None:
        """``depth``: so far it is seen, in units."""
        super().__init__((lying or Widget(),))
        self._depth = depth

    def natural(self, meter: TextMeter, limit: Size) -> Size:
        """What lies on it, and the table behind that."""
        width, height = self._children[0].measure(meter, limit)
        return Size(width, height + self.BACK)

    def arrange(self, meter: TextMeter, rect: Rect) -> None:
        """Let it lie."""
        self._children[0].place(meter, rect.inset(0, self.BACK, 0, 0))

    def draw(self, painter: Painter) -> None:
        """Paint the shadow on the wall, the boards and the gleam along the edge."""
        top, middle = self.rect.y, self.rect.center[0]
        left, wide = middle - self.REACH, 2 * self.REACH
        painter.soft(Rect(left, top - 2, wide, 40), theme.SHADOW, 0.6, 14)
        long, broad = self.BOARD
        for row in range(math.ceil(self._depth / broad)):
            y = top + row * broad
            for place in range(-2, 3):
                shift = (row % 2 - 0.5) * 0.5 * long
                board = Rect(middle + (place - 0.5) * long + shift, y, long, broad)
                painter.texture("wood", board, self.TINTS[(row + place) % len(self.TINTS)])
                painter.box(Rect(board.x, y, 2, broad), Style("#2A160A80", None, 0, 0))
            painter.box(Rect(left, y + broad - 2, wide, 2), Style("#2A160A90", None, 0, 0))
        painter.box(Rect(left, top, wide, self._depth + broad), Style("#E9B87822", None, 0, 0))
        painter.box(Rect(left, top, wide, 3), Style("#F6D9AEC0", None, 0, 0))


def on_table(content: Widget, viewport: Viewport, width: float) -> Widget:
    """A page of its own upon a table, so wide where the window is."""
    page = Sized(content, width=min(width, viewport.width - 32))
    return Stack(TableTop(depth=viewport.height), Anchored(grown(page), 0.5, 0.0))


def page_head(title: str, tabs: Widget, back: Widget) -> Widget:
    """The head of such a page: what it is, its parts, and the way out."""
    name, wraps = (Text(title, theme.BANNER, lines=lines) for lines in (1, 2))
    below = Column(Row(grown(wraps), back, gap=16), tabs)
    return Panel(Fit(Row(name, spacer(16), tabs, back, gap=16), below), padding=(20, 12))
