"""A page on which a control stays under the pointer while a click makes everything larger."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from game.ui.layout import Container
from game.ui.rect import Rect, Size
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.text import TextMeter

HIGHEST, SIDE = 0.9, 16.0
"""The part of the place's height that a page takes at most, and the margin beside it."""
HIGH = 0.45
"""Where a page that nothing holds stands: 0 at the top, 1 at the bottom."""
EDGE = 2.0
"""So near the edges of the place a page may be moved."""


class Held(NamedTuple):
    """The control ``key`` lies with its point ``part`` (0-1, 0-1) ``at`` a pixel from the top left.

    The parts go by the control's own size, whatever that is by now.
    """

    key: str
    part: tuple[float, float]
    at: tuple[float, float]


class HeldPage(Container):
    """A page in the middle of the place, or where ``held`` asks for.

    ``make`` builds the page; its control moves to the left inside it by so many units. ``scale``:
    pixels a unit.
    """

    def __init__(
        self, make: Callable[[float], Widget], width: float, held: Held | None, scale: float
    ) -> None:
        super().__init__((make(0.0),))
        self._make, self._width = make, width
        self._held, self._scale = held, scale

    def natural(self, meter: TextMeter, limit: Size) -> Size:  # noqa: ARG002 - the whole place
        """The whole place."""
        return limit

    def arrange(self, meter: TextMeter, rect: Rect) -> None:
        """Place the page, then move it so that its control lies where it is held."""
        page = self._children[0]
        width = min(self._width, rect.width - 2 * SIDE)
        height = min(page.measure(meter, Size(width, rect.height)).height, HIGHEST * rect.height)
        free = rect.width - width, rect.height - height
        middle = Rect(rect.x + free[0] / 2, rect.y + free[1] * HIGH, width, height)
        page.place(meter, middle)
        if self._held is None:
            return
        control = next((node for node in page.walk() if node.key == self._held.key), None)
        if control is None:
            return
        across, down = self._missing(control.rect)
        x = min(max(middle.x + across, rect.x + EDGE), rect.right - EDGE - width)
        y = max(middle.y + down, rect.y + EDGE)
        inside = max(x - middle.x - across, 0.0)
        self._children = (self._make(inside),)
        self._children[0].place(meter, Rect(x, y, width, min(height, rect.bottom - EDGE - y)))

    def _missing(self, control: Rect) -> tuple[float, float]:
        """How far the control lies from where it is held."""
        assert self._held is not None
        (across, down), (x, y) = self._held.part, self._held.at
        there = control.x + control.width * across, control.y + control.height * down
        return x / self._scale - there[0], y / self._scale - there[1]


def held(key: str, control: Rect, pointer: tuple[float, float], scale: float) -> Held:
    """A control is held as it lies beneath the pointer (in units), or else by its middle."""
    x, y = pointer if control.contains(*pointer) else control.center
    part = (x - control.x) / control.width, (y - control.y) / control.height
    return Held(key, part, (x * scale, y * scale))
