"""The tree of the compiled game: the sources copied, the extensions put beside them."""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path

from tools.compiling.modules import PACKAGES

ROOT = Path(__file__).resolve().parent.parent.parent
TREE = ROOT / "build" / "compiled"
WORK = ROOT / "build" / "compiling"
SOURCES = WORK / "tree"
"""The sources that the last build was made of: the same game, interpreted."""
_STAMP = WORK / "fingerprint"
_LOCK = WORK / "lock"
_FOLDERS = ("game", "assets", "levels")
_MAIN = "__main__.py"
_START = "from game.cli import main\n\nraise SystemExit(main())\n"


class NotOurs(Exception):  # noqa: N818 - says what stands in the way
    """There is something else at ``folder``, which would be removed."""

    def __init__(self, folder: Path) -> None:
        super().__init__(f"{folder} is not empty and holds no compiled game; name another folder")


@contextmanager
def alone() -> Iterator[None]:
    """Let one build at a time work here, where the system can lock files."""
    WORK.mkdir(parents=True, exist_ok=True)
    with _LOCK.open("w") as lock:
        try:
            import fcntl
        except ImportError:  # Windows: builds there are made by one machine for itself
            pass
        else:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def snapshot() -> tuple[Path, str]:
    """Copy the sources as they are now; the copy, and the fingerprint of what is compiled."""
    for folder in _FOLDERS:
        mirror(ROOT / folder, SOURCES / folder)
    digest = hashlib.sha256(f"{sys.version} mypy {version('mypy')}".encode())
    parts = [path for package in PACKAGES for path in sorted((SOURCES / package).rglob("*.py"))]
    for path in (*parts, *sorted(Path(__file__).parent.glob("*.py"))):
        digest.update(path.name.encode() + path.read_bytes())
    return SOURCES, digest.hexdigest()


def is_current(fingerprint: str) -> bool:
    """Whether the extensions at hand were made from these sources."""
    return _STAMP.is_file() and _STAMP.read_text() == fingerprint


def remember(fingerprint: str) -> None:
    """Note what the extensions were made from."""
    _STAMP.write_text(fingerprint)


def deliver(staged: Path, into: Path) -> None:
    """Make the tree at ``into``: sources, extensions beside them, a way to start it.

    Raises NotOurs when there is something else already.
    """
    start = into / _MAIN
    if (
        into.exists()
        and any(into.iterdir())
        and not (start.is_file() and _START in start.read_text())
    ):
        raise NotOurs(into)
    extensions = WORK / "lib"
    for folder in _FOLDERS:
        mirror(staged / folder, into / folder, beside=extensions / folder)
    shared = [
        path for path in extensions.iterdir() if path.is_file()
    ]  # what modules have in common
    for library in shared:
        _copy(library, into / library.name)
    wanted = {_MAIN, *(library.name for library in shared)}
    for path in into.iterdir():
        if path.is_file() and path.name not in wanted:
            path.unlink()
    (into / _MAIN).write_text(_START)


def mirror(source: Path, target: Path, beside: Path | None = None) -> None:
    """Make ``target`` hold the files of ``source`` and ``beside``, and nothing else.

    A file that is the same already is left alone, times included.
    """
    wanted = {path: source / path for path in _files(source)}
    if beside is not None:
        wanted |= {path: beside / path for path in _files(beside)}
    for path in set(_files(target)) - set(wanted):
        (target / path).unlink()
    for path, origin in wanted.items():
        _copy(origin, target / path)


def _files(folder: Path) -> list[Path]:
    """The files beneath a folder, relative to it."""
    return [
        path.relative_to(folder)
        for path in folder.rglob("*")
        if path.is_file() and path.parent.name != "__pycache__"
    ]


def _copy(origin: Path, target: Path) -> None:
    """Copy unless it is the same; a running game keeps the file that it has opened."""
    if target.is_file():
        old, new = target.stat(), origin.stat()
        if (old.st_size, old.st_mtime_ns) == (new.st_size, new.st_mtime_ns):
            return
    target.parent.mkdir(parents=True, exist_ok=True)
    fresh = target.with_name(target.name + ".new")
    shutil.copy2(origin, fresh)
    os.replace(fresh, target)
