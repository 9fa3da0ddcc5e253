"""Family, stars, days, lessons and settings: kept one way, and lost by no fault of the disk."""

from __future__ import annotations

import dataclasses
import errno
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from game.ai.levels import ARCHITECT
from game.content.challenge import Challenge
from game.error_reasons import reason_of
from game.reading import read_file
from game.session import file_lock
from game.session.atomic_write import older
from game.session.challenges.calendar import Calendar
from game.session.challenges.progress import Solved
from game.session.deals.deal import Deal
from game.session.deals.reached import Place, Reached, Trial, Trials
from game.session.family.profiles import Profile, Profiles
from game.session.lessons.progress import Progress
from game.session.preferences import Preferences, PreferencesFile
from game.session.reviews.leitner import Leitner
from tests.session.challenges.files import challenge_of
from tests.session.faults import FailingDisk
from tests.sizes import WHOLE, some

DAY = date(2026, 11, 2)
SWITCHES = ("coach", "follow_action", "talk", "reduced_motion", "ambience", "fullscreen")
CODES = (errno.EIO, errno.EACCES, errno.EMFILE, errno.ENOSPC, errno.EROFS)


@dataclass(frozen=True)
class Kind:
    """A file of the player's: ``win`` has a thing of that number kept, ``has`` asks for it."""

    name: str
    file: str
    opened: Callable[[Path], Any]
    win: Callable[[Any, int], object]
    has: Callable[[Any, int], bool]
    copies: int
    retries: bool = True


def _person(number: int) -> Profile:
    return Profile(f"{number:012x}", f"Ada {number}", "red")


@cache
def _corner() -> Challenge:
    with tempfile.TemporaryDirectory() as folder:
        return challenge_of(Path(folder))


def _challenge(number: int) -> Challenge:
    return dataclasses.replace(_corner(), seed=number)


def _trial(number: int) -> Trial:
    deal = Deal("towers", "classic", "", 2, 0, number)
    return Trial(Place(deal, ("human", "sprout"), 0), ARCHITECT, 0)


class Window:
    """Settings as a window has them: read once, then changed here."""

    def __init__(self, home: Path) -> None:
        self._file = PreferencesFile(home)
        self._set = self._file.load()

    @property
    def problem(self) -> str:
        return self._file.problem

    def switch(self, number: int) -> None:
        name = SWITCHES[number]
        self._set = replace(self._set, **{name: not getattr(Preferences(), name)})
        self._file.save(self._set)

    def is_switched(self, number: int) -> bool:
        name = SWITCHES[number]
        return bool(getattr(self._set, name) != getattr(Preferences(), name))


FAMILY = Kind(
    "family",
    "profiles.json",
    lambda home: Profiles(home / "profiles.json"),
    lambda kept, number: kept.put(_person(number)),
    lambda kept, number: _person(number) in kept.all(),
    3,
    retries=False,
)
STARS = Kind(
    "stars",
    "challenges.json",
    Solved,
    lambda kept, number: kept.reach(_challenge(number), 2, 1),
    lambda kept, number: kept.of(_challenge(number)).stars == 2,
    1,
)
DAYS = Kind(
    "days",
    "dailies.json",
    Calendar,
    lambda kept, number: kept.keep("biomes", DAY + timedelta(days=number), 3),
    lambda kept, number: DAY + timedelta(days=number) in kept.days("biomes"),
    1,
)
LESSONS = Kind(
    "lessons",
    "lessons.json",
    Progress,
    lambda kept, number: kept.know(f"title{number}"),
    lambda kept, number: kept.is_known(f"title{number}"),
    1,
)
PUZZLES = Kind(
    "puzzles",
    "puzzles.json",
    Leitner,
    lambda kept, number: kept.keep(f"game/{number}", DAY, known=True),
    lambda kept, number: f"game/{number}" in kept.tried,
    1,
)
DEALS = Kind(
    "deals",
    "deals.json",
    Trials,
    lambda kept, number: kept.keep(_trial(number), Reached(number, won=True)),
    lambda kept, number: kept.of(_trial(number).place)[ARCHITECT] == (Reached(number, won=True),),
    1,
)
SETTINGS = Kind(
    "settings",
    "preferences.json",
    Window,
    Window.switch,
    Window.is_switched,
    0,
)
WON = (FAMILY, STARS, DAYS, LESSONS, PUZZLES, DEALS)
ALL = (*WON, SETTINGS)
EACH = pytest.mark.parametrize("kind", ALL, ids=lambda kind: kind.name)
EACH_WON = pytest.mark.parametrize("kind", WON, ids=lambda kind: kind.name)


def _have(kind: Kind, home: Path, *numbers: int) -> list[bool]:
    kept = kind.opened(home)
    return [kind.has(kept, number) for number in numbers]


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file_lock, "WAIT_S", 0.05)


@EACH_WON
def test_with_only_an_older_copy_there_that_is_used(kind: Kind, tmp_path: Path) -> None:
    for number in (0, 1):
        kind.win(kind.opened(tmp_path), number)
    (tmp_path / kind.file).unlink()
    kept = kind.opened(tmp_path)
    assert kind.has(kept, 0)
    kind.win(kept, 2)
    assert _have(kind, tmp_path, 0, 2) == [True, True]


@EACH_WON
@pytest.mark.parametrize("damage", [b"", b"{", b"\xff", b"[]", b"x" * 5_000_000])
def test_a_damaged_file_gives_way_to_the_older_copy(
    kind: Kind, tmp_path: Path, damage: bytes
) -> None:
    for number in (0, 1):
        kind.win(kind.opened(tmp_path), number)
    (tmp_path / kind.file).write_bytes(damage)
    kept = kind.opened(tmp_path)
    assert kind.has(kept, 0)
    aside = tmp_path / f"{kind.file}.damaged"
    assert aside.read_bytes() == damage
    assert str(aside) in kept.problem
    kind.win(kept, 2)
    assert _have(kind, tmp_path, 0, 2) == [True, True]


@EACH
@pytest.mark.parametrize("code", CODES)
def test_what_can_t_be_read_for_a_moment_is_not_empty(
    kind: Kind, code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in (0, 1):
        kind.win(kind.opened(tmp_path), number)
    before = (tmp_path / kind.file).read_bytes()
    broken = [True]

    def fails(path: Path, most: int) -> bytes:
        if broken:
            raise OSError(code, os.strerror(code))
        return read_file(path, most)

    monkeypatch.setattr("game.session.notebook.read_file", fails)
    kept = kind.opened(tmp_path)
    assert not kind.has(kept, 0)
    assert str(tmp_path / kind.file) in kept.problem
    assert reason_of(OSError(code, "")) in kept.problem
    kind.win(kept, 2)
    assert (tmp_path / kind.file).read_bytes() == before, "written over what it couldn't read"
    assert str(tmp_path / kind.file) in kept.problem
    broken.clear()
    kind.win(kept, 3)
    assert _have(kind, tmp_path, 0, 1, 2, 3) == [True, True, kind.retries, True]
    assert kept.problem == ""


@EACH
@pytest.mark.parametrize("lasts", [False, True], ids=["once", "from then on"])
@pytest.mark.parametrize("code", CODES if WHOLE else CODES[:1])
def test_no_fault_at_any_step_costs_anything(
    kind: Kind, code: int, lasts: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is on the disk is the old or the new, and whoever is told nothing has lost nothing."""
    monkeypatch.setattr(os, "fsync", lambda _handle: None)  # no machine goes down here
    for step in _steps():
        home = tmp_path / str(step)
        for number in (0, 1):
            kind.win(kind.opened(home), number)
        _have(kind, home, 3)
        with pytest.MonkeyPatch.context() as patch:
            disk = FailingDisk(patch, step, code, lasts=lasts)
            kept = kind.opened(home)
            kind.win(kept, 2)
            told = kept.problem
        assert not list(home.glob("*.damaged*")), disk.fired
        if disk.fired not in ("unlink", "") and not lasts:
            assert not list(home.glob("*.tmp")), disk.fired
        assert _have(kind, home, 0, 1) == [True, True], disk.fired
        assert told or _have(kind, home, 2) == [True], disk.fired
        kind.win(kept, 3)
        assert _have(kind, home, 0, 1, 3) == [True, True, True], disk.fired
        assert not kind.retries or _have(kind, home, 2) == [True], disk.fired
        if not disk.fired:
            return


def _steps() -> Iterator[int]:
    yield from range(200)
    raise AssertionError("so many calls?")


WRITER = """
import sys, time
from pathlib import Path
from tests.session import test_notebook as here
kind = next(each for each in here.ALL if each.name == sys.argv[1])
home, first = Path(sys.argv[2]), int(sys.argv[3])
kept = kind.opened(home)
(home / f"ready{first}").touch()
while not (home / "go").exists():
    time.sleep(0.001)
for number in range(first, first + here.EACH_WINS):
    kind.win(kept, number)
    assert not kept.problem, kept.problem
"""
EACH_WINS = 10


@pytest.mark.parametrize("kind", some(WON, 2), ids=lambda kind: kind.name)
def test_two_windows_at_once_both_keep_what_they_won(kind: Kind, tmp_path: Path) -> None:
    firsts = (0, EACH_WINS)
    command = [sys.executable, "-c", WRITER, kind.name, str(tmp_path)]
    windows = [subprocess.Popen([*command, str(first)]) for first in firsts]
    while not all((tmp_path / f"ready{first}").exists() for first in firsts):
        assert all(window.poll() is None for window in windows)
    (tmp_path / "go").touch()
    assert [window.wait(60) for window in windows] == [0, 0]
    assert all(_have(kind, tmp_path, *range(2 * EACH_WINS)))
    names = {each.name for each in tmp_path.iterdir()} - {"go", "ready0", "ready10"}
    place = Path(kind.file)
    assert names == {kind.file, *(copy.name for copy in older(place, kind.copies))}


@EACH
def test_one_window_sees_and_keeps_what_the_other_won(kind: Kind, tmp_path: Path) -> None:
    here, there = kind.opened(tmp_path), kind.opened(tmp_path)
    assert not kind.has(there, 0)
    kind.win(here, 0)
    kind.win(there, 1)
    kind.win(here, 2)
    assert _have(kind, tmp_path, 0, 1, 2) == [True, True, True]
    if kind is not SETTINGS:  # a window's settings are its own
        assert all(kind.has(there, number) for number in (0, 1, 2))


@EACH_WON
def test_a_window_that_stands_still_holds_nobody_up_for_long(kind: Kind, tmp_path: Path) -> None:
    kept, other = kind.opened(tmp_path), file_lock.FileLocks()
    kind.win(kept, 0)
    assert other.take(tmp_path / kind.file)
    kind.win(kept, 1)
    assert "another window" in kept.problem
    assert _have(kind, tmp_path, 0, 1) == [True, False]
    other.give_all_back()
    kind.win(kept, 2)
    assert kept.problem == ""
    assert _have(kind, tmp_path, 0, 1, 2) == [True, kind.retries, True]


@EACH_WON
def test_what_a_newer_program_has_written_stays(kind: Kind, tmp_path: Path) -> None:
    kind.win(kind.opened(tmp_path), 0)
    file = tmp_path / kind.file
    newer = json.dumps({**json.loads(file.read_bytes()), "version": 2, "more": [1]}).encode()
    file.write_bytes(newer)
    kept = kind.opened(tmp_path)
    kind.win(kept, 1)
    assert file.read_bytes() == newer
    assert "newer version" in kept.problem


@EACH
def test_a_damaged_file_that_can_t_be_set_aside_is_not_written_over(
    kind: Kind, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / kind.file
    kind.win(kind.opened(tmp_path), 0)
    file.write_bytes(b"{damaged")

    def refuses(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(os, "rename", refuses)
    kept = kind.opened(tmp_path)
    kind.win(kept, 1)
    assert file.read_bytes() == b"{damaged"
    assert str(file) in kept.problem


@EACH
def test_a_link_is_written_through(kind: Kind, tmp_path: Path) -> None:
    """Those who keep their settings in a folder of their own have linked them from there."""
    home, dotfiles = tmp_path / "home", tmp_path / "dotfiles"
    kind.win(kind.opened(dotfiles), 0)
    home.mkdir()
    link, file = home / kind.file, dotfiles / kind.file
    link.symlink_to(file)
    file.chmod(0o640)
    for number in (1, 2):
        kind.win(kind.opened(home), number)
    assert link.readlink() == file
    assert _have(kind, dotfiles, 0, 1, 2) == [True, True, True]
    assert file.stat().st_mode & 0o777 == 0o640
    assert sorted(each.name for each in dotfiles.iterdir() if each.is_file()) == [kind.file]
    file.unlink()
    if kind.copies:
        assert _have(kind, home, 1) == [True], "the older copy lies beside the link"
    kind.win(kind.opened(home), 3)
    assert link.is_symlink()
    assert _have(kind, dotfiles, 3) == [True]


@EACH
def test_what_a_link_leads_to_is_never_moved(kind: Kind, tmp_path: Path) -> None:
    home, other = tmp_path / "home", tmp_path / "letter.txt"
    home.mkdir()
    other.write_text("Dear aunt")
    (home / kind.file).symlink_to(other)
    kept = kind.opened(home)
    kind.win(kept, 0)
    assert other.read_text() == "Dear aunt"
    assert "set aside" in kept.problem
    assert _have(kind, home, 0) == [True]


@EACH
def test_it_is_for_the_player_s_eyes_alone(kind: Kind, tmp_path: Path) -> None:
    home = tmp_path / "data" / "deeper"
    for number in (0, 1):
        kind.win(kind.opened(home), number)
    assert (tmp_path / "data").stat().st_mode & 0o777 == 0o700
    for file in home.glob("*.json*"):
        assert file.stat().st_mode & 0o777 == 0o600, file


def test_people_that_can_t_be_shown_here_stay_in_the_file(tmp_path: Path) -> None:
    """A later program may know colours and figures that this one doesn't."""
    file = tmp_path / "profiles.json"
    FAMILY.win(Profiles(file), 0)
    told = json.loads(file.read_bytes())
    told["profiles"].append({"id": "0" * 11 + "a", "name": "Eve", "color": "mauve"})
    file.write_text(json.dumps(told))
    FAMILY.win(Profiles(file), 1)
    assert len(Profiles(file).all()) == 2
    assert [each["name"] for each in json.loads(file.read_bytes())["profiles"]] == [
        "Ada 0",
        "Eve",
        "Ada 1",
    ]


def test_no_file_grows_beyond_what_can_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.session.challenges.progress.MOST_BYTES", 4000)
    kept, challenge = Solved(tmp_path), _corner()
    kept.reach(challenge, 3, 1)
    kept.leave(challenge, tuple({"type": "collect", "block": [0, 0, 1]} for _ in range(200)))
    assert "too much" in kept.problem
    assert Solved(tmp_path).of(challenge).stars == 3
