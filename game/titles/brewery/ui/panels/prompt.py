"""One line under the banner: what the viewer can do next."""

from __future__ import annotations

from collections.abc import Sequence

from game.language import _
from game.rules.brewery.catalogue import COLOUR_OF, SKILL
from game.rules.brewery.moves import BreweryMove
from game.rules.brewery.view import (
    EXCHANGING,
    NO_WINDOW,
    PICKING,
    PURCHASE,
    TAKING,
    BreweryView,
)
from game.titles.brewery.scene.targets import (
    DieTarget,
    FieldTarget,
    OwnGoodsTarget,
    SeedTarget,
    WarehouseTarget,
)
from game.titles.brewery.ui.choices import ActionKind
from game.titles.brewery.ui.giving_up import given_up
from game.titles.brewery.ui.hands.selection import Selection
from game.titles.brewery.ui.panels.lacking import stores_only
from game.titles.brewery.ui.panels.phases import begin_text, open_text, picking_text
from game.titles.brewery.ui.skipped import skipped_text

TOLD = (EXCHANGING, TAKING)
"""What a panel of its own asks for."""


def prompt_text(
    view: BreweryView, selection: Selection, legal: Sequence[BreweryMove], *, deciding: bool
) -> str:
    """What to do next, as a sentence; "" where a panel or the banner already says so.

    ``selection``: what is in hand; ``deciding``: whether the viewer decides now.
    """
    answering = view.window != NO_WINDOW and selection.picked is None
    if not deciding and view.actor is not None and view.actor != view.seat:
        return skipped_text(view)
    if not deciding or selection.waits or answering or view.pending in TOLD:
        return ""
    if view.pending == PICKING:
        return picking_text(view)
    held = _held(selection)
    if held:
        return held
    if selection.passing:
        return _asked_twice(view, legal)
    if selection.action is not None:
        return _for_action(selection.action, legal)
    return open_text(view, legal)


def turn_done_text(*, undoes: bool) -> str:
    """What to do when all is placed that may be; ``undoes``: the last can still be taken back."""
    if undoes:
        return _("You have placed what a turn allows, at most two. End your turn, or undo.")
    return _("You have placed what a turn allows, at most two. Have a look, then end your turn.")


def _asked_twice(view: BreweryView, legal: Sequence[BreweryMove]) -> str:
    """What would be given up, and how to pass all the same."""
    again = _("If you are sure, pass once more.")
    if view.phase == PURCHASE and stores_only(view):
        again = _("If you are sure, end storing once more.")
    elif view.phase == PURCHASE:
        again = _("If you are sure, end buying once more.")
    return f"{given_up(view, legal)} {again}"


def _held(selection: Selection) -> str:
    match selection.picked:
        case DieTarget(die) if COLOUR_OF[die] == SKILL:
            return _("Choose what the skill die is for: anything that glows.")
        case DieTarget():
            return _("Choose where the die goes: anything that glows.")
        case SeedTarget():
            return _("Choose where to plant the seed.")
        case OwnGoodsTarget():
            return _("Choose what to use it on: anything that glows.")
        case FieldTarget():
            return _("Choose what goes onto this field.")
        case WarehouseTarget():
            return _storing()
        case _:
            return ""


def _storing() -> str:
    return _("Choose dice of your pool for the warehouse.")


def _for_action(action: ActionKind, legal: Sequence[BreweryMove]) -> str:
    return {
        ActionKind.PLACE: begin_text(legal),
        ActionKind.STORE: _storing(),
        ActionKind.BUY: _("Choose what to buy."),
        ActionKind.BREW: _("Choose a recipe."),
        ActionKind.TOKENS: _("Choose a token, then its target."),
        ActionKind.PASS: "",
    }[action]
