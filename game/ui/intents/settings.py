"""What a player wants of the settings."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SetPreference:
    """Set what :class:`game.session.preferences.Preferences` calls ``name``.

    ``settled``: the hand has let go of a slider.
    """

    name: str
    value: str | bool | float
    settled: bool = True


@dataclass(frozen=True, slots=True)
class OpenLanguages:
    """Show the languages that the game can be read in."""


@dataclass(frozen=True, slots=True)
class OpenFolder:
    """Show the folder that is spoken of in the system's file manager."""


@dataclass(frozen=True, slots=True)
class OpenNotice:
    """Show the licence of a work in full, by its number in the credits."""

    number: int
