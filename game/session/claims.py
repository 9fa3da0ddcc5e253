"""Which window plays which game: a lock that the system itself lifts when a program is killed."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

SUFFIX = ".lock"

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Claims:
    """The files that one window has claimed. ``NAME.lock`` beside a file is what is locked."""

    def __init__(self) -> None:
        self._held: dict[Path, int] = {}

    def take(self, path: Path) -> bool:
        """Claim ``path``; False if another window has it.

        Where nothing can be locked, nothing is known of other windows, and everybody may.
        """
        if path in self._held:
            return True
        lock = _lock_of(path)
        for _attempt in range(3):
            try:
                handle = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
            except OSError:
                return True
            try:
                _lock(handle)
            except (BlockingIOError, PermissionError):
                os.close(handle)
                return False
            except OSError:  # a file system without locks
                os.close(handle)
                return True
            if _is_still(lock, handle):
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


def clear_locks(folder: Path) -> None:
    """Remove the locks of windows that were killed."""
    claims = Claims()
    for lock in folder.glob(f"*{SUFFIX}"):
        claims.is_elsewhere(lock.with_name(lock.name.removesuffix(SUFFIX)))  # removes a free one


def _lock_of(path: Path) -> Path:
    return path.with_name(path.name + SUFFIX)


def _remove(lock: Path) -> None:
    with contextlib.suppress(OSError):
        lock.unlink()


def _is_still(lock: Path, handle: int) -> bool:
    """Whether the file of that name is still the one that was opened."""
    try:
        return os.path.samestat(os.stat(lock), os.fstat(handle))
    except OSError:
        return False
