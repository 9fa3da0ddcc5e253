"""What one seat of `brewery` may know, as frozen plain data: all but the deck's order and the dice
to come (D11.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.rules.brewery.catalogue import (
    COLOUR_OF,
    DICE,
    Building,
    Catalogue,
    Colour,
    Die,
    Field,
    Recipe,
)

SUPPLY: Final = 0
POOL: Final = 1
WAREHOUSE: Final = 2
PLACED: Final = 3
"""Waits on a field for its effect at clean-up, or stands on it till then."""
RESTING: Final = 4
"""A skill die that was used, and returns to the pool at clean-up (D4.4)."""
NOBODY: Final = -1
"""The owner of what lies in the supply."""

BLOCKED: Final = 1
PROTECTED: Final = 2
RAISED: Final = 4
"""Marks of a die; they are added up."""

PLACING: Final = "place"
PURCHASE: Final = "purchase"
BREWING: Final = "brew"
"""The phases in which somebody decides."""

NO_WINDOW: Final = 0
ROUND_START: Final = 1
BEFORE_BREWING: Final = 2
AFTER_DECLARING: Final = 3
"""The response windows (D8)."""

ACTION: Final = ""
PICKING: Final = "pick"
EXCHANGING: Final = "exchange"
TAKING: Final = "take"
"""What a seat in its own turn must decide first: dice to roll again, an exchange, a token."""


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One seat; everybody sees all of it.

    ``points_by_reason`` adds up the points by the events' reasons, sorted by reason. ``seeds``:
    those that aren't on a field. ``ingredients`` and ``tokens`` count each kind. ``recipes``: those
    brewed, in order, and ``extensions`` with which extension each (None: without). ``used``: the
    fields used this round. ``waiting``: what lies on fields for clean-up, ``(field, item)`` in the
    order placed; skill dice on the school's fields are among it, though some have had their effect.
    ``resting``: all skill dice used, in order, those on the school's fields again; only the others
    lie at :data:`RESTING`. ``out``: has passed in this phase.
    """

    points: int
    points_by_reason: tuple[tuple[str, int], ...]
    gold: int
    seeds: int
    ingredients: tuple[int, ...]
    tokens: tuple[int, ...]
    recipes: tuple[Recipe, ...]
    extensions: tuple[int | None, ...]
    used: tuple[Field, ...]
    waiting: tuple[tuple[Field, int], ...]
    resting: tuple[Die, ...]
    out: bool

    @property
    def goods(self) -> tuple[int, ...]:
        """How many the seat has of each of the goods."""
        return self.ingredients + self.tokens


@dataclass(frozen=True, slots=True)
class BreweryView:
    """All that ``seat`` may know. ``short``: fewer recipes end the game (D10);
    ``behind_begins``: the season token goes to whoever has the fewest points (D9).

    The four tables ``owner``, ``where``, ``value`` and ``marks`` have an entry for each of the 50
    dice; value 0: not rolled. ``raised``: raised dice with the values they fall back to (D8).
    ``round`` counts from 1; ``holder`` has the season token. ``turn`` counts seats' turns from 1,
    as records do; ``turn_player`` is whose turn it is, ``actor`` who decides now. ``phase``,
    ``window`` and ``pending`` name what is decided (see the constants above); ``placed_now`` counts
    the items of the placing turn in progress. ``picked``: dice to be rolled again; ``offer``: the
    colour whose rolled supply is open for an exchange. ``declared``: the recipe of the brewing in
    progress, with its extension, while a window is open for it. ``row``: the open recipes, None for
    an empty slot. ``market``: ingredients left to buy, ``black_market`` tokens. ``uses``: how many
    seats have used each of the 11 fields this round (D4.3). ``bought_ingredient`` and
    ``bought_token``: whether the purchase in progress has had its one (D6). ``last_round``: the
    game ends with this round's clean-up. ``ended``: whether the game is over.
    """

    seat: int
    catalogue: Catalogue
    advanced: bool
    even_seasons: bool
    short: bool
    behind_begins: bool
    actor: int | None
    turn: int
    turn_player: int
    first_player: int
    round: int
    holder: int
    summer: bool
    phase: str
    window: int
    pending: str
    placed_now: int
    picked: tuple[Die, ...]
    offer: Colour | None
    declared: tuple[Recipe, int | None] | None
    owner: tuple[int, ...]
    where: tuple[int, ...]
    value: tuple[int, ...]
    marks: tuple[int, ...]
    raised: tuple[tuple[Die, int], ...]
    row: tuple[Recipe | None, ...]
    deck: int
    market: tuple[int, ...]
    black_market: tuple[int, ...]
    seeds: int
    uses: tuple[int, ...]
    blocked_objects: tuple[Building, ...]
    blocked_recipes: tuple[Recipe, ...]
    players: tuple[PlayerView, ...]
    bought_ingredient: bool
    bought_token: bool
    last_round: bool
    ended: bool

    @property
    def for_sale(self) -> tuple[int, ...]:
        """How many the markets have of each of the goods."""
        return self.market + self.black_market

    def dice_of(self, seat: int, where: int) -> tuple[Die, ...]:
        """The dice of ``seat`` that lie ``where``, by colour and number."""
        owner, place = self.owner, self.where
        return tuple([die for die in range(DICE) if owner[die] == seat and place[die] == where])

    def supply(self, colour: Colour) -> tuple[Die, ...]:
        """The dice of ``colour`` in the supply, by number."""
        place = self.where
        return tuple(
            [die for die in range(DICE) if place[die] == SUPPLY and COLOUR_OF[die] == colour]
        )
