"""What the valuation of `brewery` weighs, in points, and how that fades as the game runs out.

The numbers were found by evolution on a fast model of the game (``README.md`` in this folder).
All of them stand for a game that has just begun; with each recipe brewed less of it is left.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.rules.brewery.catalogue import RAISE, REROLL
from game.rules.brewery.cleaning import DIE_POINTS

MOST_DICE: Final = 21
MOST_SEEDS: Final = 7
LONG: Final = 12
"""Gold beyond that has no further use but its half point (D10)."""
_ALIKE: Final = 7
"""From that many dice on each further one is worth as much as the one before."""


@dataclass(frozen=True, slots=True)
class Growth:
    """What dice of a colour help in rounds to come: the ``first``, each further one ``fading``.

    ``bend``: how much more of it holds early in the game only.
    """

    first: float
    fading: float
    bend: float


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights of the valuation.

    ``growth``: by colour. ``malt``, ``hops``: what a die of that value in the warehouse is worth
    beyond one that is rolled anew, by value from 1. ``skill``: likewise, by whether it shows less
    than 4. ``seeds``: the first and each further one. ``gold``: beyond half a point. ``goods``: an
    ingredient; ``tokens``: a raise, a re-roll, any other. ``next_round``: the best, second and
    third open recipe by its chance to be brewed next round. ``bends``: how much more of the worth
    of stored dice, seeds and recipes holds early only. ``rival``: how much of the best rival's
    prospects counts against one's own. ``fields``: the first five fields while they are free.
    """

    growth: tuple[Growth, Growth, Growth, Growth]
    malt: tuple[float, ...]
    hops: tuple[float, ...]
    skill: tuple[float, float]
    seeds: tuple[float, float]
    gold: float
    goods: float
    tokens: tuple[float, float, float]
    next_round: tuple[float, float, float]
    bends: tuple[float, float, float]
    rival: float
    fields: tuple[float, float, float, float, float]


WEIGHTS: Final = Weights(
    growth=(
        Growth(3.59, 0.766, -0.066),
        Growth(4.22, 0.568, 0.457),
        Growth(2.89, 0.425, 0.115),
        Growth(4.49, 0.798, 0.040),
    ),
    malt=(-1.32, -0.33, 0.48, 0.68, 0.67, 0.62),
    hops=(-1.44, -0.53, 0.78, 0.72, 0.70, 0.89),
    skill=(-1.14, 0.17),
    seeds=(3.58, 2.66),
    gold=-0.20,
    goods=0.41,
    tokens=(0.41, 0.05, 0.51),
    next_round=(0.87, 0.56, 0.43),
    bends=(0.26, 0.057, 0.172),
    rival=0.20,
    fields=(-0.35, 0.02, 0.90, -0.51, 0.90),
)
"""The table that the agents play with."""


class Stage:
    """The weights as they are with so much of the game left.

    ``dice``: by colour and number of dice, what they are worth, their worth at the end included.
    ``stored``: by colour and value. ``seeds``: by number. ``gold``: a piece of it, up to
    :data:`LONG` of them. ``ingredient``; ``tokens``: by kind. ``hopes``: of the best recipes.
    ``fields``: the worth of a free one.
    """

    __slots__ = ("dice", "fields", "gold", "hopes", "ingredient", "seeds", "stored", "tokens")

    def __init__(self, weights: Weights, left: float) -> None:
        def bent(bend: float) -> float:
            return left * (1.0 - bend) + left * left * bend

        self.dice: list[list[float]] = []
        for colour, growth in enumerate(weights.growth):
            worths = [0.0]
            for number in range(MOST_DICE):
                more = growth.first * growth.fading ** min(number, _ALIKE) * bent(growth.bend)
                worths.append(worths[-1] + more + DIE_POINTS[colour])
            self.dice.append(worths)
        stored, seeds, hopes = weights.bends
        low, high = weights.skill
        skill = (low, low, low, high, high, high)
        self.stored: list[list[float]] = [
            [0.0] + [worth * bent(stored) for worth in table]
            for table in (weights.malt, weights.malt, weights.hops, skill)
        ]
        first, further = weights.seeds
        self.seeds: list[float] = [
            bent(seeds) * (min(number, 1) * first + max(0, number - 1) * further)
            for number in range(MOST_SEEDS)
        ]
        self.gold: float = weights.gold * left
        self.ingredient: float = weights.goods * left
        raising, rolling, other = weights.tokens
        self.tokens: list[float] = [other * left] * 6
        self.tokens[RAISE] = raising * left
        self.tokens[REROLL] = rolling * left
        self.hopes: list[float] = [hope * bent(hopes) for hope in weights.next_round]
        self.fields: list[float] = list(weights.fields)
