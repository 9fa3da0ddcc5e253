"""The action bar: five actions with their reasons, undo, end of turn."""

from __future__ import annotations

from dataclasses import dataclass

from game.language import _, ngettext
from game.rules.biomes.beginning import refusal_of
from game.rules.biomes.moves import EndTurn
from game.rules.biomes.view import ActionKind, BiomesView, Stage
from game.titles.biomes.ui.panels.banner import ICONS, is_alone
from game.titles.biomes.ui.panels.words import action
from game.ui.controls import (
    HOT,
    MAIN,
    PLAIN,
)
from game.ui.intents import Choose, On, Play, SayDone, Undo
from game.ui.panels.bar import Entry, bar_of, hint_entry
from game.ui.panels.coach import HintButton, enter_is_taken
from game.ui.widget import Widget


@dataclass(frozen=True, slots=True)
class ActionBar:
    """What the bar shows. All its buttons stay at their places, whatever can be done.

    ``reasons``: by kind, "" where the action can be begun. ``undo`` and ``end``: the reason against
    them, or "". ``chosen``: the action whose target is being chosen. ``hint`` None: nobody gives
    hints. ``passes``: it is a scoring in the turn of another that ends. ``asked``: a panel has the
    keys of what can be done. ``waits``: all that is left to say is that the others may go on.
    ``alone``: turns end by themselves, and what is left is counted elsewhere.
    """

    reasons: dict[ActionKind, str]
    undo: str
    end: str
    chosen: ActionKind | None = None
    hint: HintButton | None = None
    passes: bool = False
    asked: bool = False
    waits: bool = False
    alone: bool = False


def reasons(view: BiomesView, possible: frozenset[ActionKind], mine: bool) -> dict[ActionKind, str]:
    """Why each action can't be begun now, in a few words; "" where it can.

    ``possible``: the kinds that have a legal move. ``mine``: the viewer is to decide.
    """
    return {kind: _reason(view, kind, possible, mine) for kind in ActionKind}


def _reason(view: BiomesView, kind: ActionKind, possible: frozenset[ActionKind], mine: bool) -> str:
    if not mine:
        return _("not your turn")
    if kind in possible:
        return ""
    refused = refusal_of(view, kind)
    return _short(refused.code) if refused else _("not this time")


def _short(code: str) -> str:
    """A refusal in two or three words, to stand on a button."""
    return {
        "finish_collecting": _one_more_block(),
        "choose_score": _("score first"),
        "kind_done": _("done this turn"),
        "kind_barred": _("not this time"),
        "nothing_to_collect": _("cube is empty"),
        "cannot_pay": _("too few blocks"),
        "nothing_to_build": _("no building here"),
        "nothing_to_fight": _("no mob here"),
        "nothing_to_arm": _("no token here"),
    }.get(code, _("not now"))


def _told_of(kind: ActionKind) -> tuple[str, ...]:
    """All that can stand in the way of an action and is told on its button."""
    own = {
        ActionKind.COLLECT: (_("cube is empty"),),
        ActionKind.BUILD: (_("too few blocks"), _("no building here")),
        ActionKind.FIGHT: (_("no mob here"),),
        ActionKind.ARM: (_("no token here"),),
    }
    told = (_("not now"), _("done this turn"), _("not this time"), _one_more_block())
    return (*told, *own.get(kind, ()))


def end_reason(view: BiomesView, can_end: bool, mine: bool) -> str:
    """Why the turn can't be ended now, or ""."""
    if not mine:
        return _("not your turn")
    if can_end:
        return ""
    if view.stage is Stage.SCORE:
        return _("score first")
    if view.stage is Stage.SECOND_BLOCK:
        return _block_left()
    return _by_itself() if is_alone(view) else _left(max(view.actions_left, 1))


def _by_itself() -> str:
    return _("ends by itself")


def _one_more_block() -> str:
    return _("one more block")


def _block_left() -> str:
    """The same in a word less: the end of the turn has no more room."""
    return _("1 more block")


def _left(count: int) -> str:
    return ngettext("{count} action left", "{count} actions left", count).format(count=count)


def action_bar(bar: ActionBar, on: On, *, brief: bool = False) -> Widget:
    """The bar in the form that fits its place; ``brief``: a low one."""
    undo = Entry("undo", "undo", _("Undo"), "Ctrl+Z", Undo(), bar.undo, PLAIN)
    hints = [] if bar.hint is None else [hint_entry(bar.hint)]
    return bar_of(_acting(bar), [*hints, undo, _end(bar)], on, brief=brief)


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
    )


def _end(bar: ActionBar) -> Entry:
    """The end of the turn; while a panel, the hint or a note has its key, it has none."""
    ways = (_by_itself(),) if bar.alone else (_left(1), _left(2))
    told = (*ways, _block_left())
    taken = bar.asked or enter_is_taken(bar.hint)
    names = (_("End turn"), _("Continue"))
    return Entry(
        "end",
        "end",
        names[bar.passes],
        "Enter",
        SayDone() if bar.waits else Play(EndTurn()),
        bar.end,
        MAIN,
        told,
        bar.end if bar.end in told else "",
        names,
        not (taken or bar.end),
    )
