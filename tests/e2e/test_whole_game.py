"""A game against the computer, in a real window with a real mouse and keyboard.

It is begun at the shelf, left after a while, and gone on with where little is left of it, to the
result; ``CUBEWRIGHT_WHOLE=1`` plays all of it by hand.
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.ai.agent import agent
from game.session.record import read_record
from game.session.saves import SaveStore
from game.session.simulation import play_out
from tests.e2e.novice import GLANCE_S, Novice
from tests.e2e.opening import make_quick, set_up
from tests.e2e.screen import ROOT, Player, a_screen
from tests.sizes import WHOLE

pytestmark = pytest.mark.xdist_group("screen")
SEED = 7
NAMES = ("Mina", "Pip")
MOST = 400
"""More decisions than any game has in which blocks are taken every turn."""
FIRST = 24
"""Decisions made by hand at the beginning, unless all of them are."""
LAST_STEPS = 24
"""How many steps before the end one that is begun is gone on with."""
TOLERATED_MISSES = 4
"""Lit things that lay half behind others where the novice clicked."""


def test_from_the_shelf_to_the_result(tmp_path: Path) -> None:
    make_quick(tmp_path)
    with a_screen() as display, Player(display, tmp_path) as player:
        player.start()
        set_up(player, name=NAMES[0], seed=SEED)
        novice = Novice(player)
        seen = novice.play(MOST if WHOLE else FIRST)
        if not WHOLE:
            player.kill()
            _bring_near_the_end(tmp_path)
            player.start()
            player.press("shelf.resume")
            player.wait(lambda now: now.screen == "match", "the match")
            time.sleep(GLANCE_S)
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


def _bring_near_the_end(home: Path) -> None:
    """Have greedy players go on with the game that was left, nearly to its end."""
    saves = SaveStore(home / "saves")
    left, ahead = saves.latest(), saves.latest()
    assert left is not None
    assert ahead is not None
    made = len(left.match.history)
    play_out(ahead.match, [agent("greedy", "biomes")] * len(NAMES))
    for step in ahead.match.history[made:-LAST_STEPS]:
        left.match.play(step.move)
    assert saves.autosave(left.match)


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
