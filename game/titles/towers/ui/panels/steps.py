"""What a step of towers comes to: its events as they are told one by one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from game.rules.towers.events import (
    CardsDiscarded,
    JokerUsed,
    PawnCaptured,
    PawnMoved,
    PawnPlaced,
    TowerBuilt,
    TowerDemolished,
    TowersEvent,
)
from game.rules.towers.moves import Counts

DONE = (TowerBuilt, TowerDemolished, PawnCaptured, PawnPlaced, PawnMoved)
"""What cards and joker are paid for."""


@dataclass(frozen=True, slots=True)
class Exchanged:
    """Cards went that paid for nothing: they were exchanged (T8)."""

    type: ClassVar[str] = "exchanged"
    teaches: ClassVar[bool] = False
    player: int
    cards: Counts

    def redacted(self, seat: int) -> Self:  # noqa: ARG002 - everybody sees it whole
        """The same."""
        return self


Told = TowersEvent | Exchanged
"""What can be told."""


def telling(events: Sequence[TowersEvent]) -> tuple[Told, ...]:
    """What was paid, the deed, and all else; cards that paid for nothing are told as an exchange.

    A pawn that takes the field of what it has demolished or captured is no deed of its own.
    """
    deeds = [event for event in events if isinstance(event, DONE)]
    taken = any(isinstance(event, TowerDemolished | PawnCaptured) for event in deeds)
    shown = [event for event in deeds if not (taken and isinstance(event, PawnMoved))]
    paid = [event for event in events if isinstance(event, CardsDiscarded | JokerUsed)]
    rest = [event for event in events if event not in deeds and event not in paid]
    if shown:
        return (*paid, *shown, *rest)
    return (*(_exchanged(event) for event in paid), *rest)


def _exchanged(event: CardsDiscarded | JokerUsed) -> Told:
    if isinstance(event, CardsDiscarded):
        return Exchanged(event.player, event.cards)
    return event
