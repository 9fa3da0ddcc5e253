"""What reasons announce, and what moves do: the deeds that a plan is made of."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence

from game.ai.coach.advice import Reason
from game.ai.coach.plan import Announced, Due
from game.rules.core import Move
from game.rules.towers.moves import Build, Capture, Demolish

_TAKE, _CAPTURE, _BUILD = "take", "capture", "build"
_ANNOUNCED: Mapping[str, str] = {
    "tower_next": _TAKE,
    "pawn_next": _CAPTURE,
    "neutral_next": _CAPTURE,
}
"""By the code of a reason: what can be done on its field next turn."""


def announced(reason: Reason) -> Sequence[Announced]:
    """What a reason says that can be done after the move."""
    if reason.code == "build_next":
        return (Announced(_BUILD, Due.NEXT),)
    if reason.code in _ANNOUNCED:
        return (Announced((_ANNOUNCED[reason.code], reason.value("field")), Due.NEXT),)
    return ()


def deeds(move: Move) -> Collection[Hashable]:
    """What a move takes, captures or builds."""
    match move:
        case Demolish(to=to):
            return ((_TAKE, to),)
        case Capture(to=to):
            return ((_CAPTURE, to),)
        case Build():
            return (_BUILD,)
    return ()
