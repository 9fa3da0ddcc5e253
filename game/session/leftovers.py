"""Clearing away what killed writers left, and keeping what is there to the player alone.

What :mod:`.durable` writes bears its writer's number until it is whole; nothing else is touched.
"""

from __future__ import annotations

import contextlib
import os
import re
import stat
import sys
import time
from pathlib import Path

from game.error_reasons import reason_of
from game.language import _
from game.session.atomic_write import PRIVATE_FOLDER, write_atomically

LONGEST_S = 24 * 60 * 60
"""Nothing is written for longer than a day, whoever has the writer's number by now."""
PICTURES, TELLING = "onlookers", "pictures"
"""The folders of the games' pictures; those of former versions showed what one seat alone knew."""
REVIEWS = "reviews"
"""The folder of the games' reviews, below that of the finished games."""
OWN_S = 60
"""Older halves with our own number are those of a former process that had it."""
ROOM = 32 * 1024
"""Bytes that a game's save may well take."""
_HALF = re.compile(r"(.+?)(?:\.[0-9a-f]{8})?\.([0-9]{1,9})\.tmp")
"""The names of halves; those of former versions have no sign that nobody foresees."""


def clear_halves(folder: Path, *, of: str = "") -> int:
    """Remove the halves in ``folder`` whose writer is gone; how many. A living writer's stay.

    ``of``: those alone of files whose names end so, where other programs may write as well.
    """
    removed = 0
    with contextlib.suppress(OSError):  # a folder that can't be read has nothing for us
        for path in list(folder.glob("*.tmp")):
            named = _HALF.fullmatch(path.name)
            if named and named[1].endswith(of) and _is_left(path, int(named[2])):
                with contextlib.suppress(OSError):
                    path.unlink()
                    removed += 1
    return removed


def make_private(folder: Path) -> None:
    """Have nobody else on the computer look into ``folder``, if there is such a folder of ours."""
    with contextlib.suppress(OSError):  # somebody else's, or none
        mode = stat.S_IMODE(folder.stat().st_mode)
        if os.name == "posix" and mode & ~PRIVATE_FOLDER:
            folder.chmod(mode & PRIVATE_FOLDER)


def refusal(folder: Path) -> str:
    """Why nothing can be written to ``folder``, as a sentence; "" where it can be."""
    try:
        trial = folder / "trial"
        write_atomically(trial, os.urandom(ROOM))  # a full disk still has room for empty files
        trial.unlink()
    except OSError as error:
        return _("Nothing can be written to {folder}: {reason}.").format(
            folder=folder, reason=reason_of(error)
        )
    return ""


def _is_left(path: Path, writer: int) -> bool:
    try:
        found = path.lstat()
    except OSError:
        return False
    age = abs(time.time() - found.st_mtime)
    longest = OWN_S if writer == os.getpid() else LONGEST_S
    return stat.S_ISREG(found.st_mode) and (age > longest or not is_running(writer))


if sys.platform == "win32":
    import ctypes

    _MAY_ASK, _STILL_ACTIVE, _DENIED = 0x1000, 259, 5

    def is_running(process: int) -> bool:
        """Whether there is a process of that number."""
        kernel = ctypes.WinDLL("kernel32", use_last_error=True)
        handle = kernel.OpenProcess(_MAY_ASK, False, process)
        if not handle:
            return ctypes.get_last_error() == _DENIED
        code = ctypes.c_ulong()
        known = kernel.GetExitCodeProcess(handle, ctypes.byref(code))
        kernel.CloseHandle(handle)
        return not known or code.value == _STILL_ACTIVE
else:

    def is_running(process: int) -> bool:
        """Whether there is a process of that number."""
        try:
            os.kill(process, 0)
        except (ProcessLookupError, OverflowError):
            return False
        except OSError:
            return True
        return True


def clear_pictures(folder: Path) -> None:
    """Clear away the pictures of games in ``folder``, and the folder where nothing else is in it;
    a disk that refuses may, and what a link leads to is not ours."""
    if folder.is_symlink():
        return
    with contextlib.suppress(OSError):
        for picture in folder.glob("*.cubelog.webp"):
            picture.unlink(missing_ok=True)
        folder.rmdir()
