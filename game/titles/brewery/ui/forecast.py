"""What a seat of brewery may hope for: a recipe next round, and what clean-up brings.

The chances are those that the coach tells (:func:`game.titles.brewery.ai.coach.sights.hope`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from game.rules.brewery.catalogue import (
    COLOUR_OF,
    DARK,
    HOPS_RAISE,
    LIGHT,
    MALT_RAISE,
    SCHOOL_SKILL,
    SEEDS_DARK,
    SEEDS_GOLD,
    SEEDS_HOPS,
    SKILL,
    Colour,
    Die,
    Field,
    Recipe,
)
from game.rules.brewery.dice import SIX
from game.rules.brewery.view import (
    BLOCKED,
    BREWING,
    POOL,
    RESTING,
    WAREHOUSE,
    BreweryView,
)
from game.titles.brewery.ai.coach.sights import hope
from game.titles.brewery.ai.counts import BITS, COUNT, ONE, missing_of, taken_for
from game.titles.brewery.ai.holdings import DEPARTMENT_GOLD, Holdings
from game.titles.brewery.ai.turns import grown_on
from game.titles.brewery.ui.view_facts import lacking


@dataclass(frozen=True, slots=True)
class Outlook:
    """How a seat stands to a recipe.

    ``ready``: the warehouse has all it asks for. ``store``: the dice of the pool that, stored now,
    make up all that lacks; empty where that can't be. ``keep``: those of the pool that are worth
    storing for it. ``chance``: of being able to brew it next round, once those are stored and all
    others of the pool are rolled, with what clean-up brings before.
    """

    ready: bool
    store: tuple[Die, ...]
    keep: tuple[Die, ...]
    chance: float


def outlook(view: BreweryView, seat: int, recipe: Recipe) -> Outlook:
    """How ``seat`` stands to an open recipe."""
    asked = view.catalogue.recipes[recipe].base
    base = [tuple(sorted(least, reverse=True)) for least in asked]
    held, stores = held_by(view, seat), view.phase != BREWING
    if not lacking(view, seat, recipe):
        return Outlook(True, (), (), 1.0)
    store = _fitting(view, seat, _made_up(base, held)) if stores else ()
    found = hope(recipe, base, held, stores=stores)
    return Outlook(False, store, store or _fitting(view, seat, found.keep), found.chance)


def held_by(view: BreweryView, seat: int) -> Holdings:
    """The dice of a seat as the coach counts them."""
    found = Holdings()
    for die in view.dice_of(seat, POOL):
        if view.marks[die] & BLOCKED:
            found.fresh[COLOUR_OF[die]] += 1
        else:
            found.pool[COLOUR_OF[die]] += ONE[view.value[die]]
    for die in view.dice_of(seat, WAREHOUSE):
        kept = found.later if view.marks[die] & BLOCKED else found.ware
        kept[COLOUR_OF[die]] += ONE[view.value[die]]
    for each in coming(view, seat):
        if each.colour is None:
            continue
        if each.where == WAREHOUSE:
            found.later[each.colour] += ONE[each.value]
        elif not each.late:
            found.fresh[each.colour] += 1
        elif each.colour == DARK:  # it comes back as it was (D5.1)
            found.fresh[LIGHT] += 1
    return found


def _made_up(base: Sequence[tuple[int, ...]], held: Holdings) -> list[int]:
    """By colour, the dice of the pool that make up all that the warehouse lacks now; or none."""
    found = list[int]()
    for colour, least in enumerate(base):
        lacks = missing_of(held.ware[colour], least)
        dice = taken_for(held.pool[colour] & ~COUNT, tuple(lacks))
        if lacks and not dice:
            return []
        found.append(dice)
    return found


def _fitting(view: BreweryView, seat: int, wanted: Sequence[int]) -> tuple[Die, ...]:
    """Dice of the pool that are as counted, by colour."""
    left, found = list(wanted), list[Die]()
    for die in view.dice_of(seat, POOL):
        colour, value = COLOUR_OF[die], view.value[die]
        counted = colour < len(left) and value and left[colour] >> BITS * value & COUNT
        if counted and not view.marks[die] & BLOCKED:
            left[colour] -= ONE[value]
            found.append(die)
    return tuple(found)


def faces_that_fill(view: BreweryView, seat: int, recipe: Recipe, die: Die) -> tuple[int, ...]:
    """The faces of a die, rolled again, with which the warehouse of ``seat`` fills the recipe.

    The dice are assigned anew then (D8).
    """
    found: list[int] = []
    for face in range(1, SIX + 1):
        value = (*view.value[:die], face, *view.value[die + 1 :])
        if not lacking(replace(view, value=value), seat, recipe):
            found.append(face)
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Coming:
    """What an item on a field brings at clean-up: dice of a ``colour``, or seeds, or gold.

    ``value`` 0: a die that isn't rolled; ``where`` it will lie. ``late``: the supply has no such
    die now.
    """

    colour: Colour | None = None
    value: int = 0
    where: int = POOL
    seeds: int = 0
    gold: int = 0
    late: bool = False


def coming(view: BreweryView, seat: int) -> Iterator[Coming]:
    """What clean-up brings a seat, field by field (D9)."""
    for field, item in view.players[seat].waiting:
        found = brings(view, field, item)
        if found is not None:
            yield found
    for die in view.dice_of(seat, RESTING):
        yield Coming(COLOUR_OF[die])


def brings(view: BreweryView, field: Field, item: int) -> Coming | None:
    """What an item on a field brings at clean-up, or at once where it is accelerated (D5)."""
    colour = SKILL if field == SCHOOL_SKILL else grown_on(field)
    if colour >= 0:
        return Coming(colour, late=not view.supply(colour))
    if field in (MALT_RAISE, HOPS_RAISE) and item >= 0:
        return Coming(COLOUR_OF[item], min(view.value[item] + 1, SIX), WAREHOUSE)
    if field == SEEDS_HOPS:
        return Coming(seeds=1, late=not view.seeds)
    if field == SEEDS_DARK:
        return Coming(seeds=min(2, view.seeds) or 2, late=not view.seeds)
    if field == SEEDS_GOLD and item >= 0:
        return Coming(gold=DEPARTMENT_GOLD[COLOUR_OF[item]])
    return None
