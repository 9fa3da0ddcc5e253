"""The goal ``raise``: a tower with as many blocks of a colour in it as can be.

``{kind: raise, of: red}``; limited are ``turns``.
"""

from __future__ import annotations

from collections.abc import Hashable

from game.ai.puzzles.task import Draft
from game.content.challenge import Data, Limit
from game.rules.chance import Dealer
from game.rules.towers.catalogue import COLOURS, Catalogue
from game.rules.towers.counts import count_of
from game.rules.towers.moves import Build, TowersMove
from game.rules.towers.position import NEUTRAL
from game.rules.towers.stacks import HEIGHT, ROWS
from game.rules.towers.state import TowersState
from game.titles.towers.ai.puzzles.goal_fields import colour_of
from game.titles.towers.ai.puzzles.making import Moment
from game.titles.towers.ai.puzzles.prospects import highest_phase, holdings
from game.titles.towers.ai.puzzles.turns import SEAT, Turns


class Raise(Turns):
    """Counts the blocks of a colour in the own tower that has most of them."""

    def __init__(self, start: TowersState, colour: int, turns: int) -> None:
        super().__init__(start, turns)
        self._colour = colour

    def worth(self, state: TowersState) -> int:
        """How many there are in one tower; 0 where none was built."""
        standing, builders = state.standing, state.builders
        own = [field for field, builder in enumerate(builders) if builder == SEAT]
        return max(
            [ROWS[standing[field] - NEUTRAL].count(self._colour) for field in own], default=0
        )

    def bound(self, state: TowersState) -> int:
        """As many as cards, blocks and the phase may come to if the last turn builds."""
        worth, left = self.worth(state), self.left(state)
        if left <= 0:
            return worth
        held, phase = holdings(state, SEAT, left - 1)[-1], highest_phase(state, left - 1)
        towers = [what - NEUTRAL for what in state.standing if what > NEUTRAL]
        there = [ROWS[row].count(self._colour) for row in towers if HEIGHT[row] <= phase]
        there.sort(reverse=True)
        blocks = count_of(state.blocks[SEAT], self._colour) + sum(there[: left - 1])
        return max(worth, min(held[self._colour] + 1, blocks, phase + 1))

    def gain(self, state: TowersState, move: TowersMove) -> int:
        """How many more there are in a tower that it builds."""
        built = move.blocks[self._colour] if isinstance(move, Build) else 0
        return max(built - self.worth(state), 0)

    def key(self, state: TowersState) -> Hashable:
        """A tower that is own is another one."""
        return (super().key(state), state.builders)


def task(state: TowersState, goal: Data, limit: Limit) -> Raise:
    """What a goal of this kind asks for. Raises BadData."""
    return Raise(state, colour_of(goal), limit.count)


def make(pack: Catalogue, dealer: Dealer, turns: int) -> Draft:
    """A moment of a game in which a tower is wanted of what there is most."""
    moment = Moment(pack, dealer)
    goal = {"kind": "raise", "of": COLOURS[moment.plenty()]}
    return Draft(moment.told(turns), goal, Limit("turns", turns))
