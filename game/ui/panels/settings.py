"""The settings as a dialog: each row of their table with what sets it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.formats import percent
from game.language import _, pgettext
from game.session.preferences import Preferences
from game.ui import theme
from game.ui.boxes import Fit, Modal, Panel, Sized, Told, Widest, spacer
from game.ui.controls import FLAT, MAIN, button, flat_icon, leave_button
from game.ui.intents import On, SetPreference
from game.ui.layout import Align, Column, Row
from game.ui.marks import Icon, Keycap, Rule, Text, caption
from game.ui.panels.settings_table import (
    Choice,
    Group,
    Leaf,
    Loudness,
    Remark,
    Setting,
    SettingsModel,
    Switch,
    groups,
)
from game.ui.scroll import Scroll
from game.ui.steady_page import HeldPage
from game.ui.value_controls import Segment, Slider, choice, segments, toggle
from game.ui.viewport import Viewport
from game.ui.widget import Widget, grown

SCALES = (1.0, 1.25, 1.5, 1.75, 2.0)
ONE_LINE = 650.0
"""Width of a setting with its name beside it."""
COLUMN, COLUMNS_APART = 598.0, 44.0
"""Width of one of two columns: enough for a name beside a switch or a slider."""
NARROW, BROAD = 720.0, 2 * COLUMN + COLUMNS_APART + 60.0
"""Widths of the dialog: its settings below each other, and in two columns."""
SLIDER, BESIDE_SWITCH = 220.0, 140.0
"""Width of a slider, and of one that stands beside a switch."""


def settings(model: SettingsModel, on: On, viewport: Viewport) -> Widget:
    """The dialog over the shelf or the match."""

    def page(inside: float) -> Widget:
        body = grown(Scroll("settings.scroll", _groups(model, on, broad=broad), tells=True))
        done = leave_button(
            "settings.done", on, pgettext("close the settings", "Done"), icon="check", tone=MAIN
        )
        content = Column(_head(model.kept.ui_scale, on, inside), body, Row(done), gap=14)
        return Panel(content, padding=(24, 14, 24, 20))

    broad = viewport.width - 32 >= BROAD
    width = BROAD if broad else min(NARROW, viewport.width - 32)
    return Modal(HeldPage(page, width, model.held, viewport.scale), first="settings.done")


def _groups(model: SettingsModel, on: On, *, broad: bool) -> Widget:
    """All settings, in two columns where there is room: then none of them lies below the edge."""
    first, *more = (_group(each, model.kept, on) for each in groups(model))
    if not broad:
        return Column(first, *more, gap=14)
    right = grown(Column(*more, gap=18))
    return Row(grown(first), right, gap=COLUMNS_APART, align=Align.START)


def _head(scale: float, on: On, inside: float) -> Widget:
    """The title, and beside it at every size of texts what changes that size.

    ``inside``: so far from the right edge.
    """
    explanation = _("How large texts and panels are.")
    name = Text(_("Size of texts"), theme.BODY_BOLD, lines=1)
    title = Text(_("Settings"), theme.BANNER, lines=1)
    control = Row(Told("settings.told.size", name, explanation), _scales(scale, on), gap=12)
    end = Sized(Widget(), width=inside) if inside else None
    return Fit(Row(title, spacer(12), control, end, gap=0), Row(spacer(), control, end, gap=0))


def _scales(scale: float, on: On) -> Widget:
    """A step smaller and a step larger; they don't go round, so that a click is never a leap."""
    smaller = max((each for each in SCALES if each < scale), default=SCALES[0])
    larger = min((each for each in SCALES if each > scale), default=SCALES[-1])
    least = "" if scale > SCALES[0] else _("Texts are as small as they get.")
    most = "" if scale < SCALES[-1] else _("Texts are as large as they get.")
    shown = (percent(100 * each) for each in (scale, SCALES[-1]))
    texts = [Text(each, theme.BODY_BOLD, align=0.5, lines=1) for each in shown]

    def step(way: str, icon: str, name: str, to: float, why: str) -> Widget:
        key, wanted = f"settings.scale.{way}", SetPreference("ui_scale", to)
        return flat_icon(key, icon, name, wanted, on, reason=why, size=18)

    return Row(
        step("less", "left", _("Smaller"), smaller, least),
        Widest(texts, 0),
        step("more", "right", _("Larger"), larger, most),
    )


def _group(group: Group, kept: Preferences, on: On) -> Widget:
    """Settings that belong together, below their name."""
    heading = Text(group.name, theme.LABEL, theme.SECOND_INK, lines=1)
    lines = (_row(each, kept, on) for each in group.rows)
    return Column(Column(heading, Rule(), gap=2), *lines)


def _row(setting: Setting, kept: Preferences, on: On) -> Widget:
    match setting:
        case Switch(_name, label, told, shortcut):
            control: Widget = _switch(setting, kept, on)
            if shortcut:
                control = Row(Keycap(shortcut), control, gap=12)
            return _line(label, told, control, small=True)
        case Choice(_name, label, words, value, told):
            others = () if told else tuple(means for _named, means in words.values())
            said = told or words[value][1]
            return _line(label, said, _choice(setting, on), others, small=setting.small)
        case Leaf(name, label, told, shown, icon, intent):
            leads = button(f"settings.{name}", shown, intent, on, icon=icon, tone=FLAT)
            return _line(label, told, leads, small=True)
        case Loudness(_name, label, told):
            return _line(label, told, _loudness(setting, kept, on), small=True)
        case Remark(text):
            line = Row(Icon("info", 20, theme.SECOND_INK), grown(Text(text)), gap=10)
            return Panel(line, theme.INSET_SLIP, (12, 8))


def _line(
    label: str, told: str, control: Widget, others: Sequence[str] = (), *, small: bool
) -> Widget:
    """A setting: its name, a sentence that tells what it does, and what sets it.

    ``others``: what else may be told there; there is room for the longest. ``small``: what sets it
    stands beside its name in a column, too; else there it stands below it.
    """
    beside = Row(grown(_told_words(label, told, others)), control, gap=16)
    forms = [Sized(beside, width=each) for each in ((ONE_LINE, COLUMN) if small else (ONE_LINE,))]
    low = Column(_told_words(label, told, others), control, gap=4, align=Align.START)
    return Fit(*forms, low)


def _told_words(label: str, told: str, others: Sequence[str]) -> Widget:
    """The name of a setting, and what it does."""
    lines = [caption(each) for each in (told, *others)]
    return Column(Text(label, theme.BODY_BOLD), Widest(lines, 0), gap=0)


def _switch(setting: Switch, kept: Preferences, on: On) -> Widget:
    tip = "" if setting.shortcut else setting.told
    value: bool = getattr(kept, setting.name)
    return toggle(
        f"settings.{setting.name}", "", value, partial(SetPreference, setting.name), on, tip=tip
    )


def _choice(setting: Choice, on: On) -> Widget:
    """The values side by side, or where they are too many or the place too narrow one by one."""
    key, value = f"settings.{setting.name}", setting.value
    chosen = partial(SetPreference, setting.name)
    names = [(each, name) for each, (name, _told) in setting.words.items()]
    one = Sized(choice(key, names, value, chosen, on), min_width=220)
    options = [Segment(each, name, tip=tip) for each, (name, tip) in setting.words.items()]
    return Fit(segments(key, options, value, chosen, on), one)


def _loudness(setting: Loudness, kept: Preferences, on: On) -> Widget:
    """A slider and what it says in numbers, behind what lets it be heard at all."""
    loudness = round(100 * getattr(kept, setting.name))
    heard = setting.switch is None or getattr(kept, setting.switch.name)
    slider = Slider(
        f"settings.{setting.name}",
        loudness,
        lambda to: SetPreference(setting.name, round(to) / 100, settled=False),
        on,
        low=0,
        high=100,
        step=5,
        width=SLIDER if setting.switch is None else BESIDE_SWITCH,
        settle=lambda to: SetPreference(setting.name, round(to) / 100),
        faint=not heard,
        # Translators: call the keys what your keyboards call them, as in the context “key”.
        tip=_("The keys Left and Right change it too."),
    )
    numbers = [Text(percent(each), theme.BODY_BOLD, align=1.0) for each in (loudness, 100)]
    loud = Row(slider, Widest(numbers, 0), gap=12)
    return Row(_switch(setting.switch, kept, on), loud, gap=16) if setting.switch else loud
