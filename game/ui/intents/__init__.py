"""What a player wants of a panel: frozen values that the screens of the app act upon."""

from __future__ import annotations

from game.ui.intents.games import OpenGames, TakeUp
from game.ui.intents.intent import Intent, On
from game.ui.intents.match import (
    AskAgain,
    AskCoach,
    Cancel,
    Choose,
    ChooseHint,
    Continue,
    CopySeal,
    FlipNext,
    LiftCurtain,
    LightUp,
    LookAt,
    LookAtSeat,
    OpenEnvelope,
    Play,
    PointAtHint,
    Preview,
    Rematch,
    Rerun,
    RunReplay,
    SayDone,
    SeekReplay,
    ShowChart,
    StandBy,
    ToggleLog,
    Undo,
    Unfold,
    WatchReplay,
)
from game.ui.intents.rulebook import OpenRules
from game.ui.intents.settings import (
    OpenFolder,
    OpenLanguages,
    OpenNotice,
    SetPreference,
)

__all__ = [
    "AskAgain",
    "AskCoach",
    "Back",
    "Cancel",
    "Choose",
    "ChooseHint",
    "Continue",
    "CopySeal",
    "Dismiss",
    "FlipNext",
    "Hush",
    "Intent",
    "LiftCurtain",
    "LightUp",
    "LoadOlder",
    "LookAt",
    "LookAtSeat",
    "On",
    "OpenCredits",
    "OpenEnvelope",
    "OpenFolder",
    "OpenGames",
    "OpenLanguages",
    "OpenMenu",
    "OpenNotice",
    "OpenRules",
    "OpenSettings",
    "OpenTitle",
    "Play",
    "PointAtHint",
    "Preview",
    "Quit",
    "Rematch",
    "Rerun",
    "Resume",
    "RunReplay",
    "SayDone",
    "SeekReplay",
    "SetPreference",
    "ShowChart",
    "StandBy",
    "TakeUp",
    "TakeWay",
    "ToShelf",
    "ToggleLog",
    "Undo",
    "Unfold",
    "WatchReplay",
]


class Back(Intent, frozen=True):
    """Leave the screen or dialog (Esc)."""


class TakeWay(Intent, frozen=True):
    """Take a way of those that a dialog offers, by its number from 0."""

    way: int


class Dismiss(Intent, frozen=True):
    """A notice was read; ``what`` is the notice's name."""

    what: str = ""


class Hush(Intent, frozen=True):
    """What somebody says at the table was read."""


class OpenTitle(Intent, frozen=True):
    """Set up a game of a title (``"biomes"``)."""

    title: str


class Resume(Intent, frozen=True):
    """Go on with the last game."""


class OpenSettings(Intent, frozen=True):
    """Show the settings."""


class OpenCredits(Intent, frozen=True):
    """Show credits and licences."""


class OpenMenu(Intent, frozen=True):
    """Show the menu of the match."""


class ToShelf(Intent, frozen=True):
    """Go to the title shelf (the game is saved)."""


class Quit(Intent, frozen=True):
    """Leave the program."""


class LoadOlder(Intent, frozen=True):
    """Load the older copy of a damaged save."""
