"""Everything as one file: there and back, twice, damaged, from strangers."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from game.session.family import unpacking
from game.session.family.archive import Archive
from game.session.family.parcel import LABEL, PROFILES, Packed, ParcelError, pack
from game.session.family.profiles import Profile
from game.session.family.unpacking import Taken, unpack
from tests.session.games import record_lines

ADA = Profile("00000000000a", "Ada", "red", adopts="Ada")
SEEDS = (1, 2)


def home(folder: Path, *seeds: int) -> Archive:
    """A family's folder with finished games."""
    archive = Archive(folder / "family", folder / "games")
    archive.history.games.mkdir(parents=True)
    for seed in seeds:
        content = b"\n".join(record_lines(seed=seed)) + b"\n"
        (archive.history.games / f"biomes-{seed}.cubelog").write_bytes(content)
    archive.history.catch_up()
    return archive


@pytest.fixture
def sent(tmp_path: Path) -> Path:
    """The file of a family of one, with two games."""
    archive = home(tmp_path / "one", *SEEDS)
    archive.profiles.put(ADA)
    path = tmp_path / "our.cubefamily"
    assert pack(archive, path) == Packed(len(SEEDS))
    return path


def test_what_is_taken_in_is_what_was_sent_and_twice_changes_nothing(
    tmp_path: Path, sent: Path
) -> None:
    there = home(tmp_path / "two")
    assert unpack(there, sent) == Taken(2, 1)
    assert there.profiles.all() == (ADA,)
    before = {path.name: path.read_bytes() for path in there.history.games.iterdir()}
    assert unpack(there, sent) == Taken(0, 0)
    assert {path.name: path.read_bytes() for path in there.history.games.iterdir()} == before
    assert there.history.count() == 2


def test_it_comes_to_what_is_here_and_replaces_nothing(tmp_path: Path, sent: Path) -> None:
    there = home(tmp_path / "two", 2, 3)
    there.profiles.put(Profile(ADA.id, "Ada Maria", "blue"))
    there.profiles.put(Profile("00000000000c", "Ada", "pink", adopts="Ada"))
    assert unpack(there, sent) == Taken(1, 0)
    assert there.profiles.all()[0].name == "Ada Maria"
    assert there.history.count() == 3


@pytest.mark.parametrize("cut", [0, 1, 100, -1, -400])
def test_a_damaged_file_is_told_of_in_one_line_and_nothing_is_lost(
    tmp_path: Path, sent: Path, cut: int
) -> None:
    there = home(tmp_path / "two", 3)
    sent.write_bytes(sent.read_bytes()[:cut])
    with pytest.raises(ParcelError) as found:
        unpack(there, sent)
    assert "\n" not in str(found.value)
    assert there.history.count() == 1


def test_a_byte_that_was_turned_over_is_seen_and_costs_no_other_game(
    tmp_path: Path, sent: Path
) -> None:
    content = bytearray(sent.read_bytes())
    content[len(content) // 2] ^= 0xFF
    sent.write_bytes(content)
    there = home(tmp_path / "two")
    found = unpack(there, sent)
    assert (found.games, found.people, len(found.outside)) == (1, 1, 1)
    assert "damaged" in found.outside[0].why
    assert there.history.count() == 1


def forged(path: Path, **members: bytes) -> Path:
    """A parcel of a stranger."""
    with zipfile.ZipFile(path, "w") as made:
        for name, content in members.items():
            made.writestr(name, content)
    return path


OURS = b'{"format":"cubewright-family","version":1}'
NOBODY = b'{"profiles":[]}'


def test_what_is_no_parcel_of_ours_is_refused(tmp_path: Path) -> None:
    there = home(tmp_path / "two")
    for members in (
        {"x": b""},
        {LABEL: b"[]", PROFILES: NOBODY},
        {LABEL: OURS.replace(b"1}", b"2}"), PROFILES: NOBODY},
        {LABEL: OURS},
        {LABEL: OURS, PROFILES: b"{"},
        {LABEL: OURS, PROFILES: b"[" * 300_000},
    ):
        with pytest.raises(ParcelError):
            unpack(there, forged(tmp_path / "x.cubefamily", **members))
    with pytest.raises(ParcelError):
        unpack(there, tmp_path / "absent.cubefamily")


def test_names_lead_nowhere_and_what_is_no_game_stays_outside(tmp_path: Path) -> None:
    there = home(tmp_path / "two")
    game = b"\n".join(record_lines(seed=1)) + b"\n"
    members = {
        LABEL: OURS,
        PROFILES: NOBODY,
        "games/../../../evil.cubelog": game,
        "games/biomes-9.cubelog": b"no game",
        "elsewhere.cubelog": game,
    }
    found = unpack(there, forged(tmp_path / "x.cubefamily", **members))
    assert (found.games, found.people) == (1, 0)
    assert [each.name for each in found.outside] == ["biomes-9.cubelog"]
    assert found.outside[0].why == "it is damaged"
    assert not list(tmp_path.rglob("evil*"))
    assert len(list(there.history.games.iterdir())) == 1


def test_a_parcel_is_bounded(tmp_path: Path, sent: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    there = home(tmp_path / "two")
    for bound in ("MOST_GAMES", "MOST_TOTAL", "LONGEST"):
        with monkeypatch.context() as patch:
            patch.setattr(unpacking, bound, 3)
            with pytest.raises(ParcelError):
                unpack(there, sent)


def test_a_disk_that_refuses_leaves_nothing_half(
    tmp_path: Path, sent: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    archive, before = home(tmp_path / "two", 3), sent.read_bytes()

    def full(*_args: object, **_named: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(zipfile.ZipFile, "writestr", full)
    with pytest.raises(ParcelError, match="the disk is full"):
        pack(archive, sent)
    assert sent.read_bytes() == before
    assert not list(tmp_path.glob("*.tmp"))
