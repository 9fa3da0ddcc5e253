"""What a player wants of the settings."""

from __future__ import annotations

from game.ui.intents.intent import Intent


class SetPreference(Intent, frozen=True):
    """Set what :class:`game.session.preferences.Preferences` calls ``name``.

    ``settled``: the hand has let go of a slider.
    """

    name: str
    value: str | bool | float
    settled: bool = True


class OpenLanguages(Intent, frozen=True):
    """Show the languages that the game can be read in."""


class OpenFolder(Intent, frozen=True):
    """Show the folder that is spoken of in the system's file manager."""


class OpenNotice(Intent, frozen=True):
    """Show the licence of a work in full, by its number in the credits."""

    number: int
