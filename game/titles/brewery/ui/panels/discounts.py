"""What a skill die does to prices: where it can lower one, or why it can't now (D6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.language import _
from game.rules.brewery.book import OFF
from game.rules.brewery.catalogue import (
    HONEY,
    INGREDIENTS,
    SPECIAL_HOPS,
    SPECIAL_MALT,
    SPICES,
)
from game.rules.brewery.dice import SIX
from game.rules.brewery.moves import BreweryMove, Buy
from game.rules.brewery.view import BreweryView
from game.titles.brewery.ui.panels.names import good_within
from game.titles.brewery.ui.view_facts import usable_skill, viewer

LEAST: Final = min(value for off in OFF for value in range(SIX + 1) if off[value])
"""A skill die that shows less lowers no price."""


def discount_text(view: BreweryView, legal: Sequence[BreweryMove]) -> str:
    """How a skill die lowers a price now, or why none does; "" for who has none, or has bought."""
    values = [view.value[die] for die in usable_skill(view, viewer(view))]
    if not values or view.bought_ingredient:
        return ""
    if any(isinstance(move, Buy) and move.die is not None for move in legal):
        return _("A skill die can lower the price: choose the ingredient, then the die.")
    return f"{_too_low(max(values))}{_each(view)}"


def _too_low(value: int) -> str:
    """A sentence: the highest die doesn't do; "" where it would."""
    if value >= LEAST:
        return ""
    text = _("Your skill die shows {value}: too low to lower a price.")
    return text.format(value=value) + " "


def _each(view: BreweryView) -> str:
    """From what value on a skill die lowers which price."""
    names = {what: good_within(view.catalogue, what) for what in range(len(INGREDIENTS))}
    text = _(
        "With 4 or more it makes {spices} and {special_malt} cheaper, with 5 or more {honey} and "
        "{special_hops}."
    )
    return text.format(
        spices=names[SPICES],
        special_malt=names[SPECIAL_MALT],
        honey=names[HONEY],
        special_hops=names[SPECIAL_HOPS],
    )
