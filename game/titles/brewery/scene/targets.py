"""What a pointer can mean on the table of `brewery`: frozen values, no rules."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.brewery.catalogue import (
    FIRST_TOKEN,
    Building,
    Colour,
    Die,
    Field,
    Ingredient,
    Token,
)


@dataclass(frozen=True, slots=True)
class FieldTarget:
    """A field of a seat's board."""

    seat: int
    field: Field


@dataclass(frozen=True, slots=True)
class BuildingTarget:
    """A building of a seat's board; of seat -1 the stalls of the two markets."""

    seat: int
    building: Building


@dataclass(frozen=True, slots=True)
class DieTarget:
    """A die, wherever it lies."""

    die: Die


@dataclass(frozen=True, slots=True)
class SeedTarget:
    """The seeds of a seat that aren't on a field."""

    seat: int


@dataclass(frozen=True, slots=True)
class PoolTarget:
    """The felt tray of a seat's active pool."""

    seat: int


@dataclass(frozen=True, slots=True)
class WarehouseTarget:
    """The rack of a seat's warehouse."""

    seat: int


@dataclass(frozen=True, slots=True)
class GoldTarget:
    """A seat's coins."""

    seat: int


@dataclass(frozen=True, slots=True)
class OwnGoodsTarget:
    """An ingredient or a token that a seat owns: a place in GOODS."""

    seat: int
    what: int


@dataclass(frozen=True, slots=True)
class CellarTarget:
    """The recipes that a seat has brewed."""

    seat: int


@dataclass(frozen=True, slots=True)
class RecipeTarget:
    """The open recipe in a slot of the row."""

    slot: int


@dataclass(frozen=True, slots=True)
class ExtensionTarget:
    """The ``index``-th extension printed on the open recipe in a slot."""

    slot: int
    index: int


@dataclass(frozen=True, slots=True)
class DeckTarget:
    """The deck of recipes."""


@dataclass(frozen=True, slots=True)
class IngredientTarget:
    """What the marketplace has of an ingredient."""

    ingredient: Ingredient


@dataclass(frozen=True, slots=True)
class TokenTarget:
    """What the black market has of a token."""

    token: Token


@dataclass(frozen=True, slots=True)
class SupplyTarget:
    """The bin of a colour in the supply."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class SeedsTarget:
    """The supply of seeds."""


@dataclass(frozen=True, slots=True)
class SeasonTarget:
    """The season token."""


@dataclass(frozen=True, slots=True)
class KettleTarget:
    """The kettle on its green."""


def on_sale(what: int) -> IngredientTarget | TokenTarget:
    """What the markets have of a good, a place in GOODS."""
    return IngredientTarget(what) if what < FIRST_TOKEN else TokenTarget(what - FIRST_TOKEN)


BreweryTarget = (
    FieldTarget
    | BuildingTarget
    | DieTarget
    | SeedTarget
    | PoolTarget
    | WarehouseTarget
    | GoldTarget
    | OwnGoodsTarget
    | CellarTarget
    | RecipeTarget
    | ExtensionTarget
    | DeckTarget
    | IngredientTarget
    | TokenTarget
    | SupplyTarget
    | SeedsTarget
    | SeasonTarget
    | KettleTarget
)
