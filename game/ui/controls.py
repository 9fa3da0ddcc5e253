"""What a player presses: buttons in their states and forms."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from game.language import _
from game.ui import theme
from game.ui.boxes import Margins, Padding, Widest
from game.ui.intents import Back, Intent, On
from game.ui.joining import labelled
from game.ui.keycaps import KEYCAPS
from game.ui.layout import Row
from game.ui.marks import Icon, Keycap, Text
from game.ui.paint import Painter, pressable_style
from game.ui.theme import CHOSEN_PANEL, DARK_PANEL, GREYED_PANEL, INK, PANEL, Ink, Style, Type
from game.ui.widget import Widget, grown


@dataclass(frozen=True, slots=True)
class Tone:
    """A box and the ink upon it."""

    style: Style
    ink: Ink


PLAIN = Tone(PANEL, INK)
MAIN = Tone(DARK_PANEL, theme.PARCHMENT)
HOT = Tone(CHOSEN_PANEL, INK)
OFF = Tone(GREYED_PANEL, theme.GREYED_INK)
FLAT = Tone(theme.INSET_SLIP, INK)
HOT_FLAT = Tone(Style(theme.CHOSEN, theme.ACCENT, 2.5, 10), INK)
OFF_FLAT = Tone(Style(theme.GREYED, theme.GREYED_LINE, 1.5, 10), theme.GREYED_INK)
"""Flat tones are those of controls within a panel."""
BARE = Tone(Style(theme.PARCHMENT, None, 0, 18), INK)
"""A control that has a look of its own: only hover and focus show a box."""


class Pressable(Padding):
    """Anything one can click: a content in a box that answers hover, press and focus.

    ``reason`` not empty: it can't be pressed now, and says why. ``shortcut`` is the key that
    presses it (``"1"``, ``"Ctrl+Z"``, ``"Enter"``), ``also`` another one, which isn't told.
    ``hover`` and ``leave`` are sent when pointer or focus come and go.
    """

    def __init__(
        self,
        key: str,
        content: Widget,
        intent: Intent | None,
        on: On,
        *,
        tone: Tone = PLAIN,
        padding: Margins = (12, 8),
        shortcut: str = "",
        also: str = "",
        reason: str = "",
        tip: str = "",
        hover: tuple[Intent, Intent] | None = None,
    ) -> None:
        super().__init__(content, padding)
        self.key = key
        self.shortcut = shortcut
        self.also = also
        self.reason = reason
        self.tip = reason or tip
        self._intent = intent
        self._on = on
        off = OFF if tone.style.shadow else OFF_FLAT
        self._tone = off if reason else tone
        self._hover = hover

    @property
    def focusable(self) -> bool:
        """Disabled ones get the focus too, so that their reason can be read."""
        return True

    @property
    def inert(self) -> bool:
        """It can't be pressed now, and says why."""
        return bool(self.reason)

    @property
    def solid(self) -> bool:
        """It stops the pointer."""
        return True

    def hit(self, x: float, y: float) -> Widget | None:
        """What lies in it is a part of it, pictures in frames as well; but not another control."""
        found = super().hit(x, y)
        return self if found is not None and not found.key else found

    def entered(self) -> None:
        """Tell that the pointer or focus came."""
        if self._hover:
            self._on(self._hover[0])

    def left(self) -> None:
        """Tell that the pointer or focus went."""
        if self._hover:
            self._on(self._hover[1])

    def sends(self, *kinds: type) -> bool:
        """Whether its intent is one of these kinds."""
        return isinstance(self._intent, kinds)

    def activate(self) -> None:
        """Send the intent, unless there is a reason against it."""
        if not self.reason and self._intent is not None:
            self._on(self._intent)

    def paint(self, painter: Painter) -> None:
        """Paint the box in its state, then the content."""
        style = pressable_style(painter, self.key, self._tone.style, bool(self.reason))
        sunk = 1.0 if painter.is_pressed(self.key) and not self.reason else 0.0
        with painter.shifted(sunk):
            painter.box(self.rect, style)
            self.paint_upon(painter, style.fill)
            painter.focus_ring(self.key, self.rect, style.radius)


def button(
    key: str,
    label: str,
    intent: Intent,
    on: On,
    *,
    icon: str = "",
    shortcut: str = "",
    also: str = "",
    tone: Tone = PLAIN,
    reason: str = "",
    tip: str = "",
) -> Pressable:
    """A one-line button: icon, name, keycap (or, greyed, its reason as a tip)."""
    ink = (OFF if reason else tone).ink
    cap = Keycap(shortcut) if shortcut and not reason else None
    name = grown(Text(label, theme.LABEL, ink))
    content = Row(Icon(icon, 28, ink) if icon else None, name, cap, gap=12)
    return Pressable(
        key,
        content,
        intent,
        on,
        tone=tone,
        padding=(16, 10),
        shortcut=shortcut,
        also=also,
        reason=reason,
        tip=tip,
    )


def main_button(
    key: str, label: str, intent: Intent, on: On, *, icon: str = "", reason: str = "", tip: str = ""
) -> Pressable:
    """The button that a page or dialog is for, by Enter."""
    return button(
        key, label, intent, on, icon=icon, tone=MAIN, shortcut="Enter", reason=reason, tip=tip
    )


def leave_button(
    key: str, on: On, label: str = "", *, icon: str = "back", tone: Tone = PLAIN
) -> Pressable:
    """The way out of a page or dialog, by Esc; it is called "Back" unless it has a ``label``."""
    return button(key, label or _("Back"), Back(), on, icon=icon, shortcut="Esc", tone=tone)


def flat(*, chosen: bool) -> Tone:
    """The look of one of several that lie side by side."""
    return HOT_FLAT if chosen else FLAT


def option_button(
    key: str,
    content: Widget,
    intent: Intent,
    on: On,
    *,
    chosen: bool,
    padding: Margins = 7,
    reason: str = "",
    tip: str = "",
) -> Pressable:
    """One of several that lie side by side, lit where it is chosen."""
    tone = flat(chosen=chosen)
    return Pressable(key, content, intent, on, tone=tone, padding=padding, reason=reason, tip=tip)


def one_of(
    label: str, others: Sequence[str], style: Type, ink: Ink, *, align: float = 0.0
) -> Widget:
    """A name in one line, with room for the others that may stand there."""
    return Widest([Text(each, style, ink, lines=1, align=align) for each in (label, *others)], 0)


def icon_button(
    key: str,
    icon: str,
    name: str,
    intent: Intent,
    on: On,
    *,
    shortcut: str = "",
    tone: Tone = PLAIN,
    reason: str = "",
    size: float = 28,
    padding: float = 10,
) -> Pressable:
    """A button of an icon alone; its name and key, or the reason, are its tip."""
    ink = (OFF if reason else tone).ink
    tip = KEYCAPS.beside(name, shortcut) if shortcut else name
    return Pressable(
        key,
        Icon(icon, size, ink),
        intent,
        on,
        tone=tone,
        padding=padding,
        shortcut=shortcut,
        reason=labelled(name, reason) if reason else "",
        tip=tip,
    )


flat_icon = partial(icon_button, tone=FLAT, size=16)
"""One that lies upon a panel."""
