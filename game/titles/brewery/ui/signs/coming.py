"""What clean-up brings a seat of brewery, in words (D9)."""

from __future__ import annotations

from game.formats import row_of
from game.language import _, ngettext
from game.rules.brewery.catalogue import BUILDING_OF, Building
from game.rules.brewery.view import RESTING, BreweryView
from game.titles.brewery.ui.forecast import Coming, brings
from game.titles.brewery.ui.panels import names


def clean_up(view: BreweryView, seat: int, building: Building | None = None) -> list[str]:
    """What comes at clean-up, field by field; of one building, or of all and what rests."""
    found = [
        coming_text(view, each)
        for field, item in view.players[seat].waiting
        if building is None or BUILDING_OF[field] == building
        if (each := brings(view, field, item)) is not None
    ]
    resting = len(view.dice_of(seat, RESTING)) if building is None else 0
    if resting:
        text = ngettext("{count} used die comes back", "{count} used dice come back", resting)
        found.append(text.format(count=resting))
    return [_("At clean-up: {things}").format(things=row_of(found))] if found else []


def coming_text(view: BreweryView, each: Coming) -> str:
    """What one field brings, within a sentence."""
    content = view.catalogue
    if each.gold:
        return names.gold(each.gold)
    if each.seeds:
        return names.seeds(each.seeds)
    colour = names.colour_within(content, each.colour or 0)
    if each.value:
        # Translators: in a list behind "At clean-up:"
        return _("{colour} {value} in the warehouse").format(colour=colour, value=each.value)
    if each.late:
        # Translators: in a list behind "At clean-up:"
        return _("{colour} (if the supply has one again)").format(colour=colour)
    # Translators: in a list behind "At clean-up:"
    return _("one more die of {colour}").format(colour=colour)
