"""What can be set, row by row: a new setting is a row here and a field of the preferences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from game.language import _, pgettext
from game.session.preferences import Preferences
from game.ui.intents import Intent, OpenLanguages
from game.ui.panels.languages import GLOBE, language_name
from game.ui.panels.settings_words import Words, follows, others, paces, qualities, turn_ends
from game.ui.steady_page import Held

ORDINARY = Preferences()


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
    """What is set, and what the dialog knows besides.

    ``languages``: the codes that can be chosen. ``held``: what stays under the pointer.
    """

    kept: Preferences = ORDINARY
    language: str = "en"
    languages: tuple[str, ...] = ("en",)
    in_force: InForce = InForce()
    held: Held | None = None


@dataclass(frozen=True, slots=True)
class Switch:
    """A preference that is on or off: what it is called, and ``told``: what it does.

    ``shortcut``: the key that changes it at any time.
    """

    name: str
    label: str
    told: str
    shortcut: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """A preference with a few values; ``told`` "": what the chosen one means is told instead.

    ``small``: so few that they stand beside its name.
    """

    name: str
    label: str
    words: Words
    value: str
    told: str = ""
    small: bool = False


@dataclass(frozen=True, slots=True)
class Loudness:
    """A preference from silent to full; ``switch``: the one that lets it be heard at all."""

    name: str
    label: str
    told: str
    switch: Switch | None = None


@dataclass(frozen=True, slots=True)
class Remark:
    """Something to know about the setting before it."""

    text: str


@dataclass(frozen=True, slots=True)
class Leaf:
    """A preference that is chosen on a page of its own, which the ``intent`` opens.

    ``shown``: the value of now, as it stands on the button, beside a symbol ``icon``.
    """

    name: str
    label: str
    told: str
    shown: str
    icon: str
    intent: Intent


Setting = Switch | Choice | Leaf | Loudness | Remark


@dataclass(frozen=True, slots=True)
class Group:
    """Settings that belong together."""

    name: str
    rows: Sequence[Setting]


def groups(model: SettingsModel) -> tuple[Group, ...]:
    """All settings, in their order."""
    return (
        # Translators: a group of settings.
        Group(_("Game"), _game(model)),
        # Translators: a group of settings: what is seen of the table.
        Group(_("View"), _view(model.kept)),
        # Translators: a group of settings.
        Group(_("Picture"), _picture(model)),
        Group(pgettext("what is heard", "Sound"), _sound()),
    )


def _game(model: SettingsModel) -> list[Setting]:
    kept = model.kept
    written = _("The language of everything you read in the game.")
    pace = _("How fast things move, and how long the computer's turns take.")
    spoken = language_name(model.language)
    leaf = Leaf("language", _("Language"), written, spoken, GLOBE, OpenLanguages())
    rows: list[Setting] = [leaf] if len(model.languages) > 1 else []
    return [
        *rows,
        Choice("pace", _("Pace of play"), paces(), kept.present_pace, pace),
        Choice("turn_ends", _("Turns end by themselves"), turn_ends(), kept.turn_ends),
        Choice("others", _("What the others do"), others(), kept.others),
        Switch(
            "talk",
            _("Opponents talk"),
            _("Now and then the computer's players say a line about what happens."),
        ),
        Switch(
            "if_ended",
            _("Show what it would be if it ended here"),
            _("A small number on everybody's card: the points if the game ended as it is."),
        ),
        Switch(
            "coach",
            _("Hints"),
            _("A button in the match gives hints: up to three moves with their reasons."),
        ),
    ]


def _view(kept: Preferences) -> list[Setting]:
    """How what happens is seen."""
    follow = Choice("follows", _("View follows the action"), follows(), kept.present_follows)
    motion = _("Things fade instead of flying about: easier on the eyes.")
    less = Switch("reduced_motion", _("Less motion"), motion)
    return [less] if kept.reduced_motion else [follow, less]


def _picture(model: SettingsModel) -> list[Setting]:
    faster = _("A lower one is faster on a slow computer.")
    wanted, force = model.kept.quality, model.in_force
    names = {each: (name, "") for each, name in qualities().items()}
    rows: list[Setting] = []
    if force.why is not Why.SET and force.quality != wanted:
        now = _("{quality}, for now").format(quality=qualities()[force.quality])
        names[force.quality] = (now, "")
        rows.append(Remark(_eased(wanted, force)))
    chosen = Choice("quality", _("Picture quality"), names, wanted, faster, small=True)
    full = Switch(
        "fullscreen", _("Full screen"), _("The key F11 changes it at any time."), shortcut="F11"
    )
    return [chosen, *rows, full]


def _eased(wanted: str, force: InForce) -> str:
    """Which quality is drawn with in place of the ``wanted`` one, and why."""
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
    names = qualities()
    return words.format(quality=names[force.quality], wanted=names[wanted])


def _sound() -> list[Setting]:
    heard = Switch("ambience", "", _("A quiet evening is heard around the table."))
    soft = _("Soft sounds of a quiet evening at home, all the while; no music.")
    return [
        Loudness("effects", _("Sounds"), _("The wood, cloth and paper of the game.")),
        # Translators: a setting: quiet sounds of a room in the evening.
        Loudness("room", _("Evening room"), soft, heard),
    ]
