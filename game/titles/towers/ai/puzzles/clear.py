"""The goal ``clear``: as many of some towers demolished as can be.

``{kind: clear, towers: [[3, 2], [5, 3]]}`` names their fields; limited are ``turns``.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.puzzles.task import Draft
from game.content.challenge import Data, Limit
from game.language import _
from game.rules.chance import Dealer
from game.rules.codec import BadData
from game.rules.towers.catalogue import Catalogue, Field, place_of
from game.rules.towers.moves import Demolish, TowersMove
from game.rules.towers.position import NEUTRAL
from game.rules.towers.stacks import COST, HEIGHT
from game.rules.towers.state import TowersState
from game.titles.towers.ai.policy import deeds
from game.titles.towers.ai.puzzles.goal_fields import places
from game.titles.towers.ai.puzzles.making import Moment
from game.titles.towers.ai.puzzles.prospects import highest_phase, holdings, payable
from game.titles.towers.ai.puzzles.turns import SEAT, Turns

_WANTED = 4
"""Towers that are wanted at the most."""


class Clear(Turns):
    """Counts the fields of named towers on which none stands any more."""

    def __init__(self, start: TowersState, fields: Sequence[Field], turns: int) -> None:
        super().__init__(start, turns)
        self._fields = list(fields)

    def worth(self, state: TowersState) -> int:
        """How many of the towers are gone."""
        return len(self._fields) - len(self._standing(state))

    def bound(self, state: TowersState) -> int:
        """One a turn, as far as cards and phases may ever allow it, none now if none can be."""
        worth, left = self.worth(state), self.left(state)
        if left <= 0 or worth == len(self._fields):
            return worth
        turns = left if any(self.gain(state, move) for move in deeds(state)) else left - 1
        held, phase = holdings(state, SEAT, left - 1)[-1], highest_phase(state, left - 1)
        rows = [state.standing[field] - NEUTRAL for field in self._standing(state)]
        able = [row for row in rows if HEIGHT[row] <= phase and payable(COST[row], held)]
        return worth + min(turns, len(able))

    def gain(self, _state: TowersState, move: TowersMove) -> int:
        """1 if a move demolishes one of the towers, else 0."""
        return int(isinstance(move, Demolish) and move.to in self._fields)

    def _standing(self, state: TowersState) -> list[Field]:
        return [field for field in self._fields if state.standing[field] > NEUTRAL]


def task(state: TowersState, goal: Data, limit: Limit) -> Clear:
    """What a goal of this kind asks for. Raises BadData."""
    fields = places(goal, "towers")
    for at, field in enumerate(fields):
        if state.standing[field] <= NEUTRAL:
            raise BadData(f"goal.towers[{at}]", _("a field with a tower"))
    return Clear(state, fields, limit.count)


def make(pack: Catalogue, dealer: Dealer, turns: int) -> Draft:
    """A moment of a game in which a few of the lower towers are wanted."""
    moment = Moment(pack, dealer)
    low = moment.low()
    dealer.shuffle(low)
    wanted = sorted(low[: max(2, min(turns - 1, _WANTED))])
    goal = {"kind": "clear", "towers": [list(place_of(field)) for field in wanted]}
    return Draft(moment.told(turns), goal, Limit("turns", turns))
