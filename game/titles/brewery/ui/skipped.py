"""Why a seat is not asked while the others brew: what the nearest recipe lacks (D7)."""

from __future__ import annotations

from game.formats import row_of
from game.language import _
from game.rules.brewery.view import BREWING, NO_WINDOW, WAREHOUSE, BreweryView
from game.titles.brewery.ui.panels.names import recipe_name
from game.titles.brewery.ui.signs.recipes import at_least
from game.titles.brewery.ui.view_facts import lacking, viewer


def skipped_text(view: BreweryView) -> str:
    """Why the viewer is passed over, in a sentence; "" where he can brew, has passed or isn't one.

    While somebody may answer with a token it is not yet said who brews.
    """
    seat = viewer(view)
    if view.phase != BREWING or view.window != NO_WINDOW or view.seat < 0 or view.players[seat].out:
        return ""
    recipes = [each for each in view.row if each is not None and each not in view.blocked_recipes]
    missing = {recipe: lacking(view, seat, recipe) for recipe in recipes}
    if not missing or not all(missing.values()):
        return ""
    if not view.dice_of(seat, WAREHOUSE):
        # Translators: behind a colon
        return _lead(view, _("no die is in your warehouse"))
    nearest = min(missing, key=lambda recipe: len(missing[recipe]))
    named = row_of([at_least(view, slot) for slot in missing[nearest]])
    # Translators: behind a colon; {dice} is a list such as "hops of 2 or more"
    text = _("{recipe} lacks {dice}")
    name = recipe_name(view.catalogue, nearest)
    return _lead(view, text.format(recipe=name, dice=named))


def _lead(view: BreweryView, why: str) -> str:
    """Why, behind what it comes to: the others go on; alone, there is nobody else."""
    if len(view.players) == 1:
        return _("You can't make a recipe now: {why}.").format(why=why)
    return _("You are skipped while others make recipes: {why}.").format(why=why)
