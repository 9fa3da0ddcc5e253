"""A place for what must not lie over what it is about."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from game.ui.layout import Container
from game.ui.rect import Rect, Size
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.text import TextMeter

STEPS = 6
"""Into so many steps the room is divided, across and down, to look for a place."""
OWN = 10.0
"""What hiding the thing itself weighs, against hiding another one."""
AWAY = 8.0
"""What the way across the whole room weighs, against hiding another thing."""
FEW = 12
"""Of more others each weighs less: among many a tip stays near."""
POINTER = (18.0, 24.0)
"""Units that the pointer's arrow takes to the right and down."""
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
    """One child of its natural size near a thing, where it hides least of it and of others.

    Right of ``thing`` first, then left of it, below and above, ``apart`` units from it; beside the
    pointer that is ``at`` a point; or farther away, in a corner: always inside the place. All
    ``widths`` are tried: how wide the child may be at most.
    """

    def __init__(
        self,
        child: Widget,
        thing: Rect,
        others: Sequence[Rect],
        *,
        apart: float,
        widths: Sequence[float],
        at: tuple[float, float] | None = None,
    ) -> None:
        super().__init__((child,))
        self._thing, self._others = thing, tuple(others)
        self._apart, self._widths = apart, tuple(widths)
        self._pointer = None if at is None else Rect(at[0] - 4, at[1] - 4, *POINTER)

    def natural(self, meter: TextMeter, limit: Size) -> Size:
        """The child's size."""
        return self._sized(meter, limit, self._widths[0])

    def _sized(self, meter: TextMeter, limit: Size, width: float) -> Size:
        return self._children[0].measure(meter, Size(min(limit.width, width), limit.height))

    def arrange(self, meter: TextMeter, rect: Rect) -> None:
        """Place the child where it is best, as wide as is best."""
        room = Size(rect.width, rect.height)
        sizes = [self._sized(meter, room, width) for width in self._widths]
        across = math.hypot(rect.width, rect.height)
        inside = [place.within(rect) for size in sizes for place in self._places(rect, size)]
        best = min(inside, key=lambda place: self._hides(place) + self._away(place) / across)
        self._children[0].place(meter, best)

    def _places(self, room: Rect, size: Size) -> list[Rect]:
        """Where it could be, the place that one expects first."""
        places = [*sides(self._thing, size, self._apart), *_corners(room, size)]
        return places if self._pointer is None else [*sides(self._pointer, size, 2.0), *places]

    def _hides(self, place: Rect) -> float:
        """How much it hides; of the thing itself and of the pointer nothing should be hidden."""
        own = hidden(place, self._thing)
        own += hidden(place, self._pointer) if self._pointer is not None else 0.0
        others = sum(hidden(place, other) for other in self._others)
        return OWN * own + others * min(1.0, FEW / max(len(self._others), 1))

    def _away(self, place: Rect) -> float:
        """How far it lies from the pointer or the thing."""
        near = self._pointer or self._thing
        across = max(place.x - near.right, near.x - place.right, 0.0)
        down = max(place.y - near.bottom, near.y - place.bottom, 0.0)
        return math.hypot(across, down) * AWAY


def sides(thing: Rect, size: Size, apart: float) -> list[Rect]:
    """Right of it, left of it, below and above."""
    across, down = thing.center[0] - size.width / 2, thing.center[1] - size.height / 2
    return [
        Rect(thing.right + apart, down, size.width, size.height),
        Rect(thing.x - apart - size.width, down, size.width, size.height),
        Rect(across, thing.bottom + apart, size.width, size.height),
        Rect(across, thing.y - apart - size.height, size.width, size.height),
    ]


def _corners(room: Rect, size: Size) -> list[Rect]:
    """In the corners of the room, and in the middle of its sides."""
    right, low = room.right - size.width, room.bottom - size.height
    across, down = (room.x + right) / 2, (room.y + low) / 2
    spots = product((room.x, across, right), (room.y, down, low))
    return [Rect(x, y, size.width, size.height) for x, y in spots if (x, y) != (across, down)]


def hidden(over: Rect, seen: Rect) -> float:
    """The part of ``seen`` that lies beneath ``over``, 0 to 1."""
    wide = min(over.right, seen.right) - max(over.x, seen.x)
    high = min(over.bottom, seen.bottom) - max(over.y, seen.y)
    if wide <= 0.0 or high <= 0.0:
        return 0.0
    return wide * high / max(seen.width * seen.height, 1e-6)
