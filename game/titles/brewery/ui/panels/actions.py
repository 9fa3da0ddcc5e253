"""The action bar: place, store, buy, brew, tokens with their reasons; the hint, what ends."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from game.language import _, ngettext, pgettext
from game.rules.brewery.catalogue import Catalogue
from game.rules.brewery.moves import BreweryMove, Roll
from game.rules.brewery.view import NO_WINDOW
from game.titles.brewery.ui.choices import ICONS, ActionKind, ending, kind_of
from game.titles.brewery.ui.giving_up import given_up
from game.titles.brewery.ui.hands.selection import EMPTY, BreweryActing, BrewerySituation
from game.titles.brewery.ui.panels.lacking import reasons, stores_only, why_no_token
from game.titles.brewery.ui.panels.lacking import told_of as notes_of
from game.titles.brewery.ui.panels.names import called
from game.titles.brewery.ui.panels.setback import setback
from game.ui.controls import MAIN
from game.ui.intents import Choose, Intent, Play, SayDone
from game.ui.panels.bar import ActionBar, Entry, action_entry, hint_entries, undo_entry
from game.ui.panels.coach import enter_is_taken

BEGUN = tuple(kind for kind in ActionKind if kind is not ActionKind.PASS)
"""What an action can be begun by; a pass is what ends a turn."""


def bar(told: BrewerySituation, acting: BreweryActing) -> ActionBar:
    """The buttons of the action bar; all stay at their places, whatever can be done."""
    why = reasons(acting.view, acting.legal, is_his(acting))
    end = _end(told, acting, why[ActionKind.PASS])
    further = (*hint_entries(acting.hint), undo_entry(acting.undo), end)
    return ActionBar(_actions(acting, why), further)


def is_his(acting: BreweryActing) -> bool:
    """Whether the viewer decides, and the others don't wait for his yes alone."""
    return acting.mine and not acting.holding


def _actions(acting: BreweryActing, why: Mapping[ActionKind, str]) -> tuple[Entry, ...]:
    held, waiting = acting.selection, acting.selection.waiting
    chosen = held.action or (kind_of(waiting) if waiting is not None else None)
    idle = why_no_token(acting.view) if is_his(acting) else ""
    differ = len({why[kind] for kind in BEGUN}) > 1
    return tuple(
        action_entry(
            kind,
            str(number),
            ICONS[kind],
            action_name(kind, acting.view.catalogue),
            why[kind],
            notes_of,
            chosen=is_his(acting) and kind is chosen,
            differ=differ,
            why=idle if kind is ActionKind.TOKENS and why[kind] else "",
        )
        for number, kind in enumerate(BEGUN, 1)
    )


def action_name(kind: ActionKind, catalogue: Catalogue) -> str:
    """The name of an action on its button, in the words of the pack."""
    # Translators: an action's button: one short word where your language has it
    return {
        ActionKind.PLACE: pgettext("dice", "Place"),
        ActionKind.STORE: pgettext("dice", "Store"),
        ActionKind.BUY: _("Buy"),
        ActionKind.BREW: called(catalogue, "brew"),
        ActionKind.TOKENS: _("Tokens"),
        ActionKind.PASS: _("Pass"),
    }[kind]


def end_name(move: BreweryMove | None, picked: int = 0, *, stores: bool = False) -> str:
    """What the last button does; ``picked``: so many dice are to be rolled again; ``stores``:
    there is nothing to buy in this round.
    """
    if move is None or move.type == "pass":
        return _("Pass")
    if move.type == "roll":
        # Translators: a button: to roll so many dice again
        return ngettext("Roll {count}", "Roll {count}", picked).format(count=picked)
    # Translators: the last of the action buttons: one or two short words
    return {
        "end_move": _("End turn"),
        "end_purchase": _("End storing") if stores else _("End buying"),
        "decline": _("Decline"),
        "keep": _("Keep all"),
    }.get(move.type, _("Pass"))


def end_names() -> tuple[str, ...]:
    """All that stands on the last button at times."""
    return (
        *(_("Pass"), _("End turn"), _("End buying"), _("End storing"), _("Decline")),
        _("Keep all"),
        end_name(Roll(), 12),
    )


def _end(told: BrewerySituation, acting: BreweryActing, why: str) -> Entry:
    """What ends the turn or the phase; ``why``: the reason against it, where no move does."""
    move = ending(acting.legal) if is_his(acting) else None
    reason = "" if acting.holding or move is not None else why
    keyed = not (_a_panel_has_enter(told, acting) or enter_is_taken(acting.hint) or reason)
    name = end_name(move, len(told.view.picked), stores=stores_only(acting.view))
    return Entry(
        "end",
        "end",
        _("End turn") if acting.holding else name,
        "Enter",
        SayDone() if move is None else _ends(acting, move),
        reason,
        MAIN,
        labels=end_names(),
        keyed=keyed,
    )


def _a_panel_has_enter(told: BrewerySituation, acting: BreweryActing) -> bool:
    """Whether Enter is for what is asked or chosen; what befell the viewer is read first."""
    begun = replace(acting.selection, suggesting=False, passing=False) != EMPTY
    asked = is_his(acting) and (begun or acting.view.window != NO_WINDOW)
    return asked or setback(told.view, told.unread) is not None


def _ends(acting: BreweryActing, move: BreweryMove) -> Intent:
    """What the last button does with its move: a pass that wastes something is asked for first."""
    wastes = bool(given_up(acting.view, acting.legal))
    return Choose(ActionKind.PASS) if wastes else Play(move)
