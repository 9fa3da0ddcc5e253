"""The plug is pulled in the middle of a game, and the game goes on where it was."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.e2e.novice import Novice, is_mine
from tests.e2e.opening import make_quick, set_up
from tests.e2e.screen import Player, Seen, a_screen
from tests.sizes import WHOLE, whole

pytestmark = pytest.mark.xdist_group("screen")
SEED = 11
SMALLER = (1000, 640)


def test_resized_killed_and_resumed(tmp_path: Path) -> None:
    make_quick(tmp_path)
    with a_screen() as display, Player(display, tmp_path) as player:
        player.start()
        set_up(player, name="Mina", seed=SEED)
        Novice(player).play(5 if WHOLE else 2)
        player.resize(*SMALLER)
        player.wait(lambda now: _fits(now, SMALLER) and not now.moving, "a smaller window")
        Novice(player).play(4 if WHOLE else 1)
        before = Novice(player).play_until(is_mine)
        player.kill()
        _wait_for_nobody(player)
        after = _resumed(player)
        assert (after.digest, after.steps) == (before.digest, before.steps)
        assert after.told["stage"] == before.told["stage"]
        assert sorted(each.value for each in after.of_kind("block")) == sorted(
            each.value for each in before.of_kind("block")
        )
        further = Novice(player).play(3 if WHOLE else 1)
        assert further.steps > after.steps


@whole
def test_killed_while_the_computer_thinks(tmp_path: Path) -> None:
    make_quick(tmp_path)
    with a_screen() as display, Player(display, tmp_path) as player:
        player.start()
        set_up(player, name="Mina", seed=SEED)
        novice = Novice(player)
        novice.turn_comes()
        player.freeze_opponents()
        thinking = novice.play_until(
            lambda now: now.told["actor"] == 1 and not now.told["deciding"] and not now.moving
        )
        player.press("hud.menu")
        player.wait(lambda now: now.dialog == "menu", "a menu though the computer thinks")
        player.kill()
        player.start()
        player.press("shelf.resume")
        after = novice.play_until(lambda now: is_mine(now) and now.told["actor"] == 0)
        assert after.steps > thinking.steps
        novice.play(2)


def _resumed(player: Player) -> Seen:
    """Start the game anew and go on with the last match, by mouse."""
    assert player.start().screen == "shelf"
    player.press("shelf.resume")
    return player.wait(is_mine, "the match again")


def _fits(seen: Seen, size: tuple[int, int]) -> bool:
    """Whether every panel lies within a window of ``size``."""
    return all(
        x + width <= size[0] and y + height <= size[1]
        for x, y, width, height in seen.widgets.values()
    )


def _wait_for_nobody(player: Player) -> None:
    """The opponents' process ends by itself when the game is gone."""
    until = time.monotonic() + 10
    while left := player.left_behind():
        assert time.monotonic() < until, f"still there: {left}"
        time.sleep(0.05)
