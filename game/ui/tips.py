"""The tip of what the pointer or the focus rests on: when it comes and where it lies."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from game.ui.boxes import Panel
from game.ui.marks import Text
from game.ui.rect import Rect, Size
from game.ui.theme import SMALL
from game.ui.tooltip_placement import POINTER, sides
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.text import TextMeter

AFTER_S = 0.35
"""So long the pointer has to rest."""
STILL = 4.0
"""Units that a hand trembles while it clicks."""
WIDTH = 360.0
AWAY = 10.0
"""Units between a tip and what it tells of."""
NEAR = 4.0
"""Units between a tip that made way and what it made way for."""
TALL = 72.0
"""Units from which on a control is taller than a button."""
SIDE = 40.0
"""Units from the window's left or right edge in which controls stand in a column."""
LOW = 40.0
"""Units above the window's lower edge in which controls stand in a row, however tall."""


class Patience:
    """Counts how long the pointer rests on one thing."""

    def __init__(self) -> None:
        self._key = ""
        self._left = 0.0
        self._clicked: tuple[float, float] | None = None
        self._came = False

    def rest(self, key: str) -> None:
        """The pointer is on ``key`` now; what came under it since it clicked there waits until it
        moves.
        """
        if key != self._key:
            self._came = bool(key) and self._clicked is not None
            self._key, self._left = key, float("inf") if self._came else AFTER_S

    def click(self, at: tuple[float, float]) -> None:
        """A button went down there."""
        self._clicked = at

    def move(self, at: tuple[float, float]) -> None:
        """The pointer is there: once it has left where it clicked, what came under it may tell."""
        if self._clicked is not None and math.dist(at, self._clicked) > STILL:
            self._clicked = None
            if self._came:
                self._came, self._left = False, AFTER_S

    def spend(self, *, told: bool = False) -> None:
        """It was pressed: no tip any more until the pointer has been elsewhere.

        ``told``: the tip is all the answer that there is, and comes at once.
        """
        self._left, self._came = 0.0 if told else float("inf"), False

    def advance(self, seconds: float) -> bool:
        """Let time pass; whether the tip comes just now."""
        if not self.waiting:
            return False
        self._left = max(0.0, self._left - seconds)
        return not self.waiting

    @property
    def waiting(self) -> bool:
        """Whether a tip is still to come."""
        return bool(self._key) and 0.0 < self._left < float("inf")

    @property
    def over(self) -> bool:
        """Whether the tip is shown."""
        return bool(self._key) and self._left == 0.0


def tip(
    text: str,
    owner: Rect,
    pointer: tuple[float, float] | None,
    meter: TextMeter,
    window: Rect,
    others: Collection[Rect] = (),
) -> Widget:
    """The tip in its place: beside its owner, inside the window, not under the pointer. That of a
    card amid the window lies on the card, at the pointer: beside it it would be said of others.

    ``others``: what else can be pressed; as little of it as may be lies below the tip.
    """
    panel = Panel(Text(text, SMALL), padding=(12, 8))
    size = panel.measure(meter, Size(min(WIDTH, window.width), window.height))
    if pointer is not None and _amid(owner, window):
        _right, _left, *stacked = sides(Rect(*pointer, 0.0, POINTER[1]), size, AWAY)
        near = [place.within(window) for place in reversed(stacked)]
        panel.place(meter, min(near, key=lambda place: _hides(place, owner, pointer)))
        return panel
    places = [place.within(window) for place in _beside(owner, size, window)]
    places[2:2] = [slid for place in places[:2] for slid in _slid(place, owner, others, window)]

    def rank(place: Rect) -> tuple[bool, bool, int]:
        covered = sum(place.overlaps(other) for other in others)
        return place.overlaps(owner), _hides(place, owner, pointer), covered

    panel.place(meter, min(places, key=rank))
    return panel


def _slid(place: Rect, owner: Rect, others: Collection[Rect], window: Rect) -> Iterator[Rect]:
    """The ``place`` moved sideways past what it would cover, as long as it is the owner's."""
    for other in others:
        if place.overlaps(other):
            for x in (other.x - place.width - NEAR, other.right + NEAR):
                slid = Rect(x, place.y, place.width, place.height)
                inside = window.x <= x and slid.right <= window.right
                if inside and slid.x < owner.right and slid.right > owner.x:
                    yield slid


def _beside(owner: Rect, size: Size, window: Rect) -> list[Rect]:
    """Above, below, left, right of it; beside what is tall at a side of the window, for such things
    stand in columns there, but for those along the lower edge, which stand in a row."""
    right, left, below, above = sides(owner, size, AWAY)
    in_column = _is_tall(owner, window) and not _amid(owner, window)
    return [left, right, above, below] if in_column else [above, below, left, right]


def _is_tall(owner: Rect, window: Rect) -> bool:
    """Whether it is taller than a button, and stands in no row along the lower edge."""
    return owner.height >= TALL and owner.bottom + LOW < window.bottom


def _amid(owner: Rect, window: Rect) -> bool:
    """Whether it is a card, or the like, at no side of the window."""
    at_side = owner.x - SIDE < window.x or owner.right + SIDE > window.right
    return _is_tall(owner, window) and not at_side


def _hides(place: Rect, owner: Rect, pointer: tuple[float, float] | None) -> bool:
    """Whether a ``place`` lies over the pointer, or for the keyboard over the owner."""
    hidden = owner if pointer is None else Rect(pointer[0] - 4, pointer[1] - 4, *POINTER)
    return place.overlaps(hidden)
