"""What a step of towers comes to: its events as they are told one by one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.rules.core import PublicEvent
from game.rules.towers.events import (
    CardsDiscarded,
    CardsDrawn,
    DeckReshuffled,
    JokerRestored,
    JokerUsed,
    PawnCaptured,
    PawnMoved,
    PawnPlaced,
    TowerBuilt,
    TowerDemolished,
    TowersEvent,
)
from game.rules.towers.moves import Counts
from game.rules.towers.view import TowersView

DONE = (TowerBuilt, TowerDemolished, PawnCaptured, PawnPlaced, PawnMoved)
"""What cards and joker are paid for."""
CARDS = (CardsDiscarded, JokerUsed, CardsDrawn, DeckReshuffled, JokerRestored)
"""What happens to cards and joker."""


@dataclass(frozen=True, slots=True)
class Exchanged(PublicEvent):
    """Cards went that paid for nothing: they were exchanged (T8)."""

    type: ClassVar[str] = "exchanged"
    player: int
    cards: Counts


@dataclass(frozen=True, slots=True)
class Lost(TowerDemolished):
    """A tower that counted for another one's skyline was demolished (Q3); ``builder``: his seat."""

    builder: int


Told = TowersEvent | Exchanged
"""What can be told."""


def telling(events: Sequence[TowersEvent], before: TowersView | None = None) -> tuple[Told, ...]:
    """The cards and the joker, then the deed, then what began by it.

    ``before``: the view before the step, where it is known: then it is told whose tower was lost.
    Cards that paid for nothing are told as an exchange. A pawn that takes the field of what it has
    demolished or captured is no deed of its own.
    """
    deeds = [event for event in events if isinstance(event, DONE)]
    taken = any(isinstance(event, TowerDemolished | PawnCaptured) for event in deeds)
    shown = [event for event in deeds if not (taken and isinstance(event, PawnMoved))]
    cards = [event for event in events if isinstance(event, CARDS)]
    rest = [event for event in events if event not in deeds and event not in cards]
    if shown:
        return (*cards, *(_with_loser(event, before) for event in shown), *rest)
    gone = [event for event in cards if isinstance(event, CardsDiscarded)]
    others = [event for event in cards if event not in gone]
    return (*others, *(Exchanged(event.player, event.cards) for event in gone), *rest)


def _with_loser(event: TowersEvent, before: TowersView | None) -> TowersEvent:
    """A deed; that another built what was demolished, if he did."""
    if before is None or not isinstance(event, TowerDemolished):
        return event
    builder = before.builders[event.at]
    if builder is None or builder == event.player:
        return event
    return Lost(event.player, event.at, event.blocks, event.chip, builder)
