"""What the rest of a round can bring at best, by counts alone: no way on does better.

Each colour is taken for itself: all dice that are told might be rolled of it, and the items that it
takes to gain and raise dice are the fewest. No die is brewed with twice, one ingredient bought.
"""

from __future__ import annotations

from typing import Final

from game.rules.brewery.book import BASE_COLOURS
from game.rules.brewery.catalogue import (
    COLOUR_OF,
    DARK,
    FIRST_TOKEN,
    HOPS_GROW,
    HOPS_RAISE,
    MALT_DARK,
    MALT_LIGHT,
    MALT_RAISE,
    RAISE,
    REROLL,
    SCHOOL_EXCHANGE,
    SCHOOL_REROLL,
    SEED,
    SEEDS_GOLD,
    SKILL,
    SKILL_USE,
)
from game.rules.brewery.cleaning import GOLD_FOR_SKILL
from game.rules.brewery.dice import VALUE, dice_in
from game.rules.brewery.position import (
    BREW,
    ITEM,
    ITEM_BITS,
    OWN,
    PLACE,
    SEEDS_OWN,
    USED,
)
from game.rules.brewery.state import BreweryState
from game.rules.brewery.tokens import TOKENS_FROM
from game.titles.brewery.ai.puzzles.holdings import SEAT
from game.titles.brewery.ai.puzzles.round import Round

_GROWN: Final = (MALT_LIGHT, MALT_DARK, HOPS_GROW)
"""By colour of a base: the field that brings such a die."""
_AT_SCHOOL: Final = 1 << SCHOOL_REROLL | 1 << SCHOOL_EXCHANGE
_NEVER: Final = 99
_NOTHING: Final = -2
_RAISING: Final = (MALT_RAISE, MALT_RAISE, HOPS_RAISE)
"""By colour of a base: the field that raises one."""


class Brewing:
    """Some recipes that could be brewed together: the points and gold they bring at best."""

    __slots__ = ("dice", "gold", "points", "recipes")

    def __init__(self, recipes: int, points: int, gold: int, dice: int) -> None:
        self.recipes, self.points, self.gold, self.dice = recipes, points, gold, dice


class Stock:
    """The dice of a colour that may yet be brewed with, at their best.

    ``values``: highest first, those among them that may be rolled anew as they are told;
    ``grown``: whether the last one is to be gained first. ``raising`` and ``growing``: the items
    that raising one and gaining one take, :data:`_NEVER` where it can't be done.
    """

    __slots__ = ("growing", "grown", "raising", "values")

    def __init__(self, values: list[int], raising: int, growing: int, rolls: list[int]) -> None:
        dice = len(values) + (growing < _NEVER)
        self.values = sorted(values + rolls, reverse=True)[:dice]
        self.grown = growing < _NEVER and len(self.values) == dice
        self.raising, self.growing = raising, growing

    def items_for(self, needs: list[int], tokens: int) -> int:
        """The items it takes at least to have dice for ``needs``, the highest first."""
        if len(needs) > len(self.values):
            return _NEVER
        missing = sum([max(0, need - self.values[at]) for at, need in enumerate(needs)])
        items = self.growing if self.grown and len(needs) == len(self.values) else 0
        if missing > tokens:
            return _NEVER if missing > tokens + 1 else items + self.raising
        return items


def brewings(task: Round, state: BreweryState) -> list[Brewing]:
    """Everything that might still be brewed, nothing at all among it.

    ``gold`` is without what an ingredient costs.
    """
    recipes, left = task.remaining(state), _left(task, state)
    stocks, tokens = _stocks(task, state, left), _raises(state)
    base, found = state.book.base, [Brewing(0, 0, 0, 0)]
    for chosen in range(1, 1 << len(recipes)):
        taken = [recipe for at, recipe in enumerate(recipes) if chosen >> at & 1]
        items = 0
        for colour in range(BASE_COLOURS):
            needs = [least for each in taken for least in base[each][colour]]
            items += stocks[colour].items_for(sorted(needs, reverse=True), tokens)
        if items <= left:
            found.append(_promised(state, taken))
    return found


def _promised(state: BreweryState, recipes: list[int]) -> Brewing:
    """What these recipes bring; one of them may use an ingredient that is bought for it."""
    points = gold = dice = more_points = more_gold = 0
    buys = state.phase < BREW and not state.bought & 1
    skill = (state.pool[SKILL] | state.ware[SKILL]) > 0
    for recipe in recipes:
        card = state.book.catalogue.recipes[recipe]
        had_points = had_gold = all_points = all_gold = 0
        for bonus in card.extensions:
            owned = skill if bonus.use == SKILL_USE else state.owns(SEAT, bonus.use) > 0
            if owned:
                had_points, had_gold = max(had_points, bonus.points), max(had_gold, bonus.gold)
            if owned or (buys and bonus.use != SKILL_USE):
                all_points, all_gold = max(all_points, bonus.points), max(all_gold, bonus.gold)
        points += 1 + card.reward.points + had_points
        gold += card.reward.gold + had_gold
        dice += card.reward.die is not None
        more_points = max(more_points, all_points - had_points)
        more_gold = max(more_gold, all_gold - had_gold)
    return Brewing(len(recipes), points + more_points, gold + more_gold, dice)


def _left(task: Round, state: BreweryState) -> int:
    """The items that may still be placed."""
    return task.items - task.spent(state) if state.phase == PLACE else 0


def _stocks(task: Round, state: BreweryState, left: int) -> list[Stock]:
    """By colour of a base: the dice that may yet be brewed with."""
    used = state.own[OWN * SEAT + USED]
    foretold = task.told.values(state)
    again = foretold if _rolled_again(state, left, used) else []
    found = []
    for colour in range(BASE_COLOURS):
        values = [state.face[die] & VALUE for die in _at_hand(state, colour)]
        raising = 2 if left > 1 and not used >> _RAISING[colour] & 1 else _NEVER
        waiting = _waiting(state, _RAISING[colour])
        if waiting >= 0 and left and COLOUR_OF[waiting] == colour:
            values.append(state.face[waiting] & VALUE)
        if waiting >= 0 and left:
            raising = 1
        growing = _growing(state, colour, left, used) if foretold else _NEVER
        rolls = again or (foretold if growing < _NEVER else [])
        found.append(Stock(values, raising, growing, rolls))
    return found


def _at_hand(state: BreweryState, colour: int) -> list[int]:
    """The dice of a colour in pool and warehouse, but after the purchase those of the latter."""
    dice = state.ware[colour]
    if state.phase != BREW:
        dice |= state.pool[colour]
    return [die for die in dice_in(colour, dice) if state.face[die] & VALUE]


def _waiting(state: BreweryState, field: int) -> int:
    """The item that waits on a field, or :data:`_NOTHING`."""
    for entry in state.waiting[SEAT]:
        if entry >> ITEM_BITS == field:
            return (entry & ITEM) + SEED
    return _NOTHING


def _rolled_again(state: BreweryState, left: int, used: int) -> bool:
    """Whether dice may yet be rolled again, or exchanged."""
    if state.pending or (left and used & _AT_SCHOOL != _AT_SCHOOL):
        return True
    return state.owns(SEAT, FIRST_TOKEN + REROLL) > 0 or _gets_token(state)


def _raises(state: BreweryState) -> int:
    """How often tokens can raise a die."""
    return state.owns(SEAT, FIRST_TOKEN + RAISE) + 3 * _gets_token(state)


def _gets_token(state: BreweryState) -> bool:
    """Whether a token can be bought, or comes with a recipe."""
    if state.round >= TOKENS_FROM and state.phase < BREW and not state.bought & 2:
        return True
    cards = state.book.catalogue.recipes
    return state.pending > 0 or any(each >= 0 and cards[each].reward.token for each in state.row)


def _growing(state: BreweryState, colour: int, left: int, used: int) -> int:
    """The items it takes to gain a die of a colour and to have it rolled."""
    field = _GROWN[colour]
    if _waiting(state, field) != _NOTHING:
        return 1 if left else _NEVER
    if left < 2 or used >> field & 1:
        return _NEVER
    seeds = state.own[OWN * SEAT + SEEDS_OWN]
    return 2 if colour == DARK or seeds else _NEVER


def gold_from_fields(task: Round, state: BreweryState) -> int:
    """What the seed department can still pay at the most."""
    if _waiting(state, SEEDS_GOLD) != _NOTHING:
        return GOLD_FOR_SKILL
    closed = state.own[OWN * SEAT + USED] >> SEEDS_GOLD & 1 or state.phase != PLACE
    return 0 if closed or task.spent(state) >= task.items else GOLD_FOR_SKILL


def dice_from_fields(task: Round, state: BreweryState) -> int:
    """The points that more dice can be worth at the most: one for each seed, one for dark malt."""
    left = _left(task, state)
    waiting = [field for field in _GROWN if _waiting(state, field) != _NOTHING]
    return min(left + len(waiting), len(_GROWN))
