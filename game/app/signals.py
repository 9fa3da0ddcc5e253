"""Signals that ask the program to end: it does so as if its window had been closed."""

from __future__ import annotations

import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event, Thread
from types import FrameType

SIGNALS = ("SIGTERM", "SIGHUP", "SIGBREAK")
"""The system ends, the terminal was closed, Windows' console was closed; by their names, for not
every system knows them all."""
INSISTED_ON = (*SIGNALS, "SIGINT")
"""Signals that end the program even where it can't hear them any more."""
GRACE_S, CLOSING_S = 2.0, 60.0
"""So long the program may take to end by itself: before it has a window, and with one, whose game
has to be seen to the disk."""
CUT_OFF = 128
"""The exit code of a program that had to be cut off, to which the signal's number is added."""


class EndSignals:
    """What a signal that asks for the end does: ends at once, until there is a window to close."""

    def __init__(self) -> None:
        self._close: Callable[[], None] | None = None

    @contextmanager
    def closing(self, close: Callable[[], None]) -> Iterator[None]:
        """Within the block, ``close`` is called on a thread of its own: what the signal has
        interrupted may hold a lock that it needs."""
        self._close = close
        try:
            yield
        finally:
            self._close = None

    @property
    def grace_s(self) -> float:
        """How many seconds the program may take to end by itself."""
        return GRACE_S if self._close is None else CLOSING_S

    def heard(self, number: int, frame: FrameType | None) -> None:
        """A signal came."""
        del number, frame
        if self._close is None:
            sys.exit(0)
        Thread(target=self._close, daemon=True).start()


@contextmanager
def listening() -> Iterator[EndSignals]:
    """Within the block, such signals end the program in peace; those ignored stay so (nohup)."""
    endings = EndSignals()
    before = {}
    with _insisting(endings):
        for name in SIGNALS:
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
                before[number] = signal.signal(number, endings.heard)
        try:
            yield endings
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


@contextmanager
def _insisting(endings: EndSignals) -> Iterator[None]:
    """Within the block, a thread ends what doesn't end by itself.

    Python's own handlers wait for the main thread, which may hang in a library of the system.
    """
    over = Event()
    reader, writer = socket.socketpair()
    writer.setblocking(False)
    before = signal.set_wakeup_fd(writer.fileno(), warn_on_full_buffer=False)
    Thread(target=_insist, args=(reader, over, endings), name="endings", daemon=True).start()
    try:
        yield
    finally:
        over.set()
        signal.set_wakeup_fd(before)
        writer.close()


def _insist(reader: socket.socket, over: Event, endings: EndSignals) -> None:
    numbers = {getattr(signal, name, None) for name in INSISTED_ON}
    with reader:
        while number := reader.recv(1):
            if number[0] in numbers and not over.wait(endings.grace_s):
                os._exit(CUT_OFF + number[0])
