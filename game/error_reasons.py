"""What went wrong, in words that can stand in a sentence: lower case, without a full stop."""

from __future__ import annotations

import errno
from collections.abc import Callable
from typing import Final

from game.language import _


class ToldError(OSError):
    """An error of a file whose ``strerror`` is ours: translated, fit for a sentence."""


def reason_of(error: BaseException) -> str:
    """Why something failed, told by us where the system failed; else in the error's own words, or
    by the name of its kind: never nothing."""
    if not isinstance(error, OSError):
        return str(error) or type(error).__name__
    if isinstance(error, ToldError):
        return str(error.strerror)
    told = _TOLD.get(error.errno or 0)
    if told is not None:
        return told()
    code = errno.errorcode.get(error.errno or 0, type(error).__name__)
    return _("the system refuses it ({code})").format(code=code)


def _no_room() -> str:
    # Translators: a reason; it stands behind "…: " or in brackets, like all in this file.
    return _("the disk is full")


def _not_allowed() -> str:
    return _("you have no permission for it")


def _read_only() -> str:
    return _("that disk can only be read")


def _missing() -> str:
    return _("there is no such file or folder")


def _in_use() -> str:
    return _("another program is using it")


def _no_answer() -> str:
    return _("the disk doesn't answer")


def _no_means() -> str:
    return _("this computer has no room left for it just now")


def _no_file() -> str:
    return _("it is no ordinary file")


_TOLD: Final[dict[int, Callable[[], str]]] = {
    getattr(errno, name): told
    for told, names in (
        (_no_room, ("ENOSPC", "EDQUOT")),
        (_not_allowed, ("EACCES", "EPERM")),
        (_read_only, ("EROFS",)),
        (_missing, ("ENOENT",)),
        (_in_use, ("EBUSY", "EAGAIN", "ETXTBSY", "EDEADLK")),
        (_no_answer, ("EIO", "ENXIO", "ENODEV", "ESTALE", "ETIMEDOUT")),
        (_no_means, ("ENOMEM", "EMFILE", "ENFILE")),
        (_no_file, ("EISDIR", "ENOTDIR", "ELOOP", "EINVAL")),
    )
    for name in names
    if hasattr(errno, name)
}
"""The reasons that players meet, by the numbers that systems give them."""
