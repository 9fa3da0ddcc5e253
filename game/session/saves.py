"""Unfinished games on the disk: saved after every move, crash-safe, three older copies kept.

A damaged copy is set aside with its reason and the next older one takes its place; nothing that
could still be of use is ever overwritten or deleted.
"""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Future
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakKeyDictionary

import msgspec

from game.error_reasons import reason_of
from game.language import _
from game.reading import holds
from game.session.atomic_write import older, set_aside, write_atomically
from game.session.beside import Beside
from game.session.damaged import DamagedSave, put_aside
from game.session.file_lock import FileLocks
from game.session.home import Home
from game.session.kept import (
    KEPT,
    KeptGame,
    free_name,
    newest_order,
    saves_in,
    stem_of,
    unfinished_in,
)
from game.session.notes import SaveNote, noted
from game.session.obfuscation import sealed
from game.session.record import SUFFIX, NewerRecord, RecordError, UnreadableRecord

if TYPE_CHECKING:
    from game.session.deals.labels import DealLabel
    from game.session.match import Clock, Match

__all__ = ["KEPT", "DamagedSave", "SaveStore", "SavedGame"]


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
    note: SaveNote
    over: bool


class SaveStore(Home):
    """The saves of one player, as one window sees them.

    ``damaged`` lists the copies set aside since the program began; ``problem`` is a sentence for
    the player when the disk refused the last save, else empty.
    """

    def __init__(
        self, folder: Path | None = None, games: Path | None = None, clock: Clock = time.time
    ) -> None:
        super().__init__(folder, games)
        self.damaged: list[DamagedSave] = []
        self.problem = ""
        self._clock = clock
        self._claims = FileLocks()
        self._places: WeakKeyDictionary[Match, Path] = WeakKeyDictionary()
        self._ended: dict[Path, Path] = {}
        self._order, self._unread = -1, set[Path]()
        self._waiting: dict[Path, _Copy] = {}
        self._beside = Beside("saves")
        self._saving: Future[None] | None = None

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
        note = match.note(self._clock())
        self._waiting[path] = _Copy(match.record_bytes(), note, over=match.outcome is not None)
        self._saving = self._beside.soon(lambda: self._write(path))

    def finish(self) -> None:
        """Wait until everything is on the disk."""
        self._beside.finish()

    def close(self) -> None:
        """Wait until everything is on the disk, and let go of what the family keeps."""
        self.finish()
        self.let_go()

    @property
    def busy(self) -> bool:
        """Whether a game is on its way to the disk."""
        return self._saving is not None and not self._saving.done()

    def _write(self, path: Path) -> None:
        """Write the newest of what waits for ``path``, unless an earlier errand has done so."""
        copy = self._waiting.pop(path, None)
        if copy is None:
            return
        try:
            self._leave_unread(path)
            if copy.over:
                self._write_finished(path, copy.content)
            else:
                write_atomically(
                    path, noted(sealed(copy.content), self._numbered(copy.note)), keep=KEPT
                )
        except OSError as error:
            self.problem = _("The game could not be saved: {reason}").format(
                reason=reason_of(error)
            )
        except Exception:
            self.problem = _("The game could not be saved. The log tells why.")
            raise
        else:
            self.problem = ""

    def _leave_unread(self, path: Path) -> None:
        """Set copies aside that could not be read: they may be whole, and newer than what is
        played. Raises OSError."""
        for copy in self._unread.intersection((path, *older(path, KEPT))):
            if os.path.lexists(copy):
                set_aside(copy, _("it could not be read"))
            self._unread.discard(copy)

    def _numbered(self, note: SaveNote) -> SaveNote:
        """``note`` as the newest of the folder."""
        if self._order < 0:
            self._order = newest_order(self.folder)
        self._order += 1
        return msgspec.structs.replace(note, order=self._order)

    def _write_finished(self, path: Path, content: bytes) -> None:
        """Put a finished game among the games: over no other one that was kept by its name."""
        goal = self._ended.get(path) or free_name(
            self.games / path.name,
            lambda name: not os.path.lexists(name) or holds(name, content),
        )
        write_atomically(goal, content)
        self._ended[path] = goal
        self.archive.history.add(goal.name, content)
        self._delete(path)

    def keep_picture_soon(self, match: Match, encoded: Callable[[], bytes]) -> None:
        """Keep a picture of ``match`` as it stands, for the shelf; a disk that refuses may."""
        goal = self.picture_of(self.path_of(match))
        self._beside.soon(lambda: self.keep_picture(goal, encoded()))

    @staticmethod
    def keep_picture(goal: Path, content: bytes) -> None:
        """Keep a picture there; a disk that refuses may."""
        with contextlib.suppress(OSError):
            write_atomically(goal, content)

    def path_of(self, match: Match) -> Path:
        """Where ``match`` is saved: a file of its own for each game, also for a copy of one."""
        path = self._places.get(match)
        if path is None:
            usual = self.folder / f"{stem_of(match.header)}{SUFFIX}"
            path = free_name(usual, lambda name: not self._is_taken(name))
            self._places[match] = path
        return path

    def put(self, match: Match, path: Path) -> None:
        """Have ``match`` saved at ``path``, where another state of the same game lies."""
        self._places[match] = path

    def _is_taken(self, path: Path) -> bool:
        """Whether a game goes by the name of ``path``, finished or not, here or elsewhere."""
        names = (path, *older(path, KEPT), self.games / path.name)
        mine = path in self._places.values()
        return mine or any(name.exists() for name in names) or self._claims.is_elsewhere(path)

    def picture_of(self, path: Path) -> Path:
        """Where the picture of a saved or finished game lies, if there is one."""
        return self.pictures / f"{path.name}.webp"

    def unfinished(self) -> list[KeptGame]:
        """Every game that waits to go on, the one played last first."""
        self.finish()
        games = unfinished_in(self.folder)
        return [replace(game, elsewhere=self.is_elsewhere(game.path)) for game in games]

    def finished(self) -> list[KeptGame]:
        """Every finished game, the one begun last first."""
        self.finish()
        self.archive.history.catch_up()
        return [entry.kept(self.games) for entry in self.archive.history.page()]

    def deals(self, games: Iterable[KeptGame]) -> Mapping[str, DealLabel]:
        """What there is to say of the deals of some kept games, by the names of their files."""
        from game.session.deals.labels import labels  # the window is there before deals are known

        over = (self.games / name for name in self.archive.history.names())
        others = (*self.folder.glob(f"*{SUFFIX}"), *over)
        return labels((game.path for game in games), others)

    def latest(self) -> SavedGame | None:
        """The game that was played last and can go on."""
        self.finish()
        found = (self.soundest(path) for path in saves_in(self.folder))
        return next((saved for saved in found if saved is not None), None)

    def soundest(self, path: Path) -> SavedGame | None:
        """The newest copy of ``path`` that can go on; damaged ones before it are set aside."""
        self.finish()
        for copy in (path, *older(path, KEPT)):
            if not copy.exists():
                continue
            try:
                match = self.load(copy)
            except RecordError:
                continue
            if match.outcome is not None:
                return None
            self._places[match] = path
            return SavedGame(copy, match, is_older=copy != path)
        return None

    def load(self, path: Path) -> Match:
        """The game in ``path``, ready to go on. Raises RecordError; a damaged file is set aside."""
        from game.session.verification import game_in  # with it come rules and packs

        self.finish()
        try:
            match = game_in(path)
        except RecordError as error:
            if isinstance(error, NewerRecord | UnreadableRecord):
                self._unread.add(path)
            damage = put_aside(path, error)
            if damage not in self.damaged:
                self.damaged.append(damage)
            raise
        self._unread.discard(path)
        if path.parent == self.folder:
            self._places[match] = path
        return match

    def discard(self, path: Path) -> None:
        """Delete a game the player gave up or doesn't want to watch, copies and picture included.

        Raises OSError when the disk refuses.
        """
        self.finish()
        self._delete(path)
        if path.parent == self.games:
            self.archive.history.forget([path.name])
            self.learning.leitner.forget([path.name])
            self.reviews.forget(path)
        self.picture_of(path).unlink(missing_ok=True)

    @staticmethod
    def _delete(path: Path) -> None:
        for copy in (*reversed(older(path, KEPT)), path):
            copy.unlink(missing_ok=True)

    def claim(self, match: Match) -> bool:
        """Play ``match`` in this window; False if another one does."""
        path = self.path_of(match)
        return self._claims.take(path)

    def is_elsewhere(self, path: Path) -> bool:
        """Whether another window plays the game at ``path``."""
        return self._claims.is_elsewhere(path)

    def release(self, match: Match) -> None:
        """Play ``match`` no longer."""
        self.finish()
        self._claims.give_back(self.path_of(match))
