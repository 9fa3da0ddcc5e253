"""The window comes back where it was left, and never where nobody sees it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from game.app.placement import Placement, Screen, fitting
from game.session.preferences import Preferences, WindowPlace

ONE: Screen = (0, 0, 1920, 1080)
TWO: tuple[Screen, ...] = (ONE, (1920, 0, 1280, 1024))
LEAST = (960, 600)


class Window:
    """A window of a system that puts a frame around it."""

    def __init__(self, title: int = 0) -> None:
        self.fullscreen = False
        self.at, self.size, self._title = (0, 0), (1280, 720), title
        self.heard: Placement | None = None

    def get_location(self) -> tuple[int, int]:
        return self.at

    def get_size(self) -> tuple[int, int]:
        return self.size

    def set_location(self, x: int, y: int) -> None:
        self.move(x, y + self._title)

    def set_size(self, width: int, height: int) -> None:
        self.size = (width, height)
        if self.heard:
            self.heard.on_resize(width, height)

    def maximize(self) -> None:
        self.move(0, self._title)
        self.set_size(1920, 1080 - self._title)

    def move(self, x: int, y: int) -> None:
        self.at = (x, y)
        if self.heard:
            self.heard.on_move(x, y)


class Clock:
    """Time goes on by hand."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def opened(
    place: WindowPlace | None, screens: Sequence[Screen] = (ONE,), title: int = 0
) -> tuple[Window, Placement, Clock]:
    """A window that was opened anew."""
    window, clock = Window(title), Clock()
    placement = Placement(window, screens, clock)
    placement.restore(place, LEAST)
    window.heard = placement
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


def test_its_frame_does_not_make_it_wander() -> None:
    place: WindowPlace | None = WindowPlace(200, 150, 1400, 800)
    for _start in range(5):
        _window, placement, _clock = opened(place, title=28)
        place = placement.place
    assert place == WindowPlace(200, 150, 1400, 800)


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
        (WindowPlace(0, 0, 9000, 9000), (ONE,), WindowPlace(0, 0, 1920, 1080)),
        (WindowPlace(10, 10, 3, 3), (ONE,), WindowPlace(480, 240, 960, 600)),
        (WindowPlace(10, 10, 1000, 700), (), WindowPlace(10, 10, 1000, 700)),
    ],
)
def test_a_place_that_nobody_sees_is_corrected(
    place: WindowPlace, screens: Sequence[Screen], expected: WindowPlace
) -> None:
    assert fitting(place, screens, LEAST) == expected


def test_it_is_kept_with_the_settings() -> None:
    kept = Preferences(window=WindowPlace(1, 2, 1000, 700, maximized=True))
    assert msgspec.json.decode(msgspec.json.encode(kept), type=Preferences) == kept
    assert msgspec.json.decode(b"{}", type=Preferences).window is None
