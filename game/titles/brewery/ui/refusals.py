"""A sentence for every reason the rules refuse a move of `brewery`, in the words of a player."""

from __future__ import annotations

from collections.abc import Mapping

from game.formats import row_of
from game.language import _
from game.rules.brewery.catalogue import COLOURS, FIELDS, OBJECTS, SKILL, SKILL_USE, Catalogue
from game.rules.core import Refusal
from game.titles.brewery.ui.panels import names
from game.ui.refusals import told_by

OWN_CODES = (
    "nothing_fits",
    "nothing_to_store",
    "nothing_to_buy",
    "nothing_to_brew",
    "no_tokens",
    "no_use_now",
    "nothing_to_use_on",
    "no_field_for_it",
    "choose_a_field",
    "never_back",
    "must_choose",
    "no_place_there",
    "lies_there",
    "choose_a_colour",
    "lowers_no_price",
    "not_now",
)
"""What hands say of themselves, beside the codes of the rules: of many moves at once."""
Values = Mapping[str, int | str]


def sentence(catalogue: Catalogue, refusal: Refusal) -> str:
    """Why the move is refused, in one sentence; the bare code where nobody wrote one."""
    if told_by(refusal):
        return told_by(refusal)
    values: Values = dict(refusal.values)
    for sentences in (_plain(), _windows(), _own()):
        if refusal.code in sentences:
            return sentences[refusal.code]
    return (
        _named(catalogue, refusal.code, values)
        or _counted(refusal.code, values)
        or _priced(refusal.code, values)
        or refusal.code
    )


def has_sentence(catalogue: Catalogue, code: str) -> bool:
    """Whether players are told a code in words."""
    known = ("die", "field", "round", "object", "most", "needs", "has", "colour", "what", "price")
    numbers = (*known, "gold", "recipe", "use", "token", "seat", *COLOURS)
    values: tuple[tuple[str, int | str], ...] = tuple((name, 1) for name in numbers)
    values = (*values, ("phase", "place"))
    return sentence(catalogue, Refusal("", code, values)) != code


def _plain() -> dict[str, str]:
    return {
        "game_over": _("The game is over."),
        "no_such_die": _("There is no such die."),
        "no_such_field": _("There is no such field."),
        "no_such_goods": _("There is no such thing to buy."),
        "no_such_token": _("There is no such token."),
        "no_such_object": _("There is no such building."),
        "no_picking": _("There is nothing to roll again now."),
        "no_exchange": _("There is nothing to exchange now."),
        "no_token_due": _("You may not choose a token now."),
        "pick_first": _("First choose the dice to roll again, and roll them."),
        "take_first": _("First choose the token that your recipe gives."),
        "no_seed": _("You have no seed."),
        "colour_needed": _("Choose which dice of the supply are rolled."),
        "no_colour": _("Only an exchange asks for a colour."),
        "seeds_empty": _("There is no seed left in the supply."),
        "nothing_to_roll": _("You have no die that could be rolled again."),
        "already_placed": _("You have begun your turn: place a second thing, or end it."),
        "nothing_placed": _("Place something first, or pass."),
        "nothing_picked": _("Choose at least one die to roll."),
        "picked_already": _("This die is chosen already."),
        "recipe_not_open": _("This recipe is not open."),
        "die_elsewhere": _("This die lies neither in your pool nor in your warehouse."),
        "not_in_pool": _("Only dice of your pool go into the warehouse."),
        "not_in_warehouse": _("This die does not lie in a warehouse."),
        "die_unrolled": _("This die is not rolled yet: it is when the next round begins."),
        "die_blocked": _("A token blocks this die until the end of the round."),
        "die_protected": _("A token protects this die: nobody may change it or take it away."),
        "six_stays": _("A 6 is the highest: it can't be raised."),
        "one_place": _("Roll dice of the pool or of the warehouse, not of both."),
        "not_in_supply": _("Choose one of the rolled dice of the supply."),
        "die_marked": _("A die with a token can't be given away."),
    }


def _windows() -> dict[str, str]:
    return {
        "window_open": _("Now you may use a token, or decline."),
        "no_window": _("There is nothing to decline."),
        "before_the_action": _("Tokens come first: you have already placed something."),
        "at_round_start": _("This token is used at the start of a round, after the rolls."),
        "at_brewing_start": _("This token is used before the first recipe of a round."),
        "no_threat": _("Nobody could do anything to your dice now."),
        "not_in_window": _("This token is of no use now."),
        "die_not_at_hand": _("This die lies neither in a pool nor in a warehouse."),
        "not_your_die": _("Only your own dice can be raised."),
        "not_own_die": _("At the start of a round tokens are for the dice of others."),
        # Translators: of a building or a market
        "object_blocked": _("It is blocked already."),
        "nobody_brews": _("Nobody else could make this recipe now."),
        # Translators: of a recipe
        "not_needed": _("It works without this die, too."),
        "not_saved": _("That would not save your recipe."),
    }


def _own() -> dict[str, str]:
    return {
        "nothing_fits": _("None of your dice and seeds fits a free field."),
        "nothing_to_store": _("No rolled die lies in your pool."),
        "nothing_to_buy": _("There is nothing that you could buy."),
        "nothing_to_brew": _("You can't make any of the open recipes now."),
        "no_tokens": _("You have no action token."),
        # Translators: of a die, a seed, a token or an ingredient
        "no_use_now": _("It is of no use for this: choose something that glows, or press Esc."),
        # Translators: of a die
        "lies_there": _("It lies in your pool already: choose something that glows, or press Esc."),
        "choose_a_colour": _("Choose the dice of the supply that you want to roll, or press Esc."),
        # Translators: of an action token
        "nothing_to_use_on": _("There is nothing that it could be used on now."),
        # Translators: of a die or a seed
        "no_field_for_it": _("No free field takes it now."),
        # Translators: of a die or a seed
        "choose_a_field": _("Put it on one of the fields of the building."),
        "never_back": _("What is stored stays: only a token brings a die back to the pool."),
        "must_choose": _("You have something to decide first."),
        # Translators: of a die, a seed, a token or an ingredient
        "no_place_there": _("It doesn't go there: choose something that glows, or press Esc."),
        "not_now": _("That is not possible now."),
    }


def _phases() -> dict[str, str]:
    return {
        "place": _("Dice and seeds are placed at the start of a round, before the purchase."),
        "purchase": _("You buy after everybody has placed, before the recipes."),
        "brew": _("Recipes are made after all have placed, stored and bought."),
    }


def _takes(field: str) -> str:
    """What the fields take, where something else was brought."""
    # Translators: {light_die}, {dark_die} and {hops_die} are "a die of hops", in the nominative
    return {
        "malt-light": _("Only a seed can be sown here."),
        "malt-dark": _("Only {light_die} goes here."),
        "malt-raise": _("Dice of {light} and {dark} below 6 go here."),
        "hops-grow": _("Only a seed can be sown here."),
        "hops-raise": _("Dice of {hops} below 6 go here."),
        "school-reroll": _("Only a skill die goes to school."),
        "school-exchange": _("Only a skill die goes to school."),
        "school-skill": _("Only a skill die goes to school."),
        "seeds-hops": _("Only {hops_die} is given away here."),
        "seeds-dark": _("Only {dark_die} is given away here."),
        "seeds-gold": _("A skill die or {dark_die} is given away here."),
    }[field]


def _named(catalogue: Catalogue, code: str, values: Values) -> str:
    """The sentences that name things by the pack's words."""
    colour = names.colour_within(catalogue, int(values.get("colour", 0)))
    match code:
        case "wrong_phase":
            return _phases()[str(values["phase"])]
        case "wrong_item":
            return _takes(FIELDS[int(values["field"])]).format(**names.die_gaps(catalogue))
        case "exchange_first":
            return _("First exchange a die of {colour}, or keep yours.").format(colour=colour)
        case "supply_empty":
            return _("The supply has no die of {colour} left.").format(colour=colour)
        case "nothing_to_give":
            return _("You have no other die of {colour} to give for it.").format(colour=colour)
        case "wrong_colour":
            return _("This exchange is for dice of {colour}.").format(colour=colour)
        case "not_a_skill_die":
            return _("Only a skill die can do that.")
        case "field_blocked" | "market_blocked":
            name = names.object_name(catalogue, int(values["object"]) % len(OBJECTS))
            # Translators: of a building or a market
            return _("Blocked in this round: {place}.").format(place=name)
        case "base_lacking":
            return _lacking(catalogue, values)
        case "extension_lacking":
            return _no_use(catalogue, int(values["use"]))
        case "no_token" | "token_gone":
            name = names.token_name(catalogue, int(values["token"]))
            text = _("You have no such token: {token}.")
            if code == "token_gone":
                text = _("The market has none left: {token}.")
            return text.format(token=name)
        case _:
            return ""


def _lacking(catalogue: Catalogue, values: Values) -> str:
    """The dice that the warehouse lacks for a recipe."""
    counts = [int(values.get(name, 0)) for name in COLOURS[:SKILL]]
    found = [
        names.dice_kind(catalogue, at).counted(count) for at, count in enumerate(counts) if count
    ]
    text = _("Your warehouse lacks dice that are high enough: {dice}.")
    return text.format(dice=row_of(found))


def _no_use(catalogue: Catalogue, use: int) -> str:
    if use == SKILL_USE:
        return _("You have no skill die in your warehouse.")
    # Translators: {use} is an ingredient, as a label
    return _("You don't have it: {use}.").format(use=names.ingredient_name(catalogue, use))


def _counted(code: str, values: Values) -> str:
    """The sentences that count something."""
    numbers = {name: value for name, value in values.items() if isinstance(value, int)}
    match code:
        case "not_open" | "object_not_open":
            # Translators: of a building or a market
            text = _("It opens in round {round}.")
        case "once_a_round":
            text = _("You have used this field in this round.")
        case "field_full":
            text = _("Full: the others were here first this round.")
        case "value_too_low":
            # Translators: of a field of the school, or of one where something waits
            text = _("It needs {needs} or more, and this die shows {has}.")
        case "nothing_waits":
            text = _("Nothing lies here that could be sped up.")
        case "not_accelerated":
            text = _("Nothing can be sped up here.")
        case "recipe_blocked":
            text = _("A token blocks this recipe until the end of the round.")
        case "no_such_extension":
            text = _("This recipe can't be refined with that.")
        case _:
            return ""
    return text.format(**numbers)


def _priced(code: str, values: Values) -> str:
    """The sentences about buying."""
    if code == "gold_short":
        price, has = names.gold(int(values["price"])), names.gold(int(values["gold"]))
        return _("It costs {price}, and you have {gold}.").format(price=price, gold=has)
    text = {
        "lowers_no_price": _(
            "It makes something cheaper if it shows {needs} or more; it shows {has}."
        ),
        "one_a_round": _("One ingredient and one token a round: you have bought yours."),
        # Translators: of an ingredient or an action token
        "sold_out": _("Sold out."),
        # Translators: of an action token, whose price no die lowers
        "never_cheaper": _("This price can't be lowered."),
        # Translators: of an ingredient or an action token
        "market_not_open": _("For sale from round {round} on."),
    }.get(code, "")
    return text.format(**values)
