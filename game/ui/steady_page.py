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
"""So near the upper and the lower edge of the place a page may be moved."""


class Held(NamedTuple):
    """The control ``key`` lies with its point ``part`` (0-1, 0-1) ``at`` a pixel from the top left.

    The parts go by the control's own size, whatever that is by now.
    """

    key: str
    part: tuple[float, float]
    at: tuple[float, float]


class HeldPage(Container):
    """A page in the middle between the sides of its place, as high up as ``held`` asks for.

    It never moves aside: ``make`` builds the page with its control so many units farther to the
    left inside it, and where that would have to lie farther to the right the page is wider.
    ``scale``: pixels a unit.
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
        """Place the page, then let its control lie where it is held, as far as the page has it."""
        width = min(self._width, rect.width - 2 * SIDE)
        self._place(meter, rect, width, 0.0)
        across, _down = self._missing()
        if across > 0.0:
            width = min(width + 2 * across, rect.width - 2 * SIDE)
        self._place(meter, rect, width, max(-across, 0.0))

    def _place(self, meter: TextMeter, rect: Rect, width: float, inside: float) -> None:
        """Place the page in the middle, ``width`` wide, and as high up as its control is held."""
        page = self._make(inside)
        self._children = (page,)
        height = min(page.measure(meter, Size(width, rect.height)).height, HIGHEST * rect.height)
        x, y = rect.x + (rect.width - width) / 2, rect.y + (rect.height - height) * HIGH
        page.place(meter, Rect(x, y, width, height))
        _across, down = self._missing()
        if down:
            y = max(y + down, rect.y + EDGE)
            page.place(meter, Rect(x, y, width, min(height, rect.bottom - EDGE - y)))

    def _missing(self) -> tuple[float, float]:
        """How far the control lies from where it is held; nothing where none is."""
        if self._held is None:
            return 0.0, 0.0
        control = next((n.rect for n in self._children[0].walk() if n.key == self._held.key), None)
        if control is None:
            return 0.0, 0.0
        (across, down), (x, y) = self._held.part, self._held.at
        there = control.x + control.width * across, control.y + control.height * down
        return x / self._scale - there[0], y / self._scale - there[1]


def held(key: str, control: Rect, pointer: tuple[float, float], scale: float) -> Held:
    """A control is held as it lies beneath the pointer (in units), or else by its middle."""
    x, y = pointer if control.contains(*pointer) else control.center
    part = (x - control.x) / control.width, (y - control.y) / control.height
    return Held(key, part, (x * scale, y * scale))
