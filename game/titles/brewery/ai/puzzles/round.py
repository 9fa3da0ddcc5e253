"""What all challenges of one round have in common: which moves may be played, when it is over."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from typing import Final

from game.content.challenge import Data, Limit, Worth
from game.rules.brewery.catalogue import FIRST_TOKEN, RAISE, REROLL
from game.rules.brewery.moves import Accelerate, Brew, BreweryMove, Buy, Place, UseToken
from game.rules.brewery.position import OWN, USED
from game.rules.brewery.state import BreweryState
from game.titles.brewery.ai.puzzles.holdings import SEAT, brewed, dice_owned, lying, settled
from game.titles.brewery.ai.puzzles.rolls import Told

TOKENS: Final = (RAISE, REROLL)
"""The tokens that somebody alone may buy and use."""


class Round(ABC):
    """A round to its end, with so many ``items`` to place or to add at the most.

    Only the recipes may be brewed that lie open at the start: what the deck brings isn't known.
    """

    fewest = False

    def __init__(self, start: BreweryState, goal: Data, limit: Limit) -> None:
        """Raises BadData."""
        self.items = limit.count
        self.told = Told(start, goal)
        self.ware = tuple(start.ware)
        self._round = start.round
        self._row = start.row
        self._before = _items(start)

    def over(self, state: BreweryState) -> bool:
        """Whether the round has ended."""
        return state.ended or state.round != self._round

    def choices(self, state: BreweryState) -> Sequence[BreweryMove]:
        """What the rules allow, within the limit and with no dice but those told."""
        if self.over(state):
            return ()
        full = self.spent(state) >= self.items
        return [move for move in state.legal_moves() if self._allows(state, move, full)]

    def _allows(self, state: BreweryState, move: BreweryMove, full: bool) -> bool:
        if isinstance(move, Place | Accelerate):
            return not full and self.told.covers(state, move)
        if isinstance(move, Brew):
            return move.recipe in self._row
        if isinstance(move, UseToken) and move.token not in TOKENS:
            return False
        if isinstance(move, Buy) and move.what >= FIRST_TOKEN:
            return move.what - FIRST_TOKEN in TOKENS
        return self.told.covers(state, move)

    @abstractmethod
    def worth(self, state: BreweryState) -> Worth | None:
        """What the goal counts there."""

    @abstractmethod
    def bound(self, state: BreweryState) -> Worth | None:
        """What no way on from there can be better than."""

    def key(self, state: BreweryState) -> Hashable:
        """What lies on the table; after the round what came of it."""
        if self.over(state):
            return (self.worth(state), self.trace(state))
        return lying(state)

    def trace(self, state: BreweryState) -> Hashable:
        """The brewings, and the dice that are left."""
        return (brewed(state), dice_owned(settled(state)))

    def spent(self, state: BreweryState) -> int:
        """Items placed or added; all after the round."""
        return self.items if self.over(state) else _items(state) - self._before

    def remaining(self, state: BreweryState) -> list[int]:
        """The recipes that may still be brewed."""
        return [recipe for recipe in self._row if recipe >= 0 and recipe in state.row]


def _items(state: BreweryState) -> int:
    """The items of this round: what lies on fields, and twice as many where a skill die was added,
    which takes the item off its field."""
    used = state.own[OWN * SEAT + USED].bit_count()
    return 2 * used - len(state.waiting[SEAT])
