"""The events of `towers`: what an onlooker sees, in order (record format)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.rules.core import PublicEvent
from game.rules.towers.catalogue import Colour, Field
from game.rules.towers.moves import Counts


@dataclass(frozen=True, slots=True)
class CardsDiscarded(PublicEvent):
    """Cards were paid or exchanged (T2.2, T8)."""

    type: ClassVar[str] = "cards_discarded"
    player: int
    cards: Counts


@dataclass(frozen=True, slots=True)
class JokerUsed(PublicEvent):
    """The joker paid for one card and is face down now (T9)."""

    type: ClassVar[str] = "joker_used"
    player: int


@dataclass(frozen=True, slots=True)
class PawnPlaced(PublicEvent):
    """A pawn of the reserve ran in from the edge (T3)."""

    type: ClassVar[str] = "pawn_placed"
    player: int
    entry: Field
    to: Field


@dataclass(frozen=True, slots=True)
class TowerDemolished(PublicEvent):
    """A tower was taken; its ``blocks``, black ones first, and ``chip`` go to the player (T5.3)."""

    type: ClassVar[str] = "tower_demolished"
    player: int
    at: Field
    blocks: tuple[Colour, ...]
    chip: int


@dataclass(frozen=True, slots=True)
class PawnCaptured(PublicEvent):
    """A pawn was captured; ``owner`` None: a neutral one, out of the game (T7.2, T12)."""

    type: ClassVar[str] = "pawn_captured"
    player: int
    owner: int | None
    at: Field


@dataclass(frozen=True, slots=True)
class PawnReturned(PublicEvent):
    """The pawn on whose field a tower was built went back to the reserve (T6.1)."""

    type: ClassVar[str] = "pawn_returned"
    player: int
    start: Field


@dataclass(frozen=True, slots=True)
class TowerBuilt(PublicEvent):
    """A tower was built, ``blocks`` bottom first; ``chip`` 0: five blocks, none (T6.2)."""

    type: ClassVar[str] = "tower_built"
    player: int
    at: Field
    blocks: tuple[Colour, ...]
    chip: int


@dataclass(frozen=True, slots=True)
class PawnMoved(PublicEvent):
    """An own pawn ran on, or took the field of what it demolished or captured (T4, T5.3, T7.2)."""

    type: ClassVar[str] = "pawn_moved"
    player: int
    start: Field
    to: Field


@dataclass(frozen=True, slots=True)
class PointsGained(PublicEvent):
    """Points; reasons: demolish, build, capture, and skyline at the end of a quick town (Q3)."""

    type: ClassVar[str] = "points"
    player: int
    amount: int
    reason: str


@dataclass(frozen=True, slots=True)
class DeckReshuffled(PublicEvent):
    """The discard pile became the deck; its order, next card first, is hidden (T8, T13)."""

    type: ClassVar[str] = "deck_reshuffled"
    teaches: ClassVar[bool] = True
    deck: tuple[Colour, ...] | None
    size: int

    def redacted(self, seat: int) -> DeckReshuffled:  # noqa: ARG002 - nobody sees the order
        """The event without the order of the cards."""
        return DeckReshuffled(None, self.size)


@dataclass(frozen=True, slots=True)
class CardsDrawn(PublicEvent):
    """Cards were drawn, in this order; others see how many (T2.2, T13)."""

    type: ClassVar[str] = "cards_drawn"
    teaches: ClassVar[bool] = True
    player: int
    cards: tuple[Colour, ...] | None
    size: int

    def redacted(self, seat: int) -> CardsDrawn:
        """The event without the cards, for all but who drew them."""
        return self if seat == self.player else CardsDrawn(self.player, None, self.size)


@dataclass(frozen=True, slots=True)
class JokerRestored(PublicEvent):
    """A face-down joker was turned up again (T8)."""

    type: ClassVar[str] = "joker_restored"
    player: int


@dataclass(frozen=True, slots=True)
class PhaseStarted(PublicEvent):
    """The next phase began (T10)."""

    type: ClassVar[str] = "phase_started"
    phase: int


@dataclass(frozen=True, slots=True)
class LastRound(PublicEvent):
    """The end was triggered; the round is finished (T11)."""

    type: ClassVar[str] = "last_round"


@dataclass(frozen=True, slots=True)
class TurnStarted(PublicEvent):
    """The next seat's turn began; turns count from 1."""

    type: ClassVar[str] = "turn_started"
    player: int
    turn: int


@dataclass(frozen=True, slots=True)
class GameOver(PublicEvent):
    """The game has ended; reasons: finished, stalled (T11)."""

    type: ClassVar[str] = "game_over"
    reason: str


TowersEvent = (
    CardsDiscarded
    | JokerUsed
    | PawnPlaced
    | TowerDemolished
    | PawnCaptured
    | PawnReturned
    | TowerBuilt
    | PawnMoved
    | PointsGained
    | DeckReshuffled
    | CardsDrawn
    | JokerRestored
    | PhaseStarted
    | LastRound
    | TurnStarted
    | GameOver
)
