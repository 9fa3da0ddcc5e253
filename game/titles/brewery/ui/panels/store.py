"""Storing: the rolled dice of the own pool, and which of them an open recipe wants (D3)."""

from __future__ import annotations

from collections.abc import Sequence

from game.language import _
from game.rules.brewery.catalogue import COLOUR_OF, Die, Recipe
from game.rules.brewery.moves import BreweryMove, Store
from game.rules.brewery.view import POOL, WAREHOUSE, BreweryView
from game.titles.brewery.scene.targets import DieTarget
from game.titles.brewery.ui.choices import SUGGEST
from game.titles.brewery.ui.panels.dice import YES, shown_sign
from game.titles.brewery.ui.panels.names import die_label, recipe_name
from game.titles.brewery.ui.panels.sheet import Room, back_only, head_of, sheet
from game.titles.brewery.ui.view_facts import in_reach, viewer, wanted
from game.ui import theme
from game.ui.controls import FLAT, OFF_FLAT, Pressable
from game.ui.intents import Choose, On
from game.ui.layout import Column, Row
from game.ui.marks import Icon, Text
from game.ui.value_controls import toggle
from game.ui.widget import Widget, grown


def store_panel(
    view: BreweryView,
    legal: Sequence[BreweryMove],
    suggesting: bool,
    on: On,
    room: Room,
) -> Widget:
    """A button for each die that may go to the warehouse; ``suggesting``: who wants it is told.

    Dice that lie there keep their rows: nothing moves up beneath a pointer that has just stored.
    """
    wants = wanted(view, viewer(view)) if suggesting else {}
    helper = toggle(
        "store.suggest",
        _("Suggest dice"),
        suggesting,
        lambda _on: Choose(SUGGEST),
        on,
        tip=_("Marks the dice that an open recipe wants."),
    )
    none = Text(_none(view), theme.BODY) if suggesting else None
    head = head_of(
        "warehouse",
        _("Store dice"),
        _("Their values stay; they don't come back by themselves."),
    )
    rows = [_row(view, die, wants.get(die), on) for die in _listed(view, legal)]
    parts = (helper, *rows, none if not wants else None)
    return sheet("store", head, parts, back_only("store", on), room=room, gap=6)


def _none(view: BreweryView) -> str:
    """Why no die is marked: all are too low or at hand already, or no recipe is in reach yet."""
    opened = (each for each in view.row if each is not None and each not in view.blocked_recipes)
    if any(in_reach(view, viewer(view), each) for each in opened):
        return _("No recipe for which you have enough dice lacks any of these.")
    return _("You have too few dice for any open recipe yet.")


def _listed(view: BreweryView, legal: Sequence[BreweryMove]) -> list[Die]:
    """The dice that may be stored and those that are, in an order that storing doesn't change.

    Of dice alike a legal move names but the first.
    """
    seat = viewer(view)
    kinds = {_kind(view, move.die) for move in legal if isinstance(move, Store)}
    pool = [die for die in view.dice_of(seat, POOL) if _kind(view, die) in kinds]
    return sorted([*pool, *view.dice_of(seat, WAREHOUSE)], key=lambda die: (*_kind(view, die), die))


def _kind(view: BreweryView, die: Die) -> tuple[int, int]:
    """Colour and value, the highest first."""
    return COLOUR_OF[die], -view.value[die]


def _row(view: BreweryView, die: Die, recipe: Recipe | None, on: On) -> Widget:
    """A die to press, or one that lies in the warehouse; all of one height."""
    stored = view.where[die] == WAREHOUSE
    tone = OFF_FLAT if stored else FLAT
    name = Text(die_label(view, die), theme.BODY_BOLD, tone.ink)
    # Translators: of a die, on its button
    text, ink = _("press to store"), theme.SECOND_INK
    if stored:
        # Translators: of a die, on its row
        text, ink = _("in your warehouse"), tone.ink
    elif recipe is not None:
        # Translators: of a die, on its button
        text = _("for {recipe}").format(recipe=recipe_name(view.catalogue, recipe))
        ink = YES
    words = Column(name, Text(text, theme.SMALL_BOLD, ink), gap=0)
    icon = Icon("check" if stored else "warehouse", 20, tone.ink)
    return Pressable(
        f"stored.{die}" if stored else f"store.{die}",
        Row(shown_sign(view, die), grown(words), icon, gap=12),
        None if stored else Choose(DieTarget(die)),
        on,
        tone=tone,
        padding=(10, 5),
    )
