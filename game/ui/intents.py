"""What a player wants of a panel: frozen values that the screens of the app act upon."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.rules.biomes.moves import BiomesMove
from game.rules.biomes.view import ActionKind

# -- everywhere ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Back:
    """Leave the screen or dialog (Esc)."""


@dataclass(frozen=True, slots=True)
class Confirm:
    """Yes to the dialog that asks."""


@dataclass(frozen=True, slots=True)
class Dismiss:
    """A notice was read; ``what`` is the notice's name."""

    what: str = ""


# -- shelf --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OpenTitle:
    """Set up a game of a title (``"biomes"``)."""

    title: str


@dataclass(frozen=True, slots=True)
class Resume:
    """Go on with the last game."""


@dataclass(frozen=True, slots=True)
class OpenSettings:
    """Show the settings."""


@dataclass(frozen=True, slots=True)
class OpenCredits:
    """Show credits and licences."""


@dataclass(frozen=True, slots=True)
class OpenMenu:
    """Show the menu of the match."""


@dataclass(frozen=True, slots=True)
class ToShelf:
    """Go to the title shelf (the game is saved)."""


@dataclass(frozen=True, slots=True)
class Quit:
    """Leave the program."""


@dataclass(frozen=True, slots=True)
class LoadOlder:
    """Load the older copy of a damaged save."""


# -- set-up -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SetPlayers:
    """Play with ``count`` players."""

    count: int


@dataclass(frozen=True, slots=True)
class SetName:
    """Name a seat."""

    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class SetAgent:
    """Let ``"human"`` or an agent play a seat."""

    seat: int
    agent: str


@dataclass(frozen=True, slots=True)
class SetColor:
    """Give a seat a colour (the seat that had it gets the other's)."""

    seat: int
    color: str


@dataclass(frozen=True, slots=True)
class SetBeginner:
    """Beginner scoring for a seat (B7.6)."""

    seat: int
    on: bool


@dataclass(frozen=True, slots=True)
class SetPack:
    """Play with a content pack."""

    pack: str


@dataclass(frozen=True, slots=True)
class SetFirstPlayer:
    """Let a seat begin; None: drawn at random (B1.7)."""

    seat: int | None


@dataclass(frozen=True, slots=True)
class SetSeed:
    """The game's number as typed; empty: a new one each time."""

    text: str


@dataclass(frozen=True, slots=True)
class StartGame:
    """Begin with what is set."""


# -- settings -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SetLanguage:
    """Speak a language, by code."""

    code: str


@dataclass(frozen=True, slots=True)
class SetScale:
    """Size of texts and panels in percent, 100-200."""

    percent: int


@dataclass(frozen=True, slots=True)
class SetSpeed:
    """Speed of animations: 1 is normal."""

    factor: float


@dataclass(frozen=True, slots=True)
class SetReducedMotion:
    """Cross-fades instead of flights."""

    on: bool


@dataclass(frozen=True, slots=True)
class SetQuality:
    """``"low"``, ``"medium"`` or ``"high"``."""

    quality: str


@dataclass(frozen=True, slots=True)
class SetFullscreen:
    """Fill the screen or not."""

    on: bool


# -- match --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ChooseAction:
    """Begin choosing what an action is done with (a button of the action bar)."""

    kind: ActionKind


@dataclass(frozen=True, slots=True)
class Play:
    """Play a finished move."""

    move: BiomesMove


@dataclass(frozen=True, slots=True)
class Cancel:
    """Back out of the selection."""


@dataclass(frozen=True, slots=True)
class Undo:
    """Take the last move back."""


@dataclass(frozen=True, slots=True)
class FlipNext:
    """Show the next token of the fight."""


@dataclass(frozen=True, slots=True)
class Continue:
    """Close a stage: the fight's end, a scoring's result."""


@dataclass(frozen=True, slots=True)
class LookAtSeat:
    """Turn the camera to a seat's board."""

    seat: int


@dataclass(frozen=True, slots=True)
class LookAt:
    """Turn the camera to ``"table"``, ``"cube"``, ``"overworld"`` or ``"board"``."""

    what: str


@dataclass(frozen=True, slots=True)
class PreviewScore:
    """Show the group of a characteristic on the board (hover in the scoring panel); "" ends it."""

    characteristic: str


@dataclass(frozen=True, slots=True)
class ToggleLog:
    """Open or close the log."""


@dataclass(frozen=True, slots=True)
class LightUp:
    """Light up the pieces of a log line, by its number; None ends it."""

    line: int | None


@dataclass(frozen=True, slots=True)
class Rerun:
    """Show once more what a line of the strip tells, by its number."""

    line: int


@dataclass(frozen=True, slots=True)
class ShowPile:
    """Show or hide the own pile."""


@dataclass(frozen=True, slots=True)
class LiftCurtain:
    """The player who is named on the curtain is there."""


# -- result and replay ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Rematch:
    """The same set-up once more, with a new seed."""


@dataclass(frozen=True, slots=True)
class WatchReplay:
    """Show the game from its beginning."""


@dataclass(frozen=True, slots=True)
class SeekReplay:
    """Go to a step, 0 is the set-up."""

    step: int


@dataclass(frozen=True, slots=True)
class RunReplay:
    """Let the replay run or stand."""

    on: bool


Intent = (
    Back
    | Confirm
    | Dismiss
    | OpenTitle
    | Resume
    | OpenSettings
    | OpenCredits
    | OpenMenu
    | ToShelf
    | Quit
    | LoadOlder
    | SetPlayers
    | SetName
    | SetAgent
    | SetColor
    | SetBeginner
    | SetPack
    | SetFirstPlayer
    | SetSeed
    | StartGame
    | SetLanguage
    | SetScale
    | SetSpeed
    | SetReducedMotion
    | SetQuality
    | SetFullscreen
    | ChooseAction
    | Play
    | Cancel
    | Undo
    | FlipNext
    | Continue
    | LookAtSeat
    | LookAt
    | PreviewScore
    | ToggleLog
    | LightUp
    | Rerun
    | ShowPile
    | LiftCurtain
    | Rematch
    | WatchReplay
    | SeekReplay
    | RunReplay
)
On = Callable[[Intent], None]
"""What a panel calls with each intent."""
