"""The goals of one round: ``points``, ``gold``, ``recipes``, and ``score`` of the last round.

``{kind: points, rolls: [4, 2]}``; limited are ``items``: placed on fields or added to others.
"""

from __future__ import annotations

from collections.abc import Hashable

from game.content.challenge import Data, Limit
from game.rules.brewery.book import LAST_ROUND
from game.rules.brewery.catalogue import COLOUR_OF, SEED
from game.rules.brewery.cleaning import DIE_POINTS, GOLD_FOR_A_POINT
from game.rules.brewery.position import (
    ALL_POINTS,
    FOR_BONUS,
    FOR_BREWING,
    FOR_RECIPE,
    GOLD,
    ITEM,
    OWN,
    POINT_BITS,
)
from game.rules.brewery.state import BreweryState
from game.rules.codec import BadData
from game.titles.brewery.ai.puzzles.holdings import SEAT, brewed, points_told
from game.titles.brewery.ai.puzzles.reach import brewings, dice_from_fields, gold_from_fields
from game.titles.brewery.ai.puzzles.round import Round


def _brewing_points(state: BreweryState) -> int:
    """Points for brewing, without those of the end."""
    packed = points_told(state)
    reasons = (FOR_BONUS, FOR_BREWING, FOR_RECIPE)
    return sum([packed >> POINT_BITS * reason & ALL_POINTS for reason in reasons])


class Points(Round):
    """As many points by brewing as can be had."""

    def __init__(self, start: BreweryState, goal: Data, limit: Limit) -> None:
        super().__init__(start, goal, limit)
        self._had = _brewing_points(start)

    def worth(self, state: BreweryState) -> int | None:
        """The points won by brewing."""
        return _brewing_points(state) - self._had

    def bound(self, state: BreweryState) -> int | None:
        """The points won, and those of all that might still be brewed, at its dearest."""
        won = _brewing_points(state) - self._had
        if self.over(state):
            return won
        return won + max([each.points for each in brewings(self, state)])


class Recipes(Round):
    """As many recipes as can be brewed."""

    def __init__(self, start: BreweryState, goal: Data, limit: Limit) -> None:
        super().__init__(start, goal, limit)
        self._had = len(start.brewed[SEAT])

    def worth(self, state: BreweryState) -> int | None:
        """How many recipes were brewed."""
        return len(state.brewed[SEAT]) - self._had

    def bound(self, state: BreweryState) -> int | None:
        """How many recipes were and might still be brewed."""
        won = len(state.brewed[SEAT]) - self._had
        if self.over(state):
            return won
        return won + max([each.recipes for each in brewings(self, state)])


class Gold(Round):
    """As much gold as can be had."""

    def worth(self, state: BreweryState) -> int | None:
        """The gold that the seat has."""
        return state.own[OWN * SEAT + GOLD]

    def bound(self, state: BreweryState) -> int | None:
        """The gold there is, and what brewing and selling might bring, with nothing bought."""
        had = state.own[OWN * SEAT + GOLD]
        if self.over(state):
            return had
        coming = max([each.gold for each in brewings(self, state)])
        return had + coming + gold_from_fields(self, state)

    def trace(self, state: BreweryState) -> Hashable:
        """The brewings; dice don't count here."""
        return brewed(state)


class Score(Round):
    """As many points as can be had when the game ends with this round."""

    def worth(self, state: BreweryState) -> int | None:
        """The final score; None before the end."""
        return state.points_of(SEAT) if state.ended else None

    def bound(self, state: BreweryState) -> int | None:
        """The score with brewings, gold and dice each at its best."""
        if self.over(state):
            return state.points_of(SEAT) if state.ended else None
        had = state.own[OWN * SEAT + GOLD] + gold_from_fields(self, state)
        best = max(
            [
                each.points + (had + each.gold) // GOLD_FOR_A_POINT + 2 * each.dice
                for each in brewings(self, state)
            ]
        )
        return state.points_of(SEAT) + best + _dice(state) + dice_from_fields(self, state)


def _dice(state: BreweryState) -> int:
    """What the dice at hand and on fields are worth at the end."""
    dice = state.dice_at_hand(SEAT)
    dice += [
        (entry & ITEM) + SEED for entry in state.waiting[SEAT] if (entry & ITEM) + SEED != SEED
    ]
    return sum([DIE_POINTS[COLOUR_OF[die]] for die in dice])


def score(state: BreweryState, goal: Data, limit: Limit) -> Score:
    """What the goal ``score`` asks for. Raises BadData before the last round."""
    if state.round != LAST_ROUND:
        raise BadData("goal.kind", f"in round {LAST_ROUND}, the last one, alone")
    return Score(state, goal, limit)
