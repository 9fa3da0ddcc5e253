"""A game of `towers` in progress: the verbs of the rules on a position."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.core import IllegalMove, Outcome, Refusal, ranked
from game.rules.towers import allowed, legal, observe, play, stepping
from game.rules.towers.events import TowersEvent
from game.rules.towers.learning import facts_of
from game.rules.towers.moves import TowersMove
from game.rules.towers.position import PLAYING, Position
from game.rules.towers.telling import TowersTeller
from game.rules.towers.view import TowersView


class TowersState(Position):
    """The state machine of T1-T13: moves in, events out."""

    __slots__ = ()

    def clone(self) -> TowersState:
        """A copy; no later :meth:`apply` on either shows in the other."""
        return TowersState(self.ground, self.deal, self.word, self)

    def actor(self) -> int | None:
        """The seat that decides now; None when the game is over."""
        return None if self.ended != PLAYING else self.turn_player

    def legal_moves(self) -> Sequence[TowersMove]:
        """Every legal move, in a fixed order; empty only when the game is over."""
        return legal.legal_moves(self)

    def refusal(self, move: TowersMove) -> Refusal | None:
        """Why the actor may not play ``move`` now, or None; works for any move at any time."""
        return allowed.refusal(self, move)

    def apply(self, move: TowersMove) -> list[TowersEvent]:
        """Play ``move`` in place. Raises IllegalMove and changes nothing when it is refused."""
        facts = facts_of(self.ground, move)
        if facts is None or not stepping.is_allowed(self, facts):
            refused = allowed.refusal(self, move)
            if refused is not None:
                raise IllegalMove(refused)
        teller = TowersTeller()
        if facts is None:
            play.play(self, move, teller)
        else:
            stepping.step(self, facts, teller)
        return teller.events

    def play_unchecked(self, move: TowersMove) -> None:
        """Play a legal ``move`` in place and tell nothing."""
        play.play(self, move)

    def view(self, seat: int) -> TowersView:
        """All that ``seat`` may know (T13); :data:`~game.rules.core.SPECTATOR`: what is public."""
        return observe.view(self, seat)

    def outcome(self) -> Outcome | None:
        """Most points win, then most blocks; on a further tie the win is shared (T11)."""
        if self.ended == PLAYING:
            return None
        seats = range(self.seats())
        scores = tuple([self.points_of(seat) for seat in seats])
        blocks = tuple([self.blocks_of(seat) for seat in seats])
        return ranked(scores, blocks)
