"""Which note of a guide comes up: each once, the first time that its thing matters, and until it is
over; one a turn, but for those that may come besides another."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import takewhile

from game.content.guide import Ending, Guide, Note, When
from game.content.lesson import Data, Pattern, any_fits
from game.rules.core import Move
from game.session.lessons.beginning import LEARNER
from game.session.match import Match, Step


@dataclass(frozen=True, slots=True)
class _Shown:
    """The note that stands: its ``number``, the turn in which it came up, and after how many
    steps."""

    number: int
    turn: int
    played: int


class NotePicker:
    """The notes of ``guide`` in one match, whose first seat is the newcomer's.

    ``told``: the numbers of those that have come up, from 0. ``_spoken``: the turn in which the
    last one did that could be read, 0 before. A moment is the newcomer's who decides
    then, or whose turn waits for a yes to its end: it is ``held``.
    """

    def __init__(self, guide: Guide, match: Match, told: Sequence[int] = ()) -> None:
        self.told = tuple(told)
        self._guide, self._match = guide, match
        self._shown: _Shown | None = None
        self._spoken = 0
        self._events: list[tuple[Step, list[Data]]] = []

    @property
    def note(self) -> Note | None:
        """The note that stands now, if one does."""
        return None if self._shown is None else self._guide.notes[self._shown.number]

    def next(self, *, held: bool = False) -> Note | None:
        """The note for this moment, in place of the one that stands; None: nothing new is told."""
        if self._match.actor != LEARNER and not held:
            return None
        moves, turn = [] if held else self._moves(), self._turn(held=held)
        for number, note in enumerate(self._guide.notes):
            shown = _Shown(number, turn, len(self._match.history))
            if number in self.told or (turn == self._spoken and not note.besides):
                continue
            if self._holds(note.when, moves, turn) and not self._ended(shown, moves, held=held):
                self.told, self._shown, self._spoken = (*self.told, number), shown, turn
                return note
        return None

    def over(self, *, held: bool = False) -> bool:
        """Whether what the note is about that stands has passed."""
        if self._shown is None:
            return False
        mine = self._match.actor == LEARNER and not held
        return self._ended(self._shown, self._moves() if mine else [], held=held)

    def put_away(self, *, read: bool) -> None:
        """The note that stands goes; one that couldn't be ``read`` may come up once more."""
        if self._shown is not None and not read:
            self.told = tuple(each for each in self.told if each != self._shown.number)
            self._spoken = 0
        self._shown = None

    def about(self, note: Note) -> Move | None:
        """A move that the newcomer can make now and that ``note`` is about."""
        match, patterns = self._match, note.when.can
        legal = match.legal_moves() if match.actor == LEARNER else ()
        pairs = ((move, match.told(move)) for move in legal)
        return next((move for move, data in pairs if any_fits(patterns, data)), None)

    def _moves(self) -> list[Data]:
        match = self._match
        return [match.told(move) for move in match.legal_moves()]

    def _turn(self, *, held: bool) -> int:
        """The turn of this moment: one that waits for its yes isn't over yet."""
        return self._match.history[-1].turn if held else self._match.turn

    def _holds(self, when: When, moves: Sequence[Data], turn: int) -> bool:
        can = not when.can or _any(when.can, moves)
        possible = can and not _any(when.cannot, moves) and turn >= when.turn
        news = not when.event or _any(when.event, self._just_happened())
        past = not when.after or _any(when.after, self._happened(0))
        return possible and news and past

    def _ended(self, shown: _Shown, moves: Sequence[Data], *, held: bool) -> bool:
        """Whether a note's thing is over, for any of its reasons."""
        note, since = self._guide.notes[shown.number], self._match.history[shown.played :]
        endings = note.until.endings
        if Ending.CAN in endings and not _any(note.when.can, moves):
            return True
        if Ending.TURN in endings and self._turn(held=held) != shown.turn:
            return True
        if Ending.MOVE in endings and any(step.player == LEARNER for step in since):
            return True
        return bool(note.until.events) and _any(note.until.events, self._happened(0))

    def _just_happened(self) -> list[Data]:
        """The events of the newcomer's last move, and since."""
        history = self._match.history
        own = (at for at in reversed(range(len(history))) if history[at].player == LEARNER)
        return list(self._happened(next(own, 0)))

    def _happened(self, first: int) -> Iterable[Data]:
        """The events of the steps from ``first`` on; what was taken back never happened."""
        match, known = self._match, self._events
        pairs = zip(known, match.history, strict=False)
        same = sum(1 for _ in takewhile(lambda pair: pair[0][0] is pair[1], pairs))
        del known[same:]
        for step in match.history[same:]:
            data: list[Data] = [
                match.rules.event_to_data(match.content, event) for event in step.events
            ]
            known.append((step, data))
        return (event for _step, events in known[first:] for event in events)


def _any(patterns: Sequence[Pattern], found: Iterable[Data]) -> bool:
    return any(any_fits(patterns, each) for each in found)
