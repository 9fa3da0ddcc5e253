"""What the shelf's first picture loads, and what it loads for the first click."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

SHELF = """
import json, sys, time
from game.render.context import choose_headless
choose_headless()
from game.app.desk import Desk
from game.app.window import MainWindow
from game.session.opening import Shelf

def desk_in(window, size, dpi_scale):
    desk = Desk(window, size, time.time, dpi_scale=dpi_scale)
    desk.show(Shelf())
    return desk

window = MainWindow(desk_in, headless=True)
window.frame()
first = sorted(sys.modules)
for _ in range(60):
    window.step(1 / 60)
waiting = window.desk.screen.waiting
print(json.dumps([first, sorted(sys.modules), waiting]))
window.on_close()
"""
RULES = tuple(f"game.rules.{title}.state" for title in ("biomes", "towers", "brewery"))
BRAINS = tuple(f"game.titles.{title}.ai.brain" for title in ("biomes", "towers", "brewery"))
FOR_A_CLICK = {*RULES, *BRAINS, "game.session.match", "game.content.packs", "yaml"}


def test_the_first_picture_needs_no_game_and_the_next_moments_load_them(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", SHELF],
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
        cwd=Path(__file__).parents[2],
        env={**os.environ, "CUBEWRIGHT_HOME": str(tmp_path)},
    )
    first, later, waiting = json.loads(done.stdout)
    assert not FOR_A_CLICK & {*first}
    assert {*later} >= FOR_A_CLICK
    assert not waiting, "nothing is left to do: time may stand still"
