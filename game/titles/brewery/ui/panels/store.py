"""Storing: the rolled dice of the own pool, and which of them an open recipe wants (D3)."""

from __future__ import annotations

from collections.abc import Sequence

from game.language import _
from game.rules.brewery.catalogue import COLOUR_OF, Die, Recipe
from game.rules.brewery.moves import BreweryMove, Store
from game.rules.brewery.view import BreweryView
from game.titles.brewery.scene.targets import DieTarget
from game.titles.brewery.ui.choices import SUGGEST
from game.titles.brewery.ui.outlook import viewer, wanted
from game.titles.brewery.ui.panels.dice import YES, die_sign
from game.titles.brewery.ui.panels.names import colour_name, recipe_name
from game.titles.brewery.ui.panels.sheet import Room, back_only, head_of, sheet
from game.ui import theme
from game.ui.choosing import toggle
from game.ui.controls import FLAT, HOT_FLAT, Pressable
from game.ui.intents import Choose, On
from game.ui.layout import Column, Row
from game.ui.marks import Text
from game.ui.widget import Widget, grown


def store_panel(
    view: BreweryView,
    legal: Sequence[BreweryMove],
    suggesting: bool,
    on: On,
    room: Room,
) -> Widget:
    """A button for each die that may go to the warehouse; ``suggesting``: who wants it is told."""
    wants = wanted(view, viewer(view)) if suggesting else {}
    dice = [move.die for move in legal if isinstance(move, Store)]
    dice.sort(key=lambda die: (die not in wants, COLOUR_OF[die], -view.value[die]))
    rows = [_row(view, die, wants.get(die), on) for die in dice]
    helper = toggle(
        "store.suggest",
        _("Suggest dice"),
        suggesting,
        lambda _on: Choose(SUGGEST),
        on,
        tip=_("Marks the dice that an open recipe wants."),
    )
    none = Text(_("No open recipe lacks any of these."), theme.BODY) if suggesting else None
    head = head_of(
        "warehouse",
        _("Store dice"),
        _("Their values stay; they don't come back by themselves."),
    )
    told = (helper, none if not wants else None, *rows)
    return sheet("store", head, told, back_only("store", on), room=room, gap=6)


def _row(view: BreweryView, die: Die, recipe: Recipe | None, on: On) -> Widget:
    colour = COLOUR_OF[die]
    name = Text(f"{colour_name(view.catalogue, colour)} {view.value[die]}", theme.BODY_BOLD)
    words: Widget = name
    if recipe is not None:
        text = _("for {recipe}").format(recipe=recipe_name(view.catalogue, recipe))
        words = Column(name, Text(text, theme.SMALL_BOLD, YES), gap=0)
    return Pressable(
        f"store.{die}",
        Row(die_sign(colour, view.value[die], 34), grown(words), gap=12),
        Choose(DieTarget(die)),
        on,
        tone=HOT_FLAT if recipe is not None else FLAT,
        padding=(10, 5),
    )
