"""The moves of `brewery`: one decision each (record format, D11.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.rules.brewery.catalogue import Colour, Die, Field, Recipe, Token


@dataclass(frozen=True, slots=True)
class Store:
    """A rolled die of the pool goes to the warehouse (D3); free."""

    type: ClassVar[str] = "store"
    die: Die


@dataclass(frozen=True, slots=True)
class Place:
    """An item goes onto an own field (D4.2).

    ``item``: a die, or :data:`~game.rules.brewery.catalogue.SEED`. ``colour``: which supply is
    rolled, for the exchange of the school alone (D5.3).
    """

    type: ClassVar[str] = "place"
    field: Field
    item: int
    colour: Colour | None = None


@dataclass(frozen=True, slots=True)
class Accelerate:
    """A skill die joins the own item on ``field``, whose effect comes at once (D4.4)."""

    type: ClassVar[str] = "accelerate"
    field: Field
    die: Die


@dataclass(frozen=True, slots=True)
class EndMove:
    """The placing turn ends after one item."""

    type: ClassVar[str] = "end_move"


@dataclass(frozen=True, slots=True)
class Pass:
    """Out for the rest of the phase: placing or brewing (D4.2, D7)."""

    type: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Pick:
    """One more die to roll again with the school (D5.3)."""

    type: ClassVar[str] = "pick"
    die: Die


@dataclass(frozen=True, slots=True)
class Roll:
    """Roll the picked dice (D5.3)."""

    type: ClassVar[str] = "roll"


@dataclass(frozen=True, slots=True)
class Exchange:
    """Give an own die for one of the rolled supply (D5.3)."""

    type: ClassVar[str] = "exchange"
    give: Die
    take: Die


@dataclass(frozen=True, slots=True)
class Keep:
    """Exchange no die (D5.3)."""

    type: ClassVar[str] = "keep"


@dataclass(frozen=True, slots=True)
class Buy:
    """Buy an ingredient or a token (D6).

    ``what``: its place in :data:`~game.rules.brewery.catalogue.GOODS`; ``die``: the skill die that
    lowers the price, or None.
    """

    type: ClassVar[str] = "buy"
    what: int
    die: Die | None = None


@dataclass(frozen=True, slots=True)
class EndPurchase:
    """The seat's purchase is over (D6)."""

    type: ClassVar[str] = "end_purchase"


@dataclass(frozen=True, slots=True)
class Brew:
    """Declare the brewing of an open recipe (D7).

    ``extension``: the ``use`` of one of the card's extensions - an ingredient, or
    :data:`~game.rules.brewery.catalogue.SKILL_USE` - or None.
    """

    type: ClassVar[str] = "brew"
    recipe: Recipe
    extension: int | None = None


@dataclass(frozen=True, slots=True)
class Take:
    """Choose the action token that a recipe gives (D1.2)."""

    type: ClassVar[str] = "take"
    token: Token


@dataclass(frozen=True, slots=True)
class UseToken:
    """Use an action token (D8).

    ``target``: a die; of :data:`~game.rules.brewery.catalogue.OBJECTS` for *block object*; an open
    recipe for *block recipe*.
    """

    type: ClassVar[str] = "use_token"
    token: Token
    target: int


@dataclass(frozen=True, slots=True)
class Decline:
    """Use no (further) token in this window (D8)."""

    type: ClassVar[str] = "decline"


BreweryMove = (
    Store
    | Place
    | Accelerate
    | EndMove
    | Pass
    | Pick
    | Roll
    | Exchange
    | Keep
    | Buy
    | EndPurchase
    | Brew
    | Take
    | UseToken
    | Decline
)
