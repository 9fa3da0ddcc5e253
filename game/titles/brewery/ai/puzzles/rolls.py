"""Dice to come that a challenge tells: whoever thinks about it knows what they will show.

All dice of a game come from one stream, so what is rolled next, whatever it is, shows the next
number of it. A goal's ``rolls`` tell the first numbers of that stream; what would be rolled
beyond them may not be rolled.
"""

from __future__ import annotations

from typing import Final

from game.content.challenge import Data
from game.rules.brewery.catalogue import (
    HOPS_GROW,
    MALT_DARK,
    MALT_LIGHT,
    REROLL,
    SCHOOL_REROLL,
)
from game.rules.brewery.dice import SIX
from game.rules.brewery.moves import Accelerate, BreweryMove, Pick, Place, UseToken
from game.rules.brewery.position import Position
from game.rules.chance import Dealer
from game.rules.codec import BadData

MOST_TOLD: Final = 12
"""Numbers that a challenge tells."""
_GROWING: Final = (MALT_LIGHT, MALT_DARK, HOPS_GROW)
"""The fields on which accelerating rolls a die."""


def coming(word: int, count: int) -> list[int]:
    """What the next dice show, where the game's dealer stands at ``word``."""
    dealer = Dealer(word)
    return [1 + dealer.below(SIX) for _ in range(count)]


class Told:
    """The dice to come that are told from a first position on."""

    def __init__(self, start: Position, goal: Data) -> None:
        """Raises BadData where the goal's ``rolls`` aren't those of the position's ``chance``."""
        rolls = goal.get("rolls", [])
        if not isinstance(rolls, list) or len(rolls) > MOST_TOLD:
            raise BadData("goal.rolls", f"a list of {MOST_TOLD} at the most")
        shown = coming(start.word, len(rolls))
        if rolls != shown:
            raise BadData("goal.rolls", f"what the position's chance rolls: {shown}")
        dealer = Dealer(start.word)
        self._told = len(rolls)
        self._rolled: dict[int, int] = {start.word: 0}
        for number in range(len(rolls)):
            dealer.below(SIX)
            self._rolled[dealer.word] = number + 1

    def left(self, position: Position) -> int:
        """How many dice may still be rolled."""
        return self._told - self._rolled.get(position.word, self._told)

    def values(self, position: Position) -> list[int]:
        """What the dice show that may still be rolled."""
        return coming(position.word, self.left(position))

    def covers(self, position: Position, move: BreweryMove) -> bool:
        """Whether all that a move would roll is told."""
        if isinstance(move, Place):
            if move.colour is not None:
                return position.supply[move.colour].bit_count() <= self.left(position)
            return move.field != SCHOOL_REROLL or self.left(position) > 0
        if isinstance(move, Accelerate):
            return move.field not in _GROWING or self.left(position) > 0
        if isinstance(move, Pick):
            return len(position.picked) < self.left(position)
        if isinstance(move, UseToken):
            return move.token != REROLL or self.left(position) > 0
        return True
