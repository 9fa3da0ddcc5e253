"""What was learned and solved on this computer: lessons, challenges and days."""

from __future__ import annotations

from pathlib import Path

from game.session.challenges.calendar import Calendar
from game.session.challenges.progress import Solved
from game.session.lessons.progress import Progress


class Learning:
    """``lessons``, ``solved`` and ``days``: one of each for the whole program.

    So what can't be kept for the moment holds in every screen, and is kept as soon as it can be.
    """

    def __init__(self, home: Path) -> None:
        self.lessons = Progress(home)
        self.solved = Solved(home)
        self.days = Calendar(home)

    @property
    def problems(self) -> tuple[str, ...]:
        """Sentences for the player: what could not be read or kept, or was damaged."""
        sentences = (self.lessons.problem, self.solved.problem, self.days.problem)
        return tuple(filter(None, sentences))

    def retry(self) -> None:
        """Keep what could not be kept so far."""
        for each in (self.lessons, self.solved, self.days):
            each.book.retry()
