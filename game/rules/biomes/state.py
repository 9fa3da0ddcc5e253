"""A game of `biomes` in progress: the verbs of the rules on a position."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.biomes import allowed, legal, observe, play
from game.rules.biomes.events import BiomesEvent
from game.rules.biomes.moves import BiomesMove
from game.rules.biomes.payment import total
from game.rules.biomes.position import NOBODY, Position
from game.rules.biomes.stages import OVER
from game.rules.biomes.telling import BiomesTeller
from game.rules.biomes.view import BiomesView
from game.rules.core import IllegalMove, Outcome, Refusal, ranked


class BiomesState(Position):
    """The state machine of B1-B10: moves in, events out."""

    __slots__ = ()

    def clone(self) -> BiomesState:
        """A copy; no later :meth:`apply` on either shows in the other."""
        return BiomesState(self.pieces, self.deal, self.word, self)

    def actor(self) -> int | None:
        """The seat that decides now; None when the game is over."""
        return None if self.decider == NOBODY else self.decider

    def legal_moves(self) -> Sequence[BiomesMove]:
        """Every legal move, in a fixed order; empty only when the game is over."""
        return legal.legal_moves(self)

    def refusal(self, move: BiomesMove) -> Refusal | None:
        """Why the actor may not play ``move`` now, or None; works for any move at any time."""
        return allowed.refusal(self, move)

    def apply(self, move: BiomesMove) -> list[BiomesEvent]:
        """Play ``move`` in place. Raises IllegalMove and changes nothing when it is refused."""
        refused = allowed.refusal(self, move)
        if refused is not None:
            raise IllegalMove(refused)
        teller = BiomesTeller()
        play.play(self, move, teller)
        return teller.events

    def play_unchecked(self, move: BiomesMove) -> None:
        """Play a legal ``move`` in place and tell nothing."""
        play.play(self, move)

    def view(self, seat: int) -> BiomesView:
        """All that ``seat`` may know (B10); :data:`~game.rules.core.SPECTATOR`: what is public."""
        return observe.view(self, seat)

    def outcome(self) -> Outcome | None:
        """Most XP wins, then most blocks left; on a further tie the win is shared (B8.3)."""
        if self.stage is not OVER:
            return None
        seats = range(self.seats())
        scores = tuple(self.xp_of(seat) for seat in seats)
        blocks = tuple(total(self.supplies[seat]) for seat in seats)
        return ranked(scores, blocks)
