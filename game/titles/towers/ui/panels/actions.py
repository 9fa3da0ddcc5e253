"""The action bar: six actions with their reasons, the hint, and the hand-over between people."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.language import _, ngettext
from game.rules.towers.moves import TowersMove
from game.rules.towers.view import TowersView
from game.titles.towers.ui.choices import ICONS, ActionKind, kind_of
from game.titles.towers.ui.outlook import HAND, height, pawns_in_sight, towers_in_sight
from game.titles.towers.ui.panels.words import action
from game.ui.controls import (
    HOT,
    MAIN,
    PLAIN,
)
from game.ui.intents import Choose, On, SayDone
from game.ui.panels.bar import Entry, bar_of, hint_entry
from game.ui.panels.coach import HintButton
from game.ui.widget import Widget

SEVEN = 7


@dataclass(frozen=True, slots=True)
class ActionBar:
    """What the bar shows. All its buttons stay at their places, whatever can be done.

    ``reasons``: by kind, "" where the action can be begun. ``chosen``: the action whose target is
    being chosen. ``hint`` None: nobody gives hints. ``end`` None: nobody has to be handed over to;
    else the reason against it, or "".
    """

    reasons: dict[ActionKind, str]
    chosen: ActionKind | None = None
    hint: HintButton | None = None
    end: str | None = None


def reasons(view: TowersView, legal: Sequence[TowersMove], mine: bool) -> dict[ActionKind, str]:
    """Why each action can't be done now, in a few words; "" where it can.

    ``mine``: the viewer is to decide.
    """
    possible = {kind_of(move) for move in legal}
    return {kind: _reason(view, kind, possible, mine) for kind in ActionKind}


def _reason(view: TowersView, kind: ActionKind, possible: set[ActionKind], mine: bool) -> str:
    if not mine:
        return _("not your turn")
    if kind in possible:
        return ""
    if kind is ActionKind.PLACE:
        return _no_lane() if view.players[_seat(view)].reserve else _("no pawn left")
    if not view.players[_seat(view)].pawns:
        return _no_pawn()
    why = {
        ActionKind.MOVE: _no_way,
        ActionKind.DEMOLISH: _no_demolition,
        ActionKind.BUILD: _no_building,
        ActionKind.CAPTURE: _no_capture,
    }
    return why[kind](view) if kind in why else _("not now")


def _seat(view: TowersView) -> int:
    return max(view.seat, 0)


def _no_pawn() -> str:
    return _("no pawn out")


def _no_lane() -> str:
    return _("no lane fits")


def _no_way(_view: TowersView) -> str:
    return _("no way fits")


def _no_demolition(view: TowersView) -> str:
    if sum(view.players[_seat(view)].blocks) >= SEVEN:
        return _("build first")
    seen = towers_in_sight(view, _seat(view))
    if not seen:
        return _("no tower in sight")
    if all(height(view, field) > view.phase for field in seen):
        return _("too high yet")
    return _("cards don't fit")


def _no_building(view: TowersView) -> str:
    lacking = view.phase + 1 - sum(view.players[_seat(view)].blocks)
    return _lacks(lacking) if lacking > 0 else _("cards don't fit")


def _lacks(count: int) -> str:
    return ngettext("{count} block short", "{count} blocks short", count).format(count=count)


def _no_capture(view: TowersView) -> str:
    return _("needs 3 alike") if pawns_in_sight(view, _seat(view)) else _("no pawn in sight")


def one_action_first() -> str:
    """Why nobody can be handed over to yet."""
    return _("one action first")


def _told_of(kind: ActionKind) -> tuple[str, ...]:
    """All that can stand in the way of an action and is told on its button."""
    return {
        ActionKind.PLACE: (_no_lane(), _("no pawn left")),
        ActionKind.MOVE: (_("no way fits"), _no_pawn()),
        ActionKind.DEMOLISH: (
            _no_pawn(),
            _("build first"),
            _("no tower in sight"),
            _("too high yet"),
            _("cards don't fit"),
        ),
        ActionKind.BUILD: (
            _no_pawn(),
            _("cards don't fit"),
            *(_lacks(count) for count in range(1, HAND + 1)),
        ),
        ActionKind.CAPTURE: (_no_pawn(), _("needs 3 alike"), _("no pawn in sight")),
        ActionKind.EXCHANGE: (),
    }[kind]


def action_bar(bar: ActionBar, on: On) -> Widget:
    """The bar in the form that fits its place."""
    hints = [] if bar.hint is None else [hint_entry(bar.hint)]
    ends = [] if bar.end is None else [_end(bar, bar.end)]
    return bar_of(_acting(bar), [*hints, *ends], on)


def _acting(bar: ActionBar) -> list[Entry]:
    differ = len(set(bar.reasons.values())) > 1
    return [_action(bar, kind, str(i + 1), differ=differ) for i, kind in enumerate(ActionKind)]


def _action(bar: ActionBar, kind: ActionKind, key: str, *, differ: bool) -> Entry:
    reason, told = bar.reasons[kind], _told_of(kind)
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
        keyed=bar.chosen is not ActionKind.EXCHANGE or kind is ActionKind.EXCHANGE,
    )


def _end(bar: ActionBar, reason: str) -> Entry:
    """The next person takes over; while the hint has its key, it has none."""
    keyed = not (bar.hint is not None and bar.hint.open) and not reason
    done = ("end", "end", _("Hand over"), "Enter", SayDone(), reason, MAIN)
    return Entry(*done, (one_action_first(),), reason, keyed=keyed)
