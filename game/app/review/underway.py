"""The review of one game on its way: thought about beside the window, kept with the game as it
comes, taken up again where it was left."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from game.app.review.path import kept_at
from game.app.reviewer import Reviewer, ReviewerMaker
from game.session.record import Record
from game.session.reviews.leitner import Tried
from game.session.reviews.pile import name_of
from game.session.reviews.review import Review
from game.session.saves import SaveStore
from game.ui.panels.review.model import Course

KEEP_S = 4.0
"""What came in is kept at least as often, and when nobody looks any more."""


class Underway:
    """What is known of a game's decisions, and more of it bit by bit."""

    def __init__(
        self,
        saves: SaveStore,
        reviewer: ReviewerMaker,
        record: Record,
        path: Path | None = None,
    ) -> None:
        """``saves``: where finished games are kept, and with each its review; ``path``: where the
        ``record`` lies, if that is known."""
        saves.finish()
        self._reviewer, self._record = reviewer, record
        self._store, self._boxes = saves.reviews, saves.learning.leitner
        self.path = path or kept_at(saves.games, record)
        """Where the game is kept; None: nowhere."""
        known = None if self.path is None else self._store.of(self.path)
        self.review = known or Review()
        """What is known so far."""
        self.found = set[int]()
        """The steps of which the better move was found or told: nobody is asked for those again."""
        self._job: Reviewer | None = None
        self._share, self._fault = 0.0, ""
        self.done = False
        """Whether nothing more will come."""
        self._kept, self._since = len(self.review.judged), 0.0

    def is_of(self, record: Record) -> bool:
        """Whether it is the review of the game with this very record."""
        return self._record == record

    @property
    def tried(self) -> Mapping[int, Tried]:
        """Which of its steps were tried as puzzles, and what came of that."""
        if self.path is None:
            return {}
        tried, file = self._boxes.tried, self.path.name
        names = {step.n: name_of(file, step.n) for step in self._record.steps}
        return {n: tried[name] for n, name in names.items() if name in tried}

    @property
    def course(self) -> Course:
        """How far it has come."""
        return Course(self._share, self.done, self._fault)

    def advance(self, seconds: float) -> bool:
        """Let time pass; whether more is known than before."""
        if self.done:
            return False
        if self._job is None:
            self._job = self._reviewer(self._record, self.review)
        job, before = self._job, self.review
        job.poll()
        self.review, self._share, self._fault = job.review, job.progress, job.failed
        self.done = job.done or bool(job.failed)
        self._since += seconds
        if self.done:
            self.close()
        elif self._since >= KEEP_S:
            self._keep()
        return self.done or self.review is not before

    def close(self) -> None:
        """Think no further for now; what is known is kept."""
        if self._job is not None:
            self._job.close()
            self._job = None
        self._keep()

    def _keep(self) -> None:
        self._since = 0.0
        if self.path is not None and len(self.review.judged) > self._kept:
            self._kept = len(self.review.judged)
            self._store.keep(self.path, self.review)
