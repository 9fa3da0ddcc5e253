"""The goal ``gather``: as many blocks of a colour as can be had.

``{kind: gather, of: red}``; limited are ``turns``.
"""

from __future__ import annotations

from game.ai.puzzles.task import Draft
from game.content.challenge import Data, Limit
from game.rules.chance import Dealer
from game.rules.towers.catalogue import COLOURS, Catalogue
from game.rules.towers.counts import count_of
from game.rules.towers.moves import TowersMove
from game.rules.towers.position import NEUTRAL
from game.rules.towers.stacks import COST, HEIGHT, ROWS
from game.rules.towers.state import TowersState
from game.titles.towers.ai.policy import deeds
from game.titles.towers.ai.puzzles.goal_fields import colour_of
from game.titles.towers.ai.puzzles.making import Moment
from game.titles.towers.ai.puzzles.prospects import highest_phase, holdings, payable
from game.titles.towers.ai.puzzles.turns import SEAT, Turns, taken_by


class Gather(Turns):
    """Counts the own blocks of a colour."""

    def __init__(self, start: TowersState, colour: int, turns: int) -> None:
        super().__init__(start, turns)
        self._colour = colour

    def worth(self, state: TowersState) -> int:
        """How many blocks of the colour the seat has."""
        return count_of(state.blocks[SEAT], self._colour)

    def bound(self, state: TowersState) -> int:
        """What is taken now, and in each turn to come the tower that has most of them."""
        worth, left = self.worth(state), self.left(state)
        if left <= 0:
            return worth
        now = max([taken_by(state, move, self._colour) for move in deeds(state)], default=0)
        worth += max(now, 0)
        if left == 1:
            return worth
        held, phase = holdings(state, SEAT, left - 1)[-1], highest_phase(state, left - 1)
        towers = [what - NEUTRAL for what in state.standing if what > NEUTRAL]
        able = [row for row in towers if HEIGHT[row] <= phase and payable(COST[row], held)]
        there = sorted([ROWS[row].count(self._colour) for row in able], reverse=True)
        return worth + sum(there[: left - 1])

    def gain(self, state: TowersState, move: TowersMove) -> int:
        """How many blocks of the colour a move brings."""
        return taken_by(state, move, self._colour)


def task(state: TowersState, goal: Data, limit: Limit) -> Gather:
    """What a goal of this kind asks for. Raises BadData."""
    return Gather(state, colour_of(goal), limit.count)


def make(pack: Catalogue, dealer: Dealer, turns: int) -> Draft:
    """A moment of a game in which the blocks are wanted of which most stand in the towers."""
    moment = Moment(pack, dealer)
    goal = {"kind": "gather", "of": COLOURS[moment.plenty()]}
    return Draft(moment.told(turns), goal, Limit("turns", turns))
