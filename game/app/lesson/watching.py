"""What is shown between two steps of a lesson, and that it is to be watched."""

from __future__ import annotations

WATCHED_S = 1.2
"""What takes longer to be shown is said to be watched: nothing is to be done meanwhile."""


class Watching:
    """For how long something has been shown that comes before the next step."""

    def __init__(self) -> None:
        self._seconds = 0.0

    @property
    def long(self) -> bool:
        """Whether it takes so long that it is said to be watched."""
        return self._seconds >= WATCHED_S

    def advance(self, seconds: float, *, passing: bool) -> bool:
        """Let time pass; whether something else is to be said now."""
        before = self.long
        self._seconds = self._seconds + seconds if passing else 0.0
        return self.long is not before
