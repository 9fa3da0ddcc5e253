"""The action bar: buttons with their reasons, wide, low or as icons alone; a title says which."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Any, TypeVar

from game.language import _, language
from game.ui import theme
from game.ui.boxes import Fit, Widest, spacer
from game.ui.controls import (
    HOT,
    OFF,
    PLAIN,
    Pressable,
    Tone,
    action_button,
    icon_button,
    one_of,
)
from game.ui.intents import AskCoach, Choose, Intent, On, Undo
from game.ui.layout import Align, Column, Row
from game.ui.marks import Icon, Keycap, Text
from game.ui.panels.coach import HintButton
from game.ui.widget import Widget


@dataclass(frozen=True, slots=True)
class Entry:
    """A button; ``notes``: all that may ever stand in the place of its key, ``note``: what does.

    ``labels``: other names that it has at times. ``keyed`` False: something else has its key now.
    ``why``: in full what the reason says, for the tip.
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
    why: str = ""


Entries = Sequence[Entry]
K = TypeVar("K", bound=StrEnum)


@dataclass(frozen=True, slots=True)
class ActionBar:
    """What the bar shows. All its buttons stay at their places, whatever can be done."""

    acting: tuple[Entry, ...]
    """What one acts by."""
    further: tuple[Entry, ...]
    """What stands apart: the hint, undo, what ends a turn."""


def action_entry(
    kind: K,
    shortcut: str,
    icon: str,
    label: str,
    reason: str,
    notes_of: Callable[[K], tuple[str, ...]],
    *,
    chosen: bool,
    differ: bool,
    keyed: bool = True,
    why: str = "",
) -> Entry:
    """A button that begins an action of the title; the rest as for :class:`Entry`.

    ``notes_of``: all that may ever stand in the place of its key, in the language that is spoken.
    ``chosen``: its target is being chosen. ``differ``: the reasons of the actions are not all the
    same; one that holds for all is in the tips alone.
    """
    notes = _notes_in(language(), notes_of, kind)
    return Entry(
        f"action.{kind.value}",
        icon,
        label,
        shortcut,
        Choose(kind),
        reason,
        HOT if chosen else PLAIN,
        notes,
        reason if differ and reason in notes else "",
        keyed=keyed,
        why=why,
    )


@cache
def _notes_in(
    _language: str, notes_of: Callable[[Any], tuple[str, ...]], kind: StrEnum
) -> tuple[str, ...]:
    """Bars are made anew on every change, and what a button may say stays the same."""
    return notes_of(kind)


def hint_entries(hint: HintButton | None) -> tuple[Entry, ...]:
    """What asks the coach; nothing where nobody gives hints."""
    if hint is None:
        return ()
    lit = HOT if hint.thinking or hint.open else PLAIN
    ask = ("coach.ask", "hint", _("Hint"), "H", AskCoach(), hint.reason, lit)
    note = _("thinking …")
    return (Entry(*ask, (note,), note if hint.thinking else ""),)


def undo_entry(reason: str) -> Entry:
    """What takes the last move back; ``reason``: why that can't be done, or ""."""
    return Entry("undo", "undo", _("Undo"), "Ctrl+Z", Undo(), reason, PLAIN)


def action_bar(bar: ActionBar, on: On, *, brief: bool = False) -> Widget:
    """The bar in the form that fits its place; ``brief``: a low one, its reasons in the tips."""
    acting, further = bar.acting, bar.further
    every = [*acting, *further]
    return Fit(
        _full(acting, further, on, told=True),
        *(() if brief else (_low(every, on, told=True),)),
        _full(acting, further, on, told=False),
        _low(every, on, told=False),
        _icons(every, on),
    )


def _full(acting: Entries, further: Entries, on: On, *, told: bool) -> Widget:
    """Names beside the icons; ``told``: with room for the reasons."""
    groups = (
        Row(*(_button(entry, on, told=told) for entry in group), gap=8, align=Align.STRETCH)
        for group in (acting, further)
        if group
    )
    return Row(*groups, gap=24, align=Align.STRETCH)


def _button(entry: Entry, on: On, *, told: bool) -> Pressable:
    always = told or entry.key == "coach.ask"
    return action_button(
        entry.key,
        entry.label,
        entry.intent,
        on,
        icon=entry.icon,
        shortcut=entry.shortcut,
        tone=entry.tone,
        reason=entry.why or entry.reason,
        labels=entry.labels,
        keyed=entry.keyed,
        notes=entry.notes if always else (),
        note=entry.note if always else "",
    )


def _low(entries: Entries, on: On, *, told: bool) -> Widget:
    """Each name below its icon, where there is no room beside it; ``told``: with key or reason."""
    buttons = []
    for entry in entries:
        ink = (OFF if entry.reason else entry.tone).ink
        name = one_of(entry.label, entry.labels, theme.SMALL_BOLD, ink, align=0.5)
        notes = [Text(each, theme.SMALL, ink, lines=1, align=0.5) for each in entry.notes]
        shown = entry.notes.index(entry.note) + 2 if entry.note else int(not entry.keyed)
        note = Widest([_cap(entry), Row(), *notes], shown) if told else None
        sign = Icon(entry.icon, 25 if told else 28, ink)
        content = Column(sign, name, note, gap=0, align=Align.CENTER)
        made = Pressable(
            entry.key,
            content,
            entry.intent,
            on,
            tone=entry.tone,
            padding=(6, 5, 6, 4) if told else (8, 7, 8, 5),
            shortcut=entry.shortcut if entry.keyed else "",
            reason=entry.why or entry.reason,
            tip=entry.shortcut,
        )
        buttons.append(made)
    return Row(*buttons, gap=6, align=Align.STRETCH)


def _cap(entry: Entry) -> Widget:
    """The key of a button below its middle."""
    return Row(spacer(), Keycap(entry.shortcut), spacer(), gap=0)


def _icons(entries: Entries, on: On) -> Widget:
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
                reason=entry.why or entry.reason,
            )
            for entry in entries
        )
    )
