"""Which note of a guide comes up: each once, the first time that its thing matters."""

from __future__ import annotations

from collections.abc import Sequence

from game.content.guide import Guide, Note, When
from game.content.lesson import Data, Pattern
from game.rules.core import Move
from game.session.lessons.beginning import LEARNER
from game.session.match import Match


class Noting:
    """The notes of ``guide`` in one match, whose first seat is the newcomer's.

    ``told``: the numbers of those that have come up, from 0.
    """

    def __init__(self, guide: Guide, match: Match, told: Sequence[int] = ()) -> None:
        self.told = tuple(told)
        self._guide, self._match = guide, match
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
        moves, self._looked = self._moves(), len(match.history)
        for number, note in enumerate(self._guide.notes):
            if number not in self.told and self._holds(note.when, moves):
                self.told = (*self.told, number)
                return note
        return None

    def matters(self, note: Note) -> bool:
        """Whether the newcomer can still do now what ``note`` is about."""
        mine = self._match.actor == LEARNER
        return mine and bool(note.when.can) and _any(note.when.can, self._moves())

    def about(self, note: Note) -> Move | None:
        """A move that the newcomer can make now and that ``note`` is about."""
        match, patterns = self._match, note.when.can
        legal = match.legal_moves() if match.actor == LEARNER else ()
        told = ((move, match.rules.move_to_data(match.content, move)) for move in legal)
        return next((move for move, data in told if _any(patterns, [data])), None)

    def _moves(self) -> list[Data]:
        match = self._match
        return [match.rules.move_to_data(match.content, move) for move in match.legal_moves()]

    def _holds(self, when: When, moves: Sequence[Data]) -> bool:
        can = not when.can or _any(when.can, moves)
        happened = not when.event or _any(when.event, self._events)
        return can and happened and self._match.turn >= when.turn


def _any(patterns: Sequence[Pattern], found: Sequence[Data]) -> bool:
    return any(pattern.fits(each) for each in found for pattern in patterns)
