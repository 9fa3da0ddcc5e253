"""The history's database: its tables, and how it is opened without ever costing a game.

It holds nothing that does not stand in the records: a damaged one is set aside and made anew.
"""

from __future__ import annotations

import contextlib
import sqlite3
from dataclasses import dataclass
from pathlib import Path

from game.language import _
from game.session.durable import set_aside

LAYOUT = 3
"""The layout of the tables; a database of another one is made anew from the records."""
WAIT_S = 5.0
"""So long one window waits for another one that writes."""
TABLES = """
CREATE TABLE games (
    file TEXT PRIMARY KEY, title TEXT NOT NULL, started INTEGER NOT NULL, reached INTEGER NOT NULL,
    facts INTEGER NOT NULL
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


@dataclass(frozen=True, slots=True)
class Opened:
    """A database that is ready; ``note``: what the player should know of it, or ""."""

    database: sqlite3.Connection
    note: str = ""


def is_damage(error: Exception) -> bool:
    """Whether it tells of a file that is no sound database, not of a disk or of another window."""
    known = type(error) is sqlite3.DatabaseError
    return known or (isinstance(error, sqlite3.OperationalError) and "no such" in str(error))


def opened(file: Path) -> Opened:
    """The history at ``file``; where there can be none, one in memory that lasts till the end."""
    try:
        return Opened(_open(file))
    except (sqlite3.Error, OSError) as error:
        return renewed(file) if is_damage(error) else _in_memory(str(error))


def renewed(file: Path) -> Opened:
    """An empty history in the place of a damaged one, which is set aside."""
    try:
        for part in ("-wal", "-shm"):
            file.with_name(file.name + part).unlink(missing_ok=True)
        set_aside(file, "not a database")
        note = _("The list of your games was damaged. It is made anew; no game is lost.")
        return Opened(_open(file), note)
    except (OSError, sqlite3.Error) as error:
        return _in_memory(str(error))


def _in_memory(reason: str) -> Opened:
    text = _("The list of your games can't be kept ({reason}). It is made anew at each start.")
    database = sqlite3.connect(":memory:", check_same_thread=False)
    return Opened(_prepared(database), text.format(reason=reason))


def _open(file: Path) -> sqlite3.Connection:
    file.parent.mkdir(parents=True, exist_ok=True)
    database = sqlite3.connect(file, WAIT_S, check_same_thread=False)
    try:
        with contextlib.suppress(sqlite3.OperationalError):  # where no memory can be shared
            database.execute("PRAGMA journal_mode = WAL")
        return _prepared(database)
    except BaseException:
        database.close()
        raise


def _prepared(database: sqlite3.Connection) -> sqlite3.Connection:
    """The database with its tables; Python's own transactions are off."""
    database.isolation_level = None
    database.execute("PRAGMA synchronous = NORMAL")
    database.execute("PRAGMA foreign_keys = ON")
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
