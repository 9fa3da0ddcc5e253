"""Where the window lies: as it was left, unless no screen shows that place any more.

A place is always that of the window's picture, without the frame around it.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec

from game.session.preferences import WindowPlace

GRIP, GRIP_HIGH = 120, 24
"""So much of a window's upper edge has to be seen to take hold of it."""
ALMOST = 0.85
"""A window as wide as the screen and so much of its height fills it."""
SETTLED_S = 0.6
"""A place that was left sooner was only passed through: on the way to fill the screen, or while a
frame is put around a new window."""


class Screen(Protocol):
    """A screen of the computer: one monitor, or what shows the same as another."""

    @property
    def x(self) -> int:
        """Its left edge."""

    @property
    def y(self) -> int:
        """Its upper edge."""

    @property
    def width(self) -> int:
        """Pixels across."""

    @property
    def height(self) -> int:
        """Pixels down."""


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

    def set_fullscreen(self, fullscreen: bool, screen: Any = None) -> None:
        """Have it fill a screen without a frame, or no longer."""


class WindowPlacement:
    """Follows one window; hand it the window's events. ``screens``: those there are now."""

    def __init__(
        self,
        window: Window,
        screens: Callable[[], Sequence[Screen]],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._window, self._screens, self._clock = window, screens, clock
        self._maximized = False
        self._stirred = -math.inf
        self._passed: list[tuple[float, WindowPlace]] = []

    def restore(self, place: WindowPlace | None, least: tuple[int, int]) -> None:
        """Put the window where it was left, or where it can be seen; before it appears.

        A new one is put where the system likes, unless the screen is too small for it.
        """
        screens = self._screens()
        if place is None and screens and _is_larger(self._window.get_size(), screens[0]):
            place = WindowPlace(screens[0].x, screens[0].y, *self._window.get_size())
        if place is not None:
            seen = fitting(place, screens, least)
            self._put(seen)
            self._maximized = seen.maximized
            self._passed = [(-math.inf, seen)]

    def appeared(self) -> None:
        """The window has appeared where it was put: have it fill the screen as it did."""
        self._stirred = self._clock()
        if self._maximized and not self._window.fullscreen:
            self._window.maximize()

    def fill(self, full: bool) -> None:
        """Fill the screen that the window is on, or lie again where it lay."""
        if full:
            self._look()
            shown = most_of(self._window, self._screens())
            self._window.set_fullscreen(True, screen=shown)
            return
        maximized = self._maximized
        lay = (self._passed if maximized else self._settled)[-1][1] if self._passed else None
        self._window.set_fullscreen(False)
        if lay is not None:  # a window that began full was never where pyglet believes it lay
            self._put(lay)
        if maximized:
            self._window.maximize()

    @property
    def place(self) -> WindowPlace | None:
        """Where it is, to be kept; where it would be were it not maximized."""
        if not self._passed:
            return None
        return msgspec.structs.replace(self._settled[-1][1], maximized=self._maximized)

    def on_move(self, x: int, y: int) -> None:
        """The window lies elsewhere."""
        del x, y
        self._note()

    def on_resize(self, width: int, height: int) -> None:
        """The window has another size."""
        del width, height
        self._note()

    def on_close(self) -> None:
        """The window is about to go."""
        self._look()

    def _put(self, place: WindowPlace) -> None:
        self._window.set_size(place.width, place.height)
        self._window.set_location(place.x, place.y)

    def _note(self) -> None:
        """Remember a place, also one that may only be passed through."""
        if self._window.fullscreen:
            return
        self._stirred = now = self._clock()
        self._maximized = self._told_maximized or self._fills_a_screen
        if self._maximized:  # the way there may have led through its corner
            corner = self._window.get_location()
            elsewhere = [each for each in self._settled if (each[1].x, each[1].y) != corner]
            self._passed = (elsewhere or self._settled)[-1:]
        else:
            self._passed = [*self._passed[-20:], (now, self._present)]

    def _look(self) -> None:
        """See how the window lies for good: what has moved it has told of it by now."""
        maximized = self._told_maximized
        appeared = self._stirred > -math.inf  # before, it lies nowhere
        if self._window.fullscreen or maximized is None or not self._passed or not appeared:
            return
        self._maximized = maximized
        if not maximized and self._clock() - self._stirred >= SETTLED_S:
            self._passed.append((self._stirred, self._present))

    @property
    def _settled(self) -> list[tuple[float, WindowPlace]]:
        """The places it has stayed at; those it has only come through where there are none."""
        left = [when for when, _place in self._passed[1:]] + [self._clock()]
        stays = zip(self._passed, left, strict=False)
        return [each for each, gone in stays if gone - each[0] >= SETTLED_S] or self._passed

    @property
    def _present(self) -> WindowPlace:
        return WindowPlace(*self._window.get_location(), *self._window.get_size())

    @property
    def _told_maximized(self) -> bool | None:
        """What the system says of it; None where it can't be asked."""
        maximized = getattr(self._window, "maximized", None)
        return None if maximized is None else bool(maximized)

    @property
    def _fills_a_screen(self) -> bool:
        width, height = self._window.get_size()
        return any(
            width >= screen.width - 4 and height >= screen.height * ALMOST
            for screen in self._screens()
        )


def most_of(window: Window, screens: Sequence[Screen]) -> Screen | None:
    """The screen that shows most of the window; the first of those that show none of it."""
    (x, y), (width, height) = window.get_location(), window.get_size()

    def shown(screen: Screen) -> int:
        across = min(x + width, screen.x + screen.width) - max(x, screen.x)
        down = min(y + height, screen.y + screen.height) - max(y, screen.y)
        return max(across, 0) * max(down, 0)

    return max(screens, key=shown, default=None)


def fitting(place: WindowPlace, screens: Sequence[Screen], least: tuple[int, int]) -> WindowPlace:
    """``place``, or the middle of the first screen where nobody could take hold of it.

    What is larger than the screen fills it: the system knows how much room its frame leaves.
    """
    if not screens:
        return place
    held = next((screen for screen in screens if _can_be_held(place, screen)), None)
    on = held or screens[0]
    width = min(max(place.width, least[0]), max(on.width, least[0]))
    height = min(max(place.height, least[1]), max(on.height, least[1]))
    full = place.maximized or _is_larger((place.width, place.height), on)
    if held is not None:
        return WindowPlace(place.x, place.y, width, height, full)
    x, y = on.x + max(0, on.width - width) // 2, on.y + max(0, on.height - height) // 2
    return WindowPlace(x, y, width, height, full)


def _is_larger(size: tuple[int, int], screen: Screen) -> bool:
    return size[0] > screen.width or size[1] > screen.height


def _can_be_held(place: WindowPlace, screen: Screen) -> bool:
    across = min(place.x + place.width, screen.x + screen.width) - max(place.x, screen.x)
    down = min(place.y + GRIP_HIGH, screen.y + screen.height) - max(place.y, screen.y)
    return across >= GRIP and down >= GRIP_HIGH
