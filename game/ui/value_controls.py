"""Controls that set a value: switches, choices, sliders."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from game.language import _
from game.ui import theme
from game.ui.boxes import Widest
from game.ui.controls import BARE, FLAT, OFF_FLAT, Pressable, flat_icon, option_button
from game.ui.intents import Intent, On
from game.ui.layout import Align, Row
from game.ui.marks import Icon, Text
from game.ui.rect import Rect, Size
from game.ui.theme import Style
from game.ui.widget import Widget, grown

if TYPE_CHECKING:
    from game.ui.paint import Painter
    from game.ui.text import TextMeter

V = TypeVar("V")
HEIGHT, ABOVE = 32.0, 16.0
"""Of a slider; from the middle of its groove up to the signs above it."""
LITTLE = 9.0
"""Signs of so many units have no dark rim."""


class _Switch(Widget):
    def __init__(self, on: bool) -> None:
        super().__init__()
        self._on = on

    def natural(self, meter: TextMeter, limit: Size) -> Size:  # noqa: ARG002 - a fixed size
        return Size(52, 28)

    def draw(self, painter: Painter) -> None:
        x, y = self.rect.x, self.rect.center[1] - 14
        fill = theme.GOOD if self._on else theme.GREYED
        painter.box(Rect(x, y, 52, 28), Style(fill, theme.SECOND_INK, 1.5, 14))
        knob = x + 26 if self._on else x + 2
        painter.box(Rect(knob, y + 2, 24, 24), Style(theme.PAPER, theme.SECOND_INK, 1.5, 12))
        if self._on:
            painter.icon("check", knob + 5, y + 7, 14, theme.GOOD)


def toggle(
    key: str,
    label: str,
    value: bool,
    make: Callable[[bool], Intent],
    on: On,
    *,
    tip: str = "",
    reason: str = "",
    close: bool = False,
) -> Pressable:
    """A switch, in a box with its name if it has one; sends ``make(not value)``.

    ``close``: in a box that is small enough to stand beside arrows.
    """
    ink = OFF_FLAT.ink if reason else FLAT.ink
    name = grown(Text(label, theme.BODY_BOLD, ink)) if label else None
    content = Row(_Switch(value), name, gap=10)
    tone, margin = (FLAT, (10.0, 8.0)) if label else (BARE, (4.0, 4.0))
    margin = (5.0, 5.0) if close else margin
    return Pressable(
        key, content, make(not value), on, tone=tone, padding=margin, tip=tip, reason=reason
    )


def choice(
    key: str,
    options: Sequence[tuple[V, str]],
    value: V,
    make: Callable[[V], Intent],
    on: On,
    *,
    lines: int = 1,
) -> Widget:
    """One of many values between two arrows; goes round at the ends. Sends ``make(value)``."""
    values = [option for option, _name in options]
    at = values.index(value) if value in values else 0
    texts = [Text(name, theme.BODY_BOLD, align=0.5, lines=lines, cut=True) for _v, name in options]
    only = _("There is no other choice.") if len(options) == 1 else ""
    # Translators: tips of two arrows beside a value: the value before, the value after.
    back, onward = _("Previous"), _("Next")

    def arrow(end: str, icon: str, name: str, to: V) -> Widget:
        return flat_icon(f"{key}.{end}", icon, name, make(to), on, reason=only, size=18)

    return Row(
        arrow("less", "left", back, values[at - 1]),
        grown(Widest(texts, at)),
        arrow("more", "right", onward, values[(at + 1) % len(values)]),
    )


@dataclass(frozen=True, slots=True)
class Segment(Generic[V]):
    """One of a few values: what it is called, its symbol and its tip."""

    value: V
    name: str
    icon: str = ""
    tip: str = ""


def segments(
    key: str,
    options: Sequence[tuple[V, str]] | Sequence[Segment[V]],
    value: V,
    make: Callable[[V], Intent],
    on: On,
) -> Row:
    """A few values side by side, the chosen one lit. Sends ``make(value)``."""
    parts = []
    for each in options:
        option = each if isinstance(each, Segment) else Segment(*each)
        parts.append(_segment(key, option, option.value == value, make(option.value), on))
    return Row(*parts, align=Align.STRETCH)


def _segment(key: str, option: Segment[V], chosen: bool, intent: Intent, on: On) -> Pressable:
    name: Widget = Text(option.name, theme.BODY_BOLD, align=0.0 if option.icon else 0.5)
    if option.icon:
        name.grow = 1.0
        name = Row(Icon(option.icon, 22), name)
    key = f"{key}.{option.value}"
    return option_button(key, name, intent, on, chosen=chosen, padding=(14, 9), tip=option.tip)


@dataclass(frozen=True, slots=True)
class SliderSign:
    """A symbol above the groove at a ``value``: ``icon`` in ``ink``, ``size`` units large."""

    value: float
    icon: str
    ink: theme.Ink
    size: float


class Slider(Widget):
    """A value between ``low`` and ``high`` in steps: click, drag, or the keys left and right.

    Sends ``make(value)`` on the way, and ``settle(value)`` when the hand lets go or after a key.
    ``faint``: the value has no effect just now. ``marks``: values that are marked below the groove,
    each in a colour. ``signs``: values with a symbol above it, which a press on it takes; None:
    there is no room for any.
    """

    def __init__(
        self,
        key: str,
        value: float,
        make: Callable[[float], Intent],
        on: On,
        *,
        low: float,
        high: float,
        step: float,
        width: float = 240,
        settle: Callable[[float], Intent] | None = None,
        faint: bool = False,
        tip: str = "",
        marks: Sequence[tuple[float, theme.Ink]] = (),
        signs: Sequence[SliderSign] | None = None,
    ) -> None:
        super().__init__()
        self.key = key
        self._marks, self._signs = marks, signs or ()
        self._height = HEIGHT if signs is None else HEIGHT + ABOVE
        self._value = value
        self._span = (low, high, step)
        self._make, self._settle = make, settle
        self._filling = theme.GREYED if faint else theme.ACCENT
        self._on = on
        self._width = width
        self.tip = tip

    @property
    def focusable(self) -> bool:
        """It takes the keyboard."""
        return True

    @property
    def look(self) -> float:
        """Where the knob stands."""
        return self._value

    def natural(self, meter: TextMeter, limit: Size) -> Size:  # noqa: ARG002 - a fixed size
        """Its width, within the limit, and a line's height."""
        return Size(min(self._width, limit.width), self._height)

    @property
    def _level(self) -> float:
        """How low the groove is."""
        return self.rect.bottom - HEIGHT / 2

    def _set(self, value: float) -> None:
        low, high, step = self._span
        stepped = low + round((value - low) / step) * step
        value = min(max(stepped, low), high)
        if abs(value - self._value) > step / 1000:
            self._value = value
            self._on(self._make(value))

    def press(self, x: float, y: float) -> None:
        """Take the value under the pointer, or of the largest sign that it is on."""
        near = [each for each in self._signs if abs(self._across(each.value) - x) <= each.size / 2]
        if near:
            self._set(max(near, key=lambda each: each.size).value)
        else:
            self.drag(x, y)

    def _across(self, value: float) -> float:
        """Where a value lies."""
        low, high, _step = self._span
        return self.rect.x + 12 + (value - low) / max(high - low, 1e-9) * (self.rect.width - 24)

    def drag(self, x: float, y: float) -> None:  # noqa: ARG002 - it is level
        """Take the value under the pointer."""
        low, high, _step = self._span
        room = max(1.0, self.rect.width - 24)
        self._set(low + (x - self.rect.x - 12) / room * (high - low))

    def key_pressed(self, name: str) -> bool:
        """Left and right change the value by a step, Home and End go to its ends."""
        low, high, step = self._span
        target = {
            "Left": self._value - step,
            "Right": self._value + step,
            "Home": low,
            "End": high,
        }.get(name)
        if target is None:
            return False
        self._set(target)
        self.let_go()
        return True

    def let_go(self) -> None:
        """Tell that the value stays."""
        if self._settle is not None:
            self._on(self._settle(self._value))

    def draw(self, painter: Painter) -> None:
        """Paint groove, filling and knob."""
        low, high, _step = self._span
        share = (self._value - low) / (high - low) if high > low else 0.0
        x, y = self.rect.x, self._level
        knob = x + 12 + share * (self.rect.width - 24)
        groove = Rect(x, y - 5, self.rect.width, 10)
        painter.box(groove, Style(theme.GROOVE, theme.LINE, 1.5, 5))
        line = theme.STAR if self._filling == theme.ACCENT else theme.GREYED_LINE
        painter.box(Rect(x, y - 5, knob - x, 10), Style(self._filling, line, 1.5, 5))
        for value, ink in self._marks:
            painter.box(Rect(self._across(value) - 1.5, y + 7, 3, 8), Style(ink, None, 0, 1.5))
        for sign in sorted(self._signs, key=lambda each: each.size):
            self._draw_sign(painter, sign)
        lit = painter.is_hovered(self.key) or painter.is_pressed(self.key)
        fill = theme.CHOSEN if lit else theme.PAPER
        disc = Rect(knob - 12, y - 12, 24, 24)
        painter.box(disc, Style(fill, theme.SECOND_INK, 2, 12))
        painter.focus_ring(self.key, disc, 12)

    def _draw_sign(self, painter: Painter, sign: SliderSign) -> None:
        """Paint a symbol above the groove, dark round its colour unless it is little."""
        middle = self._across(sign.value), self._level - ABOVE
        rimmed = ((sign.size + 3, theme.INK),) if sign.size > LITTLE else ()
        for size, ink in (*rimmed, (sign.size, sign.ink)):
            painter.icon_at(sign.icon, middle, size, ink)
