"""What is shown between two steps of a lesson, and that it is to be watched."""

from __future__ import annotations

WATCHED_S = 1.2
"""What takes longer to be shown is said to be watched: nothing is to be done meanwhile."""
READ_S = 0.8
"""A key so soon after the last step was meant for what was still shown before it."""


class Watching:
    """For how long something has been shown that comes before the next step, or nothing has."""

    def __init__(self) -> None:
        self._seconds = self._still = 0.0

    @property
    def long(self) -> bool:
        """Whether it takes so long that it is said to be watched."""
        return self._seconds >= WATCHED_S

    @property
    def calm(self) -> bool:
        """Whether what is said now has been there to be seen."""
        return self._still >= READ_S

    def advance(self, seconds: float, *, passing: bool) -> bool:
        """Let time pass; whether something else is to be said now."""
        before = self.long
        self._seconds = self._seconds + seconds if passing else 0.0
        self._still = 0.0 if passing else self._still + seconds
        return self.long is not before
