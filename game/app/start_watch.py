"""A start that shows nothing ends with a sentence, whatever it waits for."""

from __future__ import annotations

import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager

PATIENCE_S = 30.0
"""A first picture that hasn't come by then won't come."""


@contextmanager
def watching(give_up: Callable[[], object]) -> Iterator[Callable[[], None]]:
    """Within the block, ``give_up`` is called after :data:`PATIENCE_S` on a thread of its own.

    Not where what the block gets was called before: the first picture is shown. The main thread may
    hang in a library of the system, where no exception and no signal would reach it.
    """
    timer = threading.Timer(PATIENCE_S, give_up)
    timer.daemon = True
    timer.start()
    try:
        yield timer.cancel
    finally:
        timer.cancel()


def where_it_hangs() -> str:
    """What the main thread is doing, as a traceback tells it."""
    frame = sys._current_frames().get(threading.main_thread().ident or 0)
    return "".join(traceback.format_stack(frame)) if frame else "nowhere"
