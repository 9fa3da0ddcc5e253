"""How long the steps of `brewery` are to be seen, and what takes its own time."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.brewery import events as ev
from game.rules.brewery.view import BreweryView
from game.scene.beats import Beat


def weight(events: Sequence[ev.BreweryEvent]) -> float:
    """As how many actions these count: what is brewed or cleaned up is more than a die's step."""
    return max(1.0, sum(_weight(event) for event in events))


def _weight(event: ev.BreweryEvent) -> float:
    match event:
        case ev.Brewed():
            return 2.4
        case ev.DiceRolled() | ev.TokenUsed() | ev.ExtensionLost() | ev.RecipeRevealed():
            return 0.9
        case ev.RoundStarted() | ev.PhaseStarted():
            return 0.6
        case ev.DieGained() | ev.DieRaised() | ev.SeedsGained() | ev.Bought():
            return 0.5
        case _:
            return 0.0


def centre(beat: Beat[BreweryView, ev.BreweryEvent]) -> str:
    """The preset from which a beat is seen: the end from before the yard; "": none."""
    return "table" if unhurried(beat.events) else ""


def unhurried(events: Sequence[ev.BreweryEvent]) -> bool:
    """Whether these take their own time: the end is everybody's."""
    return any(isinstance(event, ev.GameOver) for event in events)
