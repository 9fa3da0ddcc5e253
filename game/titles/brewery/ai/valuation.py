"""What a seat's holdings are worth: the best of what it can brew this round, and what stays.

Every set of open recipes that the dice fill together is a plan (D7). A plan is worth what it gives,
and what is held after it: dice that grow the brewery, dice kept in the warehouse, seeds, gold,
goods, and the chance of each recipe left to be brewed next round.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.rules.brewery.book import LAST_ROUND
from game.rules.brewery.brewing import open_recipes
from game.rules.brewery.catalogue import (
    FIRST_TOKEN,
    HOPS_GROW,
    LIGHT,
    MALT_DARK,
    MALT_LIGHT,
    SKILL,
    SKILL_USE,
)
from game.rules.brewery.position import OWN, PURCHASE, USED, Position
from game.titles.brewery.ai.cards import HALF, Card, cards_of
from game.titles.brewery.ai.counts import BITS, COUNT, ONE, SIX, chance, taken, total
from game.titles.brewery.ai.holdings import Holdings, holdings_of
from game.titles.brewery.ai.weights import LONG, MOST_DICE, MOST_SEEDS, WEIGHTS, Stage, Weights

POOLED: Final = 0
"""The pool's dice may still go to the warehouse: placing, purchase."""
STORED: Final = 1
"""Only what lies in the warehouse can be brewed with: the brewing phase."""
CLEANED: Final = 2
"""The round is over: nothing more is brewed."""
USUAL_END: Final = 13
"""The round by which all games but a few are over."""
GROWING: Final = 5
"""The first five fields are those of the malt house and the hops plantation."""
_ROLLED: Final = ~COUNT
_INGREDIENT_BITS: Final = (1 << 2 * FIRST_TOKEN) - 1


@dataclass(frozen=True, slots=True)
class Plan:
    """A way to end the round: ``worth`` in points, ``recipes`` to be brewed."""

    worth: float
    recipes: tuple[int, ...]


class _Way:
    """A plan while it is made: what is left after the recipes chosen so far."""

    __slots__ = ("dice", "goods", "points", "recipes", "rolls")

    def __init__(self) -> None:
        self.dice: list[int] = [0, 0, 0, 0]
        self.rolls: list[int] = [0, 0, 0, 0]
        self.goods: int = 0
        self.points: float = 0.0
        self.recipes: tuple[int, ...] = ()

    def copy(self) -> _Way:
        made = _Way()
        made.dice = self.dice[:]
        made.rolls = self.rolls[:]
        made.goods = self.goods
        made.points = self.points
        made.recipes = self.recipes
        return made


class Valuation:
    """Values holdings by one table of weights, in games of one number of seats."""

    def __init__(self, position: Position, weights: Weights = WEIGHTS) -> None:
        self.weights = weights
        self.cards: list[Card] = cards_of(position.book.catalogue)
        self.end = position.recipes_to_end()
        self._stages: list[Stage] = [
            Stage(weights, left / self.end) for left in range(self.end + 1)
        ]

    def left(self, position: Position) -> int:
        """How many recipes are still to be brewed before the game ends."""
        return max(0, self.end - position.recipes_brewed())

    def horizon(self, position: Position) -> int:
        """For how many recipes it pays to plan: for those that are left, and in a game that drags
        on for one more each round.

        Where all have sold what they brew with to be ready for the end, nobody can brew.
        """
        late = min(max(0, position.round - USUAL_END), LAST_ROUND - position.round)
        return min(self.end, self.left(position) + late)

    def stage(self, left: int) -> Stage:
        """The weights with so many recipes to go."""
        return self._stages[max(0, left)]

    def worth(self, held: Holdings, row: list[int], left: int, when: int) -> float:
        """What the holdings ``held`` are worth in all by the best :meth:`plan`, in points."""
        return self.plan(held, row, left, when).worth

    def plan(self, held: Holdings, row: list[int], left: int, when: int) -> Plan:
        """The best plan for the round that is under way.

        ``row``: the open recipes; ``left``: how many are to be brewed before the game ends;
        ``when``: :data:`POOLED`, :data:`STORED` or :data:`CLEANED`.
        """
        best: Plan | None = None
        for way in self._ways(held, row, when):
            found = self._judged(way, held, row, left, when)
            if best is None or found.worth > best.worth:
                best = found
        if best is None:
            raise AssertionError("there is always the plan to brew nothing")
        return best

    def _ways(self, held: Holdings, row: list[int], when: int) -> list[_Way]:
        """Every set of recipes that the dice fill, the empty one first."""
        start = _Way()
        for colour in range(4):
            pool = held.pool[colour]
            start.rolls[colour] = held.fresh[colour]
            if when == POOLED:
                start.dice[colour] = held.ware[colour] + (pool & _ROLLED)
                start.rolls[colour] += pool & COUNT
            else:
                start.dice[colour] = held.ware[colour]
                start.rolls[colour] += total(pool)
        start.goods = held.goods
        start.points = held.points + HALF * held.gold
        ways = [start]
        if when != CLEANED:
            for recipe in row:
                for way in ways[:]:
                    further = self._brewed(way, recipe)
                    if further is not None:
                        ways.append(further)
        return ways

    def _brewed(self, way: _Way, recipe: int) -> _Way | None:
        """A way with one recipe more, or None where the dice don't fill it."""
        card = self.cards[recipe]
        light = taken(way.dice[0], card.light)
        if light < 0:
            return None
        dark = taken(way.dice[1], card.dark)
        if dark < 0:
            return None
        hops = taken(way.dice[2], card.hops)
        if hops < 0:
            return None
        made = way.copy()
        for colour, used in enumerate((light, dark, hops)):
            made.dice[colour] -= used
            made.rolls[colour] += total(used)
        made.points += card.points + HALF * card.gold
        made.recipes = (*way.recipes, recipe)
        if card.die >= 0:
            made.rolls[card.die] += 1
        if card.token:
            made.points += 0.6
        skill = made.dice[SKILL]
        number = card.best_extension(made.goods, skill != 0)
        if number >= 0:
            use, points, gold = card.extensions[number]
            made.points += points + HALF * gold
            if use == SKILL_USE:
                made.rolls[SKILL] += 1
                made.dice[SKILL] -= lowest_of(skill)
            else:
                made.goods -= 1 << 2 * use
        return made

    def _judged(self, way: _Way, held: Holdings, row: list[int], left: int, when: int) -> Plan:
        """What a way is worth, with the dice kept that are worth more kept than rolled."""
        stage = self.stage(left - len(way.recipes))
        worth = way.points + stage.gold * min(held.gold, LONG)
        worth += stage.seeds[min(held.seeds, MOST_SEEDS - 1)]
        rolls = way.rolls
        kept = [0, 0, 0, 0]
        for colour in range(4):
            stored = stage.stored[colour]
            dice = way.dice[colour]
            ware = held.ware[colour]
            stays = held.later[colour]
            count = rolls[colour]
            for value in range(1, SIX + 1):
                shown = dice >> BITS * value & COUNT
                if shown:
                    lying = min(shown, ware >> BITS * value & COUNT)
                    if when == POOLED and stored[value] <= 0:
                        count += shown - lying
                        shown = lying
                    stays += ONE[value] * shown
            kept[colour] = stays
            rolls[colour] = count
            for value in range(1, SIX + 1):
                shown = stays >> BITS * value & COUNT
                if shown:
                    worth += shown * stored[value]
                    count += shown
            worth += stage.dice[colour][min(count, MOST_DICE - 1)]
        worth += self._goods(way.goods, stage)
        worth += self._hopes(way, kept, row, stage)
        return Plan(worth, way.recipes)

    def _goods(self, goods: int, stage: Stage) -> float:
        worth = 0.0
        if goods & _INGREDIENT_BITS:
            for kind in range(FIRST_TOKEN):
                worth += (goods >> 2 * kind & 3) * stage.ingredient
        tokens = goods >> 2 * FIRST_TOKEN
        if tokens:
            for kind, each in enumerate(stage.tokens):
                worth += (tokens >> 2 * kind & 3) * each
        return worth

    def _hopes(self, way: _Way, kept: list[int], row: list[int], stage: Stage) -> float:
        """The recipes that stay, by the chance to be brewed next round."""
        found: list[float] = []
        light, dark, hops, skill = kept
        of_light, of_dark, of_hops, of_skill = way.rolls
        for recipe in row:
            if recipe in way.recipes:
                continue
            card = self.cards[recipe]
            fills = chance(light, card.light, of_light)
            if fills:
                fills *= chance(dark, card.dark, of_dark)
            if fills:
                fills *= chance(hops, card.hops, of_hops)
            if fills:
                number = card.best_extension(way.goods, skill + of_skill > 0)
                bonus = 0.0
                if number >= 0:
                    bonus = card.extensions[number][1] + HALF * card.extensions[number][2]
                found.append(fills * (card.worth + bonus))
        found.sort(reverse=True)
        worth = 0.0
        for share, hope in zip(stage.hopes, found, strict=False):
            worth += share * hope
        return worth


def lowest_of(dice: int) -> int:
    """One die of the lowest value of a count that is not empty, as a count."""
    value = 1
    while not dice >> BITS * value & COUNT:
        value += 1
    return ONE[value]


def moment(position: Position) -> int:
    """What of a seat's dice may be brewed with from now on."""
    return POOLED if position.phase <= PURCHASE else STORED


def useful_fields(position: Position, seat: int, held: Holdings) -> int:
    """The free fields of malt house and hops plantation that a seat has an item for, as bits."""
    if position.out >> seat & 1:
        return 0
    free = ~(position.closed | position.own[OWN * seat + USED]) & ((1 << GROWING) - 1)
    if not held.in_hand:
        free &= ~(1 << MALT_LIGHT | 1 << HOPS_GROW)
    if held.pool[LIGHT] <= COUNT:
        free &= ~(1 << MALT_DARK)
    return free


def field_worth(stage: Stage, fields: int) -> float:
    """What free fields are worth, given as bits."""
    worth = 0.0
    for field in range(GROWING):
        if fields >> field & 1:
            worth += stage.fields[field]
    return worth


def standing(position: Position, valuation: Valuation, seat: int, when: int) -> float:
    """What a seat has and may expect, in points; ``when`` as in :meth:`Valuation.plan`."""
    held = holdings_of(position, seat)
    return valuation.worth(held, open_recipes(position), valuation.horizon(position), when)
