"""The history: a line for each finished game, to be searched at once however many there are.

The records are what is kept; the history is made from them, and made anew wherever it is missing,
damaged, older than the program or behind the folder. Windows share it.
"""

from __future__ import annotations

import logging
import os
import threading
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final, TypeVar

from game.language import _
from game.reading import read_file
from game.session.family.entry import Entry, brief_entry, entry_of
from game.session.family.schema import (
    Opened,
    Trouble,
    in_memory,
    is_sound,
    opened,
    reason,
    renewed,
    trouble,
)
from game.session.family.tables import Tables, fits
from game.session.family.wanted import Wanted
from game.session.record import MOST_BYTES, SUFFIX

T = TypeVar("T")
Question = Callable[[Tables], T]
_RENEWALS: Final = 2
"""Who is damaged more often while the program runs lies on a bad disk: memory is safer then."""
log = logging.getLogger("cubewright")


class History:
    """The finished games in the folder ``games``; its database is opened when first asked for.

    ``unread``: files that are no finished games, as found since the program began.
    """

    def __init__(self, file: Path, games: Path) -> None:
        self.file, self.games = file, games
        self._note = self._hindered = ""
        self._tables: Tables | None = None
        self._renewed = self._opened_times = 0
        self._lock = threading.RLock()
        self._unread: set[str] = set()

    @property
    def note(self) -> str:
        """What the player should know of the history, as a sentence; else ""."""
        return self._note or self._hindered

    def close(self) -> None:
        """Let the file go."""
        with self._lock:
            if self._tables is not None:
                self._tables.database.close()
            self._tables = None

    def ask(self, question: Question[T], otherwise: T) -> T:
        """What ``question`` finds in the tables; ``otherwise`` where nobody can read them now.

        Whatever else goes wrong with them, they are made anew from the records and asked again.
        """
        with self._lock:
            for _attempt in range(_RENEWALS + 1):
                try:
                    found = question(self._opened())
                except Exception as error:
                    kind = trouble(error, self.file)
                    if kind is Trouble.WAIT:
                        text = _("The list of your games isn't complete just now: {reason}.")
                        self._hindered = text.format(reason=reason(error))
                        return otherwise
                    log.warning("the history can't be used", exc_info=error)
                    self._renew(None if kind is Trouble.DAMAGE else reason(error))
                else:
                    self._hindered = ""
                    return found
            return otherwise

    def _opened(self) -> Tables:
        if self._tables is None:
            self._take(opened(self.file))
        assert self._tables is not None
        return self._tables

    def _take(self, found: Opened) -> None:
        self._tables, self._note = Tables(found.database), found.note
        self._opened_times += 1

    def _renew(self, refused: str | None) -> None:
        """Make it anew from the folder: in its place, or in memory where a disk has ``refused``."""
        self.close()
        self._renewed += 1
        if refused is None and self._renewed > _RENEWALS:
            refused = _("it was damaged again and again")
        self._take(renewed(self.file) if refused is None else in_memory(refused))
        there = self._there()
        try:
            self._fill(self._opened(), there or set())
        except Exception as error:
            log.warning("the history can't be made anew on the disk", exc_info=error)
            self.close()
            self._take(in_memory(reason(error)))
            self._fill(self._opened(), there or set())

    def _fill(self, tables: Tables, there: set[str]) -> None:
        entries = self._briefs(sorted(there - tables.files() - self._unread, reverse=True))
        with tables.writing():
            for entry in entries:
                tables.insert(entry)

    def _put(self, entries: Iterable[Entry]) -> None:
        """Take games in. A disk that refuses costs nothing: the records have it all."""
        found = [entry for entry in entries if fits(entry)]

        def put(tables: Tables) -> None:
            with tables.writing():
                for entry in found:
                    tables.insert(entry)

        if found:
            self.ask(put, None)

    def add(self, file: str, content: bytes) -> None:
        """Take in the record in ``content``, which lies in the folder under the name ``file``."""
        entry = entry_of(file, content)
        if entry is not None:
            self._put([entry])

    def forget(self, files: Iterable[str]) -> None:
        """Forget the games in ``files``: their records are gone."""
        gone = list(files)

        def forget(tables: Tables) -> None:
            with tables.writing():
                tables.forget(gone)

        self.ask(forget, None)

    def catch_up(self, most: int | None = None) -> None:
        """Follow the folder: what came is told by its ends alone for now, what went is forgotten.

        ``most``: so many new games at most. A folder that can't be read changes nothing.
        """
        there = self._there()
        known = self.ask(Tables.files, None) if there is not None else None
        if there is None or known is None:
            return
        if known - there:
            self.forget(known - there)
        self._put(self._briefs(sorted(there - known - self._unread, reverse=True)[:most]))

    def _there(self) -> set[str] | None:
        """The names of the records in the folder; None where it can't be read.

        A name that is no text is none of ours.
        """
        try:
            with os.scandir(self.games) as found:
                names = {each.name for each in found if each.name.endswith(SUFFIX)}
        except FileNotFoundError:
            return set()
        except OSError:
            return None
        return {name for name in names if _is_text(name)}

    def _briefs(self, names: Iterable[str]) -> list[Entry]:
        """What the ends of those records tell; what is none is remembered."""
        found = []
        for name in names:
            entry = brief_entry(self.games / name)
            if entry is not None and fits(entry):
                found.append(entry)
            else:
                self._unread.add(name)
        return found

    def take_in(self, most: int = 20) -> bool:
        """Compute the facts of the next ``most`` games without any; whether it came to anything."""
        files = self.ask(lambda tables: tables.without_facts(most), list[str]())
        read = {file: self._read(file) for file in files}
        found = {file: entry for file, entry in read.items() if entry is not None and fits(entry)}

        def put(tables: Tables) -> bool:
            with tables.writing():
                for entry in found.values():
                    tables.insert(entry)
                tables.leave_factless(set(files) - set(found))
            return True

        return bool(files) and self.ask(put, otherwise=False)

    def _read(self, file: str) -> Entry | None:
        try:
            return entry_of(file, read_file(self.games / file, MOST_BYTES))
        except OSError:
            return None

    def check(self) -> None:
        """Look at the whole of it, which takes a while, beside everything else; where anything is
        wrong it is made anew."""
        if not is_sound(self.file):
            with self._lock:
                self._renew(None)

    def pending(self) -> int:
        """How many games have no facts yet."""
        return self.ask(Tables.pending, 0)

    def revision(self) -> tuple[int, ...]:
        """What is another one whenever the games may be others than before."""
        written = self.ask(Tables.revision, (0, 0))
        return (self._opened_times, *written)

    def names(self) -> set[str]:
        """The names of the records of all games."""
        return self.ask(Tables.files, set[str]())

    def count(self, wanted: Wanted | None = None) -> int:
        """How many games are as ``wanted``."""
        return self.ask(lambda tables: tables.count(wanted or Wanted()), 0)

    def page(self, wanted: Wanted | None = None, start: int = 0, most: int = -1) -> list[Entry]:
        """The games as ``wanted``, the one begun last first: ``most`` from ``start`` on."""
        return self.ask(lambda tables: tables.page(wanted or Wanted(), start, most), list[Entry]())


def _is_text(name: str) -> bool:
    """Whether a file's name can be written down: the system allows any bytes."""
    try:
        name.encode()
    except UnicodeEncodeError:
        return False
    return True
