"""How long the steps of `towers` are to be seen, and what takes its own time."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.towers.events import (
    GameOver,
    LastRound,
    PawnCaptured,
    PhaseStarted,
    PointsGained,
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


def before_end(events: Sequence[TowersEvent]) -> int:
    """How many events come before those that the end brings: the skyline's points (Q3), and that
    the game is over (T11). All of them, where it goes on."""
    found = (number for number, event in enumerate(events) if _ends(event))
    return next(found, len(events))


def _ends(event: TowersEvent) -> bool:
    match event:
        case PointsGained(reason="skyline") | GameOver():
            return True
        case _:
            return False
