"""A deliberate act: what nobody should do by a key or click that was meant for what was before."""

from __future__ import annotations

QUIET_S = 1.0
"""So long nobody may have tried it: who hurried on with keys or clicks is still at it."""
MOST_S = 0.1
"""No frame counts for more: while a window stands still, presses wait to be heard."""


class AccidentalInput:
    """Knows for how long something has been there that nobody has tried to use."""

    def __init__(self) -> None:
        self._left = QUIET_S
        self._there = False

    def advance(self, seconds: float, *, there: bool) -> bool:
        """Let time pass; ``there``: it is shown. Whether it can be used only since now."""
        was = self.ready
        if not there or not self._there:
            self._left = QUIET_S
        self._left, self._there = max(0.0, self._left - min(seconds, MOST_S)), there
        return self.ready and not was

    @property
    def ready(self) -> bool:
        """Whether it has been left alone for long enough."""
        return self._there and self._left == 0.0

    def tried(self) -> bool:
        """Somebody tries; whether that counts. Too early, the time of quiet begins anew."""
        if not self.ready:
            self._left = QUIET_S
        return self.ready
