"""One piece of work done in a process of its own, so that no frame waits for it.

The process is spawned (that works frozen and on every system) and ends with its work, or when
nobody wants it any more. Where the system starts none, a thread does it.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Generic, TypeVar, cast

T = TypeVar("T")
R = TypeVar("R")
_NICENESS = 5


class Failed(Exception):  # noqa: N818 - what came of the work, not a fault of the errand
    """The work ended without a result; says why."""


class Errand(Generic[T, R]):
    """``work`` done on ``asked``. Both, and the result, are pickled: ``work`` is a function of a
    module. Close it when its result isn't wanted any more."""

    def __init__(self, work: Callable[[T], R], asked: T) -> None:
        self._result: tuple[bool, object] | None = None
        self._connection: Connection | None = None
        self._process: SpawnProcess | None = None
        context = get_context("spawn")
        mine, theirs = context.Pipe()
        process = context.Process(target=_carry_out, args=(theirs, work, asked), daemon=True)
        try:
            process.start()
        except OSError:
            mine.close()
            threading.Thread(target=self._by_thread, args=(work, asked), daemon=True).start()
        else:
            self._connection, self._process = mine, process
        theirs.close()

    def poll(self) -> R | None:
        """The result if it has come, else None; never blocks. Raises Failed."""
        connection = self._connection
        if self._result is None and connection is not None and connection.poll():
            try:
                self._result = connection.recv()
            except (EOFError, OSError):
                self._result = (False, "the work ended before its time")
        if self._result is None:
            return None
        done, told = self._result
        if not done:
            raise Failed(str(told))
        return cast("R", told)

    def close(self) -> None:
        """End it, whether it is done or not."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process = None
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _by_thread(self, work: Callable[[T], R], asked: T) -> None:
        self._result = _outcome(work, asked)


def _carry_out(connection: Connection, work: Callable[[T], R], asked: T) -> None:
    """What the process does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the window, which closes us
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    connection.send(_outcome(work, asked))


def _outcome(work: Callable[[T], R], asked: T) -> tuple[bool, object]:
    """Whether the work was done, and its result or why there is none."""
    try:
        return True, work(asked)
    except Exception as error:
        return False, str(error) or type(error).__name__
