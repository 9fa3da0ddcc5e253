"""Judging what was tried in a puzzle, in a process of its own: the window goes on meanwhile."""

from __future__ import annotations

from game.ai.judging.judge import Decision
from game.rules.core import Move
from game.session.background_job import BackgroundJob, Failed
from game.session.reviews.finding import Finding, Opinion, opinion_of


class Judging:
    """One try at a time; a new one takes the place of the one before, and what was found out of a
    move is remembered. ``move``: what is judged; ``opinion``: what it is worth, None where nobody
    could find out."""

    def __init__(self, finding: Finding) -> None:
        self._finding = finding
        self._job: BackgroundJob[Decision, Opinion] | None = None
        self._known: dict[Move, Opinion] = {}
        self.move: Move | None = None
        self.opinion: Opinion | None = None

    @property
    def busy(self) -> bool:
        """Whether a try is judged."""
        return self.move is not None

    def ask(self, move: Move) -> None:
        """Have a try judged."""
        self.close()
        self.move = move
        if move not in self._known:
            self._job = BackgroundJob(opinion_of, self._finding.asked(move))

    def heard(self) -> bool:
        """Whether it has been judged, or never will be; call it every frame."""
        if self.move is None:
            return False
        self.opinion = self._known.get(self.move)
        if self.opinion is not None or self._job is None:
            return True
        try:
            self.opinion = self._job.poll()
        except Failed:
            return True
        if self.opinion is not None:
            self._known[self.move] = self.opinion
        return self.opinion is not None

    def close(self) -> None:
        """Nobody waits for it any more."""
        self.move = None
        if self._job is not None:
            self._job.close()
            self._job = None
