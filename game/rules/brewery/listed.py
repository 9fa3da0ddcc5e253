"""Moves that are listed again and again: each is made once."""

from __future__ import annotations

from functools import cache
from typing import Final

from game.rules.brewery.catalogue import (
    COLOURS,
    DARK,
    DICE,
    FIELDS,
    GOODS,
    HOPS,
    HOPS_GROW,
    HOPS_RAISE,
    LIGHT,
    MALT_DARK,
    MALT_LIGHT,
    MALT_RAISE,
    SCHOOL_EXCHANGE,
    SCHOOL_REROLL,
    SCHOOL_SKILL,
    SEED,
    SEEDS_DARK,
    SEEDS_GOLD,
    SEEDS_HOPS,
    TOKENS,
)
from game.rules.brewery.dice import SIX
from game.rules.brewery.moves import (
    Accelerate,
    Brew,
    BreweryMove,
    Buy,
    Decline,
    EndMove,
    EndPurchase,
    Exchange,
    Keep,
    Pass,
    Pick,
    Place,
    Roll,
    Store,
    Take,
    UseToken,
)

Moves = tuple[BreweryMove, ...]

STORES: Final = [Store(die) for die in range(DICE)]
PICKS_OF: Final = [Pick(die) for die in range(DICE)]
TAKES_OF: Final = [Take(token) for token in range(len(TOKENS))]
BUYS: Final = [Buy(what) for what in range(len(GOODS))]
END_MOVE: Final = EndMove()
PASS: Final = Pass()
ROLL: Final = Roll()
KEEP: Final = Keep()
END_PURCHASE: Final = EndPurchase()
DECLINE: Final = Decline()

SCHOOL_LEAST: Final = {SCHOOL_REROLL: 3, SCHOOL_EXCHANGE: 2, SCHOOL_SKILL: 5}
"""What a skill die must show on the three fields of the school (D5.3)."""
RAISE_FIELDS: Final = 1 << MALT_RAISE | 1 << HOPS_RAISE
SEED_FIELDS: Final = 1 << MALT_LIGHT | 1 << HOPS_GROW


def _fits(colour: int, value: int) -> int:
    """The fields that take a die of a colour with a value, as bits (D5)."""
    if not value:
        return 0
    if colour == LIGHT:
        return 1 << MALT_DARK | (1 << MALT_RAISE if value < SIX else 0)
    if colour == DARK:
        return 1 << SEEDS_DARK | 1 << SEEDS_GOLD | (1 << MALT_RAISE if value < SIX else 0)
    if colour == HOPS:
        return 1 << SEEDS_HOPS | (1 << HOPS_RAISE if value < SIX else 0)
    at_school = [1 << field for field, least in SCHOOL_LEAST.items() if value >= least]
    return 1 << SEEDS_GOLD | sum(at_school)


FITS: Final = [[_fits(colour, value) for value in range(SIX + 1)] for colour in range(len(COLOURS))]
"""By colour and value: the fields that take such a die, as bits."""
NEEDED: Final = (3, 3, 2, 3, 2, 0, 0, 0, 3, 3, 3)
"""By field: what a skill die must show to accelerate there; 0: nothing does (D5)."""


@cache
def seed_places(fields: int) -> Moves:
    """A seed onto each of some fields."""
    return tuple([Place(field, SEED) for field in range(len(FIELDS)) if fields >> field & 1])


@cache
def die_places(die: int, fields: int) -> Moves:
    """A die onto each of some fields, but not for an exchange."""
    return tuple([Place(field, die) for field in range(len(FIELDS)) if fields >> field & 1])


@cache
def exchange_places(die: int, colours: int) -> Moves:
    """A skill die for the exchange of each of some colours, which are four bits (D5.3)."""
    wanted = [colour for colour in range(len(COLOURS)) if colours >> colour & 1]
    return tuple([Place(SCHOOL_EXCHANGE, die, colour) for colour in wanted])


@cache
def accelerate(field: int, die: int) -> BreweryMove:
    """A skill die to the item on a field."""
    return Accelerate(field, die)


@cache
def exchange(give: int, take: int) -> BreweryMove:
    """One die for another."""
    return Exchange(give, take)


@cache
def buy_lower(what: int, die: int) -> BreweryMove:
    """Buy with a skill die that lowers the price."""
    return Buy(what, die)


@cache
def brew(recipe: int, extension: int | None) -> BreweryMove:
    """Declare a brewing."""
    return Brew(recipe, extension)


@cache
def use(token: int, target: int) -> BreweryMove:
    """Use a token on a target."""
    return UseToken(token, target)
