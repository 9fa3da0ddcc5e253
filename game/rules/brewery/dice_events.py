"""The events of `brewery` that befall its dice (record format)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self

from game.rules.brewery.catalogue import Die, Field


@dataclass(frozen=True, slots=True)
class PublicEvent:
    """An event that everybody sees whole: nothing of `brewery` is a seat's secret."""

    teaches: ClassVar[bool] = False

    def redacted(self, seat: int) -> Self:  # noqa: ARG002 - everybody sees it whole
        """The event itself."""
        return self


@dataclass(frozen=True, slots=True)
class DieStored(PublicEvent):
    """A die went from the pool to the warehouse (D3)."""

    type: ClassVar[str] = "stored"
    player: int
    die: Die


@dataclass(frozen=True, slots=True)
class ItemPlaced(PublicEvent):
    """An item went onto a field (D4.2); ``item``: a die, or SEED."""

    type: ClassVar[str] = "placed"
    player: int
    field: Field
    item: int


@dataclass(frozen=True, slots=True)
class Accelerated(PublicEvent):
    """A skill die joined the item on a field (D4.4)."""

    type: ClassVar[str] = "accelerated"
    player: int
    field: Field
    die: Die


@dataclass(frozen=True, slots=True)
class DiceRolled(PublicEvent):
    """Dice were rolled; ``dice``: with their new values.

    Reasons: round, gain, school-reroll, school-exchange (the supply; ``player`` rolls it), token.
    """

    type: ClassVar[str] = "rolled"
    teaches: ClassVar[bool] = True
    player: int
    reason: str
    dice: tuple[tuple[Die, int], ...]


@dataclass(frozen=True, slots=True)
class DieGained(PublicEvent):
    """A die came from the supply to the pool, unrolled; reasons: a field, recipe."""

    type: ClassVar[str] = "die_gained"
    player: int
    die: Die
    reason: str


@dataclass(frozen=True, slots=True)
class DieReturned(PublicEvent):
    """A die went to the supply; reason: a field."""

    type: ClassVar[str] = "die_returned"
    player: int
    die: Die
    reason: str


@dataclass(frozen=True, slots=True)
class DieRaised(PublicEvent):
    """A die shows one more now; reasons: malt-raise, hops-raise (to the warehouse), token."""

    type: ClassVar[str] = "die_raised"
    player: int
    die: Die
    value: int
    reason: str


@dataclass(frozen=True, slots=True)
class DieToPool(PublicEvent):
    """A die came back to the pool; reasons: used, withdraw, malt-dark."""

    type: ClassVar[str] = "die_to_pool"
    player: int
    die: Die
    reason: str


@dataclass(frozen=True, slots=True)
class DiceExchanged(PublicEvent):
    """A die was given for one of the supply, which lies in its place now (D5.3)."""

    type: ClassVar[str] = "exchanged"
    player: int
    given: Die
    taken: Die
    value: int


@dataclass(frozen=True, slots=True)
class RaisesEnded(PublicEvent):
    """Raised dice fell back to these values (D8)."""

    type: ClassVar[str] = "raises_ended"
    dice: tuple[tuple[Die, int], ...]
