"""When memory is tidied up: while nothing moves. In the middle of a motion it would be seen."""

from __future__ import annotations

import ctypes
import gc
import sys

LITTLE = (150, 13_000, 1_000)
"""Thresholds for Python's own rounds, where something moves for long: rounds of 0.1 ms at most."""
SMALL = 60
"""From so many new objects on a still frame looks through them."""
ROUNDS = 1_300
"""So many small rounds make a larger one worth its while."""

MMAP_THRESHOLD = -3
"""``mallopt``'s name for the size from which memory is mapped by itself."""
LARGE = 128 * 1024


class MemoryCleanup:
    """Collects garbage of the whole program at moments that suit one window."""

    def __init__(self) -> None:
        """From now on; what is there already is there to stay."""
        self._before = gc.get_threshold()
        self._changed = False
        gc.freeze()
        gc.set_threshold(*LITTLE)

    def rest(self) -> None:
        """Nothing moves: a good moment for a round, small or larger."""
        newest, rounds, _ = gc.get_count()
        if self._changed:
            self._changed = False
            give_back()
        elif rounds >= ROUNDS:
            gc.collect(1)
        elif newest >= SMALL:
            gc.collect(0)

    def change(self) -> None:
        """All looks different anyway: the moment for a thorough round."""
        gc.collect()
        self._changed = True

    def end(self) -> None:
        """Leave it to Python again."""
        gc.set_threshold(*self._before)
        gc.unfreeze()


def keep_large_apart() -> None:
    """Have the C library map everything large by itself, for good.

    Left alone it learns from the first large thing that is freed to take the next ones from the
    heap, where they leave holes: 24 MB of a first game, and more with each. Costs nothing.
    """
    option = getattr(ctypes.CDLL(None), "mallopt", None) if sys.platform == "linux" else None
    if option is not None:
        option(MMAP_THRESHOLD, LARGE)


def give_back() -> None:
    """Let the system have what is free: compiling shaders leaves the heap half empty."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None
    if trim is not None:
        trim(0)
