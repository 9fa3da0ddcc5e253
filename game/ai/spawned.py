"""A process of our own: spawned, which works frozen and on every system, and behind all others."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess


def spawned(
    live: Callable[..., None], *handed: object, name: str | None = None
) -> tuple[SpawnProcess, Connection]:
    """A process that does ``live`` with its end of a pipe and what is ``handed`` to it, and our end
    of the pipe. It ends with us at the latest.

    Raises OSError where the system gives none, with nothing left open.
    """
    context = get_context("spawn")
    mine, theirs = context.Pipe()
    try:
        process = context.Process(target=live, args=(theirs, *handed), name=name, daemon=True)
        process.start()
    except BaseException:
        mine.close()
        raise
    finally:
        theirs.close()
    return process, mine


def stand_back(niceness: int) -> None:
    """Within such a process: let the window go first, and hear nothing of Ctrl+C. That is for the
    window, which closes us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
