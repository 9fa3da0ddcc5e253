"""The history's database, damaged in every way that chance finds: the records have it all.

Whatever lies there, nothing is raised, no game is lost, and a new one is taken in.
"""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from game.session.family.archive import NAME, Archive
from game.session.family.entry import Entry, entry_of
from game.session.family.figures import figures, firsts, newest_firsts, relatives, score
from game.session.family.profiles import Profile
from game.session.family.wanted import Wanted, Who
from tests.session.games import record_lines
from tests.sizes import WHOLE

DAMAGES, BATCHES = (2_000, 20) if WHOLE else (20, 4)
GAMES = 5
ADA = Profile("00000000000a", "Player 1", "red", adopts="Player 1")


def record(seed: int) -> bytes:
    """A finished game in which a person plays."""
    lines = b"\n".join(record_lines(seed=seed % 3)) + b"\n"
    told = lines.replace(b'"agent":"random"', b'"agent":"human"', 1)
    return told.replace(b'"seed":', b'"started":%d,"seed":' % (1_600_000_000 + seed), 1)


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A family's folder with finished games that have been taken in."""
    folder = tmp_path_factory.mktemp("sound")
    (folder / "games").mkdir()
    archive = Archive(folder, folder / "games")
    for seed in range(GAMES):
        (folder / "games" / f"biomes-{seed}.cubelog").write_bytes(record(seed))
        archive.history.add(f"biomes-{seed}.cubelog", record(seed))
    archive.close()
    return folder


def asked(archive: Archive) -> list[Entry]:
    """Everything that screens ask of a history; the games in it."""
    history = archive.history
    people = relatives(history, [ADA])
    for who in (each.who for each in people):
        figures(history, who, "biomes")
        score(history, who, "biomes")
        firsts(history, "biomes", who)
    firsts(history, "biomes")
    newest_firsts(history, 6)
    history.pending()
    for wanted in (Wanted("biomes"), Wanted(who=Who(name="Player 1"), won=True)):
        history.count(wanted)
        history.page(wanted, 0, 3)
    return history.page()


def assert_whole(folder: Path) -> bool:
    """Nothing is raised, every game is there, a new one comes in. Whether it was made anew."""
    archive = Archive(folder, folder / "games")
    asked(archive)
    archive.take_in_soon()
    while archive.busy:
        pass
    new = f"biomes-{GAMES}.cubelog"
    (folder / "games" / new).write_bytes(record(GAMES))
    archive.history.add(new, record(GAMES))
    archive.history.catch_up()
    while archive.history.take_in():
        pass
    there = {path.name: path.read_bytes() for path in (folder / "games").iterdir()}
    told = {entry.file: entry for entry in asked(archive)}
    assert set(told) == set(there)
    assert archive.history.count() == len(there)
    anew = bool(archive.history.note)
    if anew:
        assert told == {name: entry_of(name, content) for name, content in there.items()}
    assert told[new] == entry_of(new, record(GAMES))
    archive.close()
    return anew


def flip(chance: random.Random, content: bytearray) -> None:
    """A byte is another one."""
    content[chance.randrange(len(content))] ^= chance.randrange(1, 256)


def smear(chance: random.Random, content: bytearray) -> None:
    """A stretch is nonsense."""
    start = chance.randrange(len(content))
    length = chance.choice([2, 16, 300, 4096])
    filling = chance.choice([b"\0" * length, b"\xff" * length, chance.randbytes(length)])
    content[start : start + length] = filling[: len(content) - start]


def cut(chance: random.Random, content: bytearray) -> None:
    """The end is missing."""
    del content[chance.randrange(len(content)) :]


def swap(chance: random.Random, content: bytearray) -> None:
    """Two pages lie in each other's place."""
    pages = max(1, len(content) // 4096)
    one, other = (chance.randrange(pages) * 4096 for _ in range(2))
    content[one : one + 4096], content[other : other + 4096] = (
        content[other : other + 4096],
        content[one : one + 4096],
    )


DAMAGE: list[Callable[[random.Random, bytearray], None]] = [flip, flip, flip, smear, cut, swap]


@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_damage_costs_nothing(tmp_path: Path, sound: Path, batch: int) -> None:
    for case in range(batch, DAMAGES, BATCHES):
        chance = random.Random(f"history {case}")
        folder = tmp_path / str(case)
        shutil.copytree(sound, folder)
        content = bytearray((folder / NAME).read_bytes())
        for _ in range(chance.choice([1, 1, 1, 3])):
            if content:
                chance.choice(DAMAGE)(chance, content)
        (folder / NAME).write_bytes(content)
        assert_whole(folder)
        shutil.rmtree(folder)


@pytest.fixture
def folder(tmp_path: Path, sound: Path) -> Path:
    return shutil.copytree(sound, tmp_path / "family")


FORGED = [
    "UPDATE seats SET name = x'ff00fe'",
    "UPDATE seats SET name = CAST(x'fffe41' AS TEXT)",
    "UPDATE seats SET facts = '{'",
    "UPDATE seats SET facts = '{\"sources\":{\"a\":' || printf('%.*c', 5000, '9') || '}}'",
    'UPDATE seats SET facts = \'{"sources":{"a":99999999999999999999}}\'',
    "UPDATE seats SET points = 'many'",
    "UPDATE seats SET points = 9223372036854775807",
    "UPDATE seats SET won = 2.5",
    "UPDATE seats SET color = 'no colour'",
    "UPDATE games SET title = 'no title'",
    "UPDATE games SET started = -9223372036854775808",
    "UPDATE games SET reached = zeroblob(200)",
    "UPDATE games SET file = file || x'00'",
    "DELETE FROM seats WHERE seat = 0",
    "DELETE FROM seats",
    "DELETE FROM games",
    "DROP TABLE feats",
    "DROP TABLE seats",
    "DROP TABLE games",
    "ALTER TABLE seats RENAME COLUMN won TO lost",
    "DROP TABLE games; CREATE VIEW games AS SELECT file, seat FROM seats",
    "CREATE TRIGGER no BEFORE INSERT ON games BEGIN SELECT RAISE(ABORT, 'no'); END",
    "PRAGMA user_version = 2",
    "PRAGMA user_version = 99",
    "INSERT INTO seats SELECT 'biomes-5.cubelog', seat, name, agent, level, color, profile, "
    "head_start, hints, points, won, facts FROM seats WHERE file = 'biomes-1.cubelog'",
    "INSERT INTO feats VALUES ('biomes', 'won', 1, 'biomes-5.cubelog', 0)",
]


@pytest.mark.parametrize("statements", FORGED)
def test_what_no_program_of_ours_wrote_costs_nothing(folder: Path, statements: str) -> None:
    database = sqlite3.connect(folder / NAME)
    database.execute("PRAGMA foreign_keys = OFF")
    database.executescript(statements)
    database.commit()
    database.close()
    assert_whole(folder)


def test_an_orphan_row_keeps_no_game_out(folder: Path) -> None:
    database = sqlite3.connect(folder / NAME)
    database.executescript(FORGED[-2])
    database.close()
    archive = Archive(folder, folder / "games")
    archive.history.add("biomes-5.cubelog", record(GAMES))
    assert archive.history.count() == GAMES + 1
    archive.close()


@pytest.mark.skipif(os.name != "posix", reason="pipes and links of POSIX")
@pytest.mark.parametrize("name", [NAME, f"{NAME}-wal", f"{NAME}-shm", f"{NAME}-journal"])
@pytest.mark.parametrize("kind", ["pipe", "folder", "device", "loop"])
def test_what_is_no_file_is_no_hindrance(folder: Path, name: str, kind: str) -> None:
    (folder / name).unlink(missing_ok=True)
    if kind == "pipe":
        os.mkfifo(folder / name)
    elif kind == "folder":
        (folder / name).mkdir()
        (folder / name / "x").touch()
    else:
        (folder / name).symlink_to("/dev/zero" if kind == "device" else name)
    assert_whole(folder)


def test_a_bad_disk_is_not_tried_for_ever(folder: Path) -> None:
    """What is damaged again and again lives in memory at last, and nobody asks in vain."""
    archive = Archive(folder, folder / "games")
    for _time in range(6):
        archive.history.page()
        archive.history._opened().database.execute("UPDATE seats SET facts = 'x'")
    assert len(archive.history.page()) == GAMES
    assert len(list(folder.glob("*.damaged*"))) <= 6
    assert "again and again" in archive.history.note
    archive.close()


def test_what_a_record_says_never_counts_as_damage(folder: Path) -> None:
    """Numbers and names that no table can hold stay outside: the history is not made anew."""
    huge = record(GAMES).replace(b'"turn":1,', b'"turn":%d,' % 10**30)
    games = folder / "games"
    (games / "biomes-7.cubelog").write_bytes(huge)
    if os.name == "posix":
        with open(os.fsencode(games) + b"/biomes-\xff.cubelog", "wb") as file:
            file.write(record(GAMES + 1))
    archive = Archive(folder, games)
    archive.history.catch_up()
    while archive.history.take_in():
        pass
    assert archive.history.note == ""
    assert len(archive.history.page()) >= GAMES
    archive.close()
