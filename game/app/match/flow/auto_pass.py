"""Letting go by what nobody need be asked: chances to respond, and turns that leave no choice."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Sequence

from game.rules.core import Move, View
from game.session.match import Match
from game.session.preferences import Preferences
from game.session.titles import GameState
from game.ui.interface import Interface
from game.ui.shelf.titles import BOXES


class AutoPass:
    """Who of the people at a match wants to be asked nothing for a while, or has no choice.

    One stands by until the own turn, or as long as the title says. When each seat wants to be asked
    at all tells what is ``preferred``. A move that is the only one, or that the title answers with,
    is played unasked: at once where a turn begins (:meth:`move`), and after a while in one in which
    something was done already (:meth:`soon`), for that may still be taken back.
    """

    def __init__(
        self,
        match: Match,
        interface: Interface,
        people: Collection[int],
        preferred: Callable[[], Preferences] = Preferences,
        *,
        allows: Callable[[Move], bool] = lambda _move: True,
    ) -> None:
        """``people``: the seats that persons play. ``allows``: whether a move may be played unasked
        at all."""
        self._match, self._title, self._people = match, interface, people
        self._preferred, self._allows = preferred, allows
        self._seats: dict[int, Hashable] = {}
        self._known: tuple[object, Move | None] = (None, None)
        self._only: tuple[object, Move | None, bool] = (None, None, False)

    def begin(self, seat: int) -> None:
        """Let what is asked of a seat go by from now on."""
        lull = self._title.lull
        self._seats[seat] = lull(self._match.state_view(seat)) if lull else None

    def habit(self, seat: int) -> str:
        """When a seat wants to be asked: as its player has set it, else as the title has it."""
        title = self._match.header.title
        usual = BOXES[title].habit
        return self._preferred().habit(title, seat, usual.usual) if usual else ""

    def offered(self, seat: int) -> bool:
        """Whether a seat is asked in the turn of another, and may let it go by."""
        return self._way(seat) is not None

    def move(self, seat: int) -> Move | None:
        """What a seat that stands by plays now, or anybody who has no choice; None: one decides."""
        actor = self._match.actor
        if actor is not None and actor in self._people and not self._match.rules.has_secrets:
            seat = actor  # nothing is hidden: the table need not turn for it
        way = self._way(seat)  # which ends the standing by where its time is over
        move = way if seat in self._seats else None
        if move is None:
            found, begun = self._without_asking()
            move = None if begun else found
        return move if move is None or self._allows(move) else None

    def soon(self) -> Move | None:
        """What plays itself in a turn in which its player has done something; None: nothing."""
        move, begun = self._without_asking()
        return move if begun and move is not None and self._allows(move) else None

    def leaves_no_choice(self, seat: int) -> bool:
        """Whether whoever decides isn't asked, or will not be in a moment."""
        return self.move(seat) is not None or self.soon() is not None

    def way_back(self) -> int:
        """How many moves lead back to the last decision that somebody was asked for; 0: none do."""
        back = 1
        while (state := self._match.earlier(back)) is not None:
            if self._asks(state):
                return back
            back += 1
        return 0

    def _asks(self, state: GameState) -> bool:
        """Whether somebody was asked in an earlier ``state`` of the match, by what holds now."""
        seat = state.actor()
        if seat is None:
            return False
        move = self._answer(state, state.view(seat), seat)
        return move is None or not self._allows(move)

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

    def _without_asking(self) -> tuple[Move | None, bool]:
        """What is played for a person who has no choice, or doesn't want to be asked; and whether
        he may still take back what he has done in this turn."""
        match, seat = self._match, self._match.actor
        if seat is None or seat not in self._people:
            return None, False
        habit = self.habit(seat)
        last = match.history[-1] if match.history else None
        position = (len(match.history), last, seat, habit)
        if self._only[0] != position:
            view = match.state_view(seat)
            move = self._answer(match.snapshot(), view, seat)
            begun = self._has_begun() and move != self._title.declines(view)
            self._only = (position, move, begun)
        return self._only[1:]

    def _answer(self, state: GameState, view: View, seat: int) -> Move | None:
        """The only move there is, or any of those that come to the same; else as the habit of a
        ``seat`` wants it, which has this ``view`` of the ``state``."""
        legal = state.legal_moves()
        if len(legal) == 1 or self._all_alike(state, legal):
            return legal[0]
        return self._title.unasked(view, legal, self.habit(seat))

    def _all_alike(self, state: GameState, legal: Sequence[Move]) -> bool:
        """Whether all moves lead to one position, so that there is nothing to decide."""
        found: list[object] = []
        for move in legal:
            after = state.clone()
            after.play_unchecked(move)
            found.append(self._match.rules.position(after))
            if found[-1] != found[0]:
                return False
        return True

    def _has_begun(self) -> bool:
        """Whether whoever decides has done something in this turn."""
        match = self._match
        last = match.history[-1] if match.history else None
        return last is not None and (last.player, last.turn) == (match.actor, match.turn)
