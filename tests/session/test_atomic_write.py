"""Files are written whole or not at all, and nothing that somebody planted is followed."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from datetime import datetime
from pathlib import Path

import pytest
from PIL import Image

from game.app import screenshots
from game.session import atomic_write, own_packs
from game.session.atomic_write import SHARED, set_aside, write_atomically, write_new
from game.session.family.archive import Archive
from game.session.family.parcel import ParcelError, pack
from game.session.family.profiles import Profile
from game.session.file_lock import alone
from game.session.home import tidy_elsewhere
from tests.session.faults import FailingDisk

CODES = (errno.EIO, errno.ENOSPC, errno.EACCES)


@pytest.fixture
def foreseen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Temporary names that somebody knows beforehand."""
    monkeypatch.setattr(os, "urandom", bytes)
    monkeypatch.setattr(os, "getpid", lambda: 1234)


@pytest.mark.usefixtures("foreseen")
@pytest.mark.parametrize("leads", ["there", "nowhere"])
def test_a_link_at_a_temporary_name_is_not_followed(tmp_path: Path, leads: str) -> None:
    letter, file = tmp_path / "letter", tmp_path / "game"
    if leads == "there":
        letter.write_text("Dear aunt")
    file.write_text("old")
    (tmp_path / "game.00000000.1234.tmp").symlink_to(letter)
    with pytest.raises(FileExistsError):
        write_atomically(file, b"new")
    assert file.read_text() == "old"
    assert letter.exists() == (leads == "there")
    assert leads == "nowhere" or letter.read_text() == "Dear aunt"


def test_a_link_at_the_name_of_a_lock_is_not_followed(tmp_path: Path) -> None:
    letter = tmp_path / "letter"
    (tmp_path / "profiles.json.lock").symlink_to(letter)
    with alone(tmp_path / "profiles.json"):
        pass
    assert not letter.exists()


def test_a_link_at_the_name_of_what_is_set_aside_is_not_followed(tmp_path: Path) -> None:
    file, letter = tmp_path / "game", tmp_path / "letter"
    file.write_text("damaged")
    for name in ("game.damaged", "game.damaged2.txt"):
        (tmp_path / name).symlink_to(letter)
    assert set_aside(file, "why").name == "game.damaged2"
    assert not letter.exists()
    assert (tmp_path / "game.damaged").is_symlink()


def test_a_new_file_takes_no_other_s_place(tmp_path: Path) -> None:
    write_new(tmp_path / "one", b"first")
    with pytest.raises(FileExistsError):
        write_new(tmp_path / "one", b"second")
    (tmp_path / "two").symlink_to(tmp_path / "letter")
    with pytest.raises(FileExistsError):
        write_new(tmp_path / "two", b"second")
    assert (tmp_path / "one").read_bytes() == b"first"
    assert not (tmp_path / "letter").exists()


@pytest.mark.parametrize("keep", [0, 1, 3])
@pytest.mark.parametrize("code", CODES)
def test_the_old_or_the_new_is_there_after_any_fault(tmp_path: Path, keep: int, code: int) -> None:
    for step in range(100):
        file = tmp_path / str(step) / "game"
        for content in (b"oldest", b"old"):
            write_atomically(file, content, keep=keep)
        with pytest.MonkeyPatch.context() as patch:
            disk = FailingDisk(patch, step, code, lasts=False)
            try:
                write_atomically(file, b"new", keep=keep)
            except OSError:
                fine = b"old"
            else:
                fine = b"new"
        copies = [copy for copy in (file, *atomic_write.older(file, keep)) if copy.exists()]
        assert copies[0].read_bytes() == fine, disk.fired
        assert not list(file.parent.glob("*.tmp")), disk.fired
        if not disk.fired:
            return
    raise AssertionError("so many calls?")


@pytest.fixture
def gone() -> int:
    """The number of a program that has ended."""
    with subprocess.Popen([sys.executable, "-c", "pass"]) as program:
        pass
    return program.pid


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CUBEWRIGHT_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def test_halves_are_cleared_away_wherever_the_program_writes(
    home: Path, tmp_path: Path, gone: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = tmp_path / "dotfiles" / "settings.json"
    documents, pictures = tmp_path / "documents", tmp_path / "pictures"
    monkeypatch.setattr("game.session.home.parcels_folder", lambda: documents)
    monkeypatch.setattr("game.session.home.pictures_folders", lambda: (pictures,))
    half = f"0a1b2c3d.{gone}.tmp"
    ours = [
        home / f"preferences.json.{half}",
        home / "workshop" / f"biomes.yaml.{half}",
        home / "challenges" / f"my-corner.cubelevel.{half}",
        home / "levels" / "towers" / f"mine.yaml.{half}",
        home / "cache" / f"miniatures-1.bin.{half}",
        settings.with_name(f"settings.json.{half}"),
        documents / f"family-2026-11-26.cubefamily.{half}",
        documents / f"family-2026-11-25.cubefamily.{gone}.tmp",
        pictures / f"cubewright-20261126-101112.png.{half}",
    ]
    others = [
        documents / f"letter.{gone}.tmp",
        documents / "family.cubefamily",
        pictures / f"holidays.xcf.{half}",
        pictures / "cubewright-20261126-101112.png",
        settings.with_name(f"other.json.{half}"),
    ]
    for file in (*ours, *others):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    (home / "preferences.json").symlink_to(settings)
    tidy_elsewhere()
    assert [file for file in ours if file.exists()] == []
    assert [file for file in others if not file.exists()] == []


def test_what_is_handed_on_may_be_read_by_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    archive = Archive(tmp_path / "family", tmp_path / "games")
    archive.profiles.put(Profile("0" * 12, "Ada", "red"))
    monkeypatch.setattr(screenshots, "pictures_folders", lambda: (tmp_path / "pictures",))
    mask = os.umask(0o022)
    try:
        pack(archive, tmp_path / "documents" / "family.cubefamily")
        picture = screenshots.keep(Image.new("RGB", (4, 4)), datetime(2026, 11, 22))
    finally:
        os.umask(mask)
    for file in (tmp_path / "documents" / "family.cubefamily", picture):
        assert file.stat().st_mode & 0o777 == SHARED & ~0o022
        assert file.parent.stat().st_mode & 0o777 == 0o755
    assert (tmp_path / "family").stat().st_mode & 0o777 == 0o700


def test_a_family_that_can_t_be_read_is_not_copied_out_as_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> bytes:
        raise OSError(errno.EIO, "Input/output error")

    archive = Archive(tmp_path / "family", tmp_path / "games")
    archive.profiles.put(Profile("0" * 12, "Ada", "red"))
    again = Archive(tmp_path / "family", tmp_path / "games")
    monkeypatch.setattr("game.session.notebook.read_file", fails)
    with pytest.raises(ParcelError, match="the disk doesn't answer"):
        pack(again, tmp_path / "family.cubefamily")
    assert not list(tmp_path.glob("family.cubefamily*"))


@pytest.mark.parametrize("code", CODES)
def test_a_picture_that_finds_no_room_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    monkeypatch.setattr(screenshots, "pictures_folders", lambda: (tmp_path,))

    def full(_handle: int) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match=os.strerror(code)):
        screenshots.keep(Image.new("RGB", (4, 4)), datetime(2026, 11, 22))
    assert list(tmp_path.iterdir()) == []


def test_a_pack_that_finds_no_room_leaves_the_one_before(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = Path("levels/biomes/classic.yaml").read_text("utf-8")
    mine = tmp_path / "mine.yaml"
    mine.write_text(text.replace("id: classic", "id: mine", 1), "utf-8")
    own_packs.adopt(mine)
    kept = home / "levels" / "biomes" / "mine.yaml"
    before = kept.read_bytes()

    def full(_handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        own_packs.adopt(mine)
    assert kept.read_bytes() == before
