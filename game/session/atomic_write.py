"""Writing a file so that a crash at any moment leaves the old one or the new one, never half."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, Final

PRIVATE: Final = 0o600
"""The mode of what is the player's alone: nobody else on the computer reads it."""
SHARED: Final = 0o666
"""The mode of what is made to be handed on; the player's own mask is taken off it."""
PRIVATE_FOLDER: Final = 0o700
_NEW: Final = (
    os.O_WRONLY
    | os.O_CREAT
    | os.O_EXCL
    | getattr(os, "O_NOFOLLOW", 0)
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_BINARY", 0)
    | getattr(os, "O_NOINHERIT", 0)
)
"""How a file is made that must not be there yet: whatever is, a link above all, isn't touched."""


def write_atomically(path: Path, content: bytes, *, keep: int = 0, mode: int = PRIVATE) -> None:
    """Put ``content`` into ``path``: a temporary file, flushed to the disk, then renamed.

    The ``keep`` versions before it stay as ``NAME.1`` (the latest) to ``NAME.{keep}``. Raises
    OSError, with the old file still in its place or in ``NAME.1`` and nothing half written left.
    """
    with writing(path, keep=keep, mode=mode) as file:
        file.write(content)


@contextlib.contextmanager
def writing(path: Path, *, keep: int = 0, mode: int = PRIVATE) -> Iterator[BinaryIO]:
    """A file to be filled, which takes the place of ``path`` once it is whole and on the disk.

    The same holds for it as for :func:`write_atomically`; whatever goes wrong leaves no half.
    """
    make_folder(path.parent, private=mode == PRIVATE)
    fresh, file = _beside(path, mode)
    try:
        with file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        if keep and os.path.lexists(path):
            _move_back([path, *older(path, keep)])
        _replace(fresh, path)
    except Exception:
        with contextlib.suppress(OSError):  # a full disk has no room for halves
            fresh.unlink()
        raise
    _flush_folder(path.parent)


def write_new(path: Path, content: bytes, *, mode: int = PRIVATE) -> None:
    """The same for a file that isn't there yet. Raises FileExistsError where it is."""
    make_folder(path.parent, private=mode == PRIVATE)
    os.close(os.open(path, _NEW, mode))  # the name is ours from now on
    try:
        write_atomically(path, content, mode=mode)
    except OSError:
        with contextlib.suppress(OSError):
            path.unlink()
        raise


def make_folder(folder: Path, *, private: bool = True) -> None:
    """Make a folder with all above it; new ones are the player's alone if ``private``."""
    if not private:
        folder.mkdir(parents=True, exist_ok=True)
        return
    missing = []
    while not folder.is_dir() and folder.parent != folder:
        missing.append(folder)
        folder = folder.parent
    for each in reversed(missing):
        each.mkdir(PRIVATE_FOLDER, exist_ok=True)


def keep_copy(path: Path, content: bytes, keep: int) -> None:
    """Keep ``content`` as the latest of the ``keep`` earlier versions of ``path``."""
    places = older(path, keep)
    if places:
        _move_back(places)
        write_atomically(places[0], content)


def older(path: Path, keep: int) -> list[Path]:
    """The names of the ``keep`` earlier versions of ``path``, the latest first."""
    return [path.with_name(f"{path.name}.{age}") for age in range(1, keep + 1)]


def set_aside(path: Path, reason: str) -> Path:
    """Rename a damaged file to ``NAME.damaged`` and write the reason beside it; the new path.

    Nothing is overwritten: a second one becomes ``NAME.damaged2``.
    """
    count = 1
    while os.path.lexists(
        aside := path.with_name(f"{path.name}.damaged{count if count > 1 else ''}")
    ):
        count += 1
    path.rename(aside)
    with contextlib.suppress(OSError):  # the reason is a courtesy; the file itself is safe
        write_atomically(aside.with_name(aside.name + ".txt"), f"{reason}\n".encode())
    return aside


def _beside(path: Path, mode: int) -> tuple[Path, BinaryIO]:
    """A new file beside ``path``, open; it bears the writer's number, and a name nobody foresees.

    Two windows, or two threads of one, may be writing the same file.
    """
    fresh = path.with_name(f"{path.name}.{os.urandom(4).hex()}.{os.getpid()}.tmp")
    return fresh, open(os.open(fresh, _NEW, mode), "wb")


def _move_back(places: list[Path]) -> None:
    """Move what lies there one place back, what lies in the last one out."""
    for newer, place in zip(reversed(places[:-1]), reversed(places[1:]), strict=True):
        with contextlib.suppress(FileNotFoundError):
            newer.replace(place)


def _flush_folder(folder: Path) -> None:
    """Let the rename reach the disk, where the system can (not on Windows)."""
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):  # some network folders can't; the file itself is flushed
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


if sys.platform == "win32":
    import time

    _TRIES: Final = 5
    _PAUSE_S: Final = 0.02

    def _replace(fresh: Path, path: Path) -> None:
        """Rename; a file that somebody is just reading can't be replaced there for a moment."""
        for _attempt in range(_TRIES):
            try:
                fresh.replace(path)
            except PermissionError:
                time.sleep(_PAUSE_S)
            else:
                return
        fresh.replace(path)
else:

    def _replace(fresh: Path, path: Path) -> None:
        """Rename."""
        fresh.replace(path)
