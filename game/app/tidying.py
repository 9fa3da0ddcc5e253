"""When memory is tidied up: while nothing moves. In the middle of a motion it would be seen."""

from __future__ import annotations

import ctypes
import gc
import sys

SMALL = (700, 1_000, 1_000)
"""Python's own thresholds: now and then the newest 700 objects, and hardly ever more."""
ROUNDS = 100
"""So many small rounds make a larger one worth its while."""


class Tidying:
    """Collects garbage of the whole program at moments that suit one window."""

    def __init__(self) -> None:
        """From now on; what is there already is there to stay."""
        self._before = gc.get_threshold()
        self._changed = False
        gc.freeze()
        gc.set_threshold(*SMALL)

    def rest(self) -> None:
        """Nothing moves: a good moment for a larger round."""
        if self._changed:
            self._changed = False
            give_back()
        elif gc.get_count()[1] >= ROUNDS:
            gc.collect(1)

    def change(self) -> None:
        """All looks different anyway: the moment for a thorough round."""
        gc.collect()
        self._changed = True

    def end(self) -> None:
        """Leave it to Python again."""
        gc.set_threshold(*self._before)
        gc.unfreeze()


def give_back() -> None:
    """Let the system have what is free: compiling shaders leaves the heap half empty."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None
    if trim is not None:
        trim(0)
