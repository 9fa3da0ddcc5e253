"""When garbage is collected: while nothing moves. In the middle of a motion it would be seen."""

from __future__ import annotations

import gc

SMALL = (2_000, 1_000, 1_000)
"""Python's own thresholds: now and then the newest 2,000 objects, and hardly ever more."""
ROUNDS = 40
"""So many small rounds make a larger one worth its while."""


class Tidying:
    """Collects garbage of the whole program at moments that suit one window."""

    def __init__(self) -> None:
        """From now on; what is there already is there to stay."""
        self._before = gc.get_threshold()
        gc.freeze()
        gc.set_threshold(*SMALL)

    def rest(self) -> None:
        """Nothing moves: a good moment for a larger round."""
        if gc.get_count()[1] >= ROUNDS:
            gc.collect(1)

    def change(self) -> None:
        """All looks different anyway: the moment for a thorough round."""
        gc.collect()

    def end(self) -> None:
        """Leave it to Python again."""
        gc.set_threshold(*self._before)
        gc.unfreeze()
