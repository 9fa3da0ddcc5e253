"""The action bar: five actions with their reasons, undo, end of turn."""

from __future__ import annotations

from dataclasses import dataclass

from game.language import _, ngettext
from game.rules.biomes.catalogue import Building
from game.rules.biomes.moves import EndTurn
from game.rules.biomes.view import ActionKind, BiomesView, Stage
from game.ui import theme
from game.ui.boxes import Fit
from game.ui.controls import HOT, MAIN, OFF, PLAIN, Pressable, Tone, action_button, icon_button
from game.ui.intents import AskCoach, ChooseAction, Intent, On, Play, Undo
from game.ui.layout import Align, Column, Row
from game.ui.marks import Icon, Text
from game.ui.panels.biomes.banner import ICONS
from game.ui.panels.biomes.coach.panel import HintButton
from game.ui.panels.biomes.words import action
from game.ui.widget import Widget


@dataclass(frozen=True, slots=True)
class ActionBar:
    """What the bar shows.

    ``reasons``: by kind, "" where the action can be begun; empty while there is no question of
    actions. ``undo`` and ``end``: the reason against them, or ""; ``end`` None: a panel offers it.
    ``chosen``: the action whose target is being chosen. ``hint`` None: nobody
    gives hints.
    """

    reasons: dict[ActionKind, str]
    undo: str
    end: str | None
    chosen: ActionKind | None = None
    hint: HintButton | None = None


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
    if view.stage is Stage.SECOND_BLOCK:
        return _("one more block first")
    if view.stage is not Stage.ACTION:
        return _("not now")
    if kind in view.done and not view.extra:
        return _("done this turn")
    return {
        ActionKind.COLLECT: _("the cube is empty"),
        ActionKind.EXPLORE: _("not now"),
        ActionKind.BUILD: _("not enough blocks") if _building_near(view) else _("no building here"),
        ActionKind.FIGHT: _("no mob here"),
        ActionKind.ARM: _("no token here"),
    }[kind]


def _building_near(view: BiomesView) -> bool:
    """Whether a face-up building touches the actor's crossing."""
    row, column = view.players[view.actor or 0].crossing
    cells = [(row + r, column + c) for r in (0, 1) for c in (0, 1)]
    tops = [view.stack(cell).face_up for cell in cells if min(cell) >= 1 and max(cell) <= 4]
    buildings = {tile.id for tile in view.catalogue.tiles if isinstance(tile, Building)}
    return any(top in buildings for top in tops)


def end_reason(view: BiomesView, can_end: bool, mine: bool) -> str:
    """Why the turn can't be ended now, or ""."""
    if not mine:
        return _("not your turn")
    if can_end:
        return ""
    if view.stage is Stage.SCORE:
        return _("not now")
    left = max(view.actions_left, 1)
    return ngettext("{count} action left", "{count} actions left", left).format(count=left)


def action_bar(bar: ActionBar, on: On) -> Widget:
    """The bar in the form that fits its place; a reason that holds for all is in the tips alone."""
    reasons = set(bar.reasons.values())
    told = _full(bar, on, told=True) if len(reasons) != 1 or "" in reasons else None
    forms = (told, _full(bar, on, told=False), _low(bar, on), _icons(bar, on))
    return Fit(*(form for form in forms if form is not None))


@dataclass(frozen=True, slots=True)
class _Entry:
    key: str
    icon: str
    label: str
    shortcut: str
    intent: Intent
    reason: str
    tone: Tone
    note: str = ""
    """What stands in the place of the key now and then."""
    noted: bool = False


def _entries(bar: ActionBar) -> list[_Entry]:
    found = [
        _Entry(
            f"action.{kind.value}",
            ICONS[kind],
            action(kind),
            str(i + 1),
            ChooseAction(kind),
            bar.reasons[kind],
            HOT if kind is bar.chosen else PLAIN,
        )
        for i, kind in enumerate(ActionKind)
        if kind in bar.reasons
    ]
    if bar.hint is not None:
        found.append(_hint(bar.hint))
    found.append(_Entry("undo", "undo", _("Undo"), "Ctrl+Z", Undo(), bar.undo, PLAIN))
    if bar.end is not None:
        key = "" if bar.hint is not None and bar.hint.open else "Enter"  # the hint's key then
        found.append(_Entry("end", "end", _("End turn"), key, Play(EndTurn()), bar.end, MAIN))
    return found


def _hint(hint: HintButton) -> _Entry:
    lit = HOT if hint.thinking or hint.open else PLAIN
    ask = ("coach.ask", "hint", _("Hint"), "H", AskCoach(), hint.reason, lit)
    return _Entry(*ask, _("thinking …"), hint.thinking)


def _full(bar: ActionBar, on: On, *, told: bool) -> Widget:
    buttons: list[Pressable] = []
    for entry in _entries(bar):
        made = action_button(
            entry.key,
            entry.label,
            entry.intent,
            on,
            icon=entry.icon,
            shortcut=entry.shortcut,
            tone=entry.tone,
            reason=entry.reason,
            told=told,
            note=entry.note,
            noted=entry.noted,
        )
        buttons.append(made)
    acting = len(bar.reasons)
    return Row(
        Row(*buttons[:acting], gap=8, align=Align.STRETCH) if acting else None,
        Row(*buttons[acting:], gap=8, align=Align.STRETCH),
        gap=24,
        align=Align.STRETCH,
    )


def _low(bar: ActionBar, on: On) -> Widget:
    """Each name below its icon: where there is no room beside it."""
    buttons = []
    for entry in _entries(bar):
        ink = (OFF if entry.reason else entry.tone).ink
        name = Text(entry.label, theme.SMALL_BOLD, ink, lines=1)
        content = Column(Icon(entry.icon, 28, ink), name, gap=0, align=Align.CENTER)
        made = Pressable(
            entry.key,
            content,
            entry.intent,
            on,
            tone=entry.tone,
            padding=(8, 7, 8, 5),
            shortcut=entry.shortcut,
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
                shortcut=entry.shortcut,
                tone=entry.tone,
                reason=entry.reason,
            )
            for entry in _entries(bar)
        )
    )
