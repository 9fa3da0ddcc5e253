"""The history: a line for each finished game, to be searched at once however many there are.

The records are what is kept; the history is made from them, and made anew wherever it is missing,
damaged, older than the program or behind the folder. Windows share it.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import threading
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from game.reading import read_file
from game.session.family.annals import VERSION, SeatFacts
from game.session.family.entry import Entry, EntrySeat, brief_entry, entry_of
from game.session.family.schema import is_damage, opened, renewed
from game.session.family.wanted import Wanted, condition
from game.session.record import MOST_BYTES, SUFFIX

_ENCODER = msgspec.json.Encoder()
_FACTS = msgspec.json.Decoder(SeatFacts)
_GAME = "INSERT OR REPLACE INTO games VALUES (?, ?, ?, ?, ?)"
_SEAT = "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
_FEAT = "INSERT OR REPLACE INTO feats VALUES (?, ?, ?, ?, ?)"
_SEATS = "name, agent, color, profile, head_start, hints, points, won, facts"
Row = tuple[Any, ...]


class History:
    """The finished games in the folder ``games``; its database is opened when first asked for.

    ``unread``: files that are no finished games, as found since the program began.
    """

    def __init__(self, file: Path, games: Path) -> None:
        self.file, self.games = file, games
        self._note = ""
        self._database: sqlite3.Connection | None = None
        self._lock = threading.RLock()
        self._unread: set[str] = set()

    @property
    def note(self) -> str:
        """What the player should know of the history, as a sentence; else ""."""
        return self._note

    @contextlib.contextmanager
    def _opened(self) -> Iterator[sqlite3.Connection]:
        with self._lock:
            if self._database is None:
                found = opened(self.file)
                self._database, self._note = found.database, found.note
            yield self._database

    @contextlib.contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        """All or nothing. A disk that refuses costs nothing: the records have it all."""
        with self._opened() as database:
            try:
                database.execute("BEGIN IMMEDIATE")
                yield database
                database.execute("COMMIT")
            except sqlite3.Error as error:
                with contextlib.suppress(sqlite3.Error):
                    database.execute("ROLLBACK")
                if is_damage(error):
                    self._renew(database)

    def close(self) -> None:
        """Let the file go."""
        with self._lock:
            if self._database is not None:
                self._database.close()
            self._database = None

    def add(self, file: str, content: bytes) -> None:
        """Take in the record in ``content``, which lies in the folder under the name ``file``."""
        entry = entry_of(file, content)
        if entry is not None:
            self._put([entry])

    def _put(self, entries: Iterable[Entry]) -> None:
        with self._writing() as database:
            for entry in entries:
                _insert(database, entry)

    def forget(self, files: Iterable[str]) -> None:
        """Games that are gone."""
        with self._writing() as database:
            database.executemany("DELETE FROM games WHERE file = ?", [(file,) for file in files])

    def catch_up(self, most: int | None = None) -> None:
        """Follow the folder: what came is told by its ends alone for now, what went is forgotten.

        ``most``: so many new games at most. A folder that can't be read changes nothing.
        """
        try:
            with os.scandir(self.games) as found:
                there = {each.name for each in found if each.name.endswith(SUFFIX)}
        except FileNotFoundError:
            there = set()
        except OSError:
            return
        known = {str(file) for (file,) in self.rows("SELECT file FROM games")}
        if known - there:
            self.forget(known - there)
        new = sorted(there - known - self._unread, reverse=True)[:most]
        briefs = {name: brief_entry(self.games / name) for name in new}
        self._unread |= {name for name, entry in briefs.items() if entry is None}
        if briefs:
            self._put(entry for entry in briefs.values() if entry is not None)

    def take_in(self, most: int = 20) -> bool:
        """Compute the facts of the next ``most`` games without any; whether there were such."""
        asked = "SELECT file FROM games WHERE facts <> ? ORDER BY started DESC LIMIT ?"
        files = [str(file) for (file,) in self.rows(asked, (VERSION, most))]
        read = {file: self._read(file) for file in files}
        self._put(entry for entry in read.values() if entry is not None)
        with self._writing() as database:
            told = [(VERSION, file) for file, entry in read.items() if entry is None]
            database.executemany("UPDATE games SET facts = ? WHERE file = ?", told)
        return bool(files)

    def _read(self, file: str) -> Entry | None:
        try:
            return entry_of(file, read_file(self.games / file, MOST_BYTES))
        except OSError:
            return None

    def pending(self) -> int:
        """How many games have no facts yet."""
        [(count,)] = self.rows("SELECT COUNT(*) FROM games WHERE facts <> ?", (VERSION,)) or [(0,)]
        return int(count)

    def count(self, wanted: Wanted | None = None) -> int:
        """How many games are as ``wanted``."""
        where, values = condition(wanted or Wanted())
        [(count,)] = self.rows(f"SELECT COUNT(*) FROM games WHERE {where}", values) or [(0,)]
        return int(count)

    def page(self, wanted: Wanted | None = None, start: int = 0, most: int = -1) -> list[Entry]:
        """The games as ``wanted``, the one begun last first: ``most`` from ``start`` on."""
        where, values = condition(wanted or Wanted())
        asked = (
            f"SELECT file, title, started, reached, facts FROM games WHERE {where} "
            "ORDER BY started DESC, file DESC LIMIT ? OFFSET ?"
        )
        games = self.rows(asked, (*values, most, start))
        seats = f"SELECT {_SEATS} FROM seats WHERE file = ? ORDER BY seat"
        return [
            Entry(file, title, started, reached, _seats(self.rows(seats, (file,))), facts)
            for file, title, started, reached, facts in games
        ]

    def rows(self, asked: str, values: Sequence[object] = ()) -> list[Row]:
        """What a question to the tables finds; nothing where it can't be asked."""
        for _attempt in range(2):
            with self._opened() as database:
                try:
                    return database.execute(asked, values).fetchall()
                except sqlite3.Error as error:
                    if not is_damage(error):
                        return []
                    self._renew(database)
        return []

    def _renew(self, damaged: sqlite3.Connection) -> None:
        """Set a damaged database aside and make it anew from the folder."""
        damaged.close()
        found = renewed(self.file)
        self._database, self._note = found.database, found.note
        self.catch_up()


def _seats(rows: Iterable[Row]) -> tuple[EntrySeat, ...]:
    return tuple(
        EntrySeat(
            name, agent, color, profile, start, bool(hints), points, bool(won), _FACTS.decode(facts)
        )
        for name, agent, color, profile, start, hints, points, won, facts in rows
    )


def _insert(database: sqlite3.Connection, entry: Entry) -> None:
    database.execute("DELETE FROM games WHERE file = ?", (entry.file,))
    game = (entry.file, entry.title, entry.started, entry.reached, entry.version)
    database.execute(_GAME, game)
    for number, seat in enumerate(entry.seats):
        facts = _ENCODER.encode(seat.facts).decode()
        who = (seat.name, seat.agent, seat.level, seat.color, seat.profile)
        agreed, came_to = (seat.head_start, seat.hints), (seat.points, seat.won)
        database.execute(_SEAT, (entry.file, number, *who, *agreed, *came_to, facts))
        for feat in seat.facts.feats:
            database.execute(_FEAT, (entry.title, feat, entry.started, entry.file, number))
