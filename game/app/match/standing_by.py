"""Letting go by what nobody need be asked: chances to respond, and turns that leave no choice."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable
from typing import Protocol

from game.rules.core import Move
from game.session.match import Match
from game.session.preferences import Preferences
from game.ui.intents import SetHabit, StandBy
from game.ui.interface import Interface
from game.ui.shelf.titles import BOXES


class Keeper(Protocol):
    """Who knows and keeps what the players set."""

    @property
    def preferences(self) -> Preferences:
        """All of it."""

    def prefer(self, preferences: Preferences) -> None:
        """Keep what was set."""


class StandingBy:
    """Who of the people at a match wants to be asked nothing for a while, or has no choice.

    ``allows``: whether a move may be played unasked at all.

    One stands by until the own turn, or as long as the title says. The ``keeper`` knows when
    each seat wants to be asked at all.
    Where the title says so, a move that is all that a turn leaves is played unasked. Who has done
    anything in his turn says himself that it is over: until then he may take that back.
    """

    def __init__(
        self,
        match: Match,
        interface: Interface,
        people: Collection[int],
        keeper: Keeper | None = None,
    ) -> None:
        self._match, self._title, self._people = match, interface, people
        self._keeper = keeper
        self.allows: Callable[[Move], bool] = lambda _move: True
        self._seats: dict[int, Hashable] = {}
        self._known: tuple[object, Move | None] = (None, None)
        self._only: tuple[object, Move | None] = (None, None)

    def hear(self, intent: StandBy | SetHabit, seat: int) -> None:
        """Whoever looks from ``seat`` stands by from now on, or sets when a seat is asked."""
        match intent:
            case StandBy():
                self.begin(seat)
            case SetHabit(of, habit) if self._keeper is not None:
                title = self._match.header.title
                self._keeper.prefer(self._keeper.preferences.with_habit(title, of, habit))

    def begin(self, seat: int) -> None:
        """Let what is asked of a seat go by from now on."""
        lull = self._title.lull
        self._seats[seat] = lull(self._match.state_view(seat)) if lull else None

    def habit(self, seat: int) -> str:
        """When a seat wants to be asked: as its player has set it, else as the title has it."""
        title = self._match.header.title
        usual = BOXES[title].habit
        kept = self._keeper.preferences if self._keeper else Preferences()
        return kept.habit(title, seat, usual.usual) if usual else ""

    def offered(self, seat: int) -> bool:
        """Whether a seat is asked in the turn of another, and may let it go by."""
        return self._way(seat) is not None

    def move(self, seat: int) -> Move | None:
        """What a seat that stands by plays now, or anybody who has no choice; None: one decides."""
        actor = self._match.actor
        if actor is not None and actor in self._people and not self._match.rules.has_secrets:
            seat = actor  # nothing is hidden: the table need not turn for it
        way = self._way(seat)  # which ends the standing by where its time is over
        move = (way if seat in self._seats else None) or self._without_asking()
        return move if move is None or self.allows(move) else None

    def _way(self, seat: int) -> Move | None:
        match = self._match
        position = (len(match.history), match.actor, seat)
        if self._known[0] != position:
            self._known = (position, self._found(seat) if match.actor == seat else None)
        return self._known[1]

    def _found(self, seat: int) -> Move | None:
        view = self._match.state_view(seat)
        if self._title.lull is not None:
            if self._seats.get(seat) != self._title.lull(view):
                self._seats.pop(seat, None)
        elif view.turn_player == seat:
            self._seats.pop(seat, None)
            return None
        return self._title.declines(view)

    def _without_asking(self) -> Move | None:
        """What is played for a person who has no choice, or doesn't want to be asked."""
        match, seat = self._match, self._match.actor
        if seat is None or seat not in self._people:
            return None
        habit = self.habit(seat)
        position = (len(match.history), seat, habit)
        if self._only[0] != position:
            self._only = (position, self._unasked(seat, habit))
        return self._only[1]

    def _unasked(self, seat: int, habit: str) -> Move | None:
        """The only move of a turn that begins, if it plays itself; else as the habit wants it."""
        legal = self._match.legal_moves()
        if len(legal) == 1 and not self._has_begun() and self._title.plays_itself(legal[0]):
            return legal[0]
        return self._title.unasked(self._match.state_view(seat), legal, habit)

    def _has_begun(self) -> bool:
        """Whether whoever decides has done something in this turn."""
        match = self._match
        last = match.history[-1] if match.history else None
        return last is not None and (last.player, last.turn) == (match.actor, match.turn)
