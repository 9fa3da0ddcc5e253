"""A sentence for every reason the rules refuse a move of `brewery`, in the words of a player."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.formats import row_of
from game.language import _
from game.rules.brewery.catalogue import COLOURS, FIELDS, SKILL, SKILL_USE, Catalogue
from game.rules.core import Refusal
from game.titles.brewery.ui.panels.names import (
    colour_within,
    dice_kind,
    die_gaps,
    gold,
    ingredient_name,
    object_name,
    token_name,
)
from game.ui.refusals import told_by

Values = Mapping[str, int | str]
WORDS: Mapping[str, Callable[[Catalogue, int], str]] = {
    "colour": colour_within,
    "object": object_name,
    "token": token_name,
    "use": ingredient_name,
    "price": lambda _catalogue, amount: gold(amount),
    "gold": lambda _catalogue, amount: gold(amount),
}
"""How values are told that are numbers of things."""


def sentence(catalogue: Catalogue, refusal: Refusal) -> str:
    """Why the move is refused, in one sentence; the bare code where nobody wrote one."""
    values: Values = dict(refusal.values)
    return told_by(refusal) or _text(refusal.code, values).format_map(_gaps(catalogue, values))


def _text(code: str, values: Values) -> str:
    """The sentence of a code, its gaps still open."""
    match code:
        case "wrong_phase":
            return _phases()[str(values["phase"])]
        case "wrong_item":
            return _takes(FIELDS[int(values["field"])])
        case "extension_lacking" if values["use"] == SKILL_USE:
            return _("You have no skill die in your warehouse.")
        case _:
            known = _plain() | _windows() | _own() | _of_things() | _of_numbers()
            return known.get(code, code)


def _gaps(catalogue: Catalogue, values: Values) -> dict[str, object]:
    """What the gaps of a sentence are filled with: things by the pack's words, or numbers."""
    found: dict[str, object] = {
        name: WORDS[name](catalogue, int(value)) if name in WORDS else value
        for name, value in values.items()
    }
    place = found.get("object", "")
    return {**found, "place": place, "dice": _lacking(catalogue, values), **die_gaps(catalogue)}


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


def _of_things() -> dict[str, str]:
    """The sentences that name things by the pack's words."""
    # Translators: of a building or a market
    blocked = _("Blocked in this round: {place}.")
    return {
        "exchange_first": _("First exchange a die of {colour}, or keep yours."),
        "supply_empty": _("The supply has no die of {colour} left."),
        "nothing_to_give": _("You have no other die of {colour} to give for it."),
        "wrong_colour": _("This exchange is for dice of {colour}."),
        "not_a_skill_die": _("Only a skill die can do that."),
        "field_blocked": blocked,
        "market_blocked": blocked,
        "base_lacking": _("Your warehouse lacks dice that are high enough: {dice}."),
        # Translators: {use} is an ingredient, as a label
        "extension_lacking": _("You don't have it: {use}."),
        "no_token": _("You have no such token: {token}."),
        "token_gone": _("The market has none left: {token}."),
        "no_such_extension": _("This recipe can't be refined with that."),
        "recipe_blocked": _("A token blocks this recipe until the end of the round."),
    }


def _of_numbers() -> dict[str, str]:
    """The sentences that count something, or are about buying."""
    # Translators: of a building or a market
    opens = _("It opens in round {round}.")
    return {
        "not_open": opens,
        "object_not_open": opens,
        "once_a_round": _("You have used this field in this round."),
        "field_full": _("Full: the others were here first this round."),
        # Translators: of a field of the school, or of one where something waits
        "value_too_low": _("It needs {needs} or more, and this die shows {has}."),
        "nothing_waits": _("Nothing lies here that could be sped up."),
        "not_accelerated": _("Nothing can be sped up here."),
        "gold_short": _("It costs {price}, and you have {gold}."),
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
    }


def _lacking(catalogue: Catalogue, values: Values) -> str:
    """The dice that the warehouse lacks for a recipe."""
    counts = enumerate(int(values.get(name, 0)) for name in COLOURS[:SKILL])
    return row_of([dice_kind(catalogue, at).counted(count) for at, count in counts if count])
