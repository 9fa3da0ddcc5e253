"""The goal ``visit``: own pawns on as many of some fields as can be, at the same time.

``{kind: visit, fields: [[4, 4], [0, 8]]}``; limited are ``turns``.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from game.ai.puzzles.task import Draft
from game.content.challenge import Data, Limit
from game.rules.chance import Dealer
from game.rules.towers.catalogue import Catalogue, Field, place_of
from game.rules.towers.moves import MovePawn, Place, TowersMove
from game.rules.towers.state import TowersState
from game.titles.towers.ai.puzzles.goal_fields import places
from game.titles.towers.ai.puzzles.making import Moment
from game.titles.towers.ai.puzzles.turns import DEEDS, SEAT, Turns


class Visit(Turns):
    """Counts the named fields on which own pawns stand."""

    def __init__(self, start: TowersState, fields: Sequence[Field], turns: int) -> None:
        super().__init__(start, turns)
        self._fields = list(fields)

    def worth(self, state: TowersState) -> int:
        """Fields on which an own pawn stands."""
        return sum([field in self._fields for field in state.pawns[SEAT]])

    def bound(self, state: TowersState) -> int:
        """How many fields can be visited at best: one more in each turn."""
        return min(self.worth(state) + max(self.left(state), 0), len(self._fields))

    def keen(self, state: TowersState) -> Sequence[TowersMove]:
        """In the last turn, what leads to a field that is wanted, and deeds."""
        moves = self.choices(state)
        if self.left(state) != 1:
            return moves
        return [move for move in moves if isinstance(move, DEEDS) or self._arrives(move)]

    def trace(self, state: TowersState) -> Hashable:
        """On which of the fields own pawns stand, too."""
        here = [field for field in state.pawns[SEAT] if field in self._fields]
        return (super().trace(state), tuple(here))

    def _arrives(self, move: TowersMove) -> bool:
        return isinstance(move, Place | MovePawn) and move.to in self._fields


def task(state: TowersState, goal: Data, limit: Limit) -> Visit:
    """What a goal of this kind asks for. Raises BadData."""
    return Visit(state, places(goal, "fields"), limit.count)


def make(pack: Catalogue, dealer: Dealer, turns: int) -> Draft:
    """A moment of a game in which fields are wanted, one of them perhaps under a tower."""
    moment = Moment(pack, dealer)
    fields = [dealer.choice(moment.low())] if moment.low() and dealer.below(2) else []
    fields += moment.free[: max(2, min(turns - 1, 3)) - len(fields)]
    goal = {"kind": "visit", "fields": [list(place_of(field)) for field in sorted(fields)]}
    return Draft(moment.told(turns), goal, Limit("turns", turns))
