"""Starts that are out of the ordinary: a poor screen, and a window that never comes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.app import run
from game.app.logs import LOG_NAME
from game.app.signals import CUT_OFF
from tests.e2e.opening import make_quick
from tests.e2e.screen import PATIENCE_S, ROOT, Player, a_screen
from tests.sizes import some

pytestmark = pytest.mark.xdist_group("screen")
SOON_S = 1.0
"""What was said to hang does so by then."""
HANGS = """
import sys
from game.app import run, start_watch
from game.session.opening import Shelf

def hang(*_):
    from pyglet.libs.x11 import xlib
    display, event = xlib.XOpenDisplay(None), xlib.XEvent()
    print("hangs", flush=True)
    xlib.XNextEvent(display, event)  # as pyglet waits for a window that X has refused

run._live = hang
start_watch.PATIENCE_S = run.PATIENCE_S = float(sys.argv[1])
sys.exit(run.open_app(Shelf()))
"""

OFFERED = """
import game.render.context
import pyglet
from game.render import pixel_format

def told(found):
    return [getattr(found, name, None) for name in type(found).attribute_ids]

screen = pyglet.display.get_display().get_default_screen()
for sizes in pixel_format.WISHES:
    wish = pixel_format._asked(sizes)
    ours = [told(each) for each in pixel_format.formats(screen, [wish])]
    assert ours == [told(each) for each in screen.get_matching_configs(wish)]
    print(len(ours))
"""


def hanging(display: str, home: Path, patience_s: float) -> subprocess.Popen[str]:
    """A start that waits for ever in the library of the screen."""
    started = subprocess.Popen(
        [sys.executable, "-c", HANGS, str(patience_s)],
        cwd=ROOT,
        env={**os.environ, "CUBEWRIGHT_HOME": str(home), "DISPLAY": display},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert started.stdout is not None
    assert started.stdout.readline() == "hangs\n"
    time.sleep(SOON_S)
    return started


def test_the_formats_of_a_screen_are_those_that_pyglet_finds() -> None:
    with a_screen() as display:
        done = subprocess.run(
            [sys.executable, "-c", OFFERED],
            cwd=ROOT,
            env={**os.environ, "DISPLAY": display},
            capture_output=True,
            text=True,
            timeout=PATIENCE_S,
            check=False,
        )
    assert done.returncode == 0, done.stderr
    assert all(int(count) for count in done.stdout.split())


@pytest.mark.parametrize("bits", some([16, 24], 1))
def test_a_window_opens_whatever_the_depth_of_the_screen(tmp_path: Path, bits: int) -> None:
    make_quick(tmp_path)
    with a_screen(bits=bits) as display, Player(display, tmp_path) as player:
        player.start("play", "--title", "biomes", "--players", "human,sprout", "--seed", "7")
        player.wait(lambda now: now.screen == "match" and not now.moving, "the match")
        player.keys("F12")  # Pillow takes no pictures of screens of 16 bits
        player.wait(lambda _: any(tmp_path.rglob("*.png")), "the picture that was asked for")
        player.signal(signal.SIGTERM)
        assert player.ends() == 0


def test_a_start_that_shows_nothing_ends_with_a_sentence(tmp_path: Path) -> None:
    with a_screen() as display:
        started = hanging(display, tmp_path, 2.0)
        _told, complaint = started.communicate(timeout=PATIENCE_S)
    assert started.returncode == run.NO_WINDOW
    assert "could not show its window" in complaint
    assert "Traceback" not in complaint
    log = (tmp_path / LOG_NAME).read_text("utf-8")
    assert "in hang" in log, "the log doesn't tell where it hangs"


@pytest.mark.parametrize("number", some([signal.SIGINT, signal.SIGHUP, signal.SIGTERM], 1))
def test_a_signal_ends_a_start_that_hangs(tmp_path: Path, number: int) -> None:
    with a_screen() as display:
        started = hanging(display, tmp_path, PATIENCE_S)
        began = time.monotonic()
        started.send_signal(number)
        started.communicate(timeout=PATIENCE_S / 2)
    assert started.returncode == CUT_OFF + number
    assert time.monotonic() - began < PATIENCE_S / 2
