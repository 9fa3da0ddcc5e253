"""What somebody wants who makes a challenge."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class OpenWorkshop(Struct, frozen=True):
    """Make challenges of the title at hand."""


class TurnWorkshop(Struct, frozen=True):
    """Another page of the workshop (``"table"``)."""

    page: str


class OpenGroup(Struct, frozen=True):
    """Another page of the palette, by its key."""

    group: str


class TakeTool(Struct, frozen=True):
    """Have a tool in hand, by its key."""

    tool: str


class CountPiece(Struct, frozen=True):
    """One more (1) or less (-1) of what a counter counts."""

    key: str
    by: int


class ChoosePiece(Struct, frozen=True):
    """Another of the palette's values."""

    key: str
    value: Any


class SetAim(Struct, frozen=True):
    """Another kind of goal."""

    kind: str


class SetGoal(Struct, frozen=True):
    """Another value of the goal."""

    key: str
    value: Any


class SetUnit(Struct, frozen=True):
    """Limit something else."""

    unit: str


class StepLimit(Struct, frozen=True):
    """One more (1) or less (-1) may be spent."""

    by: int


class StepPar(Struct, frozen=True):
    """One more (1) or less (-1) is needed for all stars."""

    by: int


class CallLevel(Struct, frozen=True):
    """What the challenge is called."""

    name: str


class TellIdea(Struct, frozen=True):
    """What one finds out by it."""

    text: str


class RedoEdit(Struct, frozen=True):
    """Do the edit again that was taken back."""


class ProveLevel(Struct, frozen=True):
    """Find the best that can be had."""


class StopProving(Struct, frozen=True):
    """Enough of that."""


class TryLevel(Struct, frozen=True):
    """Play it."""


class SaveLevel(Struct, frozen=True):
    """Keep it as a file."""


class ShowLevels(Struct, frozen=True):
    """Show the folder of the files."""


class CopyCode(Struct, frozen=True):
    """Put its code where other programs find it."""


class PasteCode(Struct, frozen=True):
    """Begin with the challenge whose code lies there."""


class BeginEmpty(Struct, frozen=True):
    """Begin with an empty table."""


class BeginByLot(Struct, frozen=True):
    """Begin with one that is made by lot."""


class BeginWith(Struct, frozen=True):
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
