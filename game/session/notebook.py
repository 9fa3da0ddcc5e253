"""The one way in which a small file of the player's is kept: locked, read, changed and written.

What somebody has won is a change of what stands in the file *now*, made under a lock: so windows
that write the same file keep what each of them won. What can't be read, for a moment or for good,
is never taken for empty and never written over. A damaged file is set aside with its reason, and
an older copy takes its place.
"""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Final, Generic, NamedTuple, TypeVar

import msgspec

from game.error_reasons import ToldError, reason_of
from game.language import _
from game.reading import NotAFile, TooLarge, read_file
from game.session.atomic_write import PRIVATE, keep_copy, older, set_aside, write_atomically
from game.session.file_lock import alone

MOST_BYTES: Final = 1 << 20
T = TypeVar("T", bound=msgspec.Struct)
Stamp = tuple[int, int, int, int]
"""What tells one state of a file from the next: which copy it is, when written, how long, where."""
_NOTHING: Final[Stamp] = (-1, 0, 0, 0)


class Words(NamedTuple):
    """What the player is told, with the gaps ``{file}`` and ``{reason}``.

    ``unread``: the file can't be read and stays as it is; ``damaged``: it has been set aside as
    ``{file}``, where the reason lies beside it; ``unkept``: it can't be written.
    """

    unread: str
    damaged: str
    unkept: str


class NewerFile(ToldError):  # noqa: N818 - a fact about the file, told as the system tells others
    """A later version of the program has written it."""


class Notebook(Generic[T]):
    """What stands in the file at ``path``, ``empty`` where there is none; ``keep`` older copies.

    A link is written through to the file it leads to. A change that can't be kept holds in this
    window all the same, and is kept with the next one that can be; not so if ``retries`` is off.
    ``unread``: the file could not be read when it was last asked for.
    """

    def __init__(
        self,
        path: Path,
        empty: T,
        words: Words,
        *,
        keep: int = 1,
        most: int = MOST_BYTES,
        indent: bool = False,
        retries: bool = True,
    ) -> None:
        self.path = path
        self._empty, self._words, self._spare, self._most = empty, words, keep, most
        self._indent, self._retries = indent, retries
        self._found: tuple[Stamp, T] | None = None
        self._owed: list[Callable[[T], T]] = []
        self._shown = empty
        self._trouble = self._news = ""
        self.unread = False

    @property
    def problem(self) -> str:
        """A sentence for the player: what can't be read or kept, or was set aside; else empty."""
        return self._trouble or self._news

    def read(self) -> T:
        """What stands there, and what was changed here and isn't kept yet.

        Read again when another window has written; while that fails, what was read last.
        """
        try:
            stamp = self._stamp()
            if self._found is None or self._found[0] != stamp:
                self._take(stamp, self._looked_at())
            self.unread = False
            if not self._owed:
                self._trouble = ""
        except OSError as error:
            self.unread = True
            self._trouble = self._told(self._words.unread, error)
        return self._shown

    def change(self, change: Callable[[T], T]) -> bool:
        """Have ``change`` made to what stands there, under a lock; False if that can't be kept.

        What ``change`` raises goes to the caller, and nothing is changed.
        """
        if self._is_vain(change):
            return True
        try:
            with alone(self.path, 0.0 if self._owed else None):
                before = self._load(self._set_aside)
                after = change(self._with_owed(before))
                if after != before:
                    self._write(after)
                self._owed.clear()
                self._take(self._stamp(), after)
        except OSError as error:
            if self._retries and change is not _nothing:
                self._shown = change(self._shown)
                self._owed.append(change)
            self._trouble = self._told(self._words.unkept, error)
            return False
        self._trouble = ""
        return True

    def retry(self) -> None:
        """Keep what could not be kept so far, if that is possible now."""
        if self._owed:
            self.change(_nothing)

    def _is_vain(self, change: Callable[[T], T]) -> bool:
        """Whether nothing would become another: then nobody needs to wait for a lock."""
        found = self.read()
        return not self._owed and not self._trouble and change(found) == found

    def _take(self, stamp: Stamp, found: T) -> None:
        self._found, self._shown = (stamp, found), self._with_owed(found)

    def _with_owed(self, found: T) -> T:
        for change in self._owed:
            found = change(found)
        return found

    def _place(self) -> Path:
        """Where the file itself lies: a link to one is its owner's wish, and stays."""
        if not _is_link(self.path):
            return self.path
        leads = Path(os.path.realpath(self.path))
        try:
            return leads if stat.S_ISREG(leads.stat().st_mode) else self.path
        except FileNotFoundError:
            return leads

    def _copies(self) -> tuple[Path, ...]:
        """Where what is to be read may lie, the newest first."""
        return (self._place(), *older(self.path, self._spare))

    def _stamp(self) -> Stamp:
        """The stamp of the newest copy there is. Raises OSError where nobody can tell."""
        for age, copy in enumerate(self._copies()):
            try:
                found = copy.stat()
            except FileNotFoundError:
                continue
            return age, found.st_mtime_ns, found.st_size, found.st_ino
        return _NOTHING

    def _looked_at(self) -> T:
        """What stands there; what is damaged is looked at again under the lock, and set aside."""
        damaged: list[Path] = []
        found = self._load(lambda copy, _reason: damaged.append(copy))
        if damaged:
            try:
                with alone(self.path):
                    return self._load(self._set_aside)
            except OSError:  # it stays where it is, and nothing is written over it
                unread = self._words.unread
                self._news = unread.format(file=self.path, reason=_("it is damaged"))
        return found

    def _load(self, reject: Callable[[Path, str], None]) -> T:
        """The newest copy that is whole. Raises OSError where one can't be read just now."""
        for copy in self._copies():
            try:
                return self._decoded(copy, read_file(copy, self._most))
            except FileNotFoundError:
                continue
            except (NotAFile, TooLarge) as error:
                reject(copy, reason_of(error))
            except (msgspec.MsgspecError, ValueError, RecursionError) as error:
                reject(copy, str(error) or type(error).__name__)
        return self._empty

    def _decoded(self, copy: Path, content: bytes) -> T:
        known = getattr(self._empty, "version", None)
        if known is not None and msgspec.json.decode(content, type=_Version).version > known:
            reason = _("a newer version of the game has written it")
            raise NewerFile(errno.EINVAL, reason, str(copy))
        return msgspec.json.decode(content, type=type(self._empty))

    def _set_aside(self, copy: Path, reason: str) -> None:
        """Set a damaged copy aside; of what a link leads to, which may be anything, the link."""
        aside = set_aside(self.path if copy == self._place() else copy, reason)
        self._news = self._words.damaged.format(file=aside)

    def _write(self, value: T) -> None:
        content = msgspec.json.encode(value)
        if self._indent:
            content = msgspec.json.format(content, indent=2) + b"\n"
        place = self._place()
        if len(content) > self._most:  # nobody could read it again
            raise TooLarge(errno.EFBIG, _("there is too much in it"), str(place))
        if place == self.path:
            write_atomically(place, content, keep=self._spare)
            return
        try:
            mode = stat.S_IMODE(place.stat().st_mode)
            keep_copy(self.path, read_file(place, self._most), self._spare)
        except FileNotFoundError:  # it leads nowhere yet
            mode = PRIVATE
        write_atomically(place, content, mode=mode)

    def _told(self, words: str, error: OSError) -> str:
        return words.format(file=self.path, reason=reason_of(error))


class _Version(msgspec.Struct, frozen=True):
    """The version alone, which is looked at before the rest."""

    version: int = 1


def _is_link(path: Path) -> bool:
    """Whether it is a link. Raises OSError where nobody can tell."""
    try:
        return stat.S_ISLNK(path.lstat().st_mode)
    except FileNotFoundError:
        return False


def _nothing(found: T) -> T:
    """The change that changes nothing."""
    return found
