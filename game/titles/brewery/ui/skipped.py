"""Why a seat is not asked while the others brew: what the nearest recipe lacks (D7)."""

from __future__ import annotations

from game.language import _
from game.rules.brewery.view import BREWING, WAREHOUSE, BreweryView
from game.titles.brewery.ui.outlook import lacking, viewer
from game.titles.brewery.ui.panels.names import colour_within, recipe_name


def skipped_text(view: BreweryView) -> str:
    """Why the viewer can't brew now, in a sentence; "" where he can, has passed or isn't one."""
    seat = viewer(view)
    if view.phase != BREWING or view.seat < 0 or view.players[seat].out:
        return ""
    recipes = [each for each in view.row if each is not None and each not in view.blocked_recipes]
    missing = {recipe: lacking(view, seat, recipe) for recipe in recipes}
    if not missing or not all(missing.values()):
        return ""
    if not view.dice_of(seat, WAREHOUSE):
        return _("You can't make a recipe now: no die is in your warehouse.")
    nearest = min(missing, key=lambda recipe: len(missing[recipe]))
    named = [
        _("{colour} of {least} or more").format(
            colour=colour_within(view.catalogue, slot.colour), least=slot.least
        )
        for slot in missing[nearest]
    ]
    text = _("You can't make a recipe now: {recipe} lacks {dice}.")
    return text.format(recipe=recipe_name(view.catalogue, nearest), dice=", ".join(named))
