"""The settings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum

from game.language import NAMES, _, pgettext
from game.ui import theme
from game.ui.boxes import Fit, Modal, Panel, Sized, Told, Widest, spacer
from game.ui.controls import FLAT, MAIN, button, icon_button
from game.ui.intents import (
    Back,
    Intent,
    On,
    SetAmbience,
    SetCoach,
    SetFollow,
    SetFullscreen,
    SetIfEnded,
    SetLanguage,
    SetOthers,
    SetPace,
    SetQuality,
    SetReducedMotion,
    SetScale,
    SetTalk,
    SetTurnEnds,
    SetVolume,
)
from game.ui.layout import Align, Column, Row
from game.ui.marks import Icon, Keycap, Rule, Text
from game.ui.panels.settings_words import (
    follow_words,
    others_words,
    pace_name,
    pace_tip,
    quality_name,
    turn_ends_words,
)
from game.ui.scroll import Scroll
from game.ui.steady_page import Held, HeldPage
from game.ui.theme import Style
from game.ui.value_controls import Segment, Slider, choice, segments, toggle
from game.ui.viewport import Viewport
from game.ui.widget import Widget, grown

SCALES = (100, 125, 150, 175, 200)
ONE_LINE = 650.0
"""Width of a setting with its name beside it."""
COLUMN, COLUMNS_APART = 598.0, 44.0
"""Width of one of two columns: enough for a name beside a switch or a slider."""
NARROW, BROAD = 720.0, 2 * COLUMN + COLUMNS_APART + 60.0
"""Widths of the dialog: its settings below each other, and in two columns."""
TURN_ENDS = ("usual", "always", "never")
FOLLOWS = ("always", "needed", "never")
OTHERS = ("small", "large")
PACES = ("slow", "calm", "normal", "brisk", "instant")


class Why(Enum):
    """Why a picture quality is in force: it is set, the processor has to draw, it was slow."""

    SET = "set"
    SOFTWARE = "software"
    SLOW = "slow"


@dataclass(frozen=True, slots=True)
class InForce:
    """The picture quality that is drawn with."""

    quality: str = ""
    why: Why = Why.SET


@dataclass(frozen=True, slots=True)
class SettingsModel:
    """What is set.

    ``languages``: the codes that can be chosen; ``scale``, ``effects`` and ``room`` in percent.
    ``held``: what stays under the pointer.
    """

    language: str
    languages: tuple[str, ...]
    scale: int = 100
    pace: str = "normal"
    reduced_motion: bool = False
    quality: str = "medium"
    fullscreen: bool = False
    coach: bool = True
    follow: str = "needed"
    effects: int = 80
    room: int = 50
    ambience: bool = True
    turn_ends: str = "usual"
    talk: bool = True
    others: str = "small"
    if_ended: bool = True
    in_force: InForce = InForce()
    held: Held | None = None


def settings(model: SettingsModel, on: On, viewport: Viewport) -> Widget:
    """The dialog over the shelf or the match."""

    def page(inside: float) -> Widget:
        body = grown(Scroll("settings.scroll", _groups(model, on, broad=broad)))
        done = button(
            "settings.done", _("Done"), Back(), on, icon="check", tone=MAIN, shortcut="Esc"
        )
        content = Column(_head(model, on, inside), body, Row(done), gap=14)
        return Panel(content, padding=(24, 14, 24, 20))

    broad = viewport.width - 32 >= BROAD
    width = BROAD if broad else min(NARROW, viewport.width - 32)
    return Modal(HeldPage(page, width, model.held, viewport.scale), first="settings.done")


def _groups(model: SettingsModel, on: On, *, broad: bool) -> Widget:
    """All settings, in two columns where there is room: then none of them lies below the edge."""
    game, more = _game(model, on), [_view(model, on), _picture(model, on), _sound(model, on)]
    if not broad:
        return Column(game, *more, gap=14)
    right = grown(Column(*more, gap=18))
    return Row(grown(game), right, gap=COLUMNS_APART, align=Align.START)


def _head(model: SettingsModel, on: On, inside: float) -> Widget:
    """The title, and beside it at every size of texts what changes that size.

    ``inside``: so far from the right edge.
    """
    key = "settings.told.size"
    label = Told(key, Text(_("Size of texts"), theme.BODY_BOLD, lines=1), _scale_tip())
    title = Text(_("Settings"), theme.BANNER, lines=1)
    control = Row(label, _scales(model, on), gap=12)
    end = Sized(Widget(), width=inside) if inside else None
    return Fit(Row(title, spacer(12), control, end, gap=0), Row(spacer(), control, end, gap=0))


def _scale_tip() -> str:
    return _("How large texts and panels are.")


def _game(model: SettingsModel, on: On) -> Widget:
    pace = _("How fast things move, and how long the computer's turns take.")
    ends = turn_ends_words(model.turn_ends)[1]
    others = [turn_ends_words(each)[1] for each in TURN_ENDS]
    hints = _("A button in the match gives hints: up to three moves with their reasons.")
    small = others_words(model.others)[1]
    sizes = [others_words(each)[1] for each in OTHERS]
    return _group(
        _("Game"),
        None
        if len(model.languages) < 2
        else _line(
            _("Language"),
            _("What all that is written in the game is written in."),
            _languages(model, on),
        ),
        _line(_("Pace of play"), pace, _paces(model, on)),
        _line(_("Turns end by themselves"), ends, _turn_ends(model, on), others),
        _line(_("What the others do"), small, _others(model, on), sizes),
        _switch(
            "talk",
            _("Opponents talk"),
            _("Now and then the computer's players say a line about what happens."),
            model.talk,
            SetTalk,
            on,
        ),
        _switch(
            "ended",
            _("Show what it would be if it ended here"),
            _("A small number on everybody's card: the points if the game ended as it is."),
            model.if_ended,
            SetIfEnded,
            on,
        ),
        _switch("coach", _("Hints"), hints, model.coach, SetCoach, on),
    )


def _view(model: SettingsModel, on: On) -> Widget:
    """How what happens is seen."""
    follow = follow_words(model.follow)[1]
    ways = [follow_words(each)[1] for each in FOLLOWS]
    motion = _("Things fade instead of flying about: easier on the eyes.")
    return _group(
        _("View"),
        None
        if model.reduced_motion
        else _line(_("View follows the action"), follow, _follows(model, on), ways),
        _switch("motion", _("Less motion"), motion, model.reduced_motion, SetReducedMotion, on),
    )


def _switch(
    key: str, label: str, tip: str, value: bool, make: Callable[[bool], Intent], on: On
) -> Widget:
    """A setting that is on or off."""
    control = toggle(f"settings.{key}", "", value, make, on, tip=tip)
    return _line(label, tip, control, small=True)


def _picture(model: SettingsModel, on: On) -> Widget:
    full = toggle("settings.fullscreen", "", model.fullscreen, SetFullscreen, on)
    return _group(
        _("Picture"),
        _line(
            _("Picture quality"),
            _("A lower one is faster on a slow computer."),
            _qualities(model, on),
            small=True,
        ),
        _told(model),
        _line(
            _("Full screen"),
            _("The key F11 changes it at any time."),
            Row(Keycap("F11"), full, gap=12),
            small=True,
        ),
    )


def _sound(model: SettingsModel, on: On) -> Widget:
    return _group(
        pgettext("what is heard", "Sound"),
        _line(
            _("Sounds"),
            _("The wood, cloth and paper of the game."),
            _volume("effects", model.effects, on),
            small=True,
        ),
        _line(
            _("Evening room"),
            _("Soft sounds of a quiet evening at home, all the while; no music."),
            _room(model, on),
            small=True,
        ),
    )


def _group(name: str, *lines: Widget | None) -> Widget:
    """Settings that belong together, below their name."""
    heading = Text(name, theme.LABEL, theme.SECOND_INK, lines=1)
    return Column(Column(heading, Rule(), gap=2), *lines, gap=8)


def _line(
    label: str, told: str, control: Widget, others: Sequence[str] = (), *, small: bool = False
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
    lines = [Text(each, theme.SMALL, theme.SECOND_INK) for each in (told, *others)]
    return Column(Text(label, theme.BODY_BOLD), Widest(lines, 0), gap=0)


def _languages(model: SettingsModel, on: On) -> Widget:
    names = [(code, NAMES.get(code, code)) for code in model.languages]
    return Sized(choice("settings.language", names, model.language, SetLanguage, on), min_width=280)


def _scales(model: SettingsModel, on: On) -> Widget:
    """A step smaller and a step larger; they don't go round, so that a click is never a leap."""
    smaller = max((each for each in SCALES if each < model.scale), default=SCALES[0])
    larger = min((each for each in SCALES if each > model.scale), default=SCALES[-1])
    least = "" if model.scale > SCALES[0] else _("Texts are as small as they get.")
    most = "" if model.scale < SCALES[-1] else _("Texts are as large as they get.")
    texts = [Text(f"{each} %", theme.BODY_BOLD, align=0.5, lines=1) for each in (model.scale, 200)]

    def step(way: str, icon: str, name: str, to: int, why: str) -> Widget:
        key = f"settings.scale.{way}"
        return icon_button(key, icon, name, SetScale(to), on, reason=why, size=18, tone=FLAT)

    return Row(
        step("less", "left", _("Smaller"), smaller, least),
        Widest(texts, 0),
        step("more", "right", _("Larger"), larger, most),
        gap=8,
    )


def _paces(model: SettingsModel, on: On) -> Widget:
    options = [Segment(pace, pace_name(pace), tip=pace_tip(pace)) for pace in PACES]
    wide = segments("settings.pace", options, model.pace, SetPace, on)
    names = [(pace, pace_name(pace)) for pace in PACES]
    return Fit(wide, Sized(choice("settings.pace", names, model.pace, SetPace, on), min_width=220))


def _turn_ends(model: SettingsModel, on: On) -> Widget:
    words = {when: turn_ends_words(when) for when in TURN_ENDS}
    options = [Segment(when, name, tip=tip) for when, (name, tip) in words.items()]
    return segments("settings.ends", options, model.turn_ends, SetTurnEnds, on)


def _others(model: SettingsModel, on: On) -> Widget:
    words = {size: others_words(size) for size in OTHERS}
    options = [Segment(size, name, tip=tip) for size, (name, tip) in words.items()]
    return segments("settings.others", options, model.others, SetOthers, on)


def _follows(model: SettingsModel, on: On) -> Widget:
    words = {when: follow_words(when) for when in FOLLOWS}
    options = [Segment(when, name, tip=tip) for when, (name, tip) in words.items()]
    return segments("settings.follow", options, model.follow, SetFollow, on)


def _volume(what: str, percent: int, on: On, width: float = 220, faint: bool = False) -> Widget:
    """How loud: a slider, and what it says in numbers."""

    def moved(to: float) -> SetVolume:
        return SetVolume(what, round(to))

    def settled(to: float) -> SetVolume:
        return SetVolume(what, round(to), settled=True)

    slider = Slider(
        f"settings.{what}",
        percent,
        moved,
        on,
        low=0,
        high=100,
        step=5,
        width=width,
        settle=settled,
        faint=faint,
        tip=_("The keys Left and Right change it too."),
    )
    numbers = [Text(f"{percent} %", theme.BODY_BOLD, align=1.0), Text("100 %", theme.BODY_BOLD)]
    return Row(slider, Widest(numbers, 0), gap=12)


def _room(model: SettingsModel, on: On) -> Widget:
    tip = _("A quiet evening is heard around the table.")
    switch = toggle("settings.ambience", "", model.ambience, SetAmbience, on, tip=tip)
    return Row(switch, _volume("room", model.room, on, 140, not model.ambience), gap=16)


def _qualities(model: SettingsModel, on: On) -> Widget:
    """Each with its name; what is drawn with in place of the chosen one says so."""
    force = model.in_force
    drawn = "" if force.why is Why.SET or force.quality == model.quality else force.quality
    now = _("{quality}, for now")
    names = [
        (quality, now.format(quality=quality_name(quality)))
        if quality == drawn
        else (quality, quality_name(quality))
        for quality in ("low", "medium", "high")
    ]
    return segments("settings.quality", names, model.quality, SetQuality, on)


def _told(model: SettingsModel) -> Widget | None:
    """Which quality is drawn with and why, where it is not the one that is set."""
    force = model.in_force
    if force.why is Why.SET or force.quality == model.quality:
        return None
    words = {
        Why.SOFTWARE: _(
            "{wanted} is set. This computer has no graphics card that helps, so it draws at "
            "{quality}, to stay smooth."
        ),
        Why.SLOW: _(
            "{wanted} is set. That was too slow here, so it draws at {quality}, to stay smooth. "
            "Choose {wanted} again to try once more."
        ),
    }[force.why]
    told = words.format(quality=quality_name(force.quality), wanted=quality_name(model.quality))
    line = Row(Icon("info", 20, theme.SECOND_INK), grown(Text(told, theme.BODY)), gap=10)
    return Panel(line, Style(theme.INSET, theme.LINE, 1.5, 10), (12, 8))
