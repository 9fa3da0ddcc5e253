"""Looking through games for puzzles, one after the other, while somebody waits for it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game.session.record import RecordError, read_record
from game.session.reviews.job import Reviewing
from game.session.reviews.store import Reviews


class LookingThrough:
    """Has the games at ``paths`` reviewed, and keeps what has been found of each.

    ``problem``: why one could not be looked through, as a sentence for the player, or "".
    """

    def __init__(self, reviews: Reviews, paths: Sequence[Path]) -> None:
        self._reviews, self._left = reviews, list(paths)
        self._count = len(paths)
        self._path: Path | None = None
        self._job: Reviewing | None = None
        self.problem = ""

    @property
    def over(self) -> bool:
        """Whether there is nothing more to look through."""
        return self._job is None and not self._left

    @property
    def done(self) -> float:
        """How far it is, 0-1."""
        job = 0.0 if self._job is None else 1.0 - self._job.progress
        return 1.0 - (len(self._left) + job) / max(self._count, 1)

    def advance(self) -> bool:
        """Go on; whether it has come any further. Never blocks."""
        if self._job is None:
            self._begin()
            return True
        grew = self._job.poll()
        self.problem = self._job.failed
        if self._job.done or self._job.failed:
            self._end()
            return True
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

    def _end(self) -> None:
        """Keep what has been found of the game at hand, and go on to the next."""
        job, path = self._job, self._path
        self._job = None
        if job is not None and path is not None:
            self._reviews.keep(path, job.review)
            job.close()

    def close(self) -> None:
        """Nobody waits any more; what has been found so far stays."""
        self._end()
        self._left = []
