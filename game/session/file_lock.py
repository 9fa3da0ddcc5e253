"""Which window plays which game: a lock that the system itself lifts when a program is killed."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from game.error_reasons import ToldError
from game.language import _
from game.session.atomic_write import make_folder

SUFFIX = ".lock"
WAIT_S: Final = 3.0
"""So long one window waits for another one that changes the same file."""
_PAUSE_S: Final = 0.01
_FLAGS: Final = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0)

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLocks:
    """The files that one window has claimed. ``NAME.lock`` beside a file is what is locked."""

    def __init__(self) -> None:
        self._held: dict[Path, int] = {}

    def take(self, path: Path) -> bool:
        """Claim ``path``; False if another window has it.

        Where nothing can be locked, nothing is known of other windows, and everybody may.
        """
        try:
            return self.try_taking(path)
        except OSError:
            return True

    def try_taking(self, path: Path) -> bool:
        """Claim ``path``; False if another window has it. Raises OSError where the lock itself
        can't be made."""
        if path in self._held:
            return True
        lock = _lock_of(path)
        for _attempt in range(3):
            if lock.is_symlink():  # never ours: somebody has put it there
                lock.unlink()
            handle = os.open(lock, _FLAGS, 0o600)
            try:
                _lock(handle)
            except (BlockingIOError, PermissionError):
                os.close(handle)
                return False
            except OSError:  # a file system without locks
                os.close(handle)
                return True
            try:
                still = _is_still(lock, handle)
            except OSError:
                os.close(handle)
                raise
            if still:
                self._held[path] = handle
                return True
            os.close(handle)  # whoever had it has just removed it
        return False

    def is_elsewhere(self, path: Path) -> bool:
        """Whether another window has claimed ``path``."""
        if path in self._held or not _lock_of(path).exists():
            return False
        free = self.take(path)
        self.give_back(path)
        return not free

    def give_back(self, path: Path) -> None:
        """Claim ``path`` no longer."""
        handle = self._held.pop(path, None)
        if handle is None:
            return
        if os.name == "posix":  # while it is locked nobody else can have taken it
            _remove(_lock_of(path))
        os.close(handle)
        if os.name != "posix":  # an open file can't be removed there, one in use neither
            _remove(_lock_of(path))

    def give_all_back(self) -> None:
        """Claim nothing any longer."""
        for path in tuple(self._held):
            self.give_back(path)


@contextlib.contextmanager
def alone(path: Path, wait_s: float | None = None) -> Iterator[None]:
    """Nobody else changes ``path`` meanwhile, no other window and no other thread of this one.

    Raises OSError: another one has it for longer than ``wait_s``, usually :data:`WAIT_S`, or
    nothing can be written there.
    """
    make_folder(path.parent)
    claims = FileLocks()
    until = time.monotonic() + (WAIT_S if wait_s is None else wait_s)
    while not _is_ours(claims, path):
        if time.monotonic() >= until:
            told = _("another window of the game is busy with it")
            raise ToldError(errno.EBUSY, told, str(path))
        time.sleep(_PAUSE_S)
    try:
        yield
    finally:
        claims.give_all_back()


def _is_ours(claims: FileLocks, path: Path) -> bool:
    try:
        return claims.try_taking(path)
    except PermissionError:
        if os.name == "posix":
            raise
        return False  # another one is about to remove its lock


def clear_locks(folder: Path, *, of: str = "") -> None:
    """Remove the locks of windows that were killed, of files whose names end in ``of``."""
    claims = FileLocks()
    for lock in folder.glob(f"*{of}{SUFFIX}"):
        claims.is_elsewhere(lock.with_name(lock.name.removesuffix(SUFFIX)))  # removes a free one


def _lock_of(path: Path) -> Path:
    return path.with_name(path.name + SUFFIX)


def _remove(lock: Path) -> None:
    with contextlib.suppress(OSError):
        lock.unlink()


def _is_still(lock: Path, handle: int) -> bool:
    """Whether the file of that name is still the one that was opened. Raises OSError."""
    try:
        return os.path.samestat(os.stat(lock), os.fstat(handle))
    except FileNotFoundError:
        return False
