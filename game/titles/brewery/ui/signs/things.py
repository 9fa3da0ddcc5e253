"""The things on the table of brewery by name, and what there is to know of each."""

from __future__ import annotations

from game.language import _, ngettext, pgettext
from game.rules.brewery.catalogue import COLOUR_OF, FIRST_TOKEN, OPENS, SKILL, Die
from game.rules.brewery.view import (
    BLOCKED,
    PLACED,
    POOL,
    PROTECTED,
    RAISED,
    RESTING,
    SUPPLY,
    WAREHOUSE,
    BreweryView,
)
from game.scene.targets import Target
from game.titles.brewery.scene.targets import (
    BuildingTarget,
    CellarTarget,
    DeckTarget,
    DieTarget,
    ExtensionTarget,
    FieldTarget,
    GoldTarget,
    IngredientTarget,
    KettleTarget,
    OwnGoodsTarget,
    PoolTarget,
    RecipeTarget,
    SeasonTarget,
    SeedsTarget,
    SeedTarget,
    SupplyTarget,
    TokenTarget,
    WarehouseTarget,
)
from game.titles.brewery.ui.hands.meaning import good_of, recipe_at
from game.titles.brewery.ui.panels import names
from game.titles.brewery.ui.panels.dice import good_sign, shown_sign
from game.titles.brewery.ui.panels.discounts import LEAST
from game.titles.brewery.ui.panels.tokens import token_line
from game.titles.brewery.ui.signs import fields
from game.titles.brewery.ui.signs.coming import clean_up
from game.titles.brewery.ui.view_facts import at_the_end, price, wanted
from game.ui.persons import People
from game.ui.widget import Widget


def thing(view: BreweryView, people: People, target: Target) -> str:
    """The name of a thing; "" for what needs none."""
    content = view.catalogue
    match target:
        case DieTarget(die):
            return names.die_label(view, die)
        case FieldTarget(_, field):
            return names.field_deed(content, field)
        case BuildingTarget(_, building):
            return names.object_name(content, building)
        case RecipeTarget(slot) | ExtensionTarget(slot):
            recipe = recipe_at(view, slot)
            return "" if recipe is None else names.recipe_name(content, recipe)
        case IngredientTarget() | TokenTarget():
            return names.good_name(content, good_of(target) or 0)
        case OwnGoodsTarget(_, what):
            return names.good_name(content, what)
        case SupplyTarget(colour):
            name = names.colour_name(content, colour)
            return _("Supply: {colour}").format(colour=name)
        case DeckTarget():
            return _("Recipes to come")
        case SeedsTarget():
            return _("Supply of seeds")
        case KettleTarget():
            return names.called(content, "kettle")
        case SeasonTarget():
            return _("Summer") if view.summer else _("Winter")
        case _:
            return _of_seat(view, people, target)


def _of_seat(view: BreweryView, people: People, target: Target) -> str:
    """The names of what belongs to somebody."""
    seat = getattr(target, "seat", None)
    if seat is None:
        return ""
    words = {
        SeedTarget: (_("Your seeds"), _("Seeds of {name}")),
        PoolTarget: (_("Your pool"), _("Pool of {name}")),
        WarehouseTarget: (_("Your warehouse"), _("Warehouse of {name}")),
        GoldTarget: (_("Your gold"), _("Gold of {name}")),
        CellarTarget: (_("Your recipes"), _("Recipes of {name}")),
    }
    own, other = words.get(type(target), ("", ""))
    return own if seat == view.seat else other.format(name=people[seat].name)


def picture(view: BreweryView, target: Target) -> Widget | None:
    """The thing itself in small: a die, a good."""
    match target:
        case DieTarget(die):
            return shown_sign(view, die)
        case IngredientTarget() | TokenTarget():
            return good_sign(good_of(target) or 0, 34)
        case OwnGoodsTarget(_, what):
            return good_sign(what, 34)
        case _:
            return None


def facts(view: BreweryView, people: People, target: Target) -> list[str]:
    """What there is to know of a thing, line by line."""
    content = view.catalogue
    match target:
        case DieTarget(die):
            return die_facts(view, people, die)
        case FieldTarget(seat, field):
            return field_facts(view, seat, field)
        case BuildingTarget(seat, building):
            comes = clean_up(view, seat, building) if seat >= 0 else []
            return [fields.building_line(content, building), _shut(view, building), *comes]
        case IngredientTarget() | TokenTarget():
            return _for_sale(view, good_of(target) or 0)
        case OwnGoodsTarget(_, what) if what >= FIRST_TOKEN:
            return [token_line(what - FIRST_TOKEN)]
        case OwnGoodsTarget():
            # Translators: of an ingredient
            return [_("For one extension of a recipe")]
        case SupplyTarget(colour):
            return [names.dice(len(view.supply(colour))), names.dice_worth(view.catalogue)]
        case DeckTarget():
            text = ngettext("{count} card", "{count} cards", view.deck)
            return [text.format(count=view.deck), _("Click to see which may still come")]
        case KettleTarget():
            return [_("Recipes are made here, with dice of the warehouse.")]
        case SeasonTarget():
            return [_season(view, people)]
        case SeedsTarget():
            return [names.seeds(view.seeds)]
        case _:
            return _belongings(view, target)


def _shut(view: BreweryView, building: int) -> str:
    """When a building of the boards opens, or that it is blocked; "" for one that is open."""
    if building < len(OPENS) and view.round < OPENS[building]:
        return _("Open from round {round} on").format(round=OPENS[building])
    blocked = building in view.blocked_objects
    return pgettext("building", "Blocked in this round") if blocked else ""


def die_facts(view: BreweryView, people: People, die: Die) -> list[str]:
    """Where a die lies, and its marks."""
    where, owner = view.where[die], view.owner[die]
    if where == SUPPLY:
        return [_("In the supply")]
    own = owner == view.seat
    name = people[owner].name
    text = {
        POOL: _("In your pool: rolled anew every round")
        if own
        else _("In the pool of {name}: rolled anew every round"),
        WAREHOUSE: _("In your warehouse: keeps its value, ready for recipes")
        if own
        else _("In the warehouse of {name}: keeps its value, ready for recipes"),
        PLACED: _item_line(view, owner, die),
        # Translators: of a die
        RESTING: _("Used in this round: it rests here until clean-up, then goes back to the pool"),
    }[where]
    lines = [text.format(name=name)]
    if not view.value[die] and where == POOL:
        # Translators: of a die
        lines = [_("Not rolled yet: it is rolled when the next round begins")]
    return [*lines, *_marks(view, die), *_wanted(view, die), *_skilled(view, die)]


def _skilled(view: BreweryView, die: Die) -> list[str]:
    """What an own skill die at hand is for, beside recipes and fields (D4.4, D6)."""
    if COLOUR_OF[die] != SKILL or view.owner[die] != view.seat:
        return []
    if view.where[die] not in (POOL, WAREHOUSE):
        return []
    # Translators: of a skill die
    haste = _("While you place: put on what waits on a field, it makes that happen at once.")
    # Translators: of a skill die
    price = _("While you buy: with {least} or more it can lower a price.")
    return [haste, price.format(least=LEAST)]


def _item_line(view: BreweryView, owner: int, die: Die) -> str:
    for field, item in view.players[owner].waiting:
        if item == die:
            return fields.brings(view.catalogue, field)
    # Translators: of a die
    return _("On a field until clean-up")


def _marks(view: BreweryView, die: Die) -> list[str]:
    marks, found = view.marks[die], list[str]()
    if marks & BLOCKED:
        # Translators: of a die
        found.append(_("Blocked: its owner can't use it in this round"))
    if marks & PROTECTED:
        # Translators: of a die
        found.append(_("Protected: nobody changes it or takes it away in this round"))
    if marks & RAISED:
        value = dict(view.raised).get(die, 0)
        # Translators: of a die
        found.append(_("Raised until the round's end, then {value} again").format(value=value))
    return found


def _wanted(view: BreweryView, die: Die) -> list[str]:
    """The open recipe that wants an own die of the pool."""
    if view.where[die] != POOL or view.owner[die] != view.seat:
        return []
    recipe = wanted(view, view.seat).get(die)
    if recipe is None:
        return []
    name = names.recipe_name(view.catalogue, recipe)
    # Translators: of a die
    return [_("{recipe} wants it: store it").format(recipe=name)]


def field_facts(view: BreweryView, seat: int, field: int) -> list[str]:
    """What a field asks and brings, and what lies on it."""
    content = view.catalogue
    item = dict(view.players[seat].waiting).get(field)
    if item is not None:
        here = _("Here: {item}").format(item=fields.item_text(view, item))
        return [here, fields.brings(content, field), fields.quickened(field)]
    return [
        fields.takes(content, field),
        fields.brings(content, field),
        fields.quickened(field),
        fields.use_of(view, seat, field),
    ]


def _for_sale(view: BreweryView, what: int) -> list[str]:
    cost, left = names.gold(price(view, what)), view.for_sale[what]
    # Translators: a price, and how many of an ingredient or token are for sale
    text = ngettext("{gold}; {count} is left", "{gold}; {count} are left", left)
    lines = [text.format(gold=cost, count=left)]
    return [*lines, *good_for(view, what)]


def good_for(view: BreweryView, what: int) -> list[str]:
    """What a good is for: what a token does, which open recipes an ingredient refines."""
    if what >= FIRST_TOKEN:
        return [token_line(what - FIRST_TOKEN)]
    # Translators: {bonus} is "2 points" or "5 gold"
    text = _("{recipe}: {bonus} more")
    found = names.refined_by(view, what)
    return [text.format(recipe=name, bonus=bonus) for name, bonus in found]


def _season(view: BreweryView, people: People) -> str:
    text = _("First in this round: {name}. Every summer brings each a seed, while there are any.")
    if view.holder == view.seat:
        text = _("First in this round: you. Every summer brings each a seed, while there are any.")
    sentence = text.format(name=people[view.holder].name)
    if view.behind_begins:
        sentence += " " + _("Next time whoever has the fewest points begins.")
    return sentence


def _belongings(view: BreweryView, target: Target) -> list[str]:
    seat = getattr(target, "seat", 0)
    player = view.players[seat]
    match target:
        case SeedTarget():
            return [names.seeds(player.seeds)]
        case PoolTarget():
            return [names.dice(len(view.dice_of(seat, POOL))), *clean_up(view, seat)]
        case WarehouseTarget():
            return [
                names.dice(len(view.dice_of(seat, WAREHOUSE))),
                _("Dice here keep their value. Only they go into recipes."),
            ]
        case GoldTarget():
            worth = names.points(at_the_end(view, seat))
            return [
                names.gold(player.gold),
                _("Gold and dice would bring {points} at the end").format(points=worth),
            ]
        case CellarTarget():
            return [names.recipes(len(player.recipes)), _("Click to look at them")]
        case _:
            return []
