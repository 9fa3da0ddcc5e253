"""The goal ``points``: as many points as can be made. ``{kind: points}``; limited are ``turns``."""

from __future__ import annotations

from collections.abc import Hashable

from game.ai.puzzles.task import Draft
from game.content.challenge import Data, Limit
from game.rules.chance import Dealer
from game.rules.towers.catalogue import Catalogue
from game.rules.towers.moves import TowersMove
from game.rules.towers.payment import MOST_CAPTURE
from game.rules.towers.position import NEUTRAL
from game.rules.towers.stacks import COST, HEIGHT
from game.rules.towers.state import TowersState
from game.titles.towers.ai.harm import points_of
from game.titles.towers.ai.policy import deeds
from game.titles.towers.ai.puzzles.making import Moment
from game.titles.towers.ai.puzzles.prospects import highest_phase, holdings, payable
from game.titles.towers.ai.puzzles.turns import SEAT, Turns


class Points(Turns):
    """Counts the points made since the start."""

    def __init__(self, start: TowersState, turns: int) -> None:
        super().__init__(start, turns)
        self._had = start.points_of(SEAT)

    def worth(self, state: TowersState) -> int:
        """Points made."""
        return state.points_of(SEAT) - self._had

    def bound(self, state: TowersState) -> int:
        """What is made now, and in each turn to come the most that any deed could bring."""
        worth, left = self.worth(state), self.left(state)
        if left <= 0:
            return worth
        worth += max([points_of(state, move) for move in deeds(state)], default=0)
        if left == 1:
            return worth
        held = holdings(state, SEAT, left - 1)
        return worth + sum([_most(state, held[ahead], ahead) for ahead in range(1, left)])

    def gain(self, state: TowersState, move: TowersMove) -> int:
        """The points that a move brings."""
        return points_of(state, move)

    def key(self, state: TowersState) -> Hashable:
        """What was captured for how much is seen by the points alone."""
        return (super().key(state), state.points_of(SEAT))


def _most(state: TowersState, held: list[int], ahead: int) -> int:
    """The most that one turn could bring, so many turns ahead, with such cards at best."""
    phase = highest_phase(state, ahead)
    could_have = state.blocks_of(SEAT) + 4 * ahead
    best = phase + 1 if could_have > state.phase else 0
    for field, what in enumerate(state.standing):
        if what == NEUTRAL:
            cards = held[state.ground.colours[field]] + 1
            best = max(best, min(cards, MOST_CAPTURE))
        elif what > NEUTRAL:
            height = HEIGHT[what - NEUTRAL]
            if best < height <= phase and payable(COST[what - NEUTRAL], held):
                best = height
    return best


def task(state: TowersState, _goal: Data, limit: Limit) -> Points:
    """What a goal of this kind asks for."""
    return Points(state, limit.count)


def make(pack: Catalogue, dealer: Dealer, turns: int) -> Draft:
    """A moment of a game in which points are wanted."""
    return Draft(Moment(pack, dealer).told(turns), {"kind": "points"}, Limit("turns", turns))
