"""Reading files that anybody may have put there; standard library only.

What is no regular file, such as a pipe or a device, might keep the program waiting for ever, and a
file of many gigabytes may take no room on the disk: both are looked for before anything is read.
"""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from typing import BinaryIO

from game.error_reasons import ToldError
from game.language import _

_FLAGS = (
    os.O_RDONLY
    | getattr(os, "O_BINARY", 0)
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_NONBLOCK", 0)
    | getattr(os, "O_NOCTTY", 0)
)


class NotAFile(ToldError):  # noqa: N818 - a fact about the path, told as the system tells others
    """There is something else of that name: a folder, a pipe, a device."""


class TooLarge(ToldError):  # noqa: N818 - a fact about the file
    """The file is larger than anything that is read from it could be."""


def read_file(path: Path, most: int) -> bytes:
    """The content of a regular file of at most ``most`` bytes.

    Never waits, and never takes more memory than that. Raises OSError: :class:`NotAFile`,
    :class:`TooLarge`, or what the system says.
    """
    with open_file(path, most) as file:
        content = file.read(most + 1)
    if len(content) > most:  # it has grown meanwhile
        raise _too_large(path, most)
    return content


def open_file(path: Path, most: int) -> BinaryIO:
    """A regular file of at most ``most`` bytes, open to be read. Raises as :func:`read_file`."""
    try:
        found = path.stat()  # opening a device may already do something
        _check(path, found, most)
        file = open(os.open(path, _FLAGS), "rb")  # noqa: SIM115 - the caller closes it
    except ValueError as error:  # a name with a null character in it
        raise OSError(errno.EINVAL, str(error), str(path)) from error
    try:
        _check(path, os.fstat(file.fileno()), most)
    except OSError:
        file.close()
        raise
    return file


def holds(path: Path, content: bytes) -> bool:
    """Whether just that lies there; what can't be read is something else."""
    try:
        return read_file(path, len(content)) == content
    except OSError:
        return False


def _check(path: Path, found: os.stat_result, most: int) -> None:
    if not stat.S_ISREG(found.st_mode):
        raise NotAFile(errno.EINVAL, _("it is no ordinary file"), str(path))
    if found.st_size > most:
        raise _too_large(path, most)


def _too_large(path: Path, most: int) -> TooLarge:
    size = f"{most >> 20} MiB" if most >= 1 << 20 else f"{most >> 10} KiB"
    return TooLarge(errno.EFBIG, _("it is larger than {size}").format(size=size), str(path))
