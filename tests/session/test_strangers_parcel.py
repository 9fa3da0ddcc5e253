"""A stranger's file, and what a stranger puts among the games: neither harms anybody."""

from __future__ import annotations

import contextlib
import json
import lzma
import os
import struct
import threading
import time
import tracemalloc
import zipfile
import zlib
from collections.abc import Callable
from multiprocessing import get_context
from pathlib import Path

import pytest

from game.session.family.archive import Archive
from game.session.family.parcel import LABEL, PROFILES, Packed, ParcelError, pack
from game.session.family.unpacking import Taken, unpack
from tests.session.games import record_lines
from tests.session.test_family_parcel import ADA, NOBODY, OURS, forged, home

GAME = b"\n".join(record_lines(seed=1)) + b"\n"
OTHER = b"\n".join(record_lines(seed=2)) + b"\n"
LONGEST_S, MOST_MB = 10.0, 60.0
posix = pytest.mark.skipif(os.name != "posix", reason="pipes, devices and bytes in names of POSIX")


def quickly(deed: Callable[[], object]) -> object:
    """Do it, in bounded time and memory."""
    tracemalloc.start()
    began = time.monotonic()
    try:
        return deed()
    finally:
        taken, most = time.monotonic() - began, tracemalloc.get_traced_memory()[1] / 1e6
        tracemalloc.stop()
        assert taken < LONGEST_S
        assert most < MOST_MB


def refused(tmp_path: Path, path: Path) -> str:
    """Why a file is refused, in one line; everything here stays as it is."""
    there = home(tmp_path / "two", 3)
    there.profiles.put(ADA)
    with pytest.raises(ParcelError) as found:
        quickly(lambda: unpack(there, path))
    assert there.history.count() == 1
    assert there.profiles.all() == (ADA,)
    assert "\n" not in str(found.value)
    return str(found.value)


@posix
@pytest.mark.parametrize("kind", ["pipe", "device", "folder", "loop", "sparse"])
def test_what_is_no_file_is_no_parcel(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "x.cubefamily"
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "folder":
        path.mkdir()
    elif kind == "sparse":
        with path.open("wb") as file:
            file.truncate(1 << 40)
    else:
        path.symlink_to("/dev/zero" if kind == "device" else path)
    assert refused(tmp_path, path)


PARTS = {LABEL: OURS, PROFILES: NOBODY, "games/a.cubelog": GAME}


def folded(path: Path, method: int, *, break_it: bool) -> Path:
    """A parcel whose members are folded by ``method``, and broken inside."""
    with zipfile.ZipFile(path, "w", method) as made:
        for name, content in PARTS.items():
            made.writestr(name, content)
    if break_it:
        spoilt = bytearray(path.read_bytes())
        with zipfile.ZipFile(path) as made:
            for each in made.infolist():
                start = each.header_offset + 30 + len(each.filename)
                spoilt[start + 4 : start + each.compress_size - 1] = b"\xa5" * max(
                    0, each.compress_size - 5
                )
        path.write_bytes(spoilt)
    return path


@pytest.mark.parametrize("method", [zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
@pytest.mark.parametrize("break_it", [False, True], ids=["whole", "broken"])
def test_compressions_that_fail_in_their_own_way(
    tmp_path: Path, method: int, *, break_it: bool
) -> None:
    path = folded(tmp_path / "x.cubefamily", method, break_it=break_it)
    if method == zipfile.ZIP_DEFLATED and not break_it:
        assert unpack(home(tmp_path / "one"), path) == Taken(1, 0)
    else:
        assert refused(tmp_path, path)


@pytest.mark.parametrize(
    "error",
    [
        zlib.error("x"),
        lzma.LZMAError("x"),
        OSError("x"),
        EOFError(),
        NotImplementedError("x"),
        RuntimeError("encrypted"),
        struct.error("x"),
        MemoryError(),
        RecursionError(),
        AttributeError("x"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_whatever_a_zip_raises_is_told(
    tmp_path: Path, error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = forged(tmp_path / "x.cubefamily", **PARTS)

    def fails(*_args: object, **_named: object) -> None:
        raise error

    monkeypatch.setattr(zipfile.ZipFile, "open", fails)
    assert refused(tmp_path, path)


def test_a_byte_that_says_how_a_member_is_folded(tmp_path: Path) -> None:
    """Every value of flags and methods, at both places where a zip tells them."""
    path = forged(tmp_path / "x.cubefamily", **PARTS)
    whole = path.read_bytes()
    there = home(tmp_path / "one")
    for head, flags in ((b"PK\1\2", 8), (b"PK\3\4", 6)):
        for at in (flags, flags + 1, flags + 2, flags + 3):
            for value in (1, 8, 12, 14, 32, 64, 93, 99, 255):
                content = bytearray(whole)
                content[content.index(head) + at] = value
                path.write_bytes(content)
                with contextlib.suppress(ParcelError):
                    assert unpack(there, path).people == 0


def test_what_grows_without_a_bound_is_not_unfolded(tmp_path: Path) -> None:
    for number, method in enumerate((zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA)):
        path = tmp_path / f"{number}.cubefamily"
        with zipfile.ZipFile(path, "w", method) as made:
            made.writestr(LABEL, OURS)
            made.writestr(PROFILES, b"[" * (80 << 20))
        refused(tmp_path, path)
        (tmp_path / "two").rename(tmp_path / f"two{number}")


def test_a_list_of_contents_without_end_is_not_read(tmp_path: Path) -> None:
    path = forged(tmp_path / "x.cubefamily", **PARTS)
    content = path.read_bytes()
    end = content.index(b"PK\5\6")
    first = content.index(b"PK\1\2")
    row = content[first : content.index(b"PK\1\2", first + 1)]
    many = row * 400_000
    told = bytearray(content[end:])
    told[12:16] = len(many).to_bytes(4, "little")
    path.write_bytes(content[:first] + many + told)
    assert "larger" in refused(tmp_path, path)


def made_up(content: bytes) -> bytes:
    """The same game with another victory."""
    lines = content.splitlines()
    told = json.loads(lines[-1])
    scores = told["result"]["scores"]
    told["result"] |= {"scores": [scores[0] + 500, *scores[1:]], "winners": [0]}
    return b"\n".join([*lines[:-1], json.dumps(told).encode()]) + b"\n"


def shortened(content: bytes) -> bytes:
    """The same end after two steps."""
    lines = content.splitlines()
    return b"\n".join([*lines[:3], lines[-1]]) + b"\n"


def placed(content: bytes) -> bytes:
    """A game that says it began in the middle."""
    lines = content.splitlines()
    told = json.loads(lines[0])
    told["setup"]["position"] = {}
    return b"\n".join([json.dumps(told).encode(), *lines[1:]]) + b"\n"


def test_victories_that_are_made_up_stay_outside(tmp_path: Path) -> None:
    members = {
        LABEL: OURS,
        PROFILES: NOBODY,
        "games/made-up.cubelog": made_up(GAME),
        "games/short.cubelog": shortened(GAME),
        "games/placed.cubelog": placed(GAME),
        "games/true.cubelog": OTHER,
    }
    there = home(tmp_path / "two")
    heard = list[tuple[int, int]]()
    path = forged(tmp_path / "x.cubefamily", **members)
    found = unpack(there, path, lambda done, count: heard.append((done, count)))
    assert (found.games, found.people) == (1, 0)
    assert [each.name for each in found.outside] == [
        "made-up.cubelog",
        "short.cubelog",
        "placed.cubelog",
    ]
    assert found.outside[0].why == "its moves don't fit the rules"
    assert all(each.why for each in found.outside)
    assert heard == [(done, 4) for done in range(4)]
    assert there.history.count() == 1


def test_names_are_fit_to_be_shown(tmp_path: Path) -> None:
    members = {
        LABEL: OURS,
        PROFILES: NOBODY,
        "games/\x1b[31m\n" + "ü" * 300 + ".cubelog": b"no game",
    }
    found = unpack(home(tmp_path / "two"), forged(tmp_path / "x.cubefamily", **members))
    [outside] = found.outside
    assert outside.name.isprintable()
    assert len(outside.name) < 100


def take_in(folder: str, path: str, told: object) -> None:
    """What a window does."""
    archive = Archive(Path(folder) / "family", Path(folder) / "games")
    found = unpack(archive, Path(path))
    told.put((found.games, found.people, len(found.outside)))  # type: ignore[attr-defined]


def test_four_windows_that_take_in_one_file_count_each_game_once(tmp_path: Path) -> None:
    sender = home(tmp_path / "one", 1, 2, 3, 4, 5, 6)
    sender.profiles.put(ADA)
    path = tmp_path / "our.cubefamily"
    pack(sender, path)
    there = home(tmp_path / "two")
    context = get_context("spawn")
    told = context.Queue()
    windows = [
        context.Process(target=take_in, args=(str(tmp_path / "two"), str(path), told))
        for _ in range(4)
    ]
    for window in windows:
        window.start()
    found = [told.get(timeout=120) for _window in windows]
    for window in windows:
        window.join()
    assert [sum(counts) for counts in zip(*found, strict=True)] == [6, 1, 0]
    assert len(list((tmp_path / "two" / "games").glob("*.cubelog"))) == 6
    assert there.history.count() == 6
    assert not list((tmp_path / "two").rglob("*.lock"))


def foreign(games: Path) -> list[str]:
    """What a stranger put among the games; the names, as they are shown."""
    os.mkfifo(games / "pipe.cubelog")
    (games / "device.cubelog").symlink_to("/dev/zero")
    (games / "loop.cubelog").symlink_to("loop.cubelog")
    (games / "folder.cubelog").mkdir()
    (games / "large.cubelog").write_bytes(GAME + b"x" * (3 << 20))
    with (games / "sparse.cubelog").open("wb") as file:
        file.truncate(1 << 40)
    (games / "text.cubelog").write_bytes(b"no game at all")
    (games / "new\nline.cubelog").write_bytes(b"no game at all")
    with open(os.fsencode(games) + b"/\xff\xfe.cubelog", "wb") as file:
        file.write(b"no game at all")
    return sorted(path.name for path in games.iterdir())


@posix
def test_foreign_files_among_the_games_spoil_nothing(tmp_path: Path) -> None:
    archive = home(tmp_path / "one", 1)
    count = len(foreign(archive.history.games)) - 1
    with open(os.fsencode(archive.history.games) + b"/sp\xe4t.cubelog", "wb") as file:
        file.write(OTHER)
    path = tmp_path / "our.cubefamily"
    found = quickly(lambda: pack(archive, path))
    assert isinstance(found, Packed)
    assert found.games == 2
    assert len(found.outside) == count
    assert all(each.name.isprintable() and each.why for each in found.outside)
    there = home(tmp_path / "two")
    foreign(there.history.games)
    assert quickly(lambda: unpack(there, path)) == Taken(2, 0)
    assert there.history.count() == 2
    there.history.catch_up()
    while there.history.take_in():
        pass
    assert there.history.count() == 2
    assert there.history.note == ""


@pytest.mark.parametrize("now", [0.0, -(2.0**31), 4e9, 5e9, 2.0**40])
def test_a_clock_may_show_any_year(
    tmp_path: Path, now: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    archive = home(tmp_path / "one", 1)
    for file in archive.history.games.iterdir():
        os.utime(file, (max(now, 0.0), max(now, 0.0)))
    monkeypatch.setattr(time, "time", lambda: now)
    path = tmp_path / "our.cubefamily"
    assert pack(archive, path) == Packed(1)
    assert unpack(home(tmp_path / "two"), path) == Taken(1, 0)


@posix
def test_a_link_where_the_half_is_written_is_not_followed(tmp_path: Path) -> None:
    archive = home(tmp_path / "one", 1)
    (tmp_path / "dear").write_text("dear to me")
    path = tmp_path / "our.cubefamily"
    (tmp_path / f"{path.name}.{os.getpid()}.tmp").symlink_to(tmp_path / "dear")
    assert pack(archive, path) == Packed(1)
    assert (tmp_path / "dear").read_text() == "dear to me"


def test_what_is_waited_for_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from game.session.file_lock import FileLocks

    there = home(tmp_path / "two")
    path = forged(tmp_path / "x.cubefamily", **PARTS)
    claims = FileLocks()
    there.folder.mkdir(exist_ok=True)
    assert claims.take(there.folder / "parcel")
    monkeypatch.setattr("game.session.family.unpacking.WAIT_S", 0.05)
    found = list[str]()

    def other() -> None:
        try:
            unpack(there, path)
        except ParcelError as error:
            found.append(str(error))

    thread = threading.Thread(target=other)
    thread.start()
    thread.join()
    assert "Another window" in found[0]
    claims.give_all_back()
    assert unpack(there, path) == Taken(1, 0)
