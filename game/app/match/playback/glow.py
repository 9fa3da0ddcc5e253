"""How strongly shines what may be taken: it breathes slowly when a turn begins, and then rests.

It breathes in steps, so that a picture is drawn only when it shows a difference, and it comes to
rest, so that nothing is drawn while nothing happens.
"""

from __future__ import annotations

import math

BREATH_S, BREATHS = 1.8, 2
"""How long a breath takes, and how many there are when a turn begins."""
QUIET_S = 8.0
"""Has nothing stirred for so long, a stir is answered by one breath."""
LEAST, STEPS = 0.3, 12
"""How weakly it shines between two breaths, and in how many steps it gets there."""


class Glow:
    """Time since the last stir, and what is left of the breathing."""

    def __init__(self) -> None:
        self._left = 0.0
        self._stirred = 0.0
        self._moves = -1

    @property
    def active(self) -> bool:
        """Whether it breathes."""
        return self._left > 0.0

    @property
    def level(self) -> float:
        """How strongly it shines now: 1 at rest."""
        if not self.active:
            return 1.0
        down = 0.5 - 0.5 * math.cos(math.tau * self._left / BREATH_S)
        return 1.0 - (1.0 - LEAST) * round(down * STEPS) / STEPS

    def follow(self, moves: int, *, turn: bool, now: float) -> None:
        """The player decides after so many ``moves``: once for each of his decisions it begins."""
        if moves != self._moves:
            self._moves = moves
            self.begin(now, turn=turn)

    def begin(self, now: float, *, turn: bool) -> None:
        """A decision begins at ``now`` seconds of a clock: the first of a ``turn``, or another."""
        self._left, self._stirred = BREATH_S * (BREATHS if turn else 1), now

    def stir(self, now: float) -> None:
        """The player moves; after a long rest that is answered by a breath."""
        if now - self._stirred >= QUIET_S and not self.active:
            self._left = BREATH_S
        self._stirred = now

    def rest(self) -> None:
        """Breathe no more."""
        self._left = 0.0

    def advance(self, seconds: float) -> bool:
        """Let time pass; whether it shines otherwise now."""
        before = self.level
        self._left = max(self._left - seconds, 0.0)
        return self.level != before
