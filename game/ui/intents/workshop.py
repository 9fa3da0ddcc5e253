"""What somebody wants who makes a challenge."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class OpenWorkshop:
    """Make challenges of the title at hand."""


@dataclass(frozen=True, slots=True)
class TurnWorkshop:
    """Another page of the workshop (``"table"``)."""

    page: str


@dataclass(frozen=True, slots=True)
class OpenGroup:
    """Another page of the palette, by its key."""

    group: str


@dataclass(frozen=True, slots=True)
class TakeTool:
    """Have a tool in hand, by its key."""

    tool: str


@dataclass(frozen=True, slots=True)
class CountPiece:
    """One more (1) or less (-1) of what a counter counts."""

    key: str
    by: int


@dataclass(frozen=True, slots=True)
class ChoosePiece:
    """Another of the palette's values."""

    key: str
    value: Any


@dataclass(frozen=True, slots=True)
class SetAim:
    """Another kind of goal."""

    kind: str


@dataclass(frozen=True, slots=True)
class SetGoal:
    """Another value of the goal."""

    key: str
    value: Any


@dataclass(frozen=True, slots=True)
class SetUnit:
    """Limit something else."""

    unit: str


@dataclass(frozen=True, slots=True)
class StepLimit:
    """One more (1) or less (-1) may be spent."""

    by: int


@dataclass(frozen=True, slots=True)
class StepPar:
    """One more (1) or less (-1) is needed for all stars."""

    by: int


@dataclass(frozen=True, slots=True)
class CallLevel:
    """What the challenge is called."""

    name: str


@dataclass(frozen=True, slots=True)
class TellIdea:
    """What one finds out by it."""

    text: str


@dataclass(frozen=True, slots=True)
class RedoEdit:
    """Do the edit again that was taken back."""


@dataclass(frozen=True, slots=True)
class ProveLevel:
    """Find the best that can be had."""


@dataclass(frozen=True, slots=True)
class StopProving:
    """Enough of that."""


@dataclass(frozen=True, slots=True)
class TryLevel:
    """Play it."""


@dataclass(frozen=True, slots=True)
class SaveLevel:
    """Keep it as a file."""


@dataclass(frozen=True, slots=True)
class ShowLevels:
    """Show the folder of the files."""


@dataclass(frozen=True, slots=True)
class CopyCode:
    """Put its code where other programs find it."""


@dataclass(frozen=True, slots=True)
class PasteCode:
    """Begin with the challenge whose code lies there."""


@dataclass(frozen=True, slots=True)
class BeginEmpty:
    """Begin with an empty table."""


@dataclass(frozen=True, slots=True)
class BeginByLot:
    """Begin with one that is made by lot."""


@dataclass(frozen=True, slots=True)
class BeginWith:
    """Begin with a challenge of the house, by its id."""

    challenge: str


WorkshopIntent = (
    OpenWorkshop
    | TurnWorkshop
    | OpenGroup
    | TakeTool
    | CountPiece
    | ChoosePiece
    | SetAim
    | SetGoal
    | SetUnit
    | StepLimit
    | StepPar
    | CallLevel
    | TellIdea
    | RedoEdit
    | ProveLevel
    | StopProving
    | TryLevel
    | SaveLevel
    | ShowLevels
    | CopyCode
    | PasteCode
    | BeginEmpty
    | BeginByLot
    | BeginWith
)
