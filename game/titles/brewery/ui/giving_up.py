"""What a pass, or the end of a purchase, would give up for good: then it is asked for twice.

A pass is for the whole phase (D4.2, D7), and only dice of the warehouse brew (D3): both are easily
forgotten. What one may well want to keep is not asked about.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.formats import listed
from game.language import _, ngettext
from game.rules.brewery.catalogue import HOPS, HOPS_GROW, LIGHT, MALT_LIGHT, SEED
from game.rules.brewery.moves import Accelerate, Brew, BreweryMove, EndPurchase, Pass, Place, Store
from game.rules.brewery.view import BreweryView
from game.titles.brewery.ui.forecast import outlook
from game.titles.brewery.ui.panels.names import recipe_name, shown_die
from game.titles.brewery.ui.view_facts import viewer

SOWN = {MALT_LIGHT: LIGHT, HOPS_GROW: HOPS}
"""The fields that turn a seed into a die, by its colour."""


def given_up(view: BreweryView, legal: Sequence[BreweryMove]) -> str:
    """What the move that ends something would give up, in a sentence; "" for nothing."""
    kinds = {type(move) for move in legal}
    if Pass in kinds and Brew in kinds:
        return _recipes(view, legal)
    if Pass in kinds and kinds & {Place, Accelerate}:
        return _placing(view, legal)
    if EndPurchase in kinds and Store in kinds:
        return _storing(view)
    return ""


def _recipes(view: BreweryView, legal: Sequence[BreweryMove]) -> str:
    """The recipes that could still be made (D7)."""
    recipes = dict.fromkeys(move.recipe for move in legal if isinstance(move, Brew))
    names = [recipe_name(view.catalogue, recipe) for recipe in recipes]
    if len(names) == 1:
        return _("You can still make {recipe}.").format(recipe=names[0])
    text = ngettext(
        "You can still make {count} recipe.", "You can still make {count} recipes.", len(names)
    )
    return text.format(count=len(names))


def _placing(view: BreweryView, legal: Sequence[BreweryMove]) -> str:
    """A seed, which is for nothing else; or the whole of the placing (D4.2)."""
    sown = [move.field for move in legal if isinstance(move, Place) and move.item == SEED]
    if any(view.supply(SOWN[field]) for field in sown):
        return _("You can still sow a seed.")
    if not view.players[viewer(view)].used:
        return _("You have placed nothing yet, and after a pass you no longer can.")
    return ""


def _storing(view: BreweryView) -> str:
    """The dice of the pool that, stored now, would make up a recipe (D3)."""
    for recipe in view.row:
        dice = () if recipe is None else outlook(view, viewer(view), recipe).store
        if recipe is not None and dice and recipe not in view.blocked_recipes:
            shown = [shown_die(view, die) for die in dice]
            text = _("Store {dice}, and you have all that {recipe} needs.")
            name = recipe_name(view.catalogue, recipe)
            return text.format(dice=listed(shown), recipe=name)
    return ""
