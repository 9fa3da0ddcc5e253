"""The action bar: place, store, buy, brew, tokens with their reasons; the hint, what ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.language import _, ngettext, pgettext
from game.rules.brewery.moves import BreweryMove, Roll
from game.titles.brewery.ui.choices import ICONS, ActionKind, kind_of
from game.titles.brewery.ui.panels.lacking import told_of
from game.ui.controls import HOT, MAIN, PLAIN
from game.ui.intents import Choose, Intent, On, Play, SayDone, Undo
from game.ui.panels.bar import Entry, bar_of, hint_entry
from game.ui.panels.coach import HintButton, enter_is_taken
from game.ui.widget import Widget


@dataclass(frozen=True, slots=True)
class ActionBar:
    """What the bar shows. All its buttons stay at their places, whatever can be done.

    ``reasons``: by kind, "" where the action can be begun. ``chosen``: the action whose target is
    being chosen. ``undo``: the reason against it, or "". ``hint`` None: nobody gives hints.
    ``end``: the move that the last button plays; None: none. ``asked``: a panel has the key of the
    last button. ``waits``: all that is left to say is that the others may go on. ``brew``: what
    the pack calls it. ``wastes``: a pass would give a brewing up, and so is asked for twice.
    ``stores``: nothing is for sale in this round, so that what ends is the storing.
    """

    reasons: dict[ActionKind, str]
    undo: str
    chosen: ActionKind | None = None
    hint: HintButton | None = None
    end: BreweryMove | None = None
    asked: bool = False
    waits: bool = False
    brew: str = ""
    wastes: bool = False
    stores: bool = False

    def name(self, kind: ActionKind) -> str:
        """The name of an action on its button, in the words of the pack."""
        return self.brew if kind is ActionKind.BREW and self.brew else action_name(kind)


def ending(legal: Sequence[BreweryMove]) -> BreweryMove | None:
    """The move that the last button plays: a pass, the end of a turn, a roll; None: none."""
    return next((move for move in legal if kind_of(move) is ActionKind.PASS), None)


def action_name(kind: ActionKind) -> str:
    """The name of an action on its button."""
    return {
        ActionKind.PLACE: pgettext("dice", "Place"),
        ActionKind.STORE: pgettext("dice", "Store"),
        ActionKind.BUY: _("Buy"),
        ActionKind.BREW: _("Brew"),
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
        return ngettext("Roll {count}", "Roll {count}", picked).format(count=picked)
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


def action_bar(bar: ActionBar, picked: int, on: On) -> Widget:
    """The bar in the form that fits its place."""
    undo = Entry("undo", "undo", _("Undo"), "Ctrl+Z", Undo(), bar.undo, PLAIN)
    hints = [] if bar.hint is None else [hint_entry(bar.hint)]
    return bar_of(_acting(bar), [*hints, undo, _end(bar, picked)], on)


def _acting(bar: ActionBar) -> list[Entry]:
    kinds = [kind for kind in ActionKind if kind is not ActionKind.PASS]
    differ = len({bar.reasons[kind] for kind in kinds}) > 1
    return [_action(bar, kind, str(i + 1), differ=differ) for i, kind in enumerate(kinds)]


def _action(bar: ActionBar, kind: ActionKind, key: str, *, differ: bool) -> Entry:
    reason, told = bar.reasons[kind], told_of(kind)
    return Entry(
        f"action.{kind.value}",
        ICONS[kind],
        bar.name(kind),
        key,
        Choose(kind),
        reason,
        HOT if kind is bar.chosen else PLAIN,
        told,
        reason if differ and reason in told else "",
    )


def _ends(bar: ActionBar, move: BreweryMove) -> Intent:
    """What the last button does with its move: a pass that wastes something is asked for first."""
    return Choose(ActionKind.PASS) if bar.wastes else Play(move)


def _end(bar: ActionBar, picked: int) -> Entry:
    """What ends the turn or the phase; without its key while another has it."""
    keyed = not bar.asked and not enter_is_taken(bar.hint)
    name = _("End turn") if bar.waits else end_name(bar.end, picked, stores=bar.stores)
    does: Intent = SayDone() if bar.waits or bar.end is None else _ends(bar, bar.end)
    reason = "" if bar.waits or bar.end is not None else bar.reasons[ActionKind.PASS]
    names = end_names()
    return Entry(
        "end", "end", name, "Enter", does, reason, MAIN, (), "", names, keyed and not reason
    )
