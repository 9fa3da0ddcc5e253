"""What a player wants of a panel: frozen values that the screens of the app act upon."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from game.ui.intents.challenges import ChallengeIntent
from game.ui.intents.daily import DailyIntent
from game.ui.intents.deals import DealIntent
from game.ui.intents.family import FamilyIntent
from game.ui.intents.film import FilmIntent
from game.ui.intents.games import DeleteGame, OpenGames, ShowGames, TakeUp
from game.ui.intents.lessons import LessonIntent
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
from game.ui.intents.playing_on import PlayingOnIntent
from game.ui.intents.puzzles import PuzzleIntent
from game.ui.intents.reviews import ReviewIntent
from game.ui.intents.rulebook import OpenRules, Reading
from game.ui.intents.settings import (
    OpenFolder,
    OpenLanguages,
    OpenNotice,
    SetPreference,
)
from game.ui.intents.setup import (
    SetAgent,
    SetColor,
    SetFirstPlayer,
    SetGameOption,
    SetHabit,
    SetName,
    SetOption,
    SetPack,
    SetPlayers,
    SetSeed,
    StartGame,
)
from game.ui.intents.workshop import WorkshopIntent

__all__ = [
    "AskAgain",
    "AskCoach",
    "Back",
    "Cancel",
    "Choose",
    "ChooseHint",
    "Confirm",
    "Continue",
    "CopySeal",
    "DeleteGame",
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
    "SetAgent",
    "SetColor",
    "SetFirstPlayer",
    "SetGameOption",
    "SetHabit",
    "SetName",
    "SetOption",
    "SetPack",
    "SetPlayers",
    "SetPreference",
    "SetSeed",
    "ShowChart",
    "ShowGames",
    "StandBy",
    "StartGame",
    "TakeUp",
    "TakeWay",
    "ToShelf",
    "ToggleLog",
    "Undo",
    "Unfold",
    "WatchReplay",
]


class Back(Struct, frozen=True):
    """Leave the screen or dialog (Esc)."""


class Confirm(Struct, frozen=True):
    """Yes to the dialog that asks."""


class TakeWay(Struct, frozen=True):
    """Take a way of those that a dialog offers, by its number from 0."""

    way: int


class Dismiss(Struct, frozen=True):
    """A notice was read; ``what`` is the notice's name."""

    what: str = ""


class Hush(Struct, frozen=True):
    """What somebody says at the table was read."""


class OpenTitle(Struct, frozen=True):
    """Set up a game of a title (``"biomes"``)."""

    title: str


class Resume(Struct, frozen=True):
    """Go on with the last game."""


class OpenSettings(Struct, frozen=True):
    """Show the settings."""


class OpenCredits(Struct, frozen=True):
    """Show credits and licences."""


class OpenMenu(Struct, frozen=True):
    """Show the menu of the match."""


class ToShelf(Struct, frozen=True):
    """Go to the title shelf (the game is saved)."""


class Quit(Struct, frozen=True):
    """Leave the program."""


class LoadOlder(Struct, frozen=True):
    """Load the older copy of a damaged save."""


Intent = (
    Back
    | Confirm
    | TakeWay
    | Dismiss
    | Hush
    | OpenTitle
    | Resume
    | OpenSettings
    | OpenLanguages
    | OpenCredits
    | Reading
    | OpenFolder
    | OpenMenu
    | OpenNotice
    | ToShelf
    | Quit
    | LoadOlder
    | OpenGames
    | ShowGames
    | TakeUp
    | FamilyIntent
    | FilmIntent
    | LessonIntent
    | ChallengeIntent
    | WorkshopIntent
    | ReviewIntent
    | DailyIntent
    | PuzzleIntent
    | DealIntent
    | SetPlayers
    | SetPreference
    | SetName
    | SetAgent
    | SetColor
    | SetOption
    | SetGameOption
    | SetHabit
    | SetPack
    | SetFirstPlayer
    | SetSeed
    | StartGame
    | Choose
    | AskCoach
    | AskAgain
    | ChooseHint
    | PointAtHint
    | Play
    | Cancel
    | SayDone
    | StandBy
    | Undo
    | FlipNext
    | Continue
    | LookAtSeat
    | LookAt
    | Preview
    | ToggleLog
    | LightUp
    | Rerun
    | Unfold
    | LiftCurtain
    | Rematch
    | OpenEnvelope
    | CopySeal
    | WatchReplay
    | SeekReplay
    | RunReplay
    | PlayingOnIntent
    | ShowChart
)
On = Callable[[Intent], None]
"""What a panel calls with each intent."""
