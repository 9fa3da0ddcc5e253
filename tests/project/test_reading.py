"""Files that anybody may have put there: pipes, devices, giants that take no room."""

from __future__ import annotations

import os
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path

import pytest

from game.app import crash
from game.app.logs import start_log
from game.content.packs import ContentError, load_file
from game.reading import NotAFile, TooLarge, read_file
from game.session.preferences import Preferences, PreferencesFile
from game.session.record import RecordError, UnreadableRecord, read_record
from game.session.saves import SaveStore

LONGEST_S = 2.0
MOST_MB = 8.0
Maker = Callable[[Path], None]


def pipe(path: Path) -> None:
    os.mkfifo(path)


def device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def giant(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(8 << 30)


def folder(path: Path) -> None:
    path.mkdir()


ODD = pytest.mark.parametrize("odd", [pipe, device, giant, folder], ids=lambda odd: odd.__name__)


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A player's home; what happens there may take neither long nor much memory."""
    monkeypatch.setenv("CUBEWRIGHT_HOME", str(tmp_path))
    return tmp_path


def quickly(deed: Callable[[], object]) -> object:
    tracemalloc.start()
    began = time.monotonic()
    try:
        return deed()
    finally:
        taken, most = time.monotonic() - began, tracemalloc.get_traced_memory()[1] / 1e6
        tracemalloc.stop()
        assert taken < LONGEST_S
        assert most < MOST_MB


@ODD
def test_reading_says_what_is_there(place: Path, odd: Maker) -> None:
    odd(place / "it")
    with pytest.raises(TooLarge if odd is giant else NotAFile) as caught:
        quickly(lambda: read_file(place / "it", 100))
    assert caught.value.strerror
    (place / "good").write_bytes(b"x" * 100)
    assert read_file(place / "good", 100) == b"x" * 100
    with pytest.raises(TooLarge):
        read_file(place / "good", 99)
    with pytest.raises(OSError, match="null"):
        read_file(Path("a\0b"), 99)


@ODD
def test_preferences(place: Path, odd: Maker) -> None:
    file = PreferencesFile()
    odd(file.path)
    assert quickly(file.load) == Preferences()
    assert file.problem
    assert file.save(Preferences(coach=False))
    assert PreferencesFile().load().coach is False


@ODD
def test_saves_and_records(place: Path, odd: Maker) -> None:
    (place / "saves").mkdir()
    save = place / "saves" / "biomes-1-2.cubelog"
    odd(save)
    with pytest.raises(RecordError) as caught:
        quickly(lambda: read_record(save))
    assert isinstance(caught.value, UnreadableRecord) == (odd is not giant)
    assert quickly(SaveStore().latest) is None


@ODD
def test_packs(place: Path, odd: Maker) -> None:
    odd(place / "mine.yaml")
    with pytest.raises(ContentError):
        quickly(lambda: load_file(place / "mine.yaml"))


@ODD
def test_log_and_crash_report(place: Path, odd: Maker) -> None:
    for name in ("cubewright.log", crash.UNSEEN):
        odd(place / name)
    (place / "saves").mkdir()
    odd(place / "saves" / "biomes-1-2.cubelog")
    quickly(start_log)
    assert quickly(crash.unseen) is None
    try:
        raise ZeroDivisionError
    except ZeroDivisionError as error:
        fault = error
    quickly(lambda: crash.report(fault, {}))
