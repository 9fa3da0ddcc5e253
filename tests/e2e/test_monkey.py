"""Random mouse and keys in a real window; ``python -m tools.monkey`` does it for longer."""

from __future__ import annotations

import os
import random
import time
from pathlib import Path
from signal import SIGTERM

import pytest

from tests.e2e.screen import POLL_S, Player, StuckError, a_screen
from tests.sizes import whole
from tools.monkey import Broken, Monkey, rampage

SECONDS = float(os.environ.get("CUBEWRIGHT_MONKEY_S", "20"))
pytestmark = pytest.mark.xdist_group("screen")


@whole
def test_nothing_that_a_monkey_does_breaks_the_game(tmp_path: Path) -> None:
    with a_screen() as display, Player(display, tmp_path) as player:
        monkey = rampage(player, SECONDS, random.Random(20))
        assert sum(monkey.done.values()) > 10


def test_a_window_that_fills_the_screen_shows_signs_of_life(tmp_path: Path) -> None:
    with a_screen() as display, Player(display, tmp_path) as player:
        player.start()
        player.keys("F11")
        monkey = Monkey(player, random.Random(1))
        monkey.heartbeat()
        monkey.heartbeat()


def test_what_is_aimed_at_a_window_that_is_gone_reaches_the_one_that_took_its_place(
    tmp_path: Path,
) -> None:
    with a_screen() as display, Player(display, tmp_path) as player:
        before = player.start()
        player.keys("F11")
        player.wait(lambda seen: seen.widgets != before.widgets, "the whole screen")
        player.press("shelf.settings")
        player.wait(lambda seen: seen.dialog != "", "what the click opens")


def test_a_game_that_has_quit_is_not_waited_for_any_longer(tmp_path: Path) -> None:
    with a_screen() as display, Player(display, tmp_path) as player:
        player.start()
        player.signal(SIGTERM)
        while not player.has_ended():
            time.sleep(POLL_S)
        with pytest.raises(StuckError, match="the game ended"):
            player.find_window()


def test_a_crash_under_a_monkey_is_told_with_its_last_deeds(tmp_path: Path) -> None:
    (tmp_path / "crash-20260101-000000.txt").write_text("a crash", "utf-8")
    with (
        a_screen() as display,
        Player(display, tmp_path) as player,
        pytest.raises(Broken, match=r"report of a crash(.|\n)*the last deeds"),
    ):
        rampage(player, SECONDS, random.Random(1))
