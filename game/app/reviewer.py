"""Who looks back at games that are over, as a window has them asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from game.session.record import Record
    from game.session.reviews.review import Review


class Reviewer(Protocol):
    """One game's review on its way. It never blocks, and is closed when nobody waits any more."""

    @property
    def review(self) -> Review:
        """What is known by now."""

    @property
    def progress(self) -> float:
        """How much is judged, 0-1."""

    @property
    def done(self) -> bool:
        """Whether all of it is judged."""

    @property
    def failed(self) -> str:
        """Why no more will come, a sentence; else ""."""

    def poll(self) -> bool:
        """Hear what has come; whether more is known than before."""

    def close(self) -> None:
        """End it, whether it is done or not."""


class ReviewerMaker(Protocol):
    """Has a game looked back at."""

    def __call__(self, record: Record, known: Review | None = None, /) -> Reviewer:
        """``known``: what was found before."""


def in_background(record: Record, known: Review | None = None) -> Reviewer:
    """By processes of their own."""
    from game.session.reviews.job import Reviewing

    return Reviewing(record, known)
