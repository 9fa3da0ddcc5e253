"""Looking through games for puzzles, one after the other, while somebody waits for it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game.app.review.underway import Underway
from game.app.reviewer import ReviewerMaker
from game.session.record import RecordError, read_record
from game.session.saves import SaveStore


class LookingThrough:
    """Has the games at ``paths`` reviewed, as their own reviews are made; all that is found is kept
    with each.

    ``problem``: why one could not be looked through, as a sentence for the player, or "".
    """

    def __init__(self, saves: SaveStore, reviewer: ReviewerMaker, paths: Sequence[Path]) -> None:
        self._saves, self._reviewer, self._left = saves, reviewer, list(paths)
        self._count = len(paths)
        self._underway: Underway | None = None
        self.problem = ""

    @property
    def left(self) -> int:
        """How many games are still to be looked through to the end."""
        return len(self._left) + (self._underway is not None)

    @property
    def done(self) -> float:
        """How far it is, 0-1."""
        share = 0.0 if self._underway is None else self._underway.course.share
        return 1.0 - (self.left - share) / max(self._count, 1)

    def advance(self, seconds: float) -> bool:
        """Let time pass; whether it has come any further. Never blocks."""
        underway = self._underway
        if underway is None:
            self._begin()
            return True
        grew = underway.advance(seconds)
        if underway.done:
            self.problem = underway.course.fault or self.problem
            self._underway = None
        return grew

    def _begin(self) -> None:
        """Go on to the next game."""
        if not self._left:
            return
        path = self._left.pop(0)
        try:
            record = read_record(path)
        except RecordError as error:
            self.problem = error.told
            return
        self._underway = Underway(self._saves, self._reviewer, record, path)

    def close(self) -> None:
        """Nobody waits any more; what has been found so far stays."""
        if self._underway is not None:
            self._underway.close()
            self._underway = None
        self._left = []
