"""Where a player's files live: the system's folders, one folder for all, or beside the program."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from game.cli import main
from game.session import folders


def test_all_of_them_lie_in_the_home_that_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(folders.HOME_VARIABLE, str(tmp_path / "zu Hause, größer"))
    for folder in (
        folders.preferences_folder(),
        folders.saves_folder(),
        folders.games_folder(),
        folders.packs_folder(),
        folders.log_folder(),
    ):
        assert folder.is_relative_to(tmp_path / "zu Hause, größer")


def test_a_carried_program_keeps_them_beside_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(folders.HOME_VARIABLE, "")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "cubewright"))
    home = folders.keep_beside(folders.program_folder())
    assert home == tmp_path.resolve() / folders.PORTABLE
    assert folders.saves_folder().is_relative_to(home)


def test_beside_a_bundle_not_in_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inner = tmp_path / "Cubewright.app" / "Contents" / "MacOS"
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(inner / "cubewright"))
    assert folders.program_folder() == tmp_path.resolve()


def test_a_place_that_takes_nothing_is_told_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / folders.PORTABLE).write_text("a file")
    monkeypatch.setattr("game.cli.program_folder", lambda: tmp_path)
    before = os.environ.get(folders.HOME_VARIABLE)
    assert main(["--portable", "check", str(tmp_path / folders.PORTABLE)]) == 2
    assert "--portable" in capsys.readouterr().err
    assert os.environ.get(folders.HOME_VARIABLE) == before
