"""The action bar: five actions with their reasons, undo, end of turn."""

from __future__ import annotations

from game.language import _, ngettext
from game.rules.biomes.beginning import refusal_of
from game.rules.biomes.moves import EndTurn
from game.rules.biomes.view import ActionKind, BiomesView, Stage
from game.titles.biomes.ui.hands.meaning import kind_of
from game.titles.biomes.ui.hands.selection import BiomesActing, BiomesSituation
from game.titles.biomes.ui.panels.banner import ICONS
from game.titles.biomes.ui.panels.layers import is_alone
from game.titles.biomes.ui.panels.words import action
from game.ui.controls import MAIN
from game.ui.intents import Play, SayDone
from game.ui.panels.bar import ActionBar, Entry, action_entry, hint_entries, undo_entry
from game.ui.panels.coach import enter_is_taken


def bar(_told: BiomesSituation, acting: BiomesActing) -> ActionBar:
    """The buttons of the action bar; all stay at their places, whatever can be done."""
    further = (*hint_entries(acting.hint), undo_entry(acting.undo), _end(acting))
    return ActionBar(_actions(acting), further)


def _actions(acting: BiomesActing) -> tuple[Entry, ...]:
    why = _reasons(acting)
    differ, chosen = len(set(why.values())) > 1, None if acting.holding else acting.selection.action
    return tuple(
        action_entry(
            kind,
            str(number),
            ICONS[kind],
            action(kind),
            why[kind],
            _told_of,
            chosen=kind is chosen,
            differ=differ,
        )
        for number, kind in enumerate(ActionKind, 1)
    )


def _reasons(acting: BiomesActing) -> dict[ActionKind, str]:
    """Why each action can't be begun; while the turn waits for a yes none is left to begin."""
    if acting.holding:
        # Translators: why a button is off, in its second line: at most 26 characters.
        return dict.fromkeys(ActionKind, _("not your turn") if acting.passes else _("actions done"))
    kinds = {kind_of(move, acting.view) for move in acting.legal}
    possible = frozenset(kind for kind in kinds if isinstance(kind, ActionKind))
    return reasons(acting.view, possible, acting.mine)


def reasons(view: BiomesView, possible: frozenset[ActionKind], mine: bool) -> dict[ActionKind, str]:
    """Why each action can't be begun now, in a few words; "" where it can.

    ``possible``: the kinds that have a legal move. ``mine``: the viewer is to decide.
    """
    return {kind: _reason(view, kind, possible, mine) for kind in ActionKind}


def _reason(view: BiomesView, kind: ActionKind, possible: frozenset[ActionKind], mine: bool) -> str:
    if not mine:
        # Translators: why a button is off, in its second line: at most 26 characters.
        return _("not your turn")
    if kind in possible:
        return ""
    refused = refusal_of(view, kind)
    # Translators: why a button is off, in its second line: at most 26 characters.
    return _short(refused.code) if refused else _("not this time")


def _short(code: str) -> str:
    """A refusal in two or three words, to stand on a button."""
    # Translators: why a button is off, in its second line: at most 26 characters.
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
    common = (_("not now"), _("done this turn"), _("not this time"), _one_more_block())
    return (*common, *own.get(kind, ()))


def end_reason(view: BiomesView, can_end: bool, mine: bool) -> str:
    """Why the turn can't be ended now, or ""."""
    if not mine:
        return _("not your turn")
    if can_end:
        return ""
    if view.stage is Stage.SCORE:
        # Translators: why a button is off, in its second line: at most 26 characters.
        return _("score first")
    if view.stage is Stage.SECOND_BLOCK:
        return _block_left()
    return _by_itself() if is_alone(view) else _left(max(view.actions_left, 1))


def _by_itself() -> str:
    # Translators: the turn does; second line of a button: at most 26 characters.
    return _("ends by itself")


def _one_more_block() -> str:
    # Translators: has to be taken first; second line of a button: at most 26 characters.
    return _("one more block")


def _block_left() -> str:
    """The words for one more block where there is no room for all of them: at the turn's end."""
    # Translators: the shortest form of "one more block", for the button End turn.
    return _("1 more block")


def _left(count: int) -> str:
    # Translators: second line of the button End turn: at most 26 characters.
    return ngettext("{count} action left", "{count} actions left", count).format(count=count)


def _end(acting: BiomesActing) -> Entry:
    """The end of the turn; while a panel, the hint or a note has its key, it has none."""
    view = acting.view
    reason = "" if acting.holding else _why_no_end(acting)
    ways = (_by_itself(),) if is_alone(view) and not acting.holding else (_left(1), _left(2))
    notes = (*ways, _block_left())
    asked = acting.mine and view.stage is Stage.EXTRA and not acting.holding
    taken = asked or enter_is_taken(acting.hint)
    # Translators: two names of one button; Continue: the own scoring is done, others go on.
    names = (_("End turn"), _("Continue"))
    return Entry(
        "end",
        "end",
        names[acting.holding and acting.passes],
        "Enter",
        SayDone() if acting.holding else Play(EndTurn()),
        reason,
        MAIN,
        notes,
        reason if reason in notes else "",
        names,
        not (taken or reason),
    )


def _why_no_end(acting: BiomesActing) -> str:
    ends = any(isinstance(move, EndTurn) for move in acting.legal)
    return end_reason(acting.view, ends, acting.mine)
