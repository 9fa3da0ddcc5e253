"""Which note of a guide comes up: each once, the first time that its thing matters."""

from __future__ import annotations

from collections.abc import Sequence

from game.content.guide import Guide, Note, When
from game.content.lesson import Data, Pattern
from game.session.lessons.beginning import LEARNER
from game.session.match import Match


class Noting:
    """The notes of ``guide`` in one match, whose first seat is the newcomer's."""

    def __init__(self, guide: Guide, match: Match) -> None:
        self._match = match
        self._left = list(guide.notes)
        self._events: list[Data] = []
        self._looked = 0
        """How many steps of the match have been looked at."""

    def next(self) -> Note | None:
        """The note for the decision that the newcomer has to make now; None: there is none.

        Ask once for each decision: the note counts as told.
        """
        match = self._match
        if match.actor != LEARNER:
            return None
        for step in match.history[self._looked :]:
            told = (match.rules.event_to_data(match.content, event) for event in step.events)
            self._events += told
        moves = [match.rules.move_to_data(match.content, move) for move in match.legal_moves()]
        self._looked = len(match.history)
        note = next((each for each in self._left if self._holds(each.when, moves)), None)
        if note is not None:
            self._left.remove(note)
        return note

    def _holds(self, when: When, moves: Sequence[Data]) -> bool:
        can = not when.can or _any(when.can, moves)
        happened = not when.event or _any(when.event, self._events)
        return can and happened and self._match.turn >= when.turn


def _any(patterns: Sequence[Pattern], found: Sequence[Data]) -> bool:
    return any(pattern.fits(each) for each in found for pattern in patterns)
