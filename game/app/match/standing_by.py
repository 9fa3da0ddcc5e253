"""Letting chances to respond in others' turns go by, until one's own turn comes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.rules.core import Move
from game.session.match import Match

Declining = Callable[[Any], Move | None]
"""By a view: the move that lets a chance to respond go by; None where there is none."""


class StandingBy:
    """Who of the people at a match wants to be asked nothing until the own turn."""

    def __init__(self, match: Match, declines: Declining) -> None:
        self._match, self._declines = match, declines
        self._seats: set[int] = set()
        self._known: tuple[object, Move | None] = (None, None)

    def begin(self, seat: int) -> None:
        """Let what is asked of a seat go by from now on."""
        self._seats.add(seat)

    def offered(self, seat: int) -> bool:
        """Whether a seat is asked in the turn of another, and may let it go by."""
        return self._way(seat) is not None

    def move(self, seat: int) -> Move | None:
        """What a seat that stands by plays now; None where it decides for itself."""
        return self._way(seat) if seat in self._seats else None

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
        return self._declines(view)
