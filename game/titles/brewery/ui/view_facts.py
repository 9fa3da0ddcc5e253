"""What a view of brewery lets one see: dice that suit a recipe, prices, what is left of things.

Questions for panels and signs; what is allowed is for the rules to say.
"""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass

from game.rules.brewery.book import OFF, RECIPES_TO_END, SHORT
from game.rules.brewery.catalogue import (
    COLOUR_OF,
    COLOURS,
    DARK,
    FIRST_TOKEN,
    HOPS,
    OPENS,
    SCHOOL,
    SEED_DEPARTMENT,
    SKILL,
    SKILL_USE,
    Building,
    Colour,
    Die,
    Recipe,
)
from game.rules.brewery.cleaning import GOLD_FOR_A_POINT
from game.rules.brewery.reckoning import if_ended
from game.rules.brewery.view import BLOCKED, POOL, RAISED, SUPPLY, WAREHOUSE, BreweryView

TAKES = {SKILL: (SCHOOL, SEED_DEPARTMENT), HOPS: (SEED_DEPARTMENT,), DARK: (SEED_DEPARTMENT,)}
"""By colour: the buildings that open later and take its dice (D5.3, D5.4)."""
SOON = 5
"""So few rounds before that everybody is told."""


def viewer(view: BreweryView) -> int:
    """The seat that the panels speak for."""
    return max(view.seat, 0)


def opens_for(view: BreweryView, die: Die) -> Building | None:
    """The building that takes such a die and is not open yet, the first to open; None: none."""
    shut = [place for place in TAKES.get(COLOUR_OF[die], ()) if view.round < OPENS[place]]
    return min(shut, key=OPENS.__getitem__, default=None)


def has_rolled(view: BreweryView, seat: int) -> bool:
    """Whether a seat has dice in its pool to store or to place."""
    return any(view.value[die] for die in view.dice_of(seat, POOL))


def opens_next(view: BreweryView, seat: int) -> Building | None:
    """The building that is the first to open for a rolled die that a seat has at hand; None where
    its pool is empty: who has stored all he has wants to brew it."""
    if not has_rolled(view, seat):
        return None
    at_hand = [*view.dice_of(seat, POOL), *view.dice_of(seat, WAREHOUSE)]
    found = [opens_for(view, die) for die in at_hand if view.value[die]]
    return min((place for place in found if place is not None), key=OPENS.__getitem__, default=None)


def to_end(view: BreweryView) -> int:
    """How many recipes end the game (D10)."""
    return (SHORT if view.short else RECIPES_TO_END)[len(view.players)]


def brewed(view: BreweryView) -> int:
    """How many recipes all have brewed."""
    return sum(len(player.recipes) for player in view.players)


def owned(view: BreweryView, seat: int) -> tuple[int, ...]:
    """How many dice of each colour a seat has, wherever they lie."""
    counts = [0] * len(COLOURS)
    for die, owner in enumerate(view.owner):
        if owner == seat and view.where[die] != SUPPLY:
            counts[COLOUR_OF[die]] += 1
    return tuple(counts)


@dataclass(frozen=True, slots=True)
class Slot:
    """A die that a recipe asks for: at least ``least``; ``die`` suits, None while none does."""

    colour: Colour
    least: int
    die: Die | None


def slots(view: BreweryView, seat: int, recipe: Recipe) -> tuple[Slot, ...]:
    """The dice of a recipe as the rules would assign them from the warehouse (D7).

    Slot by slot from the highest minimum, the lowest die that suffices: raised ones first, then by
    number.
    """
    found = list[Slot]()
    for colour, minima in enumerate(view.catalogue.recipes[recipe].base):
        free = usable(view, seat, colour)
        for least in sorted(minima, reverse=True):
            fits = next((die for die in free if view.value[die] >= least), None)
            if fits is not None:
                free.remove(fits)
            found.append(Slot(colour, least, fits))
    return tuple(found)


def suiting(view: BreweryView, seat: int, recipe: Recipe) -> list[Die]:
    """The dice of the warehouse that a recipe would be given, by slots."""
    return [slot.die for slot in slots(view, seat, recipe) if slot.die is not None]


def usable(view: BreweryView, seat: int, colour: Colour) -> list[Die]:
    """The dice of a colour that a seat could brew with, the lowest first (D7)."""
    return sorted(
        (
            die
            for die in view.dice_of(seat, WAREHOUSE)
            if COLOUR_OF[die] == colour and not view.marks[die] & BLOCKED
        ),
        key=lambda die: (view.value[die], not view.marks[die] & RAISED, die),
    )


def lacking(view: BreweryView, seat: int, recipe: Recipe) -> tuple[Slot, ...]:
    """The dice that a recipe still lacks."""
    return tuple(slot for slot in slots(view, seat, recipe) if slot.die is None)


def best_of(view: BreweryView, seat: int, recipe: Recipe, colour: Colour) -> int:
    """The most that a die shows which the recipe doesn't use yet; 0: there is none."""
    used = {slot.die for slot in slots(view, seat, recipe)}
    free = (die for die in usable(view, seat, colour) if die not in used)
    return max((view.value[die] for die in free), default=0)


def storable(
    view: BreweryView, seat: int, recipe: Recipe
) -> tuple[tuple[Die, ...], tuple[Slot, ...]]:
    """The dice of the pool that a recipe lacks, and what it would still lack with them (D3)."""
    dice, rest = list[Die](), list[Slot]()
    for slot in lacking(view, seat, recipe):
        die = _lowest(view, seat, slot, dice)
        if die is None:
            rest.append(slot)
        else:
            dice.append(die)
    return tuple(dice), tuple(rest)


def _lowest(view: BreweryView, seat: int, slot: Slot, taken: Container[Die]) -> Die | None:
    """The lowest die of the pool that a slot takes, if one is free."""
    fits = [
        die
        for die in view.dice_of(seat, POOL)
        if COLOUR_OF[die] == slot.colour
        and view.value[die] >= slot.least
        and not view.marks[die] & BLOCKED
        and die not in taken
    ]
    return min(fits, key=lambda die: (view.value[die], die), default=None)


def in_reach(view: BreweryView, seat: int, recipe: Recipe) -> bool:
    """Whether a seat has as many dice of each colour as a recipe asks for (D7)."""
    asked = view.catalogue.recipes[recipe].base
    return all(len(least) <= own for least, own in zip(asked, owned(view, seat), strict=False))


def wanted(view: BreweryView, seat: int) -> dict[Die, Recipe]:
    """The dice of the pool that an open recipe lacks, with that recipe: worth storing (D3).

    Of several recipes the one that then lacks least comes first; those are left out for which the
    seat has too few dice, however they fall.
    """
    found = dict[Die, Recipe]()
    opened = [each for each in view.row if each is not None and each not in view.blocked_recipes]
    recipes = [each for each in opened if in_reach(view, seat, each)]
    recipes.sort(key=lambda recipe: len(storable(view, seat, recipe)[1]))
    for recipe in recipes:
        for slot in lacking(view, seat, recipe):
            die = _lowest(view, seat, slot, found)
            if die is not None:
                found[die] = recipe
    return found


def extension_die(view: BreweryView, seat: int) -> Die | None:
    """The skill die that an extension would take: the lowest of the warehouse (D7)."""
    return next(iter(usable(view, seat, SKILL)), None)


def has_extension(view: BreweryView, seat: int, use: int) -> bool:
    """Whether a seat has what an extension uses."""
    if use == SKILL_USE:
        return extension_die(view, seat) is not None
    return view.players[seat].ingredients[use] > 0


def usable_skill(view: BreweryView, seat: int) -> list[Die]:
    """The rolled skill dice of pool and warehouse, which may lower a price (D6)."""
    lie = [die for place in (POOL, WAREHOUSE) for die in view.dice_of(seat, place)]
    skilled = (die for die in lie if COLOUR_OF[die] == SKILL and view.value[die])
    return [die for die in skilled if not view.marks[die] & BLOCKED]


def price(view: BreweryView, what: int, die: Die | None = None) -> int:
    """What a good costs, with or without a skill die (D6)."""
    full = view.catalogue.prices[what]
    if die is None or what >= FIRST_TOKEN:
        return full
    return max(0, full - OFF[what][view.value[die]])


def still_to_come(view: BreweryView) -> list[Recipe]:
    """The recipes that are in the deck: neither open nor brewed by anybody."""
    gone = {recipe for recipe in view.row if recipe is not None}
    for player in view.players:
        gone.update(player.recipes)
    return [recipe for recipe in range(len(view.catalogue.recipes)) if recipe not in gone]


def points_paid(view: BreweryView, seat: int, cost: int) -> int:
    """By how many points a price makes less of a seat's gold, if it is still there at the end: so
    many coins are a point (D10).
    """
    has = view.players[seat].gold
    return has // GOLD_FOR_A_POINT - (has - cost) // GOLD_FOR_A_POINT


def at_the_end(view: BreweryView, seat: int) -> int:
    """What gold and dice would bring a seat if the game ended now (D10)."""
    points = dict(if_ended(view)[0].players[seat].points_by_reason)
    return points["gold"] + points["dice"]
