"""Moves that are listed again and again: each is made once."""

from __future__ import annotations

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
    SKILL,
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

REROLL_LEAST: Final = 3
EXCHANGE_LEAST: Final = 2
SKILL_LEAST: Final = 5
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
    return (
        1 << SEEDS_GOLD
        | (1 << SCHOOL_REROLL if value >= REROLL_LEAST else 0)
        | (1 << SCHOOL_EXCHANGE if value >= EXCHANGE_LEAST else 0)
        | (1 << SCHOOL_SKILL if value >= SKILL_LEAST else 0)
    )


FITS: Final = [[_fits(colour, value) for value in range(SIX + 1)] for colour in range(len(COLOURS))]
"""By colour and value: the fields that take such a die, as bits."""
NEEDED: Final = (3, 3, 2, 3, 2, 0, 0, 0, 3, 3, 3)
"""By field: what a skill die must show to accelerate there; 0: nothing does (D5)."""

_seeds: Final[list[Moves | None]] = [None] * (SEED_FIELDS + 1)
_places: Final[dict[int, Moves]] = {}
_exchanging: Final[dict[int, Moves]] = {}
_accelerates: Final[dict[int, BreweryMove]] = {}
_exchanges: Final[dict[int, BreweryMove]] = {}
_buys: Final[dict[int, BreweryMove]] = {}
_brews: Final[dict[int, BreweryMove]] = {}
_uses: Final[dict[int, BreweryMove]] = {}


def seed_places(fields: int) -> Moves:
    """A seed onto each of some fields."""
    known = _seeds[fields]
    if known is None:
        known = tuple([Place(field, SEED) for field in range(len(FIELDS)) if fields >> field & 1])
        _seeds[fields] = known
    return known


def die_places(die: int, fields: int) -> Moves:
    """A die onto each of some fields, but not for an exchange."""
    key = die << len(FIELDS) | fields
    known = _places.get(key)
    if known is None:
        known = tuple([Place(field, die) for field in range(len(FIELDS)) if fields >> field & 1])
        _places[key] = known
    return known


def exchange_places(die: int, colours: int) -> Moves:
    """A skill die for the exchange of each of some colours, which are four bits (D5.3)."""
    key = die << SKILL + 1 | colours
    known = _exchanging.get(key)
    if known is None:
        wanted = [colour for colour in range(len(COLOURS)) if colours >> colour & 1]
        known = tuple([Place(SCHOOL_EXCHANGE, die, colour) for colour in wanted])
        _exchanging[key] = known
    return known


def accelerate(field: int, die: int) -> BreweryMove:
    """A skill die to the item on a field."""
    key = field * DICE + die
    known = _accelerates.get(key)
    if known is None:
        known = _accelerates[key] = Accelerate(field, die)
    return known


def exchange(give: int, take: int) -> BreweryMove:
    """One die for another."""
    key = give * DICE + take
    known = _exchanges.get(key)
    if known is None:
        known = _exchanges[key] = Exchange(give, take)
    return known


def buy_lower(what: int, die: int) -> BreweryMove:
    """Buy with a skill die that lowers the price."""
    key = what * DICE + die
    known = _buys.get(key)
    if known is None:
        known = _buys[key] = Buy(what, die)
    return known


def brew(recipe: int, extension: int | None) -> BreweryMove:
    """Declare a brewing."""
    key = recipe << 3 | (0 if extension is None else extension + 2)
    known = _brews.get(key)
    if known is None:
        known = _brews[key] = Brew(recipe, extension)
    return known


def use(token: int, target: int) -> BreweryMove:
    """Use a token on a target."""
    key = token << 8 | target
    known = _uses.get(key)
    if known is None:
        known = _uses[key] = UseToken(token, target)
    return known
