"""Where on the table of brewery something can be laid: bare places as well."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from game.rules.brewery.catalogue import (
    BUILDING_OF,
    FIELDS,
    OPENS,
    SEED,
    Field,
)
from game.rules.brewery.view import PLACED, POOL, RESTING, WAREHOUSE, BreweryView
from game.scene.bodies import nearest
from game.scene.pose import Piece
from game.scene.rays import Ray
from game.scene.targets import Target
from game.scene.turntable import Turntable
from game.titles.brewery.scene.bodies import bare_slots, bodies
from game.titles.brewery.scene.estates import FRONT
from game.titles.brewery.scene.layout import card_pose
from game.titles.brewery.scene.names import die_look, looks, recipe_look
from game.titles.brewery.scene.places import CARD_THICK
from game.titles.brewery.scene.seats import lifted, planted_pose, seat_pieces
from game.titles.brewery.scene.spread import standing
from game.titles.brewery.scene.targets import (
    DieTarget,
    ExtensionTarget,
    FieldTarget,
    GoldTarget,
    OwnGoodsTarget,
    PoolTarget,
    RecipeTarget,
    SeedTarget,
    WarehouseTarget,
)
from game.titles.brewery.ui.bench.edits import DIE, RECIPE, die_of, fits
from game.titles.brewery.ui.bench.edits import SEED as SEED_TOOL
from game.ui.bench import REMOVE

SEAT: Final = 0


def pick(ray: Ray, view: BreweryView, focus: int, _turntable: Turntable) -> Target | None:
    """What a ray means: of a recipe always the whole card, and slots without any, too."""
    found = nearest(ray, {**bodies(view, focus), **bare_slots(view)})
    return None if found is None else again(view, found)


def again(_view: BreweryView, target: Target) -> Target:
    """A target of the bench: a card's parts are the card."""
    return RecipeTarget(target.slot) if isinstance(target, ExtensionTarget) else target


def goals(view: BreweryView, tool: str) -> list[Target]:
    """Where a tool can be used."""
    kind, _dot, name = tool.partition(".")
    if kind == DIE:
        fields = _fields(view, die_of(name))
        return [PoolTarget(SEAT), WarehouseTarget(SEAT), *fields]
    if kind == SEED_TOOL:
        return [SeedTarget(SEAT), *_fields(view, None)]
    if kind == RECIPE:
        return [RecipeTarget(slot) for slot in range(len(view.row))]
    return list(_lying(view)) if tool == REMOVE else []


def _fields(view: BreweryView, item: tuple[int, int] | None) -> Iterator[Target]:
    """The fields that take an item now."""
    for field in range(len(FIELDS)):
        if _takes(view, field, item):
            yield FieldTarget(SEAT, field)


def _takes(view: BreweryView, field: Field, item: tuple[int, int] | None) -> bool:
    full = any(field == each for each, _item in view.players[SEAT].waiting)
    return not full and OPENS[BUILDING_OF[field]] <= view.round and fits(item, field)


def _lying(view: BreweryView) -> Iterator[Target]:
    """What can be taken away."""
    for where in (POOL, WAREHOUSE, PLACED, RESTING):
        yield from (DieTarget(die) for die in view.dice_of(SEAT, where))
    player = view.players[SEAT]
    yield from (FieldTarget(SEAT, field) for field, item in player.waiting if item == SEED)
    yield from (RecipeTarget(slot) for slot, each in enumerate(view.row) if each is not None)
    if player.seeds:
        yield SeedTarget(SEAT)
    if player.gold:
        yield GoldTarget(SEAT)
    yield from (OwnGoodsTarget(SEAT, what) for what, count in enumerate(player.goods) if count)


def ghosts(view: BreweryView, tool: str, target: Target) -> Sequence[Piece]:
    """What a tool would lay there."""
    kind, _dot, name = tool.partition(".")
    match kind, target:
        case "die", _:
            return _die(view, *die_of(name), target)
        case "seed", SeedTarget():
            return (Piece(looks("seed"), FRONT.seed(view.players[SEAT].seeds)),)
        case "seed", FieldTarget(_seat, field) if _takes(view, field, None):
            return (Piece(looks("seed"), planted_pose(FRONT, field)),)
        case "recipe", RecipeTarget(slot):
            recipe = [card.id for card in view.catalogue.recipes].index(name)
            pose = lifted(card_pose(view, slot), 2 * CARD_THICK)
            return (Piece(recipe_look(view.catalogue, recipe), pose),)
        case _:
            return ()


def _die(view: BreweryView, colour: int, value: int, target: Target) -> Sequence[Piece]:
    """The next die of the supply, in a tray or on a field."""
    supply = view.supply(colour)
    if not supply:
        return ()
    die = supply[0]
    if isinstance(target, FieldTarget):
        if not _takes(view, target.field, (colour, value)):
            return ()
        return (Piece(die_look(die), standing(FRONT.item(target.field, die), value, die)),)
    where = _tray(view, target)
    if where is None:
        return ()
    after = replace(
        view,
        owner=_at(view.owner, die, SEAT),
        where=_at(view.where, die, where),
        value=_at(view.value, die, value),
    )
    return tuple(piece for name, piece in seat_pieces(after, SEAT, SEAT) if name == ("die", die))


def _tray(view: BreweryView, target: Target) -> int | None:
    """Pool or warehouse, where a target is one of them or a die in it."""
    match target:
        case PoolTarget():
            return POOL
        case WarehouseTarget():
            return WAREHOUSE
        case DieTarget(die) if view.owner[die] == SEAT and view.where[die] in (POOL, WAREHOUSE):
            return view.where[die]
        case _:
            return None


def _at(values: tuple[int, ...], place: int, value: int) -> Any:
    return (*values[:place], value, *values[place + 1 :])
