"""Writing a file so that a crash at any moment leaves the old one or the new one, never half."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path


def write_durably(path: Path, content: bytes, *, keep: int = 0) -> None:
    """Put ``content`` into ``path``: a temporary file, flushed to the disk, then renamed.

    The ``keep`` versions before it stay as ``NAME.1`` (the latest) to ``NAME.{keep}``. Raises
    OSError, with the old file still in its place or in ``NAME.1`` and nothing half written left.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    # a name of this process alone: a second window may be writing the same file
    fresh = path.with_name(f"{path.name}.{os.getpid()}.tmp")
    try:
        _write_flushed(fresh, content)
        if keep and path.exists():
            _make_room(path, keep)
        fresh.replace(path)
    except OSError:
        with contextlib.suppress(OSError):  # a full disk has no room for halves
            fresh.unlink()
        raise
    _flush_folder(path.parent)


def older(path: Path, keep: int) -> list[Path]:
    """The names of the ``keep`` earlier versions of ``path``, the latest first."""
    return [path.with_name(f"{path.name}.{age}") for age in range(1, keep + 1)]


def set_aside(path: Path, reason: str) -> Path:
    """Rename a damaged file to ``NAME.damaged`` and write the reason beside it; the new path.

    Nothing is overwritten: a second one becomes ``NAME.damaged2``.
    """
    count = 1
    while (aside := path.with_name(f"{path.name}.damaged{count if count > 1 else ''}")).exists():
        count += 1
    path.rename(aside)
    with contextlib.suppress(OSError):  # the reason is a courtesy; the file itself is safe
        aside.with_name(aside.name + ".txt").write_text(reason + "\n", encoding="utf-8")
    return aside


def _write_flushed(path: Path, content: bytes) -> None:
    """Write ``content`` and see it to the disk."""
    with path.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def _make_room(path: Path, keep: int) -> None:
    """Move the versions of ``path`` one place back, the oldest one out."""
    places = [path, *older(path, keep)]
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
