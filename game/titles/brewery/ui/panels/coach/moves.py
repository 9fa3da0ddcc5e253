"""Moves in words, as a coach suggests them: "Place hops 4: raise hops"."""

from __future__ import annotations

from game.language import _
from game.rules.brewery.catalogue import (
    BLOCK_DIE,
    BLOCK_OBJECT,
    BLOCK_RECIPE,
    SEED,
    SKILL,
    SKILL_USE,
)
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
from game.rules.brewery.view import BreweryView
from game.titles.brewery.ui.panels.lacking import stores_only
from game.titles.brewery.ui.panels.names import (
    called,
    colour_within,
    dice_kind,
    field_deed,
    good_within,
    object_name,
    recipe_name,
    shown_die,
    token_name,
    within,
)
from game.titles.brewery.ui.panels.purchase import bought_text
from game.titles.brewery.ui.view_facts import viewer


def move_text(view: BreweryView, move: BreweryMove) -> str:
    """What to do, as a short sentence without a full stop."""
    match move:
        case Store(die=die):
            return _("Store {die}").format(die=shown_die(view, die))
        case Place() | Accelerate() | Pick() | Exchange():
            return _on_fields(view, move)
        case Buy(what=what, die=die):
            return bought_text(view, what, die)
        case Brew(recipe=recipe, extension=extension):
            return _brew(view, recipe, extension)
        case Take(token=token):
            text = _("Take the token “{token}”")
            return text.format(token=token_name(view.catalogue, token))
        case UseToken():
            return _use(view, move)
        case _:
            return ends_text(move, stores=stores_only(view))


def ends_text(move: BreweryMove, *, stores: bool = False) -> str:
    """What ends something, in words; ``stores``: there is nothing to buy in this round."""
    return {
        "end_move": _("End your turn"),
        "pass": _("Pass: nothing more in this phase"),
        "end_purchase": _("End storing") if stores else _("End buying"),
        "roll": _("Roll the chosen dice"),
        "keep": _("Keep all your dice"),
        "decline": _("Use no token now"),
    }[move.type]


def _on_fields(view: BreweryView, move: BreweryMove) -> str:
    catalogue = view.catalogue
    match move:
        case Place(field=field, item=item, colour=colour):
            thing = within(catalogue, "seed") if item == SEED else shown_die(view, item)
            # Translators: {item} is "seed" or "hops 4"; {field} is what a field does
            deed = _("Place {item}: {field}").format(item=thing, field=field_deed(catalogue, field))
            if colour is None:
                return deed
            # Translators: {told} is "Place skill 5: Exchange a die"
            return _("{told} ({colour})").format(told=deed, colour=colour_within(catalogue, colour))
        case Accelerate(field=field, die=die):
            # Translators: {die} is a skill die that is added; {field} is what a field does
            text = _("Have it at once with {die}: {field}")
            return text.format(die=shown_die(view, die), field=field_deed(catalogue, field))
        case Pick(die=die):
            return _("Roll {die} again").format(die=shown_die(view, die))
        case Exchange(give=give, take=take):
            # Translators: both are dice, "hops 2" and "hops 5"
            text = _("Give {give} for {take}")
            return text.format(give=shown_die(view, give), take=shown_die(view, take))
    return ""


def _brew(view: BreweryView, recipe: int, extension: int | None) -> str:
    name, verb = recipe_name(view.catalogue, recipe), called(view.catalogue, "brew")
    if extension is None:
        # Translators: {brew} is "Brew" or "Press"
        return _("{brew}: {recipe}").format(brew=verb, recipe=name)
    if extension == SKILL_USE:
        use = dice_kind(view.catalogue, SKILL).die
    else:
        use = good_within(view.catalogue, extension)
    # Translators: {brew} is "Brew" or "Press"; {use} is "honey" or "a skill die"
    return _("{brew}: {recipe}, with {use}").format(brew=verb, recipe=name, use=use)


def _use(view: BreweryView, move: UseToken) -> str:
    catalogue = view.catalogue
    if move.token == BLOCK_OBJECT:
        return _("Block: {place}").format(place=object_name(catalogue, move.target))
    if move.token == BLOCK_RECIPE:
        return _("Block {recipe}").format(recipe=recipe_name(catalogue, move.target))
    own = view.owner[move.target] == viewer(view)
    text = {
        0: _("Send back {die}"),
        BLOCK_DIE: _("Protect {die}") if own else _("Block {die}"),
        4: _("Raise {die}"),
        5: _("Roll {die} again"),
    }[move.token]
    return text.format(die=shown_die(view, move.target))
