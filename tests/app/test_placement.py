"""The window comes back where it was left, and never where nobody sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
import pytest

from game.app.window_placement import Screen, WindowPlacement, fitting
from game.session.preferences import Preferences, WindowPlace


class Monitor(NamedTuple):
    """A screen."""

    x: int
    y: int
    width: int
    height: int


ONE = Monitor(0, 0, 1920, 1080)
TWO = (ONE, Monitor(1920, 0, 1280, 1024))
LEAST = (960, 600)


class Window:
    """A window of a system that puts a frame around it."""

    def __init__(self, title: int = 0) -> None:
        self.fullscreen = False
        self.filled: object = None
        self.at, self.size, self._title = (0, 0), (1280, 720), title
        self.heard: WindowPlacement | None = None

    def get_location(self) -> tuple[int, int]:
        return self.at

    def get_size(self) -> tuple[int, int]:
        return self.size

    def set_location(self, x: int, y: int) -> None:
        self.move(x, y)

    def set_size(self, width: int, height: int) -> None:
        self.size = (width, height)
        if self.heard:
            self.heard.on_resize(width, height)

    def maximize(self) -> None:
        self.move(0, self._title)
        self.set_size(1920, 1080 - self._title)

    def set_fullscreen(self, fullscreen: bool, screen: object = None) -> None:
        self.fullscreen, self.filled = fullscreen, screen
        if isinstance(screen, Monitor):
            self.before = self.at, self.size
            self.at, self.size = screen[:2], screen[2:]
        else:
            self.at, self.size = self.before

    def move(self, x: int, y: int) -> None:
        self.at = (x, y)
        if self.heard:
            self.heard.on_move(x, y)


class Asked(Window):
    """A window whose system can be asked whether it is maximized."""

    maximized = False

    def maximize(self) -> None:
        super().maximize()
        self.maximized = True  # it is said after it is done


class Clock:
    """Time goes on by hand."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def opened(
    place: WindowPlace | None,
    screens: Sequence[Screen] = (ONE,),
    title: int = 0,
    kind: type[Window] = Window,
) -> tuple[Window, WindowPlacement, Clock]:
    """A window that was opened anew."""
    window, clock = kind(title), Clock()
    placement = WindowPlacement(window, lambda: screens, clock)
    placement.restore(place, LEAST)
    window.heard = placement
    placement.appeared()
    if place is not None:
        placement.on_move(*window.at)
    clock.now += 5.0
    return window, placement, clock


def test_it_comes_back_where_it_was_left() -> None:
    window, placement, _clock = opened(None)
    assert placement.place is None, "nobody has touched it"
    window.move(200, 150)
    window.set_size(1400, 800)
    again, _placement, _clock = opened(placement.place)
    assert (again.at, again.size) == ((200, 150), (1400, 800))


def test_maximized_it_comes_back_so_and_knows_its_place_before() -> None:
    window, placement, clock = opened(WindowPlace(200, 150, 1400, 800), title=28)
    window.maximize()
    clock.now += 5.0
    assert placement.place == WindowPlace(200, 150, 1400, 800, maximized=True)
    again, placement, _clock = opened(placement.place, title=28)
    assert again.size == (1920, 1052)
    assert placement.place == WindowPlace(200, 150, 1400, 800, maximized=True)
    again.set_size(1400, 800)
    assert placement.place is not None
    assert not placement.place.maximized


@pytest.mark.parametrize("kind", [Window, Asked])
def test_a_place_on_the_way_to_another_is_not_kept(kind: type[Window]) -> None:
    window, placement, clock = opened(WindowPlace(200, 150, 1400, 800), kind=kind)
    window.move(231, 180)  # the frame is put around it
    placement.on_close()
    assert placement.place == WindowPlace(200, 150, 1400, 800)
    clock.now += 5.0
    assert placement.place == WindowPlace(231, 180, 1400, 800)


@pytest.mark.parametrize("kind", [Window, Asked])
def test_full_screen_it_knows_that_it_was_maximized(kind: type[Window]) -> None:
    window, placement, clock = opened(WindowPlace(200, 150, 1400, 800), title=28, kind=kind)
    window.maximize()
    clock.now += 5.0
    placement.fill(True)
    assert window.size == (1920, 1080)
    placement.on_close()
    assert placement.place == WindowPlace(200, 150, 1400, 800, maximized=True)
    placement.fill(False)
    assert window.size == (1920, 1052)
    assert placement.place == WindowPlace(200, 150, 1400, 800, maximized=True)


def test_a_corner_it_stays_in_on_its_way_to_fill_the_screen_is_not_its_place() -> None:
    window, placement, clock = opened(WindowPlace(200, 150, 1400, 800), title=28)
    window.move(0, 28)
    clock.now += 5.0  # the machine is slow
    window.set_size(1920, 1052)
    assert placement.place == WindowPlace(200, 150, 1400, 800, maximized=True)


def test_a_window_made_as_large_as_the_screen_is_not_maximized_where_that_can_be_asked() -> None:
    window, placement, clock = opened(WindowPlace(200, 150, 1400, 800), kind=Asked)
    window.move(0, 40)
    window.set_size(1920, 1000)
    clock.now += 5.0
    placement.on_close()
    assert placement.place == WindowPlace(0, 40, 1920, 1000)


@pytest.mark.parametrize(
    ("at", "expected"),
    [
        ((100, 100), TWO[0]),
        ((2000, 100), TWO[1]),
        ((1000, 100), TWO[0]),
        ((1500, 100), TWO[1]),
        ((-9000, 0), TWO[0]),
    ],
)
def test_the_screen_is_filled_that_shows_most_of_the_window(
    at: tuple[int, int], expected: Monitor
) -> None:
    window, placement, _clock = opened(None, TWO)
    window.move(*at)
    placement.fill(True)
    assert window.filled == expected
    placement.fill(False)
    assert window.at == at


def test_a_start_in_full_screen_fills_the_screen_it_was_left_on() -> None:
    window, placement, _clock = opened(WindowPlace(2000, 100, 1000, 700), TWO)
    placement.fill(True)
    assert window.filled == TWO[1]


def test_full_screen_it_keeps_its_place() -> None:
    window, placement, _clock = opened(WindowPlace(200, 150, 1400, 800))
    window.fullscreen = True
    window.move(0, 0)
    window.set_size(1920, 1080)
    assert placement.place == WindowPlace(200, 150, 1400, 800)


@pytest.mark.parametrize(
    ("place", "screens", "expected"),
    [
        (WindowPlace(2000, 100, 1000, 700), TWO, WindowPlace(2000, 100, 1000, 700)),
        (WindowPlace(2000, 100, 1000, 700), (ONE,), WindowPlace(460, 190, 1000, 700)),
        (WindowPlace(-5000, -5000, 1000, 700), (ONE,), WindowPlace(460, 190, 1000, 700)),
        (WindowPlace(100, -50, 1000, 700), (ONE,), WindowPlace(460, 190, 1000, 700)),
        (WindowPlace(1860, 100, 1000, 700), (ONE,), WindowPlace(460, 190, 1000, 700)),
        (WindowPlace(-800, 100, 1000, 700), (ONE,), WindowPlace(-800, 100, 1000, 700)),
        (WindowPlace(0, 0, 9000, 9000), (ONE,), WindowPlace(0, 0, 1920, 1080, maximized=True)),
        (WindowPlace(10, 10, 3, 3), (ONE,), WindowPlace(480, 240, 960, 600)),
        (WindowPlace(10, 10, 1000, 700), (), WindowPlace(10, 10, 1000, 700)),
    ],
)
def test_a_place_that_nobody_sees_is_corrected(
    place: WindowPlace, screens: Sequence[Screen], expected: WindowPlace
) -> None:
    assert fitting(place, screens, LEAST) == expected


def test_a_new_window_fills_a_screen_that_is_too_small_for_it() -> None:
    small = Monitor(0, 0, 1024, 600)
    window, placement, _clock = opened(None, (small,), title=20)
    assert window.at == (0, 20)
    assert placement.place is not None
    assert placement.place.maximized
    window, placement, _clock = opened(None, (ONE,))
    assert placement.place is None, "the system puts it where it likes"


def test_it_is_kept_with_the_settings() -> None:
    kept = Preferences(window=WindowPlace(1, 2, 1000, 700, maximized=True))
    assert msgspec.json.decode(msgspec.json.encode(kept), type=Preferences) == kept
    assert msgspec.json.decode(b"{}", type=Preferences).window is None
