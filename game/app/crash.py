"""The report of a crash: it stays on this computer, and the next start offers to show it.

A report is a text with the versions, what draws, the screen and the traceback; beside it lies a
copy of the record of the game that was running. The newest :data:`KEPT` are kept.
"""

from __future__ import annotations

import contextlib
import logging
import platform
import sys
import time
import traceback
from collections.abc import Mapping
from pathlib import Path

from game import __version__
from game.language import _
from game.reading import read_file
from game.rules.compiled import is_compiled
from game.session.atomic_write import write_atomically
from game.session.folders import log_folder, saves_folder
from game.session.record import MOST_BYTES, SUFFIX

KEPT = 5
UNSEEN = "crash-unseen"
"""The file that names a report which the player has not been told of yet."""
LONGEST_MARK = 1000
"""Bytes of that file, which holds no more than a name."""
LIBRARIES = ("pyglet", "pymunk", "Pillow", "msgspec")
log = logging.getLogger("cubewright")


def report(error: BaseException, seen: Mapping[str, str]) -> Path | None:
    """Write down what happened; the report's path, or None where the disk takes nothing.

    ``seen``: more that is known, such as what draws and which screen was shown.
    """
    folder = log_folder()
    place = folder / time.strftime("crash-%Y%m%d-%H%M%S.txt")
    try:
        write_atomically(place, "\n".join(_lines(error, seen)).encode())
        write_atomically(folder / UNSEEN, place.name.encode())
        _keep_game(place.with_suffix(SUFFIX))
        _forget_old(folder)
    except OSError:
        log.exception("no crash report")
        return None
    return place


def unseen() -> Path | None:
    """The report of a crash that the player has not been told of yet."""
    mark = log_folder() / UNSEEN
    try:
        place = log_folder() / Path(read_file(mark, LONGEST_MARK).decode().strip()).name
    except (OSError, UnicodeError):
        return None
    return place if place.is_file() else None


def tell() -> None:
    """The player has been told."""
    with contextlib.suppress(OSError):  # told once more, then
        (log_folder() / UNSEEN).unlink(missing_ok=True)


def _lines(error: BaseException, seen: Mapping[str, str]) -> list[str]:
    rules = "compiled" if is_compiled() else "interpreted"
    return [
        _("Cubewright had to stop. This report stays on your computer."),
        _("Send it to the developers if you like, with the record of the game beside it."),
        "",
        f"time: {time.strftime('%Y-%m-%d %H:%M:%S %z')}",
        f"version: {__version__}, rules {rules}",
        f"system: {platform.platform()}",
        f"Python: {sys.version}",
        *(f"{name}: {_version(name)}" for name in LIBRARIES),
        *(f"{name}: {value}" for name, value in seen.items()),
        "",
        "".join(traceback.format_exception(error)),
    ]


def _version(library: str) -> str:
    """The version of a library; packaged programs may not tell it."""
    from importlib.metadata import PackageNotFoundError, version  # brings much along

    try:
        return version(library)
    except PackageNotFoundError:
        return str(getattr(sys.modules.get(library), "version", "packaged"))


def _keep_game(goal: Path) -> None:
    """Put a copy of the save that was written last beside the report."""
    saves = sorted(saves_folder().glob(f"*{SUFFIX}"), key=lambda file: file.stat().st_mtime)
    if saves:
        write_atomically(goal, read_file(saves[-1], MOST_BYTES))


def saved_since(moment: float) -> bool:
    """Whether a game was saved after ``moment``, in seconds since 1970."""
    try:
        return any(
            file.stat().st_mtime >= int(moment) for file in saves_folder().glob(f"*{SUFFIX}")
        )
    except OSError:
        return False


def _forget_old(folder: Path) -> None:
    for old in sorted(folder.glob("crash-*.txt"))[:-KEPT]:
        old.unlink()
        old.with_suffix(SUFFIX).unlink(missing_ok=True)
