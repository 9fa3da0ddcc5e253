"""Signals that ask the program to end: it does so as if its window had been closed."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Thread
from types import FrameType

SIGNALS = ("SIGTERM", "SIGHUP", "SIGBREAK")
"""The system ends, the terminal was closed, Windows' console was closed; by their names, for not
every system knows them all."""


class Endings:
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

    def heard(self, number: int, frame: FrameType | None) -> None:
        """A signal came."""
        del number, frame
        if self._close is None:
            sys.exit(0)
        Thread(target=self._close, daemon=True).start()


@contextmanager
def listening() -> Iterator[Endings]:
    """Within the block, such signals end the program in peace; those ignored stay so (nohup)."""
    endings = Endings()
    before = {}
    for name in SIGNALS:
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
            before[number] = signal.signal(number, endings.heard)
    try:
        yield endings
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
