"""A game of `brewery` in progress: the verbs of the rules on a position."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.brewery import allowed, legal, observe, play
from game.rules.brewery.events import BreweryEvent
from game.rules.brewery.moves import BreweryMove
from game.rules.brewery.position import GOLD, OWN, Position
from game.rules.brewery.telling import BreweryTeller
from game.rules.brewery.view import BreweryView
from game.rules.core import IllegalMove, Outcome, Refusal, ranked

A_RECIPE = 1000
"""What a recipe counts in the tie-break, beside one for each gold (D10)."""


class BreweryState(Position):
    """The state machine of D1-D10: moves in, events out."""

    __slots__ = ()

    def clone(self) -> BreweryState:
        """A copy; no later :meth:`apply` on either shows in the other."""
        return BreweryState(self.book, self.deal, self.word, self)

    def actor(self) -> int | None:
        """The seat that decides now; None when the game is over."""
        return None if self.ended else self.decider

    def legal_moves(self) -> Sequence[BreweryMove]:
        """Every legal move, in a fixed order; empty only when the game is over.

        Of alike dice the lowest is named, and dice to roll again are picked in rising order;
        :meth:`apply` takes the others as well.
        """
        return legal.legal_moves(self)

    def refusal(self, move: BreweryMove) -> Refusal | None:
        """Why the actor may not play ``move`` now, or None; works for any move at any time."""
        return allowed.refusal(self, move)

    def apply(self, move: BreweryMove) -> list[BreweryEvent]:
        """Play ``move`` in place. Raises IllegalMove and changes nothing when it is refused."""
        refused = allowed.refusal(self, move)
        if refused is not None:
            raise IllegalMove(refused)
        teller = BreweryTeller()
        play.play(self, move, teller)
        return teller.events

    def play_unchecked(self, move: BreweryMove) -> None:
        """Play a legal ``move`` in place and tell nothing."""
        play.play(self, move)

    def view(self, seat: int) -> BreweryView:
        """All that ``seat`` may know: nothing is secret but the deck and the dice to come."""
        return observe.view(self, seat)

    def outcome(self) -> Outcome | None:
        """Most points win, then most recipes, then most gold; else the win is shared (D10)."""
        if not self.ended:
            return None
        seats = range(self.seats)
        scores = tuple([self.points_of(seat) for seat in seats])
        tiebreak = tuple(
            [A_RECIPE * len(self.brewed[seat]) + self.own[OWN * seat + GOLD] for seat in seats]
        )
        return ranked(scores, tiebreak)
