"""The action bar: five actions with their reasons, undo, end of turn."""

from __future__ import annotations

from dataclasses import dataclass

from game.language import _, ngettext
from game.rules.biomes.beginning import refusal_of
from game.rules.biomes.moves import EndTurn
from game.rules.biomes.view import ActionKind, BiomesView, Stage
from game.titles.biomes.ui.panels.banner import ICONS
from game.titles.biomes.ui.panels.words import action
from game.ui import theme
from game.ui.boxes import Fit
from game.ui.controls import (
    HOT,
    MAIN,
    OFF,
    PLAIN,
    Pressable,
    Tone,
    action_button,
    icon_button,
    one_of,
)
from game.ui.intents import AskCoach, Choose, Intent, On, Play, SayDone, Undo
from game.ui.layout import Align, Column, Row
from game.ui.marks import Icon
from game.ui.panels.coach import HintButton
from game.ui.widget import Widget


@dataclass(frozen=True, slots=True)
class ActionBar:
    """What the bar shows. All its buttons stay at their places, whatever can be done.

    ``reasons``: by kind, "" where the action can be begun. ``undo`` and ``end``: the reason against
    them, or "". ``chosen``: the action whose target is being chosen. ``hint`` None: nobody gives
    hints. ``passes``: it is a scoring in the turn of another that ends. ``asked``: a panel has the
    keys of what can be done. ``waits``: all that is left to say is that the others may go on.
    """

    reasons: dict[ActionKind, str]
    undo: str
    end: str
    chosen: ActionKind | None = None
    hint: HintButton | None = None
    passes: bool = False
    asked: bool = False
    waits: bool = False


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
    return _short(refused.code) if refused else _("not now")


def _short(code: str) -> str:
    """A refusal in two or three words, to stand on a button."""
    return {
        "finish_collecting": _("one more block"),
        "choose_score": _("score first"),
        "kind_done": _("done this turn"),
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
    return (_("not now"), _("done this turn"), _("one more block"), *own.get(kind, ()))


def end_reason(view: BiomesView, can_end: bool, mine: bool) -> str:
    """Why the turn can't be ended now, or ""."""
    if not mine:
        return _("not your turn")
    if can_end:
        return ""
    if view.stage is Stage.SCORE:
        return _("score first")
    return _left(max(view.actions_left, 1))


def _left(count: int) -> str:
    return ngettext("{count} action left", "{count} actions left", count).format(count=count)


def action_bar(bar: ActionBar, on: On) -> Widget:
    """The bar in the form that fits its place; a reason that holds for all is in the tips alone."""
    return Fit(
        _full(bar, on, told=True), _full(bar, on, told=False), _low(bar, on), _icons(bar, on)
    )


@dataclass(frozen=True, slots=True)
class _Entry:
    """A button; ``notes``: all that may ever stand in the place of its key, ``note``: what does.

    ``labels``: other names that it has at times. ``keyed`` False: something else has its key now.
    """

    key: str
    icon: str
    label: str
    shortcut: str
    intent: Intent
    reason: str
    tone: Tone
    notes: tuple[str, ...] = ()
    note: str = ""
    labels: tuple[str, ...] = ()
    keyed: bool = True


def _entries(bar: ActionBar) -> list[_Entry]:
    differ = len(set(bar.reasons.values())) > 1
    found = [_action(bar, kind, str(i + 1), differ=differ) for i, kind in enumerate(ActionKind)]
    if bar.hint is not None:
        found.append(_hint(bar.hint))
    found.append(_Entry("undo", "undo", _("Undo"), "Ctrl+Z", Undo(), bar.undo, PLAIN))
    return [*found, _end(bar)]


def _action(bar: ActionBar, kind: ActionKind, key: str, *, differ: bool) -> _Entry:
    reason, told = bar.reasons[kind], _told_of(kind)
    return _Entry(
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


def _end(bar: ActionBar) -> _Entry:
    """The end of the turn; while a panel or the hint has its key, it has none."""
    told = (_left(1), _left(2))
    keyed = not bar.asked and not (bar.hint is not None and bar.hint.open)
    names = (_("End turn"), _("Continue"))
    return _Entry(
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
        keyed,
    )


def _hint(hint: HintButton) -> _Entry:
    lit = HOT if hint.thinking or hint.open else PLAIN
    ask = ("coach.ask", "hint", _("Hint"), "H", AskCoach(), hint.reason, lit)
    told = _("thinking …")
    return _Entry(*ask, (told,), told if hint.thinking else "")


def _full(bar: ActionBar, on: On, *, told: bool) -> Widget:
    """Names beside the icons; ``told``: with room for the reasons."""
    buttons = [_button(entry, on, told=told) for entry in _entries(bar)]
    acting = len(bar.reasons)
    return Row(
        Row(*buttons[:acting], gap=8, align=Align.STRETCH),
        Row(*buttons[acting:], gap=8, align=Align.STRETCH),
        gap=24,
        align=Align.STRETCH,
    )


def _button(entry: _Entry, on: On, *, told: bool) -> Pressable:
    always = told or entry.key == "coach.ask"
    return action_button(
        entry.key,
        entry.label,
        entry.intent,
        on,
        icon=entry.icon,
        shortcut=entry.shortcut,
        tone=entry.tone,
        reason=entry.reason,
        labels=entry.labels,
        keyed=entry.keyed,
        notes=entry.notes if always else (),
        note=entry.note if always else "",
    )


def _low(bar: ActionBar, on: On) -> Widget:
    """Each name below its icon: where there is no room beside it."""
    buttons = []
    for entry in _entries(bar):
        ink = (OFF if entry.reason else entry.tone).ink
        name = one_of(entry.label, entry.labels, theme.SMALL_BOLD, ink)
        content = Column(Icon(entry.icon, 28, ink), name, gap=0, align=Align.CENTER)
        made = Pressable(
            entry.key,
            content,
            entry.intent,
            on,
            tone=entry.tone,
            padding=(8, 7, 8, 5),
            shortcut=entry.shortcut if entry.keyed else "",
            reason=entry.reason,
            tip=entry.shortcut,
        )
        buttons.append(made)
    return Row(*buttons, gap=6, align=Align.STRETCH)


def _icons(bar: ActionBar, on: On) -> Widget:
    return Row(
        *(
            icon_button(
                entry.key,
                entry.icon,
                entry.label,
                entry.intent,
                on,
                shortcut=entry.shortcut if entry.keyed else "",
                tone=entry.tone,
                reason=entry.reason,
            )
            for entry in _entries(bar)
        )
    )
