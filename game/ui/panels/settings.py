"""The settings."""

from __future__ import annotations

from dataclasses import dataclass

from game.language import NAMES, _, pgettext
from game.ui import theme
from game.ui.boxes import Anchored, Fit, Modal, Panel, Sized, Widest
from game.ui.choosing import Option, Slider, choice, segments, toggle
from game.ui.controls import MAIN, button
from game.ui.intents import (
    Back,
    On,
    SetAmbience,
    SetCoach,
    SetFollow,
    SetFullscreen,
    SetLanguage,
    SetPace,
    SetQuality,
    SetReducedMotion,
    SetScale,
    SetVolume,
)
from game.ui.layout import Align, Column, Row
from game.ui.marks import Keycap, Rule, Text
from game.ui.scroll import Scroll
from game.ui.viewport import Viewport
from game.ui.widget import Widget

SCALES = (100, 125, 150, 175, 200)
PACES = ("slow", "calm", "normal", "brisk", "instant")


@dataclass(frozen=True, slots=True)
class SettingsModel:
    """What is set.

    ``languages``: the codes that can be chosen; ``scale``, ``effects`` and ``room`` in percent.
    """

    language: str
    languages: tuple[str, ...]
    scale: int = 100
    pace: str = "normal"
    reduced_motion: bool = False
    quality: str = "medium"
    fullscreen: bool = False
    coach: bool = True
    follow: bool = True
    effects: int = 80
    room: int = 50
    ambience: bool = True


def quality_name(quality: str) -> str:
    """A level of picture quality."""
    return {"low": _("Low"), "medium": _("Medium"), "high": _("High")}[quality]


def pace_name(pace: str) -> str:
    """How fast things happen on the table."""
    return {
        "slow": _("Slow"),
        "calm": _("Calm"),
        "normal": _("Normal"),
        "brisk": _("Brisk"),
        "instant": _("Instant"),
    }[pace]


def pace_tip(pace: str) -> str:
    """What a pace is like, and how one gets on faster."""
    if pace == "instant":
        return _("You see at once what the others have done; the log tells how.")
    return _("A click, Space or Enter jumps to the end of what another player does.")


def settings(model: SettingsModel, on: On, viewport: Viewport) -> Widget:
    """The dialog over the shelf or the match."""
    rows = Column(_game(model, on), _picture(model, on), _sound(model, on), gap=20)
    body = Scroll("settings.scroll", rows)
    body.grow = 1.0
    done = button("settings.done", _("Done"), Back(), on, icon="check", tone=MAIN, shortcut="Esc")
    content = Column(Text(_("Settings"), theme.BANNER, lines=1), body, Row(done), gap=16)
    width = min(720.0, viewport.width - 32)
    return Modal(Anchored(Sized(Panel(content, padding=24), width=width), 0.5, 0.45, 16))


def _game(model: SettingsModel, on: On) -> Widget:
    motion = toggle(
        "settings.motion",
        "",
        model.reduced_motion,
        SetReducedMotion,
        on,
        tip=_("Things fade instead of flying."),
    )
    coach = toggle(
        "settings.coach",
        "",
        model.coach,
        SetCoach,
        on,
        tip=_("A button in the match gives hints."),
    )
    follow = toggle(
        "settings.follow",
        "",
        model.follow,
        SetFollow,
        on,
        tip=_("The view turns to what the others do, and comes back. Not with less motion."),
    )
    return _group(
        _("Game"),
        _line(_("Language"), _languages(model, on)),
        _line(_("Pace of play"), _paces(model, on)),
        _line(_("Coach"), coach),
        _line(_("View follows the action"), follow),
        _line(_("Less motion"), motion),
    )


def _picture(model: SettingsModel, on: On) -> Widget:
    full = toggle("settings.fullscreen", "", model.fullscreen, SetFullscreen, on)
    return _group(
        _("Picture"),
        _line(_("Size of texts"), _scales(model, on)),
        _line(_("Picture quality"), _qualities(model, on)),
        _line(_("Full screen"), Row(Keycap("F11"), full, gap=12)),
    )


def _sound(model: SettingsModel, on: On) -> Widget:
    return _group(
        pgettext("what is heard", "Sound"),
        _line(_("Sounds"), _volume("effects", model.effects, on)),
        _line(_("Evening room"), _room(model, on)),
    )


def _group(name: str, *lines: Widget) -> Widget:
    """Settings that belong together, below their name."""
    heading = Text(name, theme.LABEL, theme.SECOND_INK, lines=1)
    return Column(Column(heading, Rule(), gap=2), *lines, gap=8)


def _line(label: str, control: Widget) -> Widget:
    wide = Text(label, theme.BODY_BOLD)
    wide.grow = 1.0
    narrow = Column(Text(label, theme.BODY_BOLD), control, gap=4, align=Align.START)
    return Fit(Sized(Row(wide, control, gap=16), min_width=560), narrow)


def _languages(model: SettingsModel, on: On) -> Widget:
    names = [(code, NAMES.get(code, code)) for code in model.languages]
    return Sized(choice("settings.language", names, model.language, SetLanguage, on), min_width=280)


def _scales(model: SettingsModel, on: On) -> Widget:
    names = [(percent, f"{percent} %") for percent in SCALES]
    return Sized(choice("settings.scale", names, model.scale, SetScale, on), min_width=280)


def _paces(model: SettingsModel, on: On) -> Widget:
    options = [Option(pace, pace_name(pace), tip=pace_tip(pace)) for pace in PACES]
    wide = segments("settings.pace", options, model.pace, SetPace, on)
    names = [(pace, pace_name(pace)) for pace in PACES]
    return Fit(wide, Sized(choice("settings.pace", names, model.pace, SetPace, on), min_width=220))


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
    names = [(quality, quality_name(quality)) for quality in ("low", "medium", "high")]
    return segments("settings.quality", names, model.quality, SetQuality, on)
