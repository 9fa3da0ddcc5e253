"""What a hand does to a position of brewery: lays dice, seeds and recipes, takes away, counts."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

from game.content.challenge import Data
from game.language import _
from game.rules.brewery.catalogue import (
    BUILDING_OF,
    COLOURS,
    FIELDS,
    FIRST_TOKEN,
    GOODS,
    OF_A_KIND,
    OPENS,
    SEEDS,
    Catalogue,
    Field,
    die_name,
)
from game.rules.brewery.codec import SEED_NAME
from game.rules.brewery.listed import FITS, SEED_FIELDS
from game.rules.brewery.position_dump import NO_CARD
from game.scene.targets import Target
from game.titles.brewery.scene.targets import (
    DieTarget,
    FieldTarget,
    GoldTarget,
    OwnGoodsTarget,
    PoolTarget,
    RecipeTarget,
    SeedTarget,
    WarehouseTarget,
)
from game.titles.brewery.ui.bench.laid import Laid
from game.titles.brewery.ui.bench.rolls import rolling
from game.titles.brewery.ui.panels.names import called, opening
from game.ui.bench import REMOVE, Edit, Refused

DIE, SEED, RECIPE = "die", "seed", "recipe"
"""What the keys of tools begin with, before a full stop."""
OWN: Final = "own"
"""What the keys of counters begin with: what the seat has."""
ROUND, ROLL = "round", "roll"
"""What the keys of choices begin with."""
GOLD, OWN_SEEDS = "gold", "seeds"


def lay(content: Catalogue, position: Data, tool: str, target: Target) -> Edit:
    """Use a tool on a target."""
    if tool == REMOVE:
        return take(content, position, target)
    kind, _dot, name = tool.partition(".")
    laid = Laid.of(deepcopy(dict(position)))
    match kind:
        case "die":
            return _lay_die(content, laid, name, target)
        case "seed":
            return _lay_seed(content, laid, target)
        case _:
            return _lay_recipe(laid, name, target)


def die_of(name: str) -> tuple[int, int]:
    """Colour and value of a tool that lays dice: ``light.4``."""
    colour, _dot, value = name.partition(".")
    return COLOURS.index(colour), int(value)


def fits(item: tuple[int, int] | None, field: Field) -> bool:
    """Whether a field takes a die of a colour and a value, or, None, a seed."""
    taken = SEED_FIELDS if item is None else FITS[item[0]][item[1]]
    return bool(taken >> field & 1)


def _lay_die(content: Catalogue, laid: Laid, name: str, target: Target) -> Edit:
    colour, value = die_of(name)
    free = laid.free(colour)
    if not free:
        return _no_more(content, COLOURS[colour])
    die = free[0]
    match target:
        case PoolTarget():
            laid.pool[die] = value
        case WarehouseTarget():
            laid.ware[die] = value
        case DieTarget(other) if die_name(other) in laid.pool:
            laid.pool[die] = value
        case DieTarget(other) if die_name(other) in laid.ware:
            laid.ware[die] = value
        case FieldTarget(_seat, field):
            return _lay_on(content, laid, field, (colour, value), [die, value])
        case _:
            return Refused(_("Dice lie in your tray, in your warehouse or on a field."))
    return laid.told()


def _lay_seed(content: Catalogue, laid: Laid, target: Target) -> Edit:
    match target:
        case SeedTarget():
            return _counted(content, laid, OWN_SEEDS, 1)
        case FieldTarget(_seat, field) if _left(laid, OWN_SEEDS):
            return _lay_on(content, laid, field, None, [SEED_NAME])
        case FieldTarget():
            return _no_more(content, SEED_NAME)
        case _:
            return Refused(_("Seeds lie in front of you or on a field."))


def _lay_on(
    content: Catalogue, laid: Laid, field: Field, item: tuple[int, int] | None, told: list[Any]
) -> Edit:
    """Have something wait on a field."""
    if OPENS[BUILDING_OF[field]] > laid.round:
        return Refused(opening(content, BUILDING_OF[field]))
    if laid.waits_on(FIELDS[field]):
        return Refused(_("Something lies on this field already."))
    if not fits(item, field):
        # Translators: of a die or a seed
        return Refused(_("This field doesn't take it."))
    laid.waiting.append([FIELDS[field], *told])
    laid.use(FIELDS[field])
    return laid.told()


def _lay_recipe(laid: Laid, name: str, target: Target) -> Edit:
    if not isinstance(target, RecipeTarget):
        return Refused(_("Recipes stand in the row."))
    if any(brewed[0] == name for brewed in laid.player.get("recipes", ())):
        # Translators: of a recipe
        return Refused(_("This one has been made already."))
    laid.stand(target.slot, name)
    return laid.told()


def take(content: Catalogue, position: Data, target: Target) -> Edit:
    """Take away what lies there: of a tray what was laid last."""
    laid = Laid.of(deepcopy(dict(position)))
    match target:
        case DieTarget(number):
            _take_die(laid, die_name(number))
        case PoolTarget() if laid.pool:
            laid.pool.popitem()
        case WarehouseTarget() if laid.ware:
            laid.ware.popitem()
        case FieldTarget(_seat, field) if laid.waits_on(FIELDS[field]):
            laid.clear(FIELDS[field])
        case RecipeTarget(slot) if laid.row and laid.row[slot] != NO_CARD:
            laid.row[slot] = NO_CARD
        case SeedTarget():
            return _counted(content, laid, OWN_SEEDS, -1)
        case GoldTarget():
            return _counted(content, laid, GOLD, -1)
        case OwnGoodsTarget(_seat, what):
            return _counted(content, laid, GOODS[what], -1)
        case _:
            return Refused(_("There is nothing to take away."))
    return laid.told()


def _take_die(laid: Laid, die: str) -> None:
    laid.pool.pop(die, None)
    laid.ware.pop(die, None)
    for entry in list(laid.waiting):
        if entry[1] == die:
            laid.clear(entry[0])
    if laid.resting is not None:
        laid.resting = [entry for entry in laid.resting if entry[0] != die]


def count(content: Catalogue, position: Data, key: str, by: int) -> Edit:
    """Change a counter by one."""
    laid = Laid.of(deepcopy(dict(position)))
    return _counted(content, laid, key.removeprefix(f"{OWN}."), by)


def _counted(content: Catalogue, laid: Laid, name: str, by: int) -> Edit:
    held = owned(laid, name) + by
    if held < 0:
        return Refused(_("You have none of it."))
    if by > 0 and not _left(laid, name):
        return _no_more(content, SEED_NAME if name == OWN_SEEDS else name)
    if name not in GOODS:
        laid.player[name] = held
    else:
        kind = _kind(name)
        goods = {**laid.player.get(kind, {}), name: held}
        laid.player[kind] = {each: number for each, number in goods.items() if number}
    return laid.told()


def owned(laid: Laid, name: str) -> int:
    """How much of something the seat has: ``gold``, ``seeds``, a good."""
    held = laid.player.get(_kind(name), {}) if name in GOODS else laid.player
    return int(held.get(name, 0))


def _kind(good: str) -> str:
    return "ingredients" if GOODS.index(good) < FIRST_TOKEN else "tokens"


def _left(laid: Laid, name: str) -> bool:
    """Whether there is more of it to be had."""
    if name == GOLD:
        return True
    if name == OWN_SEEDS:
        return owned(laid, name) + laid.sown() < SEEDS
    gone = laid.rest.get("spent", {}).get(name, 0)
    return owned(laid, name) + int(gone) < OF_A_KIND


def _no_more(content: Catalogue, word: str) -> Refused:
    return Refused(_("No more of it in the box: {name}.").format(name=called(content, word)))


def choose(content: Catalogue, position: Data, key: str, value: Any) -> Edit:
    """Have another round, or have a die to come show another value."""
    laid = Laid.of(deepcopy(dict(position)))
    kind, _dot, number = key.partition(".")
    if kind == ROLL:
        laid.chance = rolling(laid.chance, int(number), value)
        return laid.told()
    used = {*laid.player.get("used", ()), *(entry[0] for entry in laid.waiting)}
    for field in (FIELDS.index(name) for name in used):
        if OPENS[BUILDING_OF[field]] > value:
            return Refused(opening(content, BUILDING_OF[field]))
    laid.rest["round"] = value
    if value == 1:
        del laid.rest["round"]
    return laid.told()
