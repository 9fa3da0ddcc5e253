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

    @property
    def ink(self) -> theme.Ink:
        """The colour of its signs and letters."""
        return (OFF if self.reason else self.tone).ink

    @property
    def pressed_by(self) -> str:
        """The key that presses it now, or ""."""
        return self.shortcut if self.keyed else ""

    @property
    def told(self) -> str:
        """Why it can't be pressed, in full, or ""."""
        return self.why or self.reason


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
        Row(*(_button(entry, on, told=told) for entry in group), align=Align.STRETCH)
        for group in (acting, further)
        if group
    )
    return Row(*groups, gap=24, align=Align.STRETCH)


def _button(entry: Entry, on: On, *, told: bool) -> Pressable:
    notes, note = entry.notes, entry.note
    if not (told or entry.key == "coach.ask"):
        notes, note = (), ""
    name = one_of(entry.label, entry.labels, theme.LABEL, entry.ink)
    below = _below(entry, Row(Keycap(entry.shortcut)), notes, note)
    words = Column(name, below, gap=0, align=Align.START)
    content = Row(Icon(entry.icon, 36, entry.ink), words, gap=10)
    return _pressable(entry, content, on, (12, 10, 12 if notes else 16, 10))


def _low(entries: Entries, on: On, *, told: bool) -> Widget:
    """Each name below its icon, where there is no room beside it; ``told``: with key or reason."""
    buttons = []
    for entry in entries:
        name = one_of(entry.label, entry.labels, theme.SMALL_BOLD, entry.ink, align=0.5)
        cap = Row(spacer(), Keycap(entry.shortcut), spacer(), gap=0)
        note = _below(entry, cap, entry.notes, entry.note, align=0.5) if told else None
        sign = Icon(entry.icon, 25 if told else 28, entry.ink)
        content = Column(sign, name, note, gap=0, align=Align.CENTER)
        padding = (6, 5, 6, 4) if told else (8, 7, 8, 5)
        buttons.append(_pressable(entry, content, on, padding, tip=entry.shortcut))
    return Row(*buttons, gap=6, align=Align.STRETCH)


def _below(
    entry: Entry, cap: Widget, notes: Sequence[str], note: str, *, align: float = 0.0
) -> Widget:
    """The ``cap`` of its key or a note, with room for the widest, so that the button stays as it is
    whatever it tells."""
    texts = [Text(each, theme.SMALL, entry.ink, lines=1, align=align) for each in notes]
    shown = notes.index(note) + 2 if note else int(not entry.keyed)
    return Widest([cap, Row(), *texts], shown)


def _pressable(
    entry: Entry, content: Widget, on: On, padding: tuple[float, float, float, float], tip: str = ""
) -> Pressable:
    return Pressable(
        entry.key,
        content,
        entry.intent,
        on,
        tone=entry.tone,
        padding=padding,
        shortcut=entry.pressed_by,
        reason=entry.told,
        tip=tip,
    )


def _icons(entries: Entries, on: On) -> Widget:
    return Row(
        *(
            icon_button(
                entry.key,
                entry.icon,
                entry.label,
                entry.intent,
                on,
                shortcut=entry.pressed_by,
                tone=entry.tone,
                reason=entry.told,
            )
            for entry in entries
        )
    )
