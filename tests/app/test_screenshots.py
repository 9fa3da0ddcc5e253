"""F12 keeps a picture of the window, and says where it lies."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest
from PIL import Image, ImageChops
from pyglet.window import key as keys

from game.app.screenshots import SHOWN_S, keep
from game.session.folders import pictures_folders
from tests.app.desktop import Desktop
from tests.app.test_app_menu import words


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("game.app.screenshots.pictures_folders", lambda: (tmp_path / "pictures",))
    return tmp_path / "pictures"


def test_a_picture_is_kept_and_it_is_said_where(desktop: Desktop, folder: Path) -> None:
    desktop.open_eyes()
    desktop.shelf()
    for count in (1, 2):
        desktop.press_key(keys.F12)
        desktop.run(0.2)
        files = sorted(folder.glob("cubewright-*.png"))
        assert len(files) == count
        assert any(str(file) in words(desktop) for file in files)
    with Image.open(files[0]) as one, Image.open(files[1]) as other:
        assert one.size == (1280, 720)
        assert len(one.getcolors(1 << 20) or ()) > 100, "the shelf is seen"
        assert ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox() is None, (
            "no word of the first one is in the second"
        )
    desktop.run(SHOWN_S + 0.2)
    assert str(folder) not in words(desktop)
    assert not desktop.desk.awake


def test_the_next_folder_is_taken_where_one_refuses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocker = tmp_path / "blocker"
    blocker.write_text("in the way")
    folders = [blocker / "pictures", tmp_path / "data"]
    monkeypatch.setattr("game.app.screenshots.pictures_folders", lambda: folders)
    image, now = Image.new("RGB", (4, 4)), datetime(2026, 11, 22)
    names = {keep(image, now), keep(image, now)}
    assert {name.parent for name in names} == {tmp_path / "data"}
    assert len(names) == 2
    folders.pop()
    with pytest.raises(OSError, match="directory"):
        keep(image, now)


def test_a_folder_that_refuses_is_a_sentence(
    desktop: Desktop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocker = tmp_path / "blocker"
    blocker.write_text("in the way")
    monkeypatch.setattr("game.app.screenshots.pictures_folders", lambda: (blocker / "pictures",))
    desktop.shelf()
    desktop.press_key(keys.F12)
    desktop.run(0.2)
    assert "could not be kept" in words(desktop)


def test_carried_about_the_pictures_stay_with_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CUBEWRIGHT_HOME", str(tmp_path))
    assert pictures_folders() == (tmp_path / "screenshots",)
    monkeypatch.delenv("CUBEWRIGHT_HOME")
    assert len(pictures_folders()) == 2
