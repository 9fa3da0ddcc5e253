"""One piece of work done in a process of its own, so that no frame waits for it.

The process is spawned (that works frozen and on every system) and ends with its work, or when
nobody wants it any more. Where the system starts none, a thread does it. Something always comes of
it: a result, or :class:`Failed` with a sentence for the player, whatever was raised and however the
process ended. What nobody foresaw stands in the log with its traceback.
"""

from __future__ import annotations

import logging
import os
import sys
import threading
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing import current_process
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final, Generic, TypeVar

from game.ai.spawned import spawned, stand_back
from game.language import _, language, set_language

T = TypeVar("T")
R = TypeVar("R")
STOPPED_S: Final = 10.0
"""A process that somebody has stopped gets so long to go on; then its work is given up."""
_GOODBYE_S: Final = 2.0
_NICENESS: Final = 5
log = logging.getLogger("cubewright")


class Failed(Exception):  # noqa: N818 - what came of the work, not a fault of the errand
    """The work ended without a result; says why, in a sentence."""


@dataclass(frozen=True, slots=True)
class _Outcome(Generic[R]):
    """What came of the work: ``result`` None: nothing, and ``why``. ``trace``: of what nobody
    foresaw, else ""."""

    result: R | None
    why: str = ""
    trace: str = ""


@dataclass(frozen=True, slots=True)
class _Order(Generic[T, R]):
    work: Callable[[T], R]
    asked: T
    foreseen: tuple[type[Exception], ...]
    language: str


class BackgroundJob(Generic[T, R]):
    """``work`` done on ``asked``. Both, and the result, are pickled: ``work`` is a function of a
    module, and its result is never None. Close it when its result isn't wanted any more.

    ``foreseen``: what it may raise with a sentence for the player. ``clock``: seconds.
    """

    def __init__(
        self,
        work: Callable[[T], R],
        asked: T,
        foreseen: tuple[type[Exception], ...] = (),
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._clock = clock
        self._outcome: _Outcome[R] | None = None
        self._connection: Connection | None = None
        self._process: SpawnProcess | None = None
        self._stopped_at: float | None = None
        order = _Order(work, asked, foreseen, language())
        try:
            self._start(order)
        except OSError:
            self._begin_thread(order)
        except Exception:
            self._end_with(_unforeseen())

    def _start(self, order: _Order[T, R]) -> None:
        """Start the process. Raises OSError where the system gives none, or where this one does an
        errand itself: such a process starts no other."""
        if current_process().daemon:
            raise ChildProcessError
        self._process, self._connection = spawned(_carry_out, order)

    def _begin_thread(self, order: _Order[T, R]) -> None:
        try:
            threading.Thread(target=self._by_thread, args=(order,), daemon=True).start()
        except RuntimeError:  # no room for a thread, either
            self._end_with(_Outcome(None, _("This computer has no room left to work on it.")))

    def poll(self) -> R | None:
        """The result if it has come, else None; never blocks. Raises Failed."""
        if self._outcome is None and self._connection is not None:
            self._look(self._connection)
        if self._outcome is None:
            return None
        if self._outcome.result is None:
            raise Failed(self._outcome.why)
        return self._outcome.result

    def _look(self, connection: Connection) -> None:
        """See whether anything has come out of the process, or ever will."""
        try:
            if connection.poll():
                self._end_with(connection.recv())
            elif self._is_stopped():
                self._end_with(_Outcome(None, _("The work was stopped from outside.")))
        except (EOFError, OSError):
            code = self._process.exitcode if self._process is not None else None
            self._end_with(_Outcome(None, _("The work ended before its time."), f"exit {code}"))
        except Exception:  # a result that can't be read
            self._end_with(_unforeseen())

    def _end_with(self, outcome: _Outcome[R]) -> None:
        if outcome.trace:
            log.error("an errand broke off\n%s", outcome.trace)
        self._outcome = outcome

    def _is_stopped(self) -> bool:
        """Whether somebody has stopped the process and let it be."""
        if self._process is None or not _stands_still(self._process):
            self._stopped_at = None
            return False
        if self._stopped_at is None:
            self._stopped_at = self._clock()
        return self._clock() - self._stopped_at > STOPPED_S

    def close(self, then: Callable[[], None] = lambda: None) -> None:
        """End it, whether it is done or not. ``then``: done once its process is gone, perhaps on
        another thread."""
        process, self._process = self._process, None
        if process is not None:
            end(process, then)
        else:
            then()
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _by_thread(self, order: _Order[T, R]) -> None:
        self._end_with(_outcome_of(order))


def end(process: SpawnProcess, then: Callable[[], None] = lambda: None) -> None:
    """End a process at once. It is awaited on another thread, for one that is put behind all others
    takes several frames to go; ``then`` is done there. The program's own end waits for that."""
    process.kill()

    def goodbye() -> None:
        process.join(_GOODBYE_S)
        then()

    try:
        threading.Thread(target=goodbye, name="goodbye").start()
    except RuntimeError:  # no room for a thread
        goodbye()


if sys.platform != "win32" and hasattr(os, "waitid"):

    def _stands_still(process: SpawnProcess) -> bool:
        """Whether the system has stopped the process; it stays our child."""
        how = os.WSTOPPED | os.WNOHANG | os.WNOWAIT
        try:
            return process.pid is not None and os.waitid(os.P_PID, process.pid, how) is not None
        except OSError:  # it has ended
            return False
else:

    def _stands_still(process: SpawnProcess) -> bool:
        """No: whether it stands still can't be known on this system."""
        del process
        return False


def _carry_out(connection: Connection, order: _Order[T, R]) -> None:
    """Do what is ordered, in the process itself, and send back what came of it."""
    stand_back(_NICENESS)
    set_language(order.language)
    outcome = _outcome_of(order)
    try:
        connection.send(outcome)
    except OSError:
        return  # nobody waits any more
    except Exception:  # a result that can't be sent
        connection.send(_unforeseen())


def _outcome_of(order: _Order[T, R]) -> _Outcome[R]:
    """The work's result, or why there is none; nothing is raised."""
    try:
        return _Outcome(order.work(order.asked))
    except order.foreseen as error:
        return _Outcome(None, str(error))
    except BaseException:  # whoever waits for it has to hear of it
        return _unforeseen()


def _unforeseen() -> _Outcome[R]:
    """What is told of the error that is being handled."""
    why = _("Something went wrong in the program itself. The log tells what it was.")
    return _Outcome(None, why, traceback.format_exc())
