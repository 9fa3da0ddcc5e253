"""What a seat of brewery may hope for: a recipe next round, and what clean-up brings.

Exact for the rolls alone: that others may brew the card first, or use tokens, is left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import comb

from game.rules.brewery.catalogue import (
    COLOUR_OF,
    DARK,
    FIELDS,
    HOPS,
    LIGHT,
    SKILL,
    Colour,
    Die,
    Field,
    Recipe,
)
from game.rules.brewery.view import (
    BLOCKED,
    BREWING,
    POOL,
    RESTING,
    WAREHOUSE,
    BreweryView,
)

SIDES = 6


@dataclass(frozen=True, slots=True)
class Outlook:
    """How a seat stands to a recipe.

    ``ready``: the warehouse has all it asks for. ``store``: the dice of the pool that, stored now,
    make up all that lacks; empty where that can't be. ``keep``: those of the pool that are worth
    storing for it. ``chance``: of being able to brew it next round, once those are stored and all
    others of the pool are rolled, with what clean-up brings before.
    """

    recipe: Recipe
    ready: bool
    store: tuple[Die, ...]
    keep: tuple[Die, ...]
    chance: float


def outlook(view: BreweryView, seat: int, recipe: Recipe) -> Outlook:
    """How ``seat`` stands to an open recipe."""
    base = view.catalogue.recipes[recipe].base
    keep, missing, chance, ready = list[Die](), 0, 1.0, True
    for colour, minima in enumerate(base):
        stored = _shown(view, seat, WAREHOUSE, colour)
        fresh = [] if view.phase == BREWING else _shown(view, seat, POOL, colour)
        ready &= not _lacking(minima, [view.value[die] for die in stored])
        kept, lacks = _kept(view, minima, stored, fresh)
        keep += kept
        missing += lacks
        fixed = [view.value[die] for die in (*stored, *kept)] + _raised(view, seat, colour)
        chance *= chance_of(minima, fixed, _rolled(view, seat, colour) - len(kept))
    store = () if ready or missing else tuple(keep)
    return Outlook(recipe, ready, store, tuple(keep), 1.0 if ready else chance)


def _shown(view: BreweryView, seat: int, where: int, colour: Colour) -> list[Die]:
    """The rolled dice of a colour that a seat may use, the lowest first."""
    found = [
        die
        for die in view.dice_of(seat, where)
        if COLOUR_OF[die] == colour and view.value[die] and not view.marks[die] & BLOCKED
    ]
    return sorted(found, key=lambda die: view.value[die])


def _lacking(minima: Sequence[int], values: Sequence[int]) -> int:
    """How many of the minima no die is left for."""
    free = sorted(values)
    missing = 0
    for least in sorted(minima, reverse=True):
        fits = next((value for value in free if value >= least), None)
        if fits is None:
            missing += 1
        else:
            free.remove(fits)
    return missing


def _kept(
    view: BreweryView, minima: Sequence[int], stored: Sequence[Die], fresh: Sequence[Die]
) -> tuple[list[Die], int]:
    """The dice of the pool that stand in for what the warehouse lacks, and what still lacks."""
    values = [view.value[die] for die in stored]
    free, kept = list(fresh), list[Die]()
    missing = _lacking(minima, values)
    while missing and free:
        die = next((d for d in free if _lacking(minima, [*values, view.value[d]]) < missing), None)
        if die is None:
            break
        free.remove(die)
        kept.append(die)
        values.append(view.value[die])
        missing -= 1
    return kept, missing


def _raised(view: BreweryView, seat: int, colour: Colour) -> list[int]:
    """What the dice of a colour will show that come to the warehouse at clean-up (D5.1, D5.2)."""
    comes = coming(view, seat)
    return [each.value for each in comes if each.where == WAREHOUSE and each.colour == colour]


def _rolled(view: BreweryView, seat: int, colour: Colour) -> int:
    """How many dice of a colour a seat will roll at the next round's start."""
    pool = sum(COLOUR_OF[die] == colour for die in view.dice_of(seat, POOL))
    comes = (each for each in coming(view, seat) if each.where == POOL and not each.late)
    gained = sum(each.colour == colour for each in comes)
    return pool + gained


def chance_of(minima: Sequence[int], fixed: Sequence[int], rolled: int) -> float:
    """That ``rolled`` dice and those of ``fixed`` values together suffice for the minima.

    Counted face by face from 6 down: at each, as many dice must show it or more as minima ask.
    """
    ways = {0: 1.0}
    for face in range(SIDES, 0, -1):
        needed = sum(least >= face for least in minima) - sum(value >= face for value in fixed)
        after: dict[int, float] = {}
        for so_far, part in ways.items():
            left = rolled - so_far
            for more in range(left + 1):
                if so_far + more < needed:
                    continue
                this = comb(left, more) * (1 / face) ** more * (1 - 1 / face) ** (left - more)
                after[so_far + more] = after.get(so_far + more, 0.0) + part * this
        ways = after
    return sum(ways.values())


@dataclass(frozen=True, slots=True)
class Coming:
    """What an item on a field brings at clean-up: dice of a ``colour``, or seeds, or gold.

    ``value`` 0: a die that isn't rolled; ``where`` it will lie. ``late``: the supply has no such
    die now.
    """

    field: Field
    colour: Colour | None = None
    value: int = 0
    where: int = POOL
    seeds: int = 0
    gold: int = 0
    late: bool = False


GROWN = {"malt-light": LIGHT, "malt-dark": DARK, "hops-grow": HOPS, "school-skill": SKILL}
RAISED_AT = ("malt-raise", "hops-raise")
GOLD_OF = {SKILL: 4, DARK: 3}
"""What the seed department pays for a die (D5.4)."""


def coming(view: BreweryView, seat: int) -> Iterator[Coming]:
    """What clean-up brings a seat, field by field (D9)."""
    for field, item in view.players[seat].waiting:
        found = brings(view, field, item)
        if found is not None:
            yield found
    for die in view.dice_of(seat, RESTING):
        yield Coming(-1, COLOUR_OF[die])


def brings(view: BreweryView, field: Field, item: int) -> Coming | None:
    """What an item on a field brings at clean-up, or at once where it is accelerated (D5)."""
    name = FIELDS[field]
    if name in GROWN:
        colour = GROWN[name]
        return Coming(field, colour, late=not view.supply(colour))
    if name in RAISED_AT and item >= 0:
        return Coming(field, COLOUR_OF[item], min(view.value[item] + 1, SIDES), WAREHOUSE)
    if name == "seeds-hops":
        return Coming(field, seeds=1, late=not view.seeds)
    if name == "seeds-dark":
        return Coming(field, seeds=min(2, view.seeds) or 2, late=not view.seeds)
    if name == "seeds-gold" and item >= 0:
        return Coming(field, gold=GOLD_OF.get(COLOUR_OF[item], 0))
    return None


def percent(chance: float) -> int:
    """A chance as a whole number of hundredths, 0 and 100 only where it is certain."""
    if chance <= 0.0:
        return 0
    if chance >= 1.0:
        return 100
    return min(99, max(1, round(100 * chance)))
