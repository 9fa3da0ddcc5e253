"""Where the window lies: as it was left, unless no screen shows that place any more."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from game.session.preferences import WindowPlace

Screen = tuple[int, int, int, int]
"""A screen's left, top, width and height."""
GRIP, GRIP_HIGH = 120, 24
"""So much of a window's upper edge has to be seen to take hold of it."""
ALMOST = 0.85
"""A window as wide as the screen and so much of its height fills it."""
SETTLED_S = 0.6
"""A place that was left sooner was only passed through."""
FRAME = 80
"""A window's frame moves it by so much at most when it is put somewhere."""


class Window(Protocol):
    """What is used of a window."""

    @property
    def fullscreen(self) -> bool:
        """Whether it fills the screen without a frame."""

    def get_location(self) -> tuple[int, int]:
        """Its left upper corner."""

    def get_size(self) -> tuple[int, int]:
        """Its width and height."""

    def set_location(self, x: int, y: int) -> None:
        """Put it somewhere."""

    def set_size(self, width: int, height: int) -> None:
        """Make it so large."""

    def maximize(self) -> None:
        """Have it fill the screen, with its frame."""


class Placement:
    """Follows one window; hand it the window's events."""

    def __init__(
        self,
        window: Window,
        screens: Sequence[Screen],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._window, self._screens, self._clock = window, screens, clock
        self._shift: tuple[int, int] | None = None
        self._asked: tuple[int, int] | None = None
        self._maximized = False
        self._passed: list[tuple[float, WindowPlace]] = []

    def restore(self, place: WindowPlace | None, least: tuple[int, int]) -> None:
        """Put the window where it was left, or where it can be seen."""
        if place is not None:
            seen = fitting(place, self._screens, least)
            self._window.set_size(seen.width, seen.height)
            self._window.set_location(seen.x, seen.y)
            self._asked = (seen.x, seen.y)
            self._passed = [(self._clock(), seen)]
            if seen.maximized:
                self._maximized = True
                self._window.maximize()

    @property
    def place(self) -> WindowPlace | None:
        """Where it is, to be kept; where it would be were it not maximized."""
        if not self._passed:
            return None
        return msgspec.structs.replace(self._passed[-1][1], maximized=self._maximized)

    def on_move(self, x: int, y: int) -> None:
        """The window lies elsewhere."""
        if self._asked is not None and self._shift is None:
            by = x - self._asked[0], y - self._asked[1]
            near = max(abs(by[0]), abs(by[1])) <= FRAME
            self._shift = by if near else (0, 0)  # the frame lies around what is put somewhere
        self._note()

    def on_resize(self, width: int, height: int) -> None:
        """The window has another size."""
        del width, height
        self._note()

    def _note(self) -> None:
        if self._window.fullscreen:
            return
        (x, y), (width, height) = self._window.get_location(), self._window.get_size()
        now, shift = self._clock(), self._shift or (0, 0)
        self._maximized = any(
            width >= screen[2] - 4 and height >= screen[3] * ALMOST for screen in self._screens
        )
        if self._maximized:  # the way there may have led through a corner
            settled = [each for each in self._passed if now - each[0] >= SETTLED_S]
            self._passed = (settled or self._passed)[-1:]
        else:
            place = WindowPlace(x - shift[0], y - shift[1], width, height)
            self._passed = [*self._passed[-20:], (now, place)]


def fitting(place: WindowPlace, screens: Sequence[Screen], least: tuple[int, int]) -> WindowPlace:
    """``place``, or the middle of the first screen where nobody could take hold of it."""
    if not screens:
        return place
    held = next((screen for screen in screens if _can_be_held(place, screen)), None)
    left, top, wide, high = held or screens[0]
    width = min(max(place.width, least[0]), max(wide, least[0]))
    height = min(max(place.height, least[1]), max(high, least[1]))
    if held is not None:
        return WindowPlace(place.x, place.y, width, height, place.maximized)
    x, y = left + max(0, wide - width) // 2, top + max(0, high - height) // 2
    return WindowPlace(x, y, width, height, place.maximized)


def _can_be_held(place: WindowPlace, screen: Screen) -> bool:
    left, top, wide, high = screen
    across = min(place.x + place.width, left + wide) - max(place.x, left)
    down = min(place.y + GRIP_HIGH, top + high) - max(place.y, top)
    return across >= GRIP and down >= GRIP_HIGH
