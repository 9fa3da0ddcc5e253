"""What the rest of a round can bring at best, by counts alone: no way on does better.

Every die is taken for as high as any way could make it, and every recipe for as dear as its best
extension makes it; only that no die is brewed with twice is kept.
"""

from __future__ import annotations

from typing import Final

from game.rules.brewery.book import BASE_COLOURS
from game.rules.brewery.catalogue import (
    HOPS,
    HOPS_GROW,
    HOPS_RAISE,
    INGREDIENTS,
    LIGHT,
    MALT_DARK,
    MALT_LIGHT,
    MALT_RAISE,
    RAISE,
    REROLL,
    SCHOOL_EXCHANGE,
    SCHOOL_REROLL,
    SEED,
    SEEDS_GOLD,
    SKILL_USE,
)
from game.rules.brewery.cleaning import GOLD_FOR_SKILL
from game.rules.brewery.dice import AT_LEAST, SIX, VALUE, covers, dice_in
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
_NOTHING: Final = -2
_RAISING: Final = (MALT_RAISE, MALT_RAISE, HOPS_RAISE)
"""By colour of a base: the field that raises one."""


class Brewing:
    """Some recipes that could be brewed together: the points and gold they bring at best."""

    __slots__ = ("dice", "gold", "points", "recipes")

    def __init__(self, recipes: int, points: int, gold: int, dice: int) -> None:
        self.recipes, self.points, self.gold, self.dice = recipes, points, gold, dice


def brewings(task: Round, state: BreweryState) -> list[Brewing]:
    """Everything that might still be brewed, nothing at all among it.

    ``gold`` is without what an ingredient costs.
    """
    recipes = task.remaining(state)
    strengths = _strengths(task, state)
    needs, found = state.book.needs, [Brewing(0, 0, 0, 0)]
    for chosen in range(1, 1 << len(recipes)):
        taken = [recipe for at, recipe in enumerate(recipes) if chosen >> at & 1]
        if all(
            covers(strengths[colour], sum([needs[BASE_COLOURS * each + colour] for each in taken]))
            for colour in range(BASE_COLOURS)
        ):
            found.append(_promised(state, taken))
    return found


def _promised(state: BreweryState, recipes: list[int]) -> Brewing:
    points = gold = dice = 0
    for recipe in recipes:
        reward = state.book.catalogue.recipes[recipe].reward
        bonuses = [
            extension
            for extension in state.book.catalogue.recipes[recipe].extensions
            if extension.use == SKILL_USE
            or state.owns(SEAT, extension.use)
            or (state.phase < BREW and not state.bought & 1)
        ]
        points += 1 + reward.points + max([each.points for each in bonuses], default=0)
        gold += reward.gold + max([each.gold for each in bonuses], default=0)
        dice += reward.die is not None
    return Brewing(len(recipes), points, gold, dice)


def _strengths(task: Round, state: BreweryState) -> list[int]:
    """By colour of a base: the strength of all dice that may yet be brewed with."""
    left = task.items - task.spent(state) if state.phase == PLACE else 0
    used = state.own[OWN * SEAT + USED]
    again = _rolled_again(task, state, left, used)
    tokens = _raises(state)
    found = []
    for colour in range(BASE_COLOURS):
        values = [state.face[die] & VALUE for die in _at_hand(state, colour)]
        waiting = _waiting(state, _RAISING[colour])
        if waiting >= 0 and left:
            values += [state.face[waiting] & VALUE]
        raised = tokens + (left > 1 and not used >> _RAISING[colour] & 1)
        raised += waiting >= 0 and left > 0
        strength = 0
        for value in values:
            strength += AT_LEAST[SIX if again else min(SIX, value + raised)]
        if _can_grow(task, state, colour, left, used):
            strength += AT_LEAST[SIX]
        found.append(strength)
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


def _rolled_again(task: Round, state: BreweryState, left: int, used: int) -> bool:
    """Whether dice may yet be rolled again, or exchanged, to show whatever they may."""
    if not task.told.left(state):
        return False
    if state.pending or (left and used & _AT_SCHOOL != _AT_SCHOOL):
        return True
    return state.owns(SEAT, len(INGREDIENTS) + REROLL) > 0 or _gets_token(state)


def _raises(state: BreweryState) -> int:
    """How often tokens can raise a die."""
    return state.owns(SEAT, len(INGREDIENTS) + RAISE) + 3 * _gets_token(state)


def _gets_token(state: BreweryState) -> bool:
    """Whether a token can be bought, or comes with a recipe."""
    if state.round >= TOKENS_FROM and state.phase < BREW and not state.bought & 2:
        return True
    cards = state.book.catalogue.recipes
    return state.pending > 0 or any(each >= 0 and cards[each].reward.token for each in state.row)


def _can_grow(task: Round, state: BreweryState, colour: int, left: int, used: int) -> bool:
    """Whether a die of a colour may yet be gained and rolled."""
    if not task.told.left(state) or not left:
        return False
    field = _GROWN[colour]
    if _waiting(state, field) != _NOTHING:
        return True
    if left < 2 or used >> field & 1:
        return False
    seeds = state.own[OWN * SEAT + SEEDS_OWN]
    return seeds > 0 if colour in (LIGHT, HOPS) else True


def gold_from_fields(task: Round, state: BreweryState) -> int:
    """What the seed department can still pay at the most."""
    if _waiting(state, SEEDS_GOLD) != _NOTHING:
        return GOLD_FOR_SKILL
    closed = state.own[OWN * SEAT + USED] >> SEEDS_GOLD & 1 or state.phase != PLACE
    return 0 if closed or task.spent(state) >= task.items else GOLD_FOR_SKILL


def dice_from_fields(task: Round, state: BreweryState) -> int:
    """The points that more dice can be worth at the most: one for each seed, one for dark malt."""
    left = task.items - task.spent(state) if state.phase == PLACE else 0
    waiting = [field for field in _GROWN if _waiting(state, field) != _NOTHING]
    return min(left + len(waiting), len(_GROWN))
