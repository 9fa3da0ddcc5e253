"""Letters that are typed, whatever the locale is; and signals that ask the game to end."""

from __future__ import annotations

import ast
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.session.record import read_record
from tests.e2e.opening import make_quick, open_box
from tests.e2e.screen import PATIENCE_S, ROOT, Player, Program, Seen, a_screen
from tests.sizes import some, whole

pytestmark = pytest.mark.xdist_group("screen")
PLAIN = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
LOCALES: list[tuple[dict[str, str], int]] = [
    ({"LC_ALL": "C"}, signal.SIGHUP),
    ({"LC_ALL": "xx_YY.UTF-8"}, signal.SIGTERM),
    ({}, signal.SIGTERM),
]
"""What the surroundings say, and by which signal the game ends."""


def program(home: Path, locale: dict[str, str]) -> Program:
    own = {"CUBEWRIGHT_HOME": str(home), "LIBGL_ALWAYS_SOFTWARE": "1"}
    return Program(environment={**PLAIN, **own, **locale})


def begin(player: Player) -> None:
    """From the name that was typed to the match, which is saved at once."""
    player.press("setup.seed")
    player.type("7")
    player.press("setup.start")
    player.wait(lambda now: now.screen == "match", "the match")


def name_field(player: Player) -> None:
    player.start()
    open_box(player, "biomes")
    player.press("setup.0.name")
    player.keys("End", *["BackSpace"] * 16)


def hears(player: Player, name: str) -> None:
    """Wait until a name was heard: a key is read in the layout of the moment of hearing."""
    player.wait(lambda now: now.told.get("names", [""])[0] == name, f"the name {name}")


def saved_name(home: Path) -> str:
    [save] = (home / "saves").glob("*.cubelog")
    return read_record(save).header.players[0].name


@pytest.mark.parametrize(("locale", "number"), some(LOCALES, 1))
def test_letters_beyond_ascii_are_typed_and_saved_when_a_signal_ends_it(
    tmp_path: Path, locale: dict[str, str], number: int
) -> None:
    make_quick(tmp_path)
    with a_screen() as display, Player(display, tmp_path, program(tmp_path, locale)) as player:
        name_field(player)
        player.lay_out("hu")
        player.type("Z")
        player.keys("oacute", "odoubleacute", "udiaeresis")
        hears(player, "Zóőü")
        player.lay_out("ru")
        player.keys("Cyrillic_zhe", "Cyrillic_ya")
        hears(player, "Zóőüжя")
        player.lay_out("us")
        begin(player)
        player.signal(number)
        assert player.ends() == 0, "as a closed window does"
        until = time.monotonic() + PATIENCE_S
        while player.left_behind():
            assert time.monotonic() < until, "something was left behind"
            time.sleep(0.05)
        assert player.output() == ""
    assert saved_name(tmp_path) == "Zóőüжя"
    assert not list(tmp_path.glob("crash-*"))


@whole
def test_dead_keys_compose(tmp_path: Path) -> None:
    make_quick(tmp_path)
    with a_screen() as display, Player(display, tmp_path, program(tmp_path, {})) as player:
        player.lay_out("us", "-variant", "intl")
        name_field(player)
        player.type("R")
        player.keys("dead_acute", "o", "dead_diaeresis", "u", "s")
        begin(player)
        player.signal(signal.SIGHUP)
        assert player.ends() == 0
    assert saved_name(tmp_path) == "Róüs"


L, TWO = "46", "11"
"""X's numbers of keys, by what is printed at their places on an American keyboard."""


def lit(seen: Seen) -> list[tuple[str, str]]:
    """What the table marks, and how."""
    return [(each["kind"], each["mark"]) for each in seen.told["targets"]]


def deciding(seen: Seen) -> bool:
    """Whether it is our turn, and the table at rest."""
    return bool(seen.told.get("deciding")) and not seen.moving


@pytest.mark.parametrize("layout", some(["ru", "fr"], 1))
def test_shortcuts_are_heard_by_their_places_on_any_keyboard(tmp_path: Path, layout: str) -> None:
    make_quick(tmp_path)
    with a_screen() as display, Player(display, tmp_path) as player:
        player.lay_out(layout)
        player.start("play", "--title", "biomes", "--players", "human,sprout", "--seed", "7")
        before = player.wait(deciding, "a turn of ours")
        player.keys(TWO)
        player.wait(lambda now: lit(now) != lit(before), "what can be explored")
        folded = set(player.look().widgets)
        player.keys(L)
        player.wait(lambda now: set(now.widgets) != folded, "the log")


@whole
def test_tab_goes_back_and_the_keypad_needs_no_num_lock(tmp_path: Path) -> None:
    make_quick(tmp_path)
    with a_screen() as display, Player(display, tmp_path) as player:
        player.start()
        player.keys("Tab")
        first = player.wait(lambda now: now.told["focused"] != "", "a focus").told["focused"]
        for _time in range(2):  # one is not taken for a repetition of the other
            player.keys("Tab")
            player.wait(lambda now: now.told["focused"] != first, "the next focus")
            player.keys("shift+Tab")
            player.wait(lambda now: now.told["focused"] == first, "the first focus again")
        player.kill()
        player.start("play", "--title", "biomes", "--players", "human,sprout", "--seed", "7")
        before = player.wait(deciding, "a turn of ours")
        player.keys("KP_Down")
        player.wait(lambda now: lit(now) != lit(before), "what can be explored")


PRINTED = """
import subprocess, sys
from game.render.x_keys import printed_elsewise, refresh_keyboard
from pyglet.libs.x11 import xlib
display = xlib.XOpenDisplay(None)
print(printed_elsewise(display))
subprocess.run(["setxkbmap", "us"], check=True)
refresh_keyboard(display)
assert not printed_elsewise(display), "another layout isn't read"
"""


@pytest.mark.parametrize(
    ("layout", "printed"), [("us", {}), ("fr", {}), ("de", {}), ("ru", {"H": "Р", "Z": "Я"})]
)
def test_what_is_printed_on_the_keys_is_read(layout: str, printed: dict[str, str]) -> None:
    with a_screen() as display:
        subprocess.run(["setxkbmap", "-display", display, layout], check=True)
        told = subprocess.run(
            [sys.executable, "-c", PRINTED],
            env={**os.environ, "DISPLAY": display},
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        )
    read = ast.literal_eval(told.stdout)
    assert {name: read[name] for name in printed} == printed
    assert bool(read) == bool(printed)


HELD = """
import subprocess, sys, time
import pyglet
from game.render.context import open_context

def tool(*words):
    return subprocess.run(["xdotool", *words], check=True, capture_output=True, text=True).stdout

def hear():
    until = time.monotonic() + 1.0
    while time.monotonic() < until:
        window.dispatch_events()
        pyglet.app.platform_event_loop.step(0.05)

open_context(False, caption="Other", size=(200, 200))
other = tool("search", "--sync", "--onlyvisible", "--name", "^Other$").split()[-1]
window = open_context(False, caption="Held")
heard = []
window.push_handlers(on_key_press=lambda symbol, _modifiers: heard.append(chr(symbol)))
pyglet.app.platform_event_loop.start()
number = tool("search", "--sync", "--onlyvisible", "--name", "^Held$").split()[-1]
tool("windowfocus", "--sync", number)
hear()
tool("keydown", "f")
hear()
tool("windowfocus", other)
hear()
window.pressed_keys.clear()  # as the game does when it is left
tool("windowfocus", "--sync", number)
hear()
print(sorted(window.pressed_keys._down))
tool("keyup", "f")
hear()
print(sorted(window.pressed_keys._down))
tool("key", "f")
hear()
print("".join(heard))
"""


def test_a_key_that_comes_along_from_another_window_passes_for_held() -> None:
    with a_screen() as display:
        told = subprocess.run(
            [sys.executable, "-c", HELD],
            env={**os.environ, "DISPLAY": display, "LIBGL_ALWAYS_SOFTWARE": "1"},
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
    assert told.stdout.split("\n")[:3] == ["[41]", "[]", "ff"], told.stderr
