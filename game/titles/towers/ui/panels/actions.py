"""The action bar: six actions with their reasons, the hint, and the hand-over between people."""

from __future__ import annotations

from dataclasses import dataclass

from game.language import _
from game.titles.towers.ui.choices import ICONS, ActionKind
from game.titles.towers.ui.panels.lacking import Lack, told_of
from game.titles.towers.ui.panels.words import action
from game.ui.controls import (
    HOT,
    MAIN,
    PLAIN,
)
from game.ui.intents import Choose, On, SayDone
from game.ui.panels.bar import Entry, bar_of, hint_entry
from game.ui.panels.coach import HintButton, enter_is_taken
from game.ui.widget import Widget


@dataclass(frozen=True, slots=True)
class ActionBar:
    """What the bar shows. All its buttons stay at their places, whatever can be done.

    ``lacks``: by kind, what stands in the way of it. ``chosen``: the action whose target is
    being chosen. ``hint`` None: nobody gives hints. ``end`` None: nobody has to be handed over to;
    else the reason against it, or "". ``paying``: a panel has the keys, to choose how to pay.
    """

    lacks: dict[ActionKind, Lack]
    chosen: ActionKind | None = None
    hint: HintButton | None = None
    end: str | None = None
    paying: bool = False


def one_action_first() -> str:
    """Why nobody can be handed over to yet."""
    return _("one action first")


def action_bar(bar: ActionBar, on: On, *, brief: bool = False) -> Widget:
    """The bar in the form that fits its place; ``brief``: a low one."""
    hints = [] if bar.hint is None else [hint_entry(bar.hint)]
    ends = [] if bar.end is None else [_end(bar, bar.end)]
    return bar_of(_acting(bar), [*hints, *ends], on, brief=brief)


def _acting(bar: ActionBar) -> list[Entry]:
    differ = len(set(bar.lacks.values())) > 1
    return [_action(bar, kind, str(i + 1), differ=differ) for i, kind in enumerate(ActionKind)]


def _action(bar: ActionBar, kind: ActionKind, key: str, *, differ: bool) -> Entry:
    (reason, why), told = bar.lacks[kind], told_of(kind)
    return Entry(
        f"action.{kind.value}",
        ICONS[kind],
        action(kind),
        key,
        Choose(kind),
        reason,
        HOT if kind is bar.chosen else PLAIN,
        told,
        reason if differ and reason in told else "",
        keyed=not bar.paying
        and (bar.chosen is not ActionKind.EXCHANGE or kind is ActionKind.EXCHANGE),
        why=why,
    )


def _end(bar: ActionBar, reason: str) -> Entry:
    """The next person takes over; while the hint or a note has its key, it has none."""
    keyed = not enter_is_taken(bar.hint) and not reason
    done = ("end", "end", _("Hand over"), "Enter", SayDone(), reason, MAIN)
    return Entry(*done, (one_action_first(),), reason, keyed=keyed)
