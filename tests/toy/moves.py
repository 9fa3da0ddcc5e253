"""What can be done in the toy, and what is seen of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Self


@dataclass(frozen=True, slots=True)
class Walk:
    """Go so many fields (Y2.1)."""

    type: ClassVar[str] = "walk"
    steps: int


@dataclass(frozen=True, slots=True)
class Take:
    """Take the pebble (Y2.2)."""

    type: ClassVar[str] = "take"


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave it (Y2.2)."""

    type: ClassVar[str] = "leave"


@dataclass(frozen=True, slots=True)
class Dispute:
    """Show the card (Y3.2)."""

    type: ClassVar[str] = "dispute"


@dataclass(frozen=True, slots=True)
class Let:
    """Let it pass (Y3.1)."""

    type: ClassVar[str] = "let"


ToyMove = Walk | Take | Leave | Dispute | Let


@dataclass(frozen=True, slots=True)
class _Public:
    teaches: ClassVar[bool] = False

    def redacted(self, seat: int) -> Self:
        """The event itself."""
        return self


@dataclass(frozen=True, slots=True)
class Walked(_Public):
    """A pawn came to a field."""

    type: ClassVar[str] = "walked"
    player: int
    field: int


@dataclass(frozen=True, slots=True)
class Taken(_Public):
    """A seat reached for the pebble of a field; somebody may dispute it."""

    type: ClassVar[str] = "taken"
    player: int
    field: int


@dataclass(frozen=True, slots=True)
class Disputed(_Public):
    """A card was shown; whether it won the pebble."""

    type: ClassVar[str] = "disputed"
    teaches: ClassVar[bool] = True
    player: int
    card: int
    won: bool


@dataclass(frozen=True, slots=True)
class Drawn(_Public):
    """A card was drawn, which its owner alone sees."""

    type: ClassVar[str] = "drawn"
    teaches: ClassVar[bool] = True
    player: int
    card: int | None

    def redacted(self, seat: int) -> Self:
        """Without the card for the others."""
        return self if seat == self.player else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class TurnStarted(_Public):
    """The next turn."""

    type: ClassVar[str] = "turn_started"
    player: int
    turn: int


@dataclass(frozen=True, slots=True)
class GameOver(_Public):
    """The end."""

    type: ClassVar[str] = "game_over"


ToyEvent = Walked | Taken | Disputed | Drawn | TurnStarted | GameOver
