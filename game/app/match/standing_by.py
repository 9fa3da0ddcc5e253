"""Letting go by what nobody need be asked: chances to respond, and turns that leave no choice."""

from __future__ import annotations

from collections.abc import Collection

from game.rules.core import Move
from game.session.match import Match
from game.ui.interface import Interface


class StandingBy:
    """Who of the people at a match wants to be asked nothing until the own turn, or has no choice.

    Where the title says so, a move that is all that a turn leaves is played unasked. Who has done
    anything in his turn says himself that it is over: until then he may take that back.
    """

    def __init__(self, match: Match, interface: Interface, people: Collection[int]) -> None:
        self._match, self._title, self._people = match, interface, people
        self._seats: set[int] = set()
        self._known: tuple[object, Move | None] = (None, None)
        self._only: tuple[object, Move | None] = (None, None)

    def begin(self, seat: int) -> None:
        """Let what is asked of a seat go by from now on."""
        self._seats.add(seat)

    def offered(self, seat: int) -> bool:
        """Whether a seat is asked in the turn of another, and may let it go by."""
        return self._way(seat) is not None

    def move(self, seat: int) -> Move | None:
        """What a seat that stands by plays now, or anybody who has no choice; None: one decides."""
        way = self._way(seat) if seat in self._seats else None
        return way or self._without_choice()

    def _way(self, seat: int) -> Move | None:
        match = self._match
        position = (len(match.history), match.actor, seat)
        if self._known[0] != position:
            self._known = (position, self._found(seat) if match.actor == seat else None)
        return self._known[1]

    def _found(self, seat: int) -> Move | None:
        view = self._match.state_view(seat)
        if view.turn_player == seat:
            self._seats.discard(seat)
            return None
        return self._title.declines(view)

    def _without_choice(self) -> Move | None:
        """The only move of a person whose turn begins, if it plays itself."""
        match = self._match
        position = (len(match.history), match.actor)
        if self._only[0] != position:
            begins = match.actor in self._people and not self._has_begun()
            legal = match.legal_moves() if begins else ()
            only = legal[0] if len(legal) == 1 and self._title.plays_itself(legal[0]) else None
            self._only = (position, only)
        return self._only[1]

    def _has_begun(self) -> bool:
        """Whether whoever decides has done something in this turn."""
        match = self._match
        last = match.history[-1] if match.history else None
        return last is not None and (last.player, last.turn) == (match.actor, match.turn)
