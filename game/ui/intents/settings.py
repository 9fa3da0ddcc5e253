"""What a player wants of the settings."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SetLanguage:
    """Speak a language, by code."""

    code: str


@dataclass(frozen=True, slots=True)
class SetScale:
    """Size of texts and panels in percent, 100-200."""

    percent: int


@dataclass(frozen=True, slots=True)
class SetPace:
    """``"slow"``, ``"calm"``, ``"normal"``, ``"brisk"`` or ``"instant"``."""

    pace: str


@dataclass(frozen=True, slots=True)
class SetTurnEnds:
    """Let turns end by themselves after their last action: ``"usual"``, ``"always"`` or
    ``"never"``."""

    when: str


@dataclass(frozen=True, slots=True)
class SetReducedMotion:
    """Cross-fades instead of flights."""

    on: bool


@dataclass(frozen=True, slots=True)
class SetCoach:
    """Offer hints in a match or not."""

    on: bool


@dataclass(frozen=True, slots=True)
class SetFollow:
    """When the eye goes where things happen: ``"always"``, ``"needed"`` or ``"never"``."""

    when: str


@dataclass(frozen=True, slots=True)
class SetTalk:
    """Let opponents say a line now and then or not."""

    on: bool


@dataclass(frozen=True, slots=True)
class SetIfEnded:
    """Let cards tell what each seat would have if the game ended here, or not."""

    on: bool


@dataclass(frozen=True, slots=True)
class SetVolume:
    """How loud ``what`` is (``"effects"`` or ``"room"``), in percent.

    ``settled``: the hand has let go of the slider.
    """

    what: str
    percent: int
    settled: bool = False


@dataclass(frozen=True, slots=True)
class SetAmbience:
    """Let the evening room be heard or not."""

    on: bool


@dataclass(frozen=True, slots=True)
class SetQuality:
    """``"low"``, ``"medium"`` or ``"high"``."""

    quality: str


@dataclass(frozen=True, slots=True)
class SetFullscreen:
    """Fill the screen or not."""

    on: bool


@dataclass(frozen=True, slots=True)
class OpenFolder:
    """Show the folder that is spoken of in the system's file manager."""


@dataclass(frozen=True, slots=True)
class OpenNotice:
    """Show the licence of a work in full, by its number in the credits."""

    number: int
