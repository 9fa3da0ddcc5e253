"""What somebody wants who makes a challenge."""

from __future__ import annotations

from typing import Any

from game.ui.intents import Intent


class OpenWorkshop(Intent, frozen=True):
    """Make challenges of the title at hand."""


class TurnWorkshop(Intent, frozen=True):
    """Another page of the workshop (``"table"``)."""

    page: str


class OpenGroup(Intent, frozen=True):
    """Another page of the palette, by its key."""

    group: str


class TakeTool(Intent, frozen=True):
    """Have a tool in hand, by its key."""

    tool: str


class CountPiece(Intent, frozen=True):
    """One more (1) or less (-1) of what a counter counts."""

    key: str
    by: int


class ChoosePiece(Intent, frozen=True):
    """Another of the palette's values."""

    key: str
    value: Any


class SetAim(Intent, frozen=True):
    """Another kind of goal."""

    kind: str


class SetGoal(Intent, frozen=True):
    """Another value of the goal."""

    key: str
    value: Any


class SetUnit(Intent, frozen=True):
    """Limit something else."""

    unit: str


class StepLimit(Intent, frozen=True):
    """One more (1) or less (-1) may be spent."""

    by: int


class StepPar(Intent, frozen=True):
    """One more (1) or less (-1) is needed for all stars."""

    by: int


class CallLevel(Intent, frozen=True):
    """What the challenge is called."""

    name: str


class TellIdea(Intent, frozen=True):
    """What one finds out by it."""

    text: str


class RedoEdit(Intent, frozen=True):
    """Do the edit again that was taken back."""


class ProveLevel(Intent, frozen=True):
    """Find the best that can be had."""


class StopProving(Intent, frozen=True):
    """Enough of that."""


class TryLevel(Intent, frozen=True):
    """Play it."""


class SaveLevel(Intent, frozen=True):
    """Keep it as a file."""


class ShowLevels(Intent, frozen=True):
    """Show the folder of the files."""


class CopyCode(Intent, frozen=True):
    """Put its code where other programs find it."""


class PasteCode(Intent, frozen=True):
    """Begin with the challenge whose code lies there."""


class BeginEmpty(Intent, frozen=True):
    """Begin with an empty table."""


class BeginByLot(Intent, frozen=True):
    """Begin with one that is made by lot."""


class BeginWith(Intent, frozen=True):
    """Begin with a challenge of the house, by its id."""

    challenge: str
