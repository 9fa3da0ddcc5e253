"""Looking through games for puzzles, one after the other, while somebody waits for it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from game.session.record import RecordError, read_record
from game.session.reviews.job import Reviewing
from game.session.reviews.store import Reviews

KEPT: Final = 12
"""After so many decisions what has been found is kept: whatever happens to the program, no more
than that is to be judged again."""


class LookingThrough:
    """Has the games at ``paths`` reviewed, and keeps what has been found of each.

    ``problem``: why one could not be looked through, as a sentence for the player, or "".
    """

    def __init__(self, reviews: Reviews, paths: Sequence[Path]) -> None:
        self._reviews, self._left = reviews, list(paths)
        self._count = len(paths)
        self._path: Path | None = None
        self._job: Reviewing | None = None
        self._kept = 0
        self.problem = ""

    @property
    def left(self) -> int:
        """How many games are still to be looked through to the end."""
        return len(self._left) + (self._job is not None)

    @property
    def over(self) -> bool:
        """Whether there are none."""
        return not self.left

    @property
    def done(self) -> float:
        """How far it is, 0-1."""
        job = 0.0 if self._job is None else self._job.progress
        return 1.0 - (self.left - job) / max(self._count, 1)

    def advance(self) -> bool:
        """Go on; whether it has come any further. Never blocks."""
        if self._job is None:
            self._begin()
            return True
        grew = self._job.poll()
        self.problem = self._job.failed or self.problem
        if self._job.done or self._job.failed:
            self._end()
            return True
        if len(self._job.review.judged) >= self._kept + KEPT:
            self._keep(self._job)
        return grew

    def _begin(self) -> None:
        if not self._left:
            return
        self._path = self._left.pop(0)
        try:
            record = read_record(self._path)
        except RecordError as error:
            self.problem = error.told
            return
        self._job = Reviewing(record, self._reviews.of(self._path))

    def _keep(self, job: Reviewing) -> None:
        """Keep what has been found of the game at hand."""
        if self._path is not None:
            self._kept = len(job.review.judged)
            self._reviews.keep(self._path, job.review)

    def _end(self) -> None:
        """Go on to the next game."""
        job, self._job, self._kept = self._job, None, 0
        if job is not None:
            self._keep(job)
            job.close()

    def close(self) -> None:
        """Nobody waits any more; what has been found so far stays."""
        self._end()
        self._left = []
