"""Unfinished games on the disk: saved after every move, crash-safe, three older copies kept.

A damaged copy is set aside with its reason and the next older one takes its place; nothing that
could still be of use is ever overwritten or deleted.
"""

from __future__ import annotations

import re
import stat
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from game.language import _
from game.session.durable import older, set_aside, write_durably
from game.session.folders import games_folder, saves_folder
from game.session.match import Match
from game.session.record import SUFFIX, NewerRecord, RecordError, UnreadableRecord, read_record
from game.session.verification import resume

KEPT = 3
"""Older copies of each save."""
_COPY = re.compile(rf"(.+{re.escape(SUFFIX)})(?:\.[1-{KEPT}])?")


@dataclass(frozen=True, slots=True)
class DamagedSave:
    """A copy that could not be used: where it lies now, and why, as a sentence for the player."""

    path: Path
    reason: str


@dataclass(frozen=True, slots=True)
class SavedGame:
    """An unfinished game that can go on.

    ``is_older``: an older copy that stands in for a damaged one.
    """

    path: Path
    match: Match
    is_older: bool


class _Copy(NamedTuple):
    """A record on its way to the disk; ``over``: its game has ended."""

    content: bytes
    over: bool


class SaveStore:
    """The saves of one player.

    ``damaged`` lists the copies set aside since the program began; ``problem`` is a sentence for
    the player when the disk refused the last save, else empty.
    """

    def __init__(self, folder: Path | None = None, games: Path | None = None) -> None:
        self.folder = folder or saves_folder()
        self.games = games or (folder / "games" if folder else games_folder())
        self.damaged: list[DamagedSave] = []
        self.problem = ""
        self._waiting: dict[Path, _Copy] = {}
        self._thread = ThreadPoolExecutor(1, "saves")
        self._last: Future[None] | None = None

    def autosave(self, match: Match) -> bool:
        """Save ``match`` after a move; a finished game moves to the games instead.

        False, with :attr:`problem` set, when the disk refuses; the game itself goes on.
        """
        self.autosave_soon(match)
        self.finish()
        return not self.problem

    def autosave_soon(self, match: Match) -> None:
        """The same on a thread of its own: a disk may take its time.

        The program does not end before that is done; :meth:`finish` waits for it, and everything
        here that reads or deletes saves does.
        """
        path = self.path_of(match)
        self._waiting[path] = _Copy(match.record_bytes(), over=match.outcome is not None)
        self._last = self._thread.submit(self._write, path)

    def finish(self) -> None:
        """Wait until everything is on the disk."""
        last, self._last = self._last, None
        if last is not None:
            last.result()

    def _write(self, path: Path) -> None:
        """Write the newest of what waits for ``path``, unless an earlier errand has done so."""
        copy = self._waiting.pop(path, None)
        if copy is None:
            return
        try:
            if copy.over:
                write_durably(self.games / path.name, copy.content)
                self._delete(path)
            else:
                write_durably(path, copy.content, keep=KEPT)
        except OSError as error:
            self.problem = _("The game could not be saved: {reason}").format(
                reason=error.strerror or error
            )
        else:
            self.problem = ""

    def path_of(self, match: Match) -> Path:
        """Where ``match`` is saved: a file of its own for each game."""
        header = match.header
        return self.folder / f"{header.title}-{header.started}-{header.seed}{SUFFIX}"

    def latest(self) -> SavedGame | None:
        """The game that was played last and can go on."""
        self.finish()
        for path in self._saves():
            found = self._soundest(path)
            if found is not None:
                return found
        return None

    def all(self) -> list[SavedGame]:
        """Every game that can go on, the one played last first."""
        self.finish()
        found = [self._soundest(path) for path in self._saves()]
        return [saved for saved in found if saved is not None]

    def load(self, path: Path) -> Match:
        """The game in ``path``, ready to go on. Raises RecordError; a damaged file is set aside."""
        self.finish()
        try:
            return resume(read_record(path))
        except RecordError as error:
            self._reject(path, error)
            raise

    def discard(self, path: Path) -> None:
        """Delete a game the player gave up or finished, older copies included."""
        self.finish()
        self._delete(path)

    @staticmethod
    def _delete(path: Path) -> None:
        for copy in (*reversed(older(path, KEPT)), path):
            copy.unlink(missing_ok=True)

    def _saves(self) -> list[Path]:
        """The saves by name, the one written last first; a save may exist as older copies only."""
        last: dict[Path, float] = {}
        for copy in self.folder.glob(f"*{SUFFIX}*"):
            match = _COPY.fullmatch(copy.name)
            written = _written(copy) if match else None
            if match and written is not None:
                path = self.folder / match[1]
                last[path] = max(last.get(path, 0.0), written)
        return sorted(last, key=lambda path: (last[path], path.name), reverse=True)

    def _soundest(self, path: Path) -> SavedGame | None:
        """The newest copy of ``path`` that can go on; damaged ones before it are set aside."""
        for copy in (path, *older(path, KEPT)):
            if not copy.exists():
                continue
            try:
                match = self.load(copy)
            except RecordError:
                continue
            if match.outcome is not None:
                return None
            return SavedGame(copy, match, is_older=copy != path)
        return None

    def _reject(self, path: Path, error: RecordError) -> None:
        """Set a damaged copy aside; one that can't be read, or not yet, stays where it is."""
        aside = path
        if not isinstance(error, NewerRecord | UnreadableRecord):
            try:
                aside = set_aside(path, str(error))
            except OSError:
                aside = path
        damage = DamagedSave(aside, str(error))
        if damage not in self.damaged:
            self.damaged.append(damage)


def _written(path: Path) -> float | None:
    """When a file was last written; None for what is no file or, in another window, just went."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime if stat.S_ISREG(found.st_mode) else None
