"""The toy title in a real window: from the shelf through a whole game to result and replay.

Whatever it could not do would be a seam that is missing.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

from game.app.match.input.deciding import AGAIN_S
from game.session.record import read_record
from tests.e2e.opening import make_quick, open_box
from tests.e2e.screen import Player, Program, Seen, a_screen
from tests.toy import registered

pytestmark = pytest.mark.xdist_group("screen")
TOY = Program(command=(sys.executable, "-m", "tests.toy.play"))
MOST = 60
"""More decisions than any game of the toy has."""
BUTTONS = ("end", "toy.let", "toy.leave")


def is_mine(seen: Seen) -> bool:
    """Whether the player can do something, or the game is over."""
    if seen.screen == "result":
        return True
    return bool(seen.told.get("deciding")) and not seen.told.get("busy") and not seen.moving


def decide(player: Player, seen: Seen, number: int) -> None:
    """A click on a thing, a key, or a button where nothing lies for it."""
    pressed = [key for key in BUTTONS if key in seen.widgets and key not in seen.off]
    if "end" in pressed:
        player.press("end")
    elif seen.lit and number % 3 == 2:
        player.keys("Tab", "Return")
    elif seen.lit and not (pressed and number % 2):
        player.click(seen.lit[-1].at)
    else:
        time.sleep(AGAIN_S)  # the same choice made twice at once is one
        player.press(pressed[0])
    player.wait(lambda now: stand(now) != stand(seen), "an answer")


def stand(seen: Seen) -> tuple[object, ...]:
    """What a decision changes: the screen, the moves made, or whose turn it is to look."""
    return seen.screen, seen.told.get("steps"), "end" in seen.widgets


def test_a_whole_game_from_the_shelf_to_the_replay(tmp_path: Path) -> None:
    make_quick(tmp_path)
    with a_screen() as display, Player(display, tmp_path, TOY) as player:
        player.start()
        open_box(player, "toy")
        player.press("setup.start")
        seen = player.wait(lambda now: now.screen == "match", "the match")
        for number in range(MOST):
            seen = player.wait(is_mine, "a decision")
            if seen.screen == "result":
                break
            decide(player, seen, number)
        assert seen.screen == "result"
        player.press("result.replay")
        player.wait(lambda now: now.screen == "replay", "the replay")
        player.keys("End", "Escape")
        player.wait(lambda now: now.screen == "result", "the result")
        player.press("result.shelf")
        player.wait(lambda now: now.screen == "shelf", "the shelf")
        player.press("shelf.quit")
        assert player.ends() == 0, player.output()
    (file,) = (tmp_path / "games").glob("*.cubelog")
    with registered():
        record = read_record(file)
    assert record.header.title == "toy"
    assert record.result is not None
    assert record.result.finished
