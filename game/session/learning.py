"""What was learned and solved on this computer: lessons, challenges, days and own puzzles."""

from __future__ import annotations

from pathlib import Path

from game.session.challenges.calendar import Calendar
from game.session.challenges.progress import Solved
from game.session.lessons.progress import Progress
from game.session.reviews.leitner import Leitner


class Learning:
    """``lessons``, ``solved``, ``days`` and ``leitner``: one of each for the whole program.

    So what can't be kept for the moment holds in every screen, and is kept as soon as it can be.
    """

    def __init__(self, home: Path) -> None:
        self.lessons = Progress(home)
        self.solved = Solved(home)
        self.days = Calendar(home)
        self.leitner = Leitner(home)

    @property
    def problems(self) -> tuple[str, ...]:
        """Sentences for the player: what could not be read or kept, or was damaged."""
        return tuple(filter(None, (each.problem for each in self._all)))

    @property
    def _all(self) -> tuple[Progress, Solved, Calendar, Leitner]:
        return self.lessons, self.solved, self.days, self.leitner

    def retry(self) -> None:
        """Keep what could not be kept so far."""
        for each in self._all:
            each.retry()
