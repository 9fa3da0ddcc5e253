"""A hint in a real window: asked with the key and with the mouse, carried out both ways."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.novice import Novice, is_mine
from tests.e2e.opening import make_quick, set_up
from tests.e2e.screen import Player, Seen, a_screen
from tests.sizes import whole

pytestmark = pytest.mark.xdist_group("screen")
SEED = 5


@whole
def test_a_hint_by_key_and_by_mouse(tmp_path: Path) -> None:
    make_quick(tmp_path)
    with a_screen() as display, Player(display, tmp_path) as player:
        player.start()
        set_up(player, name="Mina", seed=SEED)
        before = Novice(player).play_until(is_mine)
        player.keys("h")
        player.read_hint()
        player.keys("Tab", "Escape")
        player.wait(lambda now: now.told["coach"] == "", "no hint any more")
        player.keys("h")
        player.read_hint()
        player.keys("Return")
        _wait_for_move(player, before)
        again = Novice(player).play_until(is_mine)
        player.press("coach.ask")
        player.read_hint()
        player.press("coach.do")
        _wait_for_move(player, again)


def _wait_for_move(player: Player, before: Seen) -> None:
    """The move was made, and the hint about it is gone."""
    player.wait(
        lambda now: now.steps > before.steps and now.told["coach"] == "", "the move of the hint"
    )
