"""Letters that are typed, whatever the locale is; and signals that ask the game to end."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import pytest

from game.session.record import read_record
from tests.e2e.opening import make_quick, open_box
from tests.e2e.screen import PATIENCE_S, Player, Program, a_screen

pytestmark = pytest.mark.xdist_group("screen")
PLAIN = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
LOCALES = {"C": {"LC_ALL": "C"}, "missing": {"LC_ALL": "xx_YY.UTF-8"}, "none": {}}


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


@pytest.mark.parametrize("locale", LOCALES.values(), ids=LOCALES.keys())
def test_letters_beyond_ascii_are_typed(tmp_path: Path, locale: dict[str, str]) -> None:
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
        player.signal(signal.SIGTERM)
        assert player.ends() == 0
    assert saved_name(tmp_path) == "Zóőüжя"


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


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_signal_ends_it_as_a_closed_window_does(tmp_path: Path, number: int) -> None:
    make_quick(tmp_path)
    with a_screen() as display, Player(display, tmp_path) as player:
        name_field(player)
        player.type("Ada")
        begin(player)
        player.signal(number)
        assert player.ends() == 0
        until = time.monotonic() + PATIENCE_S
        while player.left_behind():
            assert time.monotonic() < until, "something was left behind"
            time.sleep(0.05)
        assert player.output() == ""
    assert saved_name(tmp_path) == "Ada"
    assert not list(tmp_path.glob("crash-*"))
