"""Moves of `brewery` that a player may have meant, for the rules to say what is wanting.

Never played.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.brewery.catalogue import (
    BLOCK_OBJECT,
    BLOCK_RECIPE,
    BUILDING_OF,
    COLOUR_OF,
    FIELDS,
    FIRST_TOKEN,
    MARKETPLACE,
    SCHOOL_EXCHANGE,
    SEED,
    SKILL,
    SKILL_USE,
    Die,
    Field,
)
from game.rules.brewery.dice import SIX
from game.rules.brewery.listed import FITS, SEED_FIELDS
from game.rules.brewery.moves import (
    Accelerate,
    Brew,
    BreweryMove,
    Buy,
    Exchange,
    Pick,
    Place,
    Store,
    Take,
    UseToken,
)
from game.rules.brewery.view import (
    EXCHANGING,
    PICKING,
    POOL,
    SUPPLY,
    TAKING,
    WAREHOUSE,
    BreweryView,
)
from game.scene.targets import Target
from game.titles.brewery.scene.targets import (
    BuildingTarget,
    DieTarget,
    ExtensionTarget,
    FieldTarget,
    OwnGoodsTarget,
    RecipeTarget,
    SeedTarget,
    TokenTarget,
    WarehouseTarget,
)
from game.titles.brewery.ui.choices import ActionKind
from game.titles.brewery.ui.hands.meaning import good_of, recipe_at, seat_of


def on_field(view: BreweryView, field: Field, item: int) -> Iterator[BreweryMove]:
    """An item onto a field, or a skill die to what waits there."""
    waiting = dict(view.players[seat_of(view)].waiting)
    if item != SEED and COLOUR_OF[item] == SKILL and field in waiting:
        yield Accelerate(field, item)
    elif field == SCHOOL_EXCHANGE:
        yield from (Place(field, item, colour) for colour in range(SKILL + 1))
    else:
        yield Place(field, item)


def fields_for(item: int) -> tuple[Field, ...]:
    """The fields that take an item of its kind."""
    kind = FITS[COLOUR_OF[item]] if item != SEED else ()
    fits = kind[1] | kind[SIX] if kind else SEED_FIELDS
    return tuple(field for field in range(len(FIELDS)) if fits >> field & 1)


def items_of(view: BreweryView) -> Iterator[int]:
    """Everything that could be placed: rolled or not, of pool and warehouse; a seed."""
    seat = seat_of(view)
    yield SEED
    yield from view.dice_of(seat, POOL)
    yield from view.dice_of(seat, WAREHOUSE)


def joined(view: BreweryView, picked: Target, target: Target) -> Iterator[BreweryMove]:
    """What a thing in hand may have been brought to another for."""
    match picked, target:
        case DieTarget(die), WarehouseTarget(seat) if seat == seat_of(view):
            yield Store(die)
        case DieTarget(die), FieldTarget(seat, field) if seat == seat_of(view):
            yield from on_field(view, field, die)
        case SeedTarget(), FieldTarget(seat, field) if seat == seat_of(view):
            yield from on_field(view, field, SEED)
        case DieTarget(give), DieTarget(take) if view.pending == EXCHANGING:
            yield Exchange(give, take) if view.where[take] == SUPPLY else Exchange(take, give)
        case DieTarget(die), ExtensionTarget(slot) | RecipeTarget(slot):
            use = SKILL_USE if COLOUR_OF[die] == SKILL else None
            yield from _brews(view, slot, use)
        case OwnGoodsTarget(_, what), _ if what >= FIRST_TOKEN:
            yield from _uses(what - FIRST_TOKEN, view, target)
        case OwnGoodsTarget(_, what), ExtensionTarget(slot) | RecipeTarget(slot):
            yield from _brews(view, slot, what)
        case DieTarget(die), _ if good_of(target) is not None:
            yield Buy(good_of(target) or 0, die)
        case _, OwnGoodsTarget() if not isinstance(picked, OwnGoodsTarget):
            yield from joined(view, target, picked)
        case _, DieTarget() | SeedTarget() if isinstance(picked, FieldTarget):
            yield from joined(view, target, picked)
        case _:
            return


def _brews(view: BreweryView, slot: int, use: int | None) -> Iterator[BreweryMove]:
    recipe = recipe_at(view, slot)
    if recipe is not None:
        yield Brew(recipe, use)


def _uses(token: int, view: BreweryView, target: Target) -> Iterator[BreweryMove]:
    """A token on whatever it may be meant for."""
    match target:
        case DieTarget(die) if token not in {BLOCK_OBJECT, BLOCK_RECIPE}:
            yield UseToken(token, die)
        case RecipeTarget(slot) | ExtensionTarget(slot) if token == BLOCK_RECIPE:
            recipe = recipe_at(view, slot)
            if recipe is not None:
                yield UseToken(token, recipe)
        case BuildingTarget(_, building) if token == BLOCK_OBJECT:
            yield UseToken(token, building)
        case FieldTarget(_, field) if token == BLOCK_OBJECT:
            yield UseToken(token, BUILDING_OF[field])
        case _ if token == BLOCK_OBJECT and good_of(target) is not None:
            yield UseToken(token, MARKETPLACE + int((good_of(target) or 0) >= FIRST_TOKEN))
        case _:
            return


def begun(view: BreweryView, target: Target) -> Iterator[BreweryMove]:
    """What a click with empty hands may have been for."""
    seat = seat_of(view)
    match target:
        case DieTarget(die) if view.owner[die] == seat:
            yield from _of_die(view, die)
        case SeedTarget(owner) if owner == seat:
            yield from placed(view, SEED)
        case FieldTarget(owner, field) if owner == seat:
            fits = [item for item in items_of(view) if field in fields_for(item)]
            for item in fits or [SEED]:
                yield from on_field(view, field, item)
        case TokenTarget(token) if view.pending == TAKING:
            yield Take(token)
        case RecipeTarget(slot):
            yield from _brews(view, slot, None)
        case ExtensionTarget(slot, index):
            recipe = recipe_at(view, slot)
            if recipe is not None:
                yield Brew(recipe, view.catalogue.recipes[recipe].extensions[index].use)
        case OwnGoodsTarget(owner, what) if owner == seat and what >= FIRST_TOKEN:
            yield from uses(view, what - FIRST_TOKEN)
        case _ if good_of(target) is not None:
            yield Buy(good_of(target) or 0)
        case _:
            return


def _of_die(view: BreweryView, die: Die) -> Iterator[BreweryMove]:
    """What an own die may be for."""
    if view.pending == PICKING:
        yield Pick(die)
    elif view.where[die] in {POOL, WAREHOUSE}:
        yield from placed(view, die)
        if view.where[die] == POOL:
            yield Store(die)


def placed(view: BreweryView, item: int) -> Iterator[BreweryMove]:
    """An item on each field that takes its kind."""
    for field in fields_for(item):
        yield from on_field(view, field, item)


def uses(view: BreweryView, token: int) -> Iterator[BreweryMove]:
    """A token on each thing that it might ever be used on."""
    if token == BLOCK_OBJECT:
        yield from (UseToken(token, building) for building in range(MARKETPLACE + 2))
    elif token == BLOCK_RECIPE:
        yield from (UseToken(token, recipe) for recipe in view.row if recipe is not None)
    else:
        for seat in range(len(view.players)):
            for where in (POOL, WAREHOUSE):
                yield from (UseToken(token, die) for die in view.dice_of(seat, where))


def of_kind(view: BreweryView, kind: ActionKind) -> Iterator[BreweryMove]:
    """Every move of a kind that may be thought of."""
    seat = seat_of(view)
    match kind:
        case ActionKind.PLACE:
            for item in items_of(view):
                yield from placed(view, item)
        case ActionKind.STORE:
            yield from (Store(die) for die in view.dice_of(seat, POOL))
        case ActionKind.BUY:
            yield from (Buy(what) for what in range(len(view.catalogue.prices)))
        case ActionKind.BREW:
            yield from (Brew(recipe) for recipe in view.row if recipe is not None)
        case ActionKind.TOKENS:
            for token, count in enumerate(view.players[seat].tokens):
                if count:
                    yield from uses(view, token)
        case ActionKind.PASS:
            return
