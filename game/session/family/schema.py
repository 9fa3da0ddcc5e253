"""The history's database: its tables, and how it is opened without ever costing a game.

It holds nothing that does not stand in the records: a damaged one is set aside and made anew.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sqlite3
import stat
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path

from game.error_reasons import reason_of
from game.language import _
from game.session.atomic_write import set_aside

LAYOUT = 5
"""The layout of the tables; a database of another one is made anew from the records."""
WAIT_S = 5.0
"""So long one window waits for another one that writes."""
LONGEST = 1 << 24
"""Bytes of a value at the most: a damaged one may claim any length."""
TABLES = """
CREATE TABLE games (
    file TEXT PRIMARY KEY, title TEXT NOT NULL, started INTEGER NOT NULL, reached INTEGER NOT NULL,
    facts INTEGER NOT NULL, deal TEXT NOT NULL, whole INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX games_by_time ON games (started, file);
CREATE TABLE seats (
    file TEXT NOT NULL REFERENCES games (file) ON DELETE CASCADE, seat INTEGER NOT NULL,
    name TEXT NOT NULL, agent TEXT NOT NULL, level TEXT NOT NULL, color TEXT NOT NULL,
    profile TEXT NOT NULL, head_start INTEGER NOT NULL, hints INTEGER NOT NULL,
    points INTEGER NOT NULL, won INTEGER NOT NULL, facts TEXT NOT NULL, PRIMARY KEY (file, seat)
) WITHOUT ROWID;
CREATE INDEX seats_by_name ON seats (profile, name);
CREATE TABLE feats (
    title TEXT NOT NULL, feat TEXT NOT NULL, started INTEGER NOT NULL, file TEXT NOT NULL
        REFERENCES games (file) ON DELETE CASCADE, seat INTEGER NOT NULL,
    PRIMARY KEY (title, feat, started, file, seat)
) WITHOUT ROWID;
"""
_PARTS = ("-wal", "-shm", "-journal")
"""What lies beside a database: nothing of a damaged one may come back from there."""


class Trouble(Enum):
    """What an error tells: another window or a full disk, for which one ``WAIT``s; a disk that
    ``REFUSES`` altogether; or ``DAMAGE``, which is anything else."""

    WAIT = auto()
    REFUSES = auto()
    DAMAGE = auto()


_WAITING = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_INTERRUPT,
    sqlite3.SQLITE_NOMEM,
}
_REFUSING = {
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_AUTH,
    sqlite3.SQLITE_NOLFS,
    sqlite3.SQLITE_PROTOCOL,
}
_NUMBERS = {
    sqlite3.SQLITE_BUSY: errno.EBUSY,
    sqlite3.SQLITE_LOCKED: errno.EBUSY,
    sqlite3.SQLITE_FULL: errno.ENOSPC,
    sqlite3.SQLITE_NOMEM: errno.ENOMEM,
    sqlite3.SQLITE_IOERR: errno.EIO,
    sqlite3.SQLITE_CANTOPEN: errno.EACCES,
    sqlite3.SQLITE_PERM: errno.EACCES,
    sqlite3.SQLITE_AUTH: errno.EACCES,
    sqlite3.SQLITE_READONLY: errno.EACCES,
}
"""What the system says where the database says so."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A database that is ready; ``note``: what the player should know of it, or ""."""

    database: sqlite3.Connection
    note: str = ""


def reason(error: Exception) -> str:
    """Why the database can't be used, in words that can stand in a sentence."""
    if isinstance(error, MemoryError):
        return reason_of(OSError(errno.ENOMEM, ""))
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        return reason_of(error)
    number = _NUMBERS.get(code & 0xFF)
    if number is None:
        return _("its database refuses it ({code})").format(code=code)
    return reason_of(OSError(number, ""))


def trouble(error: Exception, file: Path) -> Trouble:
    """What ``error``, raised by work with the database at ``file``, tells of it."""
    if isinstance(error, MemoryError):
        return Trouble.WAIT
    if isinstance(error, OSError):
        return Trouble.REFUSES
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    if code in _WAITING:
        return Trouble.WAIT
    if code in _REFUSING or (code == sqlite3.SQLITE_READONLY and not _may_write(file)):
        return Trouble.REFUSES
    return Trouble.DAMAGE


def _may_write(file: Path) -> bool:
    """Whether the system lets us write there; a damaged head also makes it read-only."""
    return os.access(file, os.W_OK) and os.access(file.parent, os.W_OK)


def opened(file: Path) -> Opened:
    """The history at ``file``; where there can be none, one in memory that lasts till the end."""
    try:
        return Opened(_open(file))
    except Exception as error:  # whatever it is: the records have it all
        damaged = trouble(error, file) is Trouble.DAMAGE
        return renewed(file) if damaged else in_memory(reason(error))


def renewed(file: Path) -> Opened:
    """An empty history in the place of a damaged one, which is set aside."""
    try:
        for part in _PARTS:
            file.with_name(file.name + part).unlink(missing_ok=True)
        set_aside(file, "not a database")
        note = _("The list of your games was damaged. It is made anew; no game is lost.")
        return Opened(_open(file), note)
    except Exception as error:  # no disk is better than no history
        return in_memory(reason(error))


def in_memory(why: str) -> Opened:
    """An empty history that is kept nowhere."""
    text = _("The list of your games can't be kept ({reason}). It is made anew at each start.")
    database = sqlite3.connect(":memory:", check_same_thread=False)
    return Opened(_prepared(database), text.format(reason=why))


def is_sound(file: Path) -> bool:
    """Whether the whole of a database is sound, indexes and all, and no seat is an orphan.

    True where nobody can tell: none is there, or another window keeps it for itself.
    """
    try:
        _check_kind(file)
        with contextlib.closing(
            sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)
        ) as database:
            found = database.execute("PRAGMA integrity_check(1)").fetchall()
            orphans = database.execute("PRAGMA foreign_key_check").fetchall()
    except Exception as error:
        return trouble(error, file) is not Trouble.DAMAGE
    return found == [("ok",)] and not orphans


def _open(file: Path) -> sqlite3.Connection:
    file.parent.mkdir(parents=True, exist_ok=True)
    _check_kind(file)
    database = sqlite3.connect(file, WAIT_S, check_same_thread=False)
    try:
        with contextlib.suppress(sqlite3.OperationalError):  # where no memory can be shared
            database.execute("PRAGMA journal_mode = WAL")
        return _prepared(database)
    except BaseException:
        database.close()
        raise


def _check_kind(file: Path) -> None:
    """What is no file, there or beside it, is no database: a pipe would have us wait for ever.

    Raises sqlite3.DatabaseError.
    """
    for path in (file, *(file.with_name(file.name + part) for part in _PARTS)):
        with contextlib.suppress(FileNotFoundError):
            if not stat.S_ISREG(path.stat().st_mode):
                raise sqlite3.DatabaseError(f"{path.name} is no ordinary file")


def _prepared(database: sqlite3.Connection) -> sqlite3.Connection:
    """The database with its tables; Python's own transactions are off."""
    database.isolation_level = None
    database.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST)
    database.execute("PRAGMA synchronous = NORMAL")
    database.execute("PRAGMA foreign_keys = ON")
    database.execute("PRAGMA trusted_schema = OFF")
    database.execute("BEGIN IMMEDIATE")
    try:
        [layout] = database.execute("PRAGMA user_version").fetchone()
        if layout != LAYOUT:
            for table in ("feats", "seats", "games"):
                database.execute(f"DROP TABLE IF EXISTS {table}")
            for statement in TABLES.split(";")[:-1]:
                database.execute(statement)
            database.execute(f"PRAGMA user_version = {LAYOUT}")
        database.execute("SELECT file, started FROM games LIMIT 1").fetchall()
    except BaseException:
        database.execute("ROLLBACK")
        raise
    database.execute("COMMIT")
    return database
