"""A place for what must not lie over what it is about."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from game.ui.layout import Container
from game.ui.widget import Rect, Size, Widget

if TYPE_CHECKING:
    from game.ui.text import TextMeter

STEPS = 6
"""Into so many steps the room is divided, across and down, to look for a place."""
FAR = 1.0
"""What a whole room's way from the wanted place weighs, against a part of something hidden."""


class Obstacle(NamedTuple):
    """Something to be seen: where it shows, in logical units, and what hiding all of it weighs."""

    rect: Rect
    weight: float = 1.0


class Clear(Container):
    """One child of its natural size where it hides least of the ``obstacles``.

    Of places that hide equally much it takes the one nearest to ``wanted``: parts of the free
    room, 0 left or top, 1 right or bottom.
    """

    def __init__(
        self, child: Widget, obstacles: Sequence[Obstacle], wanted: tuple[float, float]
    ) -> None:
        super().__init__((child,))
        self._obstacles = tuple(obstacles)
        self._wanted = wanted

    def natural(self, meter: TextMeter, limit: Size) -> Size:
        """The child's size."""
        return self._children[0].measure(meter, limit)

    def arrange(self, meter: TextMeter, rect: Rect) -> None:
        """Place the child where least is hidden."""
        width, height = self._children[0].measure(meter, Size(rect.width, rect.height))
        free = max(rect.width - width, 0.0), max(rect.height - height, 0.0)
        parts = [step / STEPS for step in range(STEPS + 1)]

        def cost(at: tuple[float, float]) -> float:
            far = abs(at[0] - self._wanted[0]) + abs(at[1] - self._wanted[1])
            place = Rect(rect.x + free[0] * at[0], rect.y + free[1] * at[1], width, height)
            return far * FAR + sum(
                each.weight * hidden(place, each.rect) for each in self._obstacles
            )

        x, y = min(product(parts, parts), key=cost)
        self._children[0].place(
            meter, Rect(rect.x + free[0] * x, rect.y + free[1] * y, width, height)
        )


class Around(Container):
    """One child of its natural size beside a thing, on the side where it hides least of others.

    Right of ``thing`` first, then left of it, below and above, ``apart`` units from it, and always
    inside the place. ``width`` is the greatest the child may have.
    """

    def __init__(
        self, child: Widget, thing: Rect, others: Sequence[Rect], *, apart: float, width: float
    ) -> None:
        super().__init__((child,))
        self._thing, self._others = thing, tuple(others)
        self._apart, self._width = apart, width

    def natural(self, meter: TextMeter, limit: Size) -> Size:
        """The child's size."""
        return self._children[0].measure(meter, Size(min(limit.width, self._width), limit.height))

    def arrange(self, meter: TextMeter, rect: Rect) -> None:
        """Place the child on the best side."""
        size = self.natural(meter, Size(rect.width, rect.height))
        places = [_inside(place, rect) for place in self._sides(size)]
        self._children[0].place(meter, min(places, key=self._cost))

    def _sides(self, size: Size) -> list[Rect]:
        thing, apart = self._thing, self._apart
        across, down = thing.center[0] - size.width / 2, thing.center[1] - size.height / 2
        return [
            Rect(thing.right + apart, down, size.width, size.height),
            Rect(thing.x - apart - size.width, down, size.width, size.height),
            Rect(across, thing.bottom + apart, size.width, size.height),
            Rect(across, thing.y - apart - size.height, size.width, size.height),
        ]

    def _cost(self, place: Rect) -> float:
        """How much of others it hides; of the thing itself nothing may be hidden."""
        own = len(self._others) * hidden(place, self._thing)
        return own + sum(hidden(place, other) for other in self._others)


def _inside(place: Rect, room: Rect) -> Rect:
    """``place`` moved into ``room`` where it sticks out."""
    x = max(min(place.x, room.right - place.width), room.x)
    y = max(min(place.y, room.bottom - place.height), room.y)
    return Rect(x, y, place.width, place.height)


def hidden(over: Rect, seen: Rect) -> float:
    """The part of ``seen`` that lies beneath ``over``, 0 to 1."""
    wide = min(over.right, seen.right) - max(over.x, seen.x)
    high = min(over.bottom, seen.bottom) - max(over.y, seen.y)
    if wide <= 0.0 or high <= 0.0:
        return 0.0
    return wide * high / max(seen.width * seen.height, 1e-6)
