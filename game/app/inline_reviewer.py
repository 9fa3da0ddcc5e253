"""A review for pictures: made in this process, with so few looks ahead that it is there at once,
and the same each time."""

from __future__ import annotations

from game.ai.judging.size import Size
from game.session.record import Record
from game.session.replay import Replay
from game.session.reviews.judging import Judging
from game.session.reviews.luck import with_luck
from game.session.reviews.review import Review
from game.session.reviews.store import digest_of

SMALL = Size(iterations=24, first=6, then=12)
"""What one judgement costs."""


class InlineReviewer:
    """Judges a decision whenever it is asked how far it is."""

    failed = ""

    def __init__(self, record: Record, known: Review | None = None) -> None:
        del known
        self._judging = Judging(Replay(record))
        seats = tuple(range(len(record.header.players)))
        self._outline = self._judging.outline(seats)
        self._judged = list(self._outline.only)
        self._open = sorted(self._outline.asked)
        self._count = len(self._open)
        self._about = digest_of(record), seats, len(self._judged) + self._count
        self.review = self._so_far()

    def _so_far(self) -> Review:
        digest, seats, steps = self._about
        judged = with_luck(self._judged, self._outline)
        return Review(record=digest, seats=seats, steps=steps, judged=judged)

    @property
    def progress(self) -> float:
        """How much is judged, 0-1."""
        return 1 - len(self._open) / max(1, self._count)

    @property
    def done(self) -> bool:
        """Whether all of it is judged."""
        return not self._open

    def poll(self) -> bool:
        """Judge the next decision."""
        if self.done:
            return False
        self._judged.append(self._judging.judgement(self._open.pop(0), SMALL))
        self.review = self._so_far()
        return True

    def close(self) -> None:
        """There is nothing to end."""
