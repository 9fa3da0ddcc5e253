"""What a player has set: language, sizes, pace, quality, the last set-up; kept as JSON."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import msgspec

from game.language import _
from game.session.durable import set_aside, write_durably
from game.session.folders import preferences_folder

Factor = Annotated[float, msgspec.Meta(ge=0.25, le=4.0)]
"""A size relative to the ordinary one."""


Volume = Annotated[float, msgspec.Meta(ge=0.0, le=1.0)]
"""How loud: 0 is silent."""


class Detail(StrEnum):
    """How much the picture may cost."""

    LOW = "low"
    MEDIUM = "medium"
    HIGH = "high"


class Pace(StrEnum):
    """How fast things happen on the table, above all what the other players do."""

    SLOW = "slow"
    CALM = "calm"
    NORMAL = "normal"
    BRISK = "brisk"
    INSTANT = "instant"


class SeatChoice(msgspec.Struct, frozen=True):
    """One row of the set-up screen."""

    name: str
    agent: str
    color: str
    beginner: bool = False


class LastSetup(msgspec.Struct, frozen=True):
    """The set-up screen as it was left."""

    title: str = "biomes"
    content: str = "classic"
    seats: tuple[SeatChoice, ...] = ()


class Preferences(msgspec.Struct, frozen=True):
    """All that a player can set. ``language`` empty: the system's.

    ``effects``, ``room``: the volumes of what happens and of the quiet evening room around the
    table, which is heard if ``ambience``.
    """

    language: str = ""
    ui_scale: Factor = 1.0
    pace: Pace = Pace.NORMAL
    reduced_motion: bool = False
    coach: bool = True
    follow_action: bool = True
    effects: Volume = 0.8
    room: Volume = 0.5
    ambience: bool = True
    quality: Detail = Detail.HIGH
    fullscreen: bool = False
    last_setup: LastSetup = LastSetup()


class PreferencesFile:
    """The file of the preferences.

    ``problem`` is a sentence for the player when the file could not be used (it is set aside then
    and the ordinary preferences apply), else empty.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.path = (folder or preferences_folder()) / "preferences.json"
        self.problem = ""

    def load(self) -> Preferences:
        """The stored preferences, or the ordinary ones."""
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=Preferences)
        except FileNotFoundError:
            return Preferences()
        except OSError as error:
            self.problem = _("Your settings could not be read: {reason}").format(
                reason=error.strerror or error
            )
        except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError) as error:
            self._reject(str(error) or type(error).__name__)
        return Preferences()

    def save(self, preferences: Preferences) -> bool:
        """Store ``preferences``; False, with :attr:`problem` set, when the disk refuses."""
        content = msgspec.json.format(msgspec.json.encode(preferences), indent=2)
        try:
            write_durably(self.path, content + b"\n")
        except OSError as error:
            self.problem = _("Your settings could not be saved: {reason}").format(
                reason=error.strerror or error
            )
            return False
        return True

    def _reject(self, reason: str) -> None:
        """Set the damaged file aside and keep the reason."""
        self.problem = _("Your settings file was damaged and has been set aside: {reason}").format(
            reason=reason
        )
        try:
            set_aside(self.path, reason)
        except OSError:
            self.problem = _("Your settings file is damaged: {reason}").format(reason=reason)
