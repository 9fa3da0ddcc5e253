"""The curtain between two players at one table: only a deliberate act lifts it (B10)."""

from __future__ import annotations

QUIET_S = 1.0
"""So long nobody may have tried to lift it: who hurried on with keys or clicks is still at it."""
MOST_S = 0.1
"""No frame counts for more: while a window stands still, presses wait to be heard."""


class Veil:
    """Knows how long the curtain has been left alone."""

    def __init__(self) -> None:
        self._left = QUIET_S
        self._down = False

    def advance(self, seconds: float, *, down: bool) -> bool:
        """Let time pass; ``down``: the curtain hides the table. Whether it can be lifted only
        since now."""
        was = self.ready
        if not down or not self._down:
            self._left = QUIET_S
        self._left, self._down = max(0.0, self._left - min(seconds, MOST_S)), down
        return self.ready and not was

    @property
    def ready(self) -> bool:
        """Whether it has been left alone for long enough."""
        return self._down and self._left == 0.0

    def lifts(self) -> bool:
        """Somebody tries; too early, the time of quiet begins anew."""
        if not self.ready:
            self._left = QUIET_S
        return self.ready
