"""Events that come again and again: each is made once and told as often as it happens."""

from __future__ import annotations

from typing import Final

from game.rules.brewery.catalogue import DICE, FIELDS, SEED
from game.rules.brewery.dice import SIX
from game.rules.brewery.events import (
    Accelerated,
    DieGained,
    DieRaised,
    DieReturned,
    DieStored,
    DieToPool,
    GameOver,
    GoldChanged,
    IngredientReturned,
    ItemPlaced,
    Passed,
    PhaseStarted,
    PointsGained,
    RecipeRevealed,
    SeedReturned,
    SeedsGained,
    TokenGained,
)
from game.rules.brewery.position import PHASES, REASONS

MOST_SEATS: Final = 4
_ITEMS: Final = DICE + 1
BY_RECIPE: Final = "recipe"
BY_TOKEN: Final = "token"
USED_UP: Final = "used"
WITHDRAWN: Final = "withdraw"

STARTED: Final = [PhaseStarted(phase) for phase in PHASES]
PASSED: Final = [[Passed(seat, phase) for phase in PHASES] for seat in range(MOST_SEATS)]
GAME_OVER: Final = GameOver()
SHOWN: Final = [[(die, value) for value in range(SIX + 1)] for die in range(DICE)]
"""By die and value: the die with what it shows."""

_stored: Final[list[DieStored | None]] = [None] * (MOST_SEATS * DICE)
_placed: Final[list[ItemPlaced | None]] = [None] * (MOST_SEATS * len(FIELDS) * _ITEMS)
_accelerated: Final[dict[int, Accelerated]] = {}
_gained: Final[dict[tuple[int, str], DieGained]] = {}
_returned: Final[dict[int, DieReturned]] = {}
_raised: Final[dict[tuple[int, str], DieRaised]] = {}
_to_pool: Final[dict[tuple[int, str], DieToPool]] = {}
_seeds: Final[dict[tuple[int, str], SeedsGained]] = {}
_seed_returned: Final[dict[int, SeedReturned]] = {}
_gold: Final[dict[tuple[int, int, str], GoldChanged]] = {}
_points: Final[dict[int, PointsGained]] = {}
_ingredients: Final[dict[int, IngredientReturned]] = {}
_tokens: Final[dict[int, TokenGained]] = {}
_revealed: Final[dict[int, RecipeRevealed]] = {}


def stored(seat: int, die: int) -> DieStored:
    """A die went to the warehouse."""
    key = seat * DICE + die
    known = _stored[key]
    if known is None:
        known = _stored[key] = DieStored(seat, die)
    return known


def placed(seat: int, field: int, item: int) -> ItemPlaced:
    """An item went onto a field."""
    key = (seat * len(FIELDS) + field) * _ITEMS + item - SEED
    known = _placed[key]
    if known is None:
        known = _placed[key] = ItemPlaced(seat, field, item)
    return known


def accelerated(seat: int, field: int, die: int) -> Accelerated:
    """A skill die joined an item."""
    key = (seat * len(FIELDS) + field) * DICE + die
    known = _accelerated.get(key)
    if known is None:
        known = _accelerated[key] = Accelerated(seat, field, die)
    return known


def die_gained(seat: int, die: int, reason: str) -> DieGained:
    """A die came from the supply."""
    key = (seat * DICE + die, reason)
    known = _gained.get(key)
    if known is None:
        known = _gained[key] = DieGained(seat, die, reason)
    return known


def die_returned(seat: int, die: int, field: int) -> DieReturned:
    """A die went from a field to the supply."""
    key = (seat * len(FIELDS) + field) * DICE + die
    known = _returned.get(key)
    if known is None:
        known = _returned[key] = DieReturned(seat, die, FIELDS[field])
    return known


def die_raised(seat: int, die: int, value: int, reason: str) -> DieRaised:
    """A die shows one more."""
    key = ((seat * DICE + die) * 8 + value, reason)
    known = _raised.get(key)
    if known is None:
        known = _raised[key] = DieRaised(seat, die, value, reason)
    return known


def die_to_pool(seat: int, die: int, reason: str) -> DieToPool:
    """A die came back to the pool."""
    key = (seat * DICE + die, reason)
    known = _to_pool.get(key)
    if known is None:
        known = _to_pool[key] = DieToPool(seat, die, reason)
    return known


def seeds_gained(seat: int, amount: int, reason: str) -> SeedsGained:
    """Seeds came from the supply."""
    key = (amount * MOST_SEATS + seat, reason)
    known = _seeds.get(key)
    if known is None:
        known = _seeds[key] = SeedsGained(seat, amount, reason)
    return known


def seed_returned(seat: int, field: int) -> SeedReturned:
    """A seed went from a field to the supply."""
    key = seat * len(FIELDS) + field
    known = _seed_returned.get(key)
    if known is None:
        known = _seed_returned[key] = SeedReturned(seat, FIELDS[field])
    return known


def gold_changed(seat: int, amount: int, reason: str) -> GoldChanged:
    """Gold came or went."""
    key = (seat, amount, reason)
    known = _gold.get(key)
    if known is None:
        known = _gold[key] = GoldChanged(seat, amount, reason)
    return known


def points_gained(seat: int, amount: int, reason: int) -> PointsGained:
    """A seat gained points for the reason of that number."""
    key = (amount * len(REASONS) + reason) * MOST_SEATS + seat
    known = _points.get(key)
    if known is None:
        known = _points[key] = PointsGained(seat, amount, REASONS[reason])
    return known


def ingredient_returned(seat: int, ingredient: int) -> IngredientReturned:
    """An ingredient went back to the market."""
    key = ingredient * MOST_SEATS + seat
    known = _ingredients.get(key)
    if known is None:
        known = _ingredients[key] = IngredientReturned(seat, ingredient)
    return known


def token_gained(seat: int, token: int) -> TokenGained:
    """A token was won."""
    key = token * MOST_SEATS + seat
    known = _tokens.get(key)
    if known is None:
        known = _tokens[key] = TokenGained(seat, token)
    return known


def recipe_revealed(recipe: int, slot: int) -> RecipeRevealed:
    """A recipe came up."""
    key = recipe << 2 | slot
    known = _revealed.get(key)
    if known is None:
        known = _revealed[key] = RecipeRevealed(recipe, slot)
    return known
