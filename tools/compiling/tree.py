"""The tree of the compiled game: the sources copied, the extensions put beside them."""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

from tools.compiling.modules import GROUPS, modules_in

ROOT = Path(__file__).resolve().parent.parent.parent
TREE = ROOT / "build" / "compiled"
_FOLDERS = ("game", "assets", "levels")
_MAIN = "__main__.py"
_START = "from game.cli import main\n\nraise SystemExit(main())\n"


class NotOurs(Exception):  # noqa: N818 - says what stands in the way
    """There is something else at ``folder``, which would be removed."""

    def __init__(self, folder: Path) -> None:
        super().__init__(f"{folder} is not empty and holds no compiled game; name another folder")

    @classmethod
    def unless_free(cls, folder: Path) -> None:
        """Raise it unless ``folder`` is empty, or not there yet, or a tree that we made."""
        start = folder / _MAIN
        ours = start.is_file() and start.read_text() == _START
        if folder.exists() and any(folder.iterdir()) and not ours:
            raise cls(folder)


@dataclass(frozen=True, slots=True)
class Workshop:
    """A folder to build in; ``effort`` is how hard the C compiler tries (0 to 3)."""

    folder: Path
    effort: int = 3

    @property
    def sources(self) -> Path:
        """The sources that the last build was made of: the same game, interpreted."""
        return self.folder / "tree"

    @property
    def extensions(self) -> Path:
        """What the last build made."""
        return self.folder / "lib"

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Let one build at a time work here, where the system can lock files."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with (self.folder / "lock").open("w") as lock:
            try:
                import fcntl
            except ImportError:  # Windows: builds there are made by one machine for itself
                pass
            else:
                fcntl.flock(lock, fcntl.LOCK_EX)
            yield

    def stock(self) -> str:
        """Copy the sources as they are now; the fingerprint of what is compiled."""
        for folder in _FOLDERS:
            mirror(ROOT / folder, self.sources / folder)
        hasher = hashlib.sha256(f"{sys.version} mypy {version('mypy')} {self.effort}".encode())
        parts = [
            self.sources / path
            for folders in GROUPS.values()
            for path in modules_in(self.sources, folders)
        ]
        for path in (*parts, *sorted(Path(__file__).parent.glob("*.py"))):
            hasher.update(path.name.encode() + path.read_bytes())
        return hasher.hexdigest()

    def is_current(self, fingerprint: str) -> bool:
        """Whether the extensions at hand were made from these sources."""
        return self._stamp.is_file() and self._stamp.read_text() == fingerprint

    def remember(self, fingerprint: str) -> None:
        """Note what the extensions were made from."""
        self._stamp.write_text(fingerprint)

    def forget(self) -> None:
        """Note that the extensions are being made anew."""
        self._stamp.unlink(missing_ok=True)

    @property
    def _stamp(self) -> Path:
        return self.folder / "fingerprint"


WORKSHOP = Workshop(ROOT / "build" / "compiling")
"""Where ``make compile`` builds."""


def deliver(workshop: Workshop, into: Path) -> None:
    """Make the tree at ``into``: sources, extensions beside them, a way to start it.

    Raises NotOurs when there is something else already.
    """
    NotOurs.unless_free(into)
    for folder in _FOLDERS:
        mirror(workshop.sources / folder, into / folder, beside=workshop.extensions / folder)
    shared = [
        path for path in workshop.extensions.iterdir() if path.is_file()
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
