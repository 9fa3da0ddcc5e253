"""How long the steps of `towers` are to be seen, and what takes its own time."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.towers.events import (
    GameOver,
    LastRound,
    PawnCaptured,
    PhaseStarted,
    TowerBuilt,
    TowerDemolished,
    TowersEvent,
)
from game.rules.towers.view import TowersView
from game.scene.beats import Beat


def weight(events: Sequence[TowersEvent]) -> float:
    """As how many actions these count: towers that come and go are more than a pawn's step."""
    return max(1.0, sum(_weight(event) for event in events))


def _weight(event: TowersEvent) -> float:
    match event:
        case TowerDemolished(blocks=blocks) | TowerBuilt(blocks=blocks):
            return 1.2 + 0.2 * len(blocks)
        case PawnCaptured():
            return 1.6
        case PhaseStarted() | LastRound():
            return 0.9
        case _:
            return 0.0


def centre(beat: Beat[TowersView, TowersEvent]) -> str:
    """The preset from which a beat is seen: the end from before the town; "": none."""
    return "skyline" if unhurried(beat.events) else ""


def unhurried(events: Sequence[TowersEvent]) -> bool:
    """Whether these take their own time: the end is everybody's."""
    return any(isinstance(event, GameOver) for event in events)
