"""What a player wants of the panels of a match and of its end: frozen values."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from game.rules.core import Move


@dataclass(frozen=True, slots=True)
class Choose:
    """A button of the title's own, by a key that its hands know: an action to begin, a way to pay.

    What it comes to is for :attr:`game.ui.hands.Hands.choose` to say.
    """

    key: Hashable


@dataclass(frozen=True, slots=True)
class Preview:
    """Show on the table what a choice would bring while the pointer rests on it, by its key.

    None ends it.
    """

    key: Hashable | None


@dataclass(frozen=True, slots=True)
class Unfold:
    """Look into something that a title keeps aside, or put it away again."""

    what: Hashable


@dataclass(frozen=True, slots=True)
class Play:
    """Play a finished move."""

    move: Move


@dataclass(frozen=True, slots=True)
class AskCoach:
    """Ask for a hint; while there is one, put it away."""


@dataclass(frozen=True, slots=True)
class ChooseHint:
    """Look at a suggestion of the coach, by its number from 0."""

    number: int


@dataclass(frozen=True, slots=True)
class PointAtHint:
    """Mark what a suggestion is about on the table, by its number; None ends it."""

    number: int | None


@dataclass(frozen=True, slots=True)
class Cancel:
    """Back out of the selection."""


@dataclass(frozen=True, slots=True)
class SayDone:
    """Say yes to what one has done: the others may go on."""


@dataclass(frozen=True, slots=True)
class StandBy:
    """Let every chance to respond go by until the own turn comes."""


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
class LiftCurtain:
    """The player who is named on the curtain is there."""


@dataclass(frozen=True, slots=True)
class Rematch:
    """The same set-up once more, with a new seed."""


@dataclass(frozen=True, slots=True)
class WatchReplay:
    """Show the game from its beginning, or from a position on; with ``until`` it runs to that one
    by itself, to show a moment."""

    at: int = 0
    until: int = 0


@dataclass(frozen=True, slots=True)
class SeekReplay:
    """Go to a step, 0 is the set-up."""

    step: int


@dataclass(frozen=True, slots=True)
class RunReplay:
    """Let the replay run or stand."""

    on: bool


@dataclass(frozen=True, slots=True)
class ShowChart:
    """Show another course of the game on its result: ``"points"`` or ``"chances"``."""

    what: str
