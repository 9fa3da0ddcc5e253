"""What a click on a thing of brewery would do, in a panel at the thing: the move it comes to."""

from __future__ import annotations

from game.formats import row_of
from game.language import _
from game.rules.brewery.catalogue import FIRST_TOKEN, SCHOOL_EXCHANGE, SEED
from game.rules.brewery.listed import NEEDED, SCHOOL_LEAST
from game.rules.brewery.moves import (
    Accelerate,
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
from game.rules.brewery.view import BreweryView
from game.scene.targets import Target
from game.titles.brewery.scene.targets import (
    DieTarget,
    FieldTarget,
    OwnGoodsTarget,
    RecipeTarget,
    SeedTarget,
    SupplyTarget,
    WarehouseTarget,
)
from game.titles.brewery.ui.hands.meaning import good_of, seat_of
from game.titles.brewery.ui.hands.selection import BreweryDecision
from game.titles.brewery.ui.hands.ways import ways_of
from game.titles.brewery.ui.panels import names
from game.titles.brewery.ui.panels.dice import good_sign, shown_sign
from game.titles.brewery.ui.panels.tokens import token_line
from game.titles.brewery.ui.signs import fields
from game.titles.brewery.ui.signs.things import good_for
from game.titles.brewery.ui.signs.tips import sign
from game.titles.brewery.ui.view_facts import opens_for, points_paid, price, wanted
from game.ui.layout import Row
from game.ui.marks import Icon
from game.ui.widget import Widget


def move_sign(view: BreweryView, move: BreweryMove) -> Widget | None:
    """What a move would do, with the die or good that it is about; None: the thing says it."""
    match move:
        case Place() | Accelerate():
            return _on_field(view, move)
        case Store(die):
            # Translators: of a die
            return sign(_("Store it"), _stored(view, die), shown_sign(view, die))
        case Buy():
            return _bought(view, move)
        case Exchange(give, take):
            # Translators: of dice
            text = _("It lies where the other lay. The other one goes to the supply.")
            dice = Row(shown_sign(view, give), Icon("arrow", 18), shown_sign(view, take), gap=3)
            # Translators: of two dice
            return sign(_("Swap them"), [text], dice)
        case Pick(die):
            # Translators: of a die
            return sign(_("Roll it again"), [_("Choose more, then roll.")], shown_sign(view, die))
        case Roll():
            return sign(_("Roll the chosen dice"), [], None)
        case Take(token):
            name = names.token_name(view.catalogue, token)
            return sign(_("Take it: {token}").format(token=name), [token_line(token)], None)
        case UseToken(token):
            name = names.token_name(view.catalogue, token)
            beside = good_sign(FIRST_TOKEN + token, 34)
            return sign(_("Use: {token}").format(token=name), [token_line(token)], beside)
        case _:
            return None


def _on_field(view: BreweryView, move: Place | Accelerate) -> Widget:
    """An item on a field: its deed, when it comes and what it needs."""
    content, field = view.catalogue, move.field
    deed = names.field_deed(content, field)
    if isinstance(move, Accelerate):
        lines = [fields.brings_at_once(content, field), _needs(view, NEEDED[field], move.die)]
        return sign(deed, lines, shown_sign(view, move.die))
    lines = [fields.brings(content, field)]
    beside = None
    if move.item != SEED:
        beside = shown_sign(view, move.item)
        if field in SCHOOL_LEAST:
            lines.append(_needs(view, SCHOOL_LEAST[field], move.item))
    if field == SCHOOL_EXCHANGE:
        lines.append(_("Next: choose the colour."))
    return sign(deed, [*lines, fields.quickened(field)], beside)


def _needs(view: BreweryView, needs: int, die: int) -> str:
    # Translators: what a skill die has to show, and what it shows
    return _("Needs {needs}, has {has}").format(needs=needs, has=view.value[die])


def _stored(view: BreweryView, die: int) -> list[str]:
    """Lines that say that a die keeps its value, and for what."""
    # Translators: of a die
    keeps = _("In the warehouse it keeps its {value}. It does not come back to the pool.")
    lines = [keeps.format(value=view.value[die])]
    recipe = wanted(view, seat_of(view)).get(die)
    if recipe is not None:
        name = names.recipe_name(view.catalogue, recipe)
        # Translators: of a die
        lines.append(_("{recipe} wants it").format(recipe=name))
    return lines


def _bought(view: BreweryView, move: Buy) -> Widget:
    """A price, and what it leaves."""
    costs, has = price(view, move.what, move.die), view.players[seat_of(view)].gold
    name = names.good_name(view.catalogue, move.what)
    left = _("Costs {price}; it leaves you {gold}")
    lines = [left.format(price=names.gold(costs), gold=names.gold(has - costs))]
    if move.die is not None:
        text = _("With the skill die of {value}, which rests until clean-up")
        lines.append(text.format(value=view.value[move.die]))
    if paid := points_paid(view, seat_of(view), costs):
        lines.append(names.paid_text(paid))
    beside, lines = good_sign(move.what, 34), [*lines, *good_for(view, move.what)]
    return sign(_("Buy: {what}").format(what=name), lines, beside)


def use_line(decision: BreweryDecision, target: Target) -> str:
    """What can be done with a thing that is taken in hand."""
    match target:
        case DieTarget() | SeedTarget():
            return _goes_to(decision, target)
        case FieldTarget():
            return _("Click to see what can go here")
        case OwnGoodsTarget(_, what) if what < FIRST_TOKEN:
            # Translators: of an ingredient
            return _("Drag it to a recipe that it refines")
        case OwnGoodsTarget():
            # Translators: of an action token
            return _("Click it, then what it is for")
        case SupplyTarget():
            # Translators: of dice of the supply
            return _("Click to roll these")
        case _:
            return ""


def _goes_to(decision: BreweryDecision, target: Target) -> str:
    """Where a die or a seed can go now: "Can go: to a field, to the warehouse"."""
    view = decision.view
    goals = ways_of(view, decision.legal).joined(target)
    waiting = [field for field, _item in view.players[seat_of(view)].waiting]
    fields_free = [g for g in goals if isinstance(g, FieldTarget) and g.field not in waiting]
    busy = [g for g in goals if isinstance(g, FieldTarget) and g.field in waiting]
    # Translators: each stands in a list behind "Can go:"
    found = [
        _("to a field") if fields_free else "",
        _("to what waits on a field, which then comes at once") if busy else "",
        _("to the warehouse") if any(isinstance(g, WarehouseTarget) for g in goals) else "",
        _("to a recipe") if any(isinstance(g, RecipeTarget) for g in goals) else "",
        _("to a price") if any(good_of(g) is not None for g in goals) else "",
        _("to a die of the same kind") if any(isinstance(g, DieTarget) for g in goals) else "",
    ]
    named = row_of([each for each in found if each])
    later = (
        opens_for(view, target.die) if isinstance(target, DieTarget) and not fields_free else None
    )
    opening = "" if later is None else names.opening(view.catalogue, later)
    if not named:
        return opening
    if not opening:
        return _("Can go: {places}").format(places=named)
    # Translators: {opening} is a sentence
    return _("Can go: {places}. {opening}").format(places=named, opening=opening)
