"""One story of a game that is over: its result and its review tell of the same moments."""

from __future__ import annotations

from game.app.review.telling import told_of
from game.session.reviews.review import Review, marked
from game.ui.panels.review.model import EVERYBODY
from game.ui.persons import People


def whose_moments(review: Review, people: People) -> int:
    """The seat whose moments are told, or :data:`EVERYBODY`: those of the only person; of all where
    there are several, or none, or where all is judged and something better was to be had for others
    alone."""
    persons = [seat for seat, each in enumerate(people) if each.human]
    if len(persons) != 1:
        return EVERYBODY
    own, everybodys = (marked(told_of(review, seat)) for seat in (persons[0], EVERYBODY))
    return EVERYBODY if review.done and everybodys and not own else persons[0]
