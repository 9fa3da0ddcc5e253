"""The dice of a recipe: those that suit above what is asked, and what is lacking."""

from __future__ import annotations

from collections.abc import Sequence

from game.language import _, ngettext
from game.rules.brewery.catalogue import RecipeCard
from game.rules.brewery.view import BreweryView
from game.titles.brewery.ui.panels.dice import YES, DieSign, die_sign
from game.titles.brewery.ui.panels.names import colour_within
from game.titles.brewery.ui.view_facts import Slot, best_of, lacking
from game.ui import theme
from game.ui.flow import Flow
from game.ui.layout import Align, Column, Row
from game.ui.marks import Icon, Text
from game.ui.widget import Widget

BOTH = 2


def at_least(value: int) -> str:
    """The least value that is asked."""
    return _("{value} or more").format(value=value)


def dice_row(view: BreweryView, found: Sequence[Slot]) -> Widget:
    """Each die that suits with a tick, or the kind that lacks with a cross; the minimum below."""
    return Flow(*(_slot(view, slot) for slot in found), gap=14, line_gap=10)


def _slot(view: BreweryView, slot: Slot) -> Widget:
    there = slot.die is not None
    value = view.value[slot.die] if slot.die is not None else 0
    mark = Icon("check" if there else "close", 15, YES if there else theme.BLOCKED)
    least = Text(at_least(slot.least), theme.SMALL_BOLD, theme.SECOND_INK, lines=1)
    text = str(value) if value else "–"
    return Column(
        DieSign(slot.colour, text, 34), Row(mark, least, gap=3), gap=4, align=Align.CENTER
    )


def base_row(card: RecipeCard, height: float = 24) -> Widget:
    """What a recipe asks for, as it is printed on it."""
    signs = [
        die_sign(colour, least, height)
        for colour, minima in enumerate(card.base)
        for least in sorted(minima, reverse=True)
    ]
    return Flow(*signs, gap=5)


def all_there(count: int) -> str:
    """Words for a recipe that lacks nothing: all ``count`` dice are there."""
    if count == BOTH:
        # Translators: of a recipe
        return _("Both dice are ready")
    # Translators: of a recipe; the first form is only used for one die
    text = ngettext("Its die is ready", "All {count} dice are ready", count)
    return text.format(count=count)


def lack_text(view: BreweryView, seat: int, recipe: int) -> str:
    """What a recipe lacks most, in a few words; "" where nothing does."""
    missing = lacking(view, seat, recipe)
    if not missing:
        return ""
    if len(missing) > 1:
        # Translators: of a recipe
        text = ngettext("{count} die is missing", "{count} dice are missing", len(missing))
        return text.format(count=len(missing))
    return needs_text(view, seat, recipe, missing[0])


def needs_text(view: BreweryView, seat: int, recipe: int, slot: Slot) -> str:
    """The only die that a recipe lacks, and what there is of its colour."""
    name = colour_within(view.catalogue, slot.colour)
    has = best_of(view, seat, recipe, slot.colour)
    if has:
        text = _("Needs {colour} {least}, has {value}")
        return text.format(colour=name, least=slot.least, value=has)
    return _("Needs {colour} {least}").format(colour=name, least=slot.least)
