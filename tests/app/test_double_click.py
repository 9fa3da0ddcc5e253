"""Files that are double-clicked: records, unfinished games, content packs, and what is none."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.double_click import screen_of
from game.app.match.screen import MatchScreen
from game.app.screens.replay import ReplayScreen
from game.app.screens.setup import SetupScreen
from game.resources import levels
from tests.app.desktop import ESCAPE, Desktop
from tests.app.test_app_screens import begun
from tests.session.games import finished_match

PACK = (levels() / "biomes" / "classic.yaml").read_text(encoding="utf-8")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CUBEWRIGHT_HOME", str(tmp_path / "home"))
    monkeypatch.setattr("game.resources._also", [tmp_path / "home" / "levels"])
    return tmp_path / "home"


def told(desktop: Desktop) -> str:
    """The name of the dialog that is shown."""
    return desktop.desk.dialog.name if desktop.desk.dialog else ""


def test_an_unfinished_game_goes_on_and_is_kept(desktop: Desktop, tmp_path: Path) -> None:
    match = begun(steps=7)
    file = tmp_path / "ein Spiel, größer.cubelog"
    file.write_bytes(match.record_bytes())
    desktop.desk.go(screen_of(desktop.desk, file))
    assert isinstance(desktop.desk.screen, MatchScreen)
    assert desktop.match.game.match.record_bytes() == match.record_bytes()
    latest = desktop.saves.latest()
    assert latest is not None
    assert latest.match.record_bytes() == match.record_bytes()


def test_a_finished_game_is_watched(desktop: Desktop, tmp_path: Path) -> None:
    file = tmp_path / "finished.cubelog"
    file.write_bytes(finished_match(seed=3).record_bytes())
    desktop.desk.go(screen_of(desktop.desk, file))
    assert isinstance(desktop.desk.screen, ReplayScreen)


def test_a_pack_is_kept_and_chosen_in_the_set_up(
    desktop: Desktop, tmp_path: Path, home: Path
) -> None:
    file = tmp_path / "meadow.cubelevel"
    file.write_text(PACK.replace("id: classic", "id: meadow"), encoding="utf-8")
    desktop.desk.go(screen_of(desktop.desk, file))
    assert isinstance(desktop.desk.screen, SetupScreen)
    assert (home / "levels" / "biomes" / "meadow.cubelevel").read_bytes() == file.read_bytes()
    file.unlink()
    desktop.run(0.2)
    desktop.click("setup.start")
    assert desktop.match.game.match.header.content == "meadow"


def test_a_pack_with_a_name_of_ours_is_refused_and_nothing_is_kept(
    desktop: Desktop, tmp_path: Path, home: Path
) -> None:
    file = tmp_path / "classic.yaml"
    file.write_text(PACK, encoding="utf-8")
    desktop.desk.go(screen_of(desktop.desk, file))
    assert desktop.desk.screen.name == "shelf"
    assert told(desktop) == "notice"
    assert not (home / "levels").exists()


@pytest.mark.parametrize(
    ("name", "text"),
    [("broken.cubelog", "{"), ("broken.cubelevel", "id: 7\n"), ("absent.cubelog", None)],
)
def test_what_can_t_be_used_is_told_of_over_the_shelf(
    desktop: Desktop, tmp_path: Path, home: Path, name: str, text: str | None
) -> None:
    file = tmp_path / name
    if text is not None:
        file.write_text(text)
    desktop.desk.go(screen_of(desktop.desk, file))
    assert desktop.desk.screen.name == "shelf"
    assert told(desktop) == "notice"
    desktop.press_key(ESCAPE)
    assert told(desktop) == ""
    assert file.exists() == (text is not None), "a player's file is never moved"
