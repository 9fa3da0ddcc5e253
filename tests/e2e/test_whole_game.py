"""A game against the computer, in a real window with a real mouse and keyboard.

``make soak`` plays one from the shelf to the result. ``test_resume`` has the beginning of one,
which is left and gone on with.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from game.session.record import read_record
from tests.e2e.novice import Novice
from tests.e2e.opening import make_quick, set_up
from tests.e2e.screen import ROOT, Player, a_screen
from tests.sizes import whole

pytestmark = pytest.mark.xdist_group("screen")
SEED = 7
NAMES = ("Mina", "Pip")
MOST = 400
"""More decisions than any game has in which blocks are taken every turn."""
TOLERATED_MISSES = 4
"""Lit things that lay half behind others where the novice clicked."""


@whole
def test_from_the_shelf_to_the_result(tmp_path: Path) -> None:
    make_quick(tmp_path)
    with a_screen() as display, Player(display, tmp_path) as player:
        player.start()
        set_up(player, name=NAMES[0], seed=SEED)
        novice = Novice(player)
        seen = novice.play(MOST)
        assert seen.screen == "result"
        for widget in ("result.rematch", "result.replay", "result.shelf"):
            assert widget in seen.widgets
        player.press("result.shelf")
        shelf = player.wait(lambda now: now.screen == "shelf", "the shelf")
        assert "shelf.resume" not in shelf.widgets
        player.press("shelf.quit")
        assert player.ends() == 0, player.output()
    for how in (("drag", "space"), ("drag", "crossing"), ("key", "block"), ("click", "block")):
        assert novice.done[how] > 0, novice.done
    assert len(novice.missed) <= TOLERATED_MISSES, novice.missed
    _assert_sound(tmp_path)


def _assert_sound(home: Path) -> None:
    """The finished game lies among the games, and passes the check of the command line."""
    assert list((home / "saves").glob("*.cubelog*")) == []
    (file,) = (home / "games").glob("*.cubelog")
    record = read_record(file)
    assert [player.name for player in record.header.players] == [*NAMES]
    assert [player.agent for player in record.header.players] == ["human", "sprout"]
    assert record.header.seed == SEED
    assert record.result is not None
    assert record.result.finished
    command = [sys.executable, "-m", "game", "check", str(file)]
    checked = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr
