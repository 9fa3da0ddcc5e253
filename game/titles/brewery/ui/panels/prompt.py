"""One line under the banner: what the viewer can do next."""

from __future__ import annotations

from collections.abc import Sequence

from game.language import _, ngettext
from game.rules.brewery.catalogue import COLOUR_OF, SKILL
from game.rules.brewery.moves import BreweryMove, Buy
from game.rules.brewery.view import (
    EXCHANGING,
    NO_WINDOW,
    PICKING,
    PLACING,
    PURCHASE,
    TAKING,
    BreweryView,
)
from game.titles.brewery.scene.targets import (
    DieTarget,
    FieldTarget,
    OwnGoodsTarget,
    SeedTarget,
)
from game.titles.brewery.ui.choices import ActionKind, kind_of
from game.titles.brewery.ui.giving_up import given_up
from game.titles.brewery.ui.hands.selection import Selection
from game.titles.brewery.ui.outlook import has_rolled, opens_next, viewer
from game.titles.brewery.ui.panels.names import FIRST_TOKEN, opening
from game.titles.brewery.ui.skipped import skipped_text


def prompt_text(
    view: BreweryView, selection: Selection, legal: Sequence[BreweryMove], *, deciding: bool
) -> str:
    """What to do next, as a sentence; "" where a panel or the banner already says so."""
    answering = view.window != NO_WINDOW and selection.picked is None
    if not deciding and view.actor is not None and view.actor != view.seat:
        return skipped_text(view)
    if not deciding or selection.waits or answering or view.pending == TAKING:
        return ""
    pending = _pending(view)
    if pending:
        return pending
    held = _held(selection)
    if held:
        return held
    if selection.passing:
        return _asked_twice(view, legal)
    if selection.action is not None:
        return _for_action(selection.action)
    return _open(view, legal)


def turn_done_text(*, undoes: bool) -> str:
    """What to do when all is placed that may be; ``undoes``: the last can still be taken back."""
    if undoes:
        return _("You have placed. End your turn, or undo.")
    return _("You have placed. Have a look, then end your turn.")


def _asked_twice(view: BreweryView, legal: Sequence[BreweryMove]) -> str:
    """What would be given up, and how to pass all the same."""
    again = _("If you are sure, pass once more.")
    if view.phase == PURCHASE:
        again = _("If you are sure, end buying once more.")
    return f"{given_up(view, legal)} {again}"


def _pending(view: BreweryView) -> str:
    if view.pending == PICKING:
        count = len(view.picked)
        if not count:
            return _("Choose the dice to roll again: any of your pool, or any of your warehouse.")
        text = ngettext(
            "{count} die is chosen. Choose more, or roll.",
            "{count} dice are chosen. Choose more, or roll.",
            count,
        )
        return text.format(count=count)
    if view.pending == EXCHANGING:
        return _("Choose a die of the supply and one of your own, or keep all.")
    return ""


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
        case _:
            return ""


def _for_action(action: ActionKind) -> str:
    return {
        ActionKind.PLACE: _("Choose a die or a seed, then a field."),
        ActionKind.STORE: _("Choose dice of your pool for the warehouse."),
        ActionKind.BUY: _("Choose what to buy."),
        ActionKind.BREW: _("Choose a recipe."),
        ActionKind.TOKENS: _("Choose a token, then its target."),
        ActionKind.PASS: "",
    }[action]


def _open(view: BreweryView, legal: Sequence[BreweryMove]) -> str:
    """What the phase allows, as far as there is something left to do."""
    kinds = {kind_of(move) for move in legal}
    if view.phase == PLACING:
        if view.placed_now:
            return _("One more die or seed, or end your turn.")
        if ActionKind.PLACE in kinds:
            return _("Put one or two dice or seeds on fields, or pass.")
        return _nothing_fits(view, kinds)
    if view.phase == PURCHASE:
        return _purchase(kinds, {move.what for move in legal if isinstance(move, Buy)})
    if ActionKind.BREW in kinds:
        return _(
            "Choose a recipe, or pass. As long as your dice last, you may make several in a round."
        )
    return _("No recipe has its dice as it stands: use a token, or pass.")


def _nothing_fits(view: BreweryView, kinds: set[ActionKind]) -> str:
    """That one has to pass, and for which place one need but wait."""
    text = _("Nothing can be placed: pass.")
    if not has_rolled(view, viewer(view)):
        text = _("Your pool is empty, so nothing can be placed: pass.")
    if ActionKind.STORE in kinds:
        text = _("Nothing can be placed: store dice if you like, then pass.")
    later = opens_next(view, viewer(view))
    return text if later is None else f"{text} {opening(view.catalogue, later)}"


def _purchase(kinds: set[ActionKind], goods: set[int]) -> str:
    """What can be bought: one ingredient and, from round 3 on, one token (D6)."""
    if not goods:
        if ActionKind.STORE in kinds:
            return _("Store what a recipe needs, then end buying.")
        return _("Nothing is left to buy: end buying.")
    if min(goods) >= FIRST_TOKEN:
        return _("Buy an action token, or end buying.")
    if max(goods) < FIRST_TOKEN:
        return _("Buy an ingredient, or end buying.")
    return _("Buy an ingredient and an action token, or end buying.")
