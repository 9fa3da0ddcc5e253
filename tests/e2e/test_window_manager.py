"""The window under a real window manager, which puts a frame around it."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.app.window_placement import SETTLED_S
from game.session.preferences import PreferencesFile, WindowPlace
from tests.e2e.opening import make_quick
from tests.e2e.screen import PATIENCE_S, POLL_S, Player, a_manager, a_screen
from tests.sizes import WHOLE, some, whole

pytestmark = pytest.mark.xdist_group("screen")
STARTS = 5 if WHOLE else 1


def test_on_a_small_screen_all_of_it_is_seen(tmp_path: Path) -> None:
    make_quick(tmp_path)
    wide, high = 1024, 600
    with (
        a_screen(size=(wide, high)) as display,
        a_manager(display, tmp_path),
        Player(display, tmp_path) as player,
    ):
        player.start()
        until(player, lambda now: now["WIDTH"] == wide and now["HEIGHT"] < high)
        seen = player.wait(
            lambda now: max(y + h for _x, y, _w, h in now.widgets.values()) < high,
            "panels that fit the window",
        )
        assert player.lies["HEIGHT"] > high * 0.9
        assert min(x for x, _y, _w, _h in seen.widgets.values()) >= 0


@pytest.fixture
def player(tmp_path: Path) -> Iterator[Player]:
    """A player whose screen has a window manager."""
    make_quick(tmp_path)
    with (
        a_screen(size=(1600, 1000)) as display,
        a_manager(display, tmp_path),
        Player(display, tmp_path) as one,
    ):
        yield one


def leave(player: Player) -> WindowPlace:
    """End the program; where its window lay as it knows it."""
    player.signal(signal.SIGTERM)
    assert player.ends() == 0
    kept = PreferencesFile(player.home).load().window
    assert kept is not None
    return kept


def until(player: Player, wanted: Callable[[dict[str, int]], bool]) -> dict[str, int]:
    """Wait until the window lies as ``wanted``, and a moment more: the keyboard comes last."""
    end = time.monotonic() + PATIENCE_S
    while not wanted(player.lies):
        assert time.monotonic() < end, f"it lies at {player.lies}"
        time.sleep(POLL_S)
        player.find_window()
    time.sleep(SETTLED_S)
    return player.lies


@pytest.mark.parametrize("place", some([(210, 130), (20, 30)], 1))
def test_it_lies_at_the_same_place_at_each_start(player: Player, place: tuple[int, int]) -> None:
    before = player.start()
    player.move_window(*place)
    player.resize(1100, 700)
    lay = until(player, lambda now: now["WIDTH"] == 1100)
    player.wait(lambda now: now.widgets != before.widgets, "the panels of the new size")
    time.sleep(2 * SETTLED_S)
    kept = leave(player)
    assert (kept.width, kept.height) == (1100, 700)
    for _start in range(STARTS):
        player.start()
        assert player.lies == lay
        assert leave(player) == kept


@whole
def test_nobody_has_to_move_it_for_that(player: Player) -> None:
    player.start()
    lay = player.lies
    time.sleep(2 * SETTLED_S)
    kept = leave(player)
    for _start in range(STARTS):
        player.start()
        assert player.lies == lay
        assert leave(player) == kept


@whole
def test_full_screen_and_back_it_lies_where_it_lay(player: Player) -> None:
    player.start()
    player.move_window(210, 130)
    lay = player.lies
    for _time in range(2):
        player.keys("F11")
        until(player, lambda now: now["WIDTH"] == 1600)
        player.keys("F11")
        until(player, lambda now: now == lay)
    player.keys("F11")
    until(player, lambda now: now["WIDTH"] == 1600)
    leave(player)
    player.start()
    until(player, lambda now: now["WIDTH"] == 1600)
    player.keys("F11")
    until(player, lambda now: now == lay)


def test_maximized_it_comes_back_so(player: Player) -> None:
    place = WindowPlace(210, 130, 1100, 700, maximized=True)
    file = PreferencesFile(player.home)
    assert file.save(replace(file.load(), window=place))
    player.start()
    full = until(player, lambda now: now["WIDTH"] == 1600)
    player.keys("F11")
    until(player, lambda now: now["HEIGHT"] == 1000)
    player.keys("F11")
    until(player, lambda now: now == full)
    assert leave(player) == place


@pytest.mark.parametrize("settings", some([True, False], 1))
def test_without_a_manager_it_fills_the_screen_and_comes_back(
    tmp_path: Path, *, settings: bool
) -> None:
    """The pointer was left in a corner, out of the window, so that no key came to it any more."""
    make_quick(tmp_path)
    with a_screen(size=(1600, 1000)) as display, Player(display, tmp_path) as player:
        player.start()
        player.move_window(210, 130)
        lay = until(player, lambda now: now["X"] == 210)
        before = player.pointer
        if settings:
            player.press("shelf.settings")
            player.wait(lambda now: now.dialog == "settings", "the settings")
            before = player.pointer
        for _time in range(2):
            player.keys("F11")
            full = until(player, lambda now: now["WIDTH"] == 1600)
            assert (full["X"], full["Y"], full["HEIGHT"]) == (0, 0, 1000)
            player.keys("F11")
            until(player, lambda now: now == lay)
            assert player.pointer == before
