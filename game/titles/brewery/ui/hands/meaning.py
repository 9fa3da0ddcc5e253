"""Between moves of `brewery` and the things on the table: what stands for what.

A move is a piece brought to a place, in whatever order the two are clicked; or a place alone.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.brewery.catalogue import (
    BLOCK_OBJECT,
    BLOCK_RECIPE,
    BUILDING_OF,
    COLOUR_OF,
    DICE,
    FIRST_TOKEN,
    MARKETPLACE,
    SEED,
    SKILL,
    SKILL_USE,
    Building,
    Die,
    Recipe,
)
from game.rules.brewery.moves import (
    Accelerate,
    Brew,
    BreweryMove,
    Buy,
    Exchange,
    Pick,
    Place,
    Roll,
    Store,
    Take,
    UseToken,
)
from game.rules.brewery.view import PLACED, POOL, RESTING, WAREHOUSE, BreweryView
from game.scene.targets import Target
from game.titles.brewery.scene.targets import (
    BuildingTarget,
    CellarTarget,
    DieTarget,
    ExtensionTarget,
    FieldTarget,
    GoldTarget,
    IngredientTarget,
    KettleTarget,
    OwnGoodsTarget,
    PoolTarget,
    RecipeTarget,
    SeedTarget,
    SupplyTarget,
    TokenTarget,
    WarehouseTarget,
    on_sale,
)

STALLS = -1
"""The seat of the buildings that are nobody's: the two markets."""


def seat_of(view: BreweryView) -> int:
    """Whose things are used: the actor's, or the viewer's."""
    return view.actor if view.actor is not None else max(view.seat, 0)


def good_of(target: Target) -> int | None:
    """The good that a thing of the market is; None for anything else."""
    match target:
        case IngredientTarget(ingredient):
            return ingredient
        case TokenTarget(token):
            return FIRST_TOKEN + token
        case _:
            return None


def slot_of(view: BreweryView, recipe: Recipe) -> int | None:
    """Where in the row a recipe lies open; None if it doesn't."""
    return view.row.index(recipe) if recipe in view.row else None


def recipe_at(view: BreweryView, slot: int) -> Recipe | None:
    """The open recipe in a slot."""
    return view.row[slot] if 0 <= slot < len(view.row) else None


def building_targets(view: BreweryView, building: Building) -> Iterator[Target]:
    """An object that can be blocked: on everybody's board, one's own first, or a stall (D8)."""
    if building >= MARKETPLACE:
        yield BuildingTarget(STALLS, building)
        return
    own = seat_of(view)
    for seat in sorted(range(len(view.players)), key=lambda each: each != own):
        yield BuildingTarget(seat, building)


def extension_target(view: BreweryView, move: Brew) -> Target | None:
    """The printed extension that a brewing uses; None where it uses none."""
    slot = slot_of(view, move.recipe)
    if slot is None or move.extension is None:
        return None
    uses = [each.use for each in view.catalogue.recipes[move.recipe].extensions]
    return ExtensionTarget(slot, uses.index(move.extension))


def places(move: BreweryMove, view: BreweryView) -> Iterator[Target]:
    """What a move is done to; the first of them stands for it."""
    seat = seat_of(view)
    match move:
        case Store():
            yield WarehouseTarget(seat)
        case Place(field) | Accelerate(field):
            yield FieldTarget(seat, field)
        case Buy(what):
            yield on_sale(what)
        case Brew(recipe):
            yield RecipeTarget(slot_of(view, recipe) or 0)
            extension = extension_target(view, move)
            if extension is not None:
                yield extension
            yield KettleTarget()
        case UseToken():
            yield from _aims(move, view)
        case Pick(die):
            yield DieTarget(die)
        case Exchange(_, take):
            yield DieTarget(take)
        case Take(token):
            yield TokenTarget(token)
        case Roll():
            where = {view.where[die] for die in view.picked}
            yield WarehouseTarget(seat) if where == {WAREHOUSE} else PoolTarget(seat)
        case _:
            return


def _aims(move: UseToken, view: BreweryView) -> Iterator[Target]:
    """What a token may be used on."""
    if move.token == BLOCK_OBJECT:
        yield from building_targets(view, move.target)
    elif move.token == BLOCK_RECIPE:
        yield RecipeTarget(slot_of(view, move.target) or 0)
    else:
        yield DieTarget(move.target)


def pieces(move: BreweryMove, view: BreweryView) -> Iterator[Target]:
    """What is taken in hand for a move."""
    seat = seat_of(view)
    match move:
        case Store(die) | Accelerate(_, die):
            yield DieTarget(die)
        case Place(_, item):
            yield SeedTarget(seat) if item == SEED else DieTarget(item)
        case Buy(_, die) if die is not None:
            yield DieTarget(die)
        case Brew(recipe, extension):
            yield from _brewed(view, recipe, extension)
        case UseToken(token):
            yield OwnGoodsTarget(seat, FIRST_TOKEN + token)
        case Exchange(give):
            yield DieTarget(give)
        case _:
            return


def _brewed(view: BreweryView, recipe: Recipe, extension: int | None) -> Iterator[Target]:
    """The own dice that may be meant for a recipe, and what refines it."""
    seat, base = seat_of(view), view.catalogue.recipes[recipe].base
    if extension is not None and extension != SKILL_USE:
        yield OwnGoodsTarget(seat, extension)
    for die in view.dice_of(seat, WAREHOUSE):
        colour = COLOUR_OF[die]
        if extension == SKILL_USE if colour == SKILL else base[colour]:
            yield DieTarget(die)


def is_alone(move: BreweryMove) -> bool:
    """Whether a click on its place is enough for a move."""
    match move:
        case Buy() | Brew() | Pick() | Take() | Roll():
            return True
        case _:
            return False


def instead(view: BreweryView, target: Target) -> Iterator[Target]:
    """What else a pointer on a thing may be for: the place that it lies on or belongs to."""
    match target:
        case DieTarget(die):
            yield from _under(view, die)
        case FieldTarget(seat, field):
            yield BuildingTarget(seat, BUILDING_OF[field])
        case ExtensionTarget(slot):
            yield RecipeTarget(slot)
        case IngredientTarget():
            yield BuildingTarget(STALLS, MARKETPLACE)
        case TokenTarget():
            yield BuildingTarget(STALLS, MARKETPLACE + 1)
        case KettleTarget() | CellarTarget() | GoldTarget():
            return
        case _:
            return


def _under(view: BreweryView, die: Die) -> Iterator[Target]:
    """Where a die lies."""
    owner, where = view.owner[die], view.where[die]
    if owner < 0:
        yield SupplyTarget(COLOUR_OF[die])
        return
    if where == POOL:
        yield PoolTarget(owner)
    elif where == WAREHOUSE:
        yield WarehouseTarget(owner)
    elif where in {PLACED, RESTING}:
        for field, item in view.players[owner].waiting:
            if item == die:
                yield FieldTarget(owner, field)
                yield BuildingTarget(owner, BUILDING_OF[field])


def first_alike(view: BreweryView) -> tuple[Die, ...]:
    """For each die the lowest one that is interchangeable with it (D11.2)."""
    first: dict[tuple[int, ...], Die] = {}
    found: list[Die] = []
    for die in range(DICE):
        key = (COLOUR_OF[die], view.owner[die], view.where[die], view.value[die], view.marks[die])
        found.append(die if die in view.picked else first.setdefault(key, die))
    return tuple(found)
