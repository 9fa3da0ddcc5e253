"""A crash: the report, what it keeps, and how the next start tells of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app import crash, folder_window
from game.app.logs import LOG_NAME, OLD_LOGS, start_log
from game.app.screens import crashed
from game.app.screens.crashed import CrashDialog
from game.session.record import read_record
from game.session.saves import SaveStore
from tests.app.desktop import ESCAPE, Desktop
from tests.app.test_app_screens import begun
from tests.app.test_double_click import told


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CUBEWRIGHT_HOME", str(tmp_path))
    return tmp_path


def fault() -> ZeroDivisionError:
    try:
        raise ZeroDivisionError("a fault")
    except ZeroDivisionError as error:
        return error


def test_a_report_names_versions_screen_and_fault_and_keeps_the_game(home: Path) -> None:
    match = begun(steps=5)
    SaveStore().autosave(match)
    place = crash.report(fault(), {"graphics": "OpenGL 3.3, some card", "screen": "match"})
    assert place is not None
    text = place.read_text(encoding="utf-8")
    for words in ("pyglet: 2.1", "some card", "screen: match", "ZeroDivisionError: a fault"):
        assert words in text
    assert read_record(place.with_suffix(".cubelog")) == match.record()
    assert crash.unseen() == place
    crash.tell()
    assert crash.unseen() is None


def test_few_reports_are_kept(home: Path) -> None:
    for number in range(crash.KEPT + 3):
        (home / f"crash-2026010{number}-000000.txt").write_text("old")
        (home / f"crash-2026010{number}-000000.cubelog").write_text("old")
    crash.report(fault(), {})
    assert len(list(home.glob("crash-*.txt"))) == crash.KEPT
    assert len(list(home.glob("crash-*.cubelog"))) == crash.KEPT - 1


def test_a_disk_that_takes_nothing_costs_no_second_crash(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("CUBEWRIGHT_HOME", str(tmp_path / "file"))
    assert crash.report(fault(), {}) is None
    assert crash.unseen() is None


def test_the_next_start_tells_of_it_once_and_opens_the_folder(
    home: Path, desktop: Desktop, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[Path] = []

    def remember(folder: Path) -> bool:
        opened.append(folder)
        return True

    monkeypatch.setattr(crashed, "open_folder", remember)
    place = crash.report(fault(), {})
    assert place is not None
    desktop.shelf()
    desktop.desk.open(CrashDialog(desktop.desk.host, place))
    desktop.run(0.1)
    desktop.click("notice.other")
    assert opened == [home]
    assert told(desktop) == "crashed"
    desktop.press_key(ESCAPE)
    assert told(desktop) == ""
    assert crash.unseen() is None


def test_without_a_file_manager_the_place_is_told(
    home: Path, desktop: Desktop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(home))
    assert folder_window.open_folder(home) is False


def test_logs_of_earlier_starts_are_kept_but_not_for_ever(home: Path) -> None:
    for _ in range(OLD_LOGS + 3):
        start_log()
    assert len(list(home.glob(f"{LOG_NAME}*"))) == OLD_LOGS + 1
