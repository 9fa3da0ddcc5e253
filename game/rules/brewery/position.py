"""A position: everything that changes in a game, in few flat fields, so that a clone is cheap."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.rules.brewery.book import RECIPES_TO_END, SHORT, Book
from game.rules.brewery.catalogue import (
    BLACK_MARKET,
    BUILDING_OF,
    COLOUR_OF,
    DICE,
    FIELDS,
    GOODS,
    OF_A_KIND,
    OPENS,
    SEEDS,
)
from game.rules.brewery.dice import ALL_OF, BIT, dice_in

PLACE: Final = 0
PURCHASE: Final = 1
BREW: Final = 2
CLEAN_UP: Final = 3
PHASES: Final = ("place", "purchase", "brew", "clean_up")
"""The names of the phases; nobody decides in the last one."""
ACTING: Final = 0
PICKS: Final = 1
EXCHANGES: Final = 2
TAKES: Final = 3
PENDINGS: Final = ("", "pick", "exchange", "take")
"""What a seat in its turn must decide first."""

GOLD: Final = 0
SEEDS_OWN: Final = 1
USED: Final = 2
OWNED: Final = 3
POINTS: Final = 4
OWN: Final = 5
"""How many numbers each seat has in :attr:`Position.own`."""
REASONS: Final = ("bonus", "brewing", "dice", "gold", "recipe")
FOR_BONUS: Final = 0
FOR_BREWING: Final = 1
FOR_DICE: Final = 2
FOR_GOLD: Final = 3
FOR_RECIPE: Final = 4
POINT_BITS: Final = 12
ALL_POINTS: Final = (1 << POINT_BITS) - 1
COUNT_BITS: Final = 2
"""Bits of a count of ingredients or tokens of a kind, of which there are three (D1.1)."""
COUNT: Final = 3
FULL_MARKET: Final = sum([OF_A_KIND << COUNT_BITS * goods for goods in range(len(GOODS))])
ALL_FIELDS: Final = (1 << len(FIELDS)) - 1
CLOSED_AT: Final[tuple[int, ...]] = tuple(
    [
        sum([1 << field for field, at in enumerate(BUILDING_OF) if OPENS[at] > number])
        for number in range(max(OPENS) + 1)
    ]
)
"""By round: the fields of the buildings that aren't open yet (D5); later all are."""
RECIPE_BIT: Final = BLACK_MARKET + 1
"""Where the blocked recipes begin among the bits of what is blocked, behind the objects."""
NO_RECIPE: Final = -1
NOT_DECLARED: Final = -1
ITEM_BITS: Final = 6
ITEM: Final = 63
DEALT: Final = 4
"""Each player begins with one die of each colour (D2.1)."""
GOLD_AT_START: Final = 2


@dataclass(frozen=True, slots=True)
class Deal:
    """All that chance and the set-up screen fixed before the first move; shared by clones.

    ``row`` and ``deck``: recipes, the next one first; ``rolls``: the dice of the first round with
    their values, from the holder of the season token on. ``short``: fewer recipes end the game;
    ``behind_begins``: the token goes to whoever has the fewest points, else clockwise (D9).
    """

    first_player: int
    seats: int
    advanced: bool
    even_seasons: bool
    row: tuple[int, ...]
    deck: tuple[int, ...]
    rolls: tuple[tuple[int, int], ...]
    short: bool = False
    behind_begins: bool = False


class Position:
    """The fields of a game under way.

    ``face``: by die. ``pool`` and ``ware``: the sets of dice, by seat and colour; ``supply`` by
    colour. ``own``: five numbers for each seat: gold, seeds, fields used as bits, goods owned with
    two bits a kind, points with :data:`POINT_BITS` a reason. ``waiting``: by seat, what lies on
    fields in the order placed, as ``field << ITEM_BITS | item + 1``. ``resting``: by seat, the
    skill dice used, in order. ``brewed``: by seat, ``recipe << 3 | extension + 2``, 0 for none.
    ``row``: the open recipes or :data:`NO_RECIPE`. ``market``: goods for sale. ``uses``: two bits a
    field; ``closed``: the fields that nobody may use now, as bits. ``blocked``: objects, then
    recipes, as bits. ``decider`` is the actor, ``out`` the seats that passed, as bits. ``bought``:
    1 for an ingredient, 2 for a token. ``declared``: as in ``brewed``. ``word`` is the whole state
    of the game's own dealer. Made ``like`` another position it is a copy of it.
    """

    __slots__ = (
        "blocked",
        "book",
        "bought",
        "brewed",
        "closed",
        "deal",
        "decider",
        "deck",
        "declared",
        "drawn",
        "ended",
        "face",
        "holder",
        "market",
        "offer",
        "out",
        "own",
        "pending",
        "phase",
        "picked",
        "placed_now",
        "pool",
        "resting",
        "round",
        "row",
        "seats",
        "seeds",
        "supply",
        "turn",
        "turn_player",
        "uses",
        "waiting",
        "ware",
        "window",
        "word",
    )

    def __init__(self, book: Book, deal: Deal, word: int, like: Position | None = None) -> None:
        self.book = book
        self.deal = deal
        self.word = word
        if like is None:
            self._begin(deal)
        else:
            self._copy(like)

    def _begin(self, deal: Deal) -> None:
        """Set the fields as they are before the first move."""
        seats = deal.seats
        self.seats = seats
        self.face = [0] * DICE
        for die, value in deal.rolls:
            self.face[die] = value
        self.pool = [1 << seat for seat in range(seats) for _ in range(DEALT)]
        self.ware = [0] * (DEALT * seats)
        self.supply = [dice & -(1 << seats) for dice in ALL_OF]
        self.own = [GOLD_AT_START, 1, 0, 0, 0] * seats
        self.waiting: list[tuple[int, ...]] = [()] * seats
        self.resting: list[tuple[int, ...]] = [()] * seats
        self.brewed: list[tuple[int, ...]] = [()] * seats
        self.row = deal.row
        self.deck = deal.deck
        self.drawn = 0
        self.market = FULL_MARKET
        self.seeds = SEEDS - seats
        self.uses = 0
        self.closed = CLOSED_AT[1]
        self.blocked = 0
        self.round = 1
        self.holder = deal.first_player
        self.turn = 1
        self.turn_player = deal.first_player
        self.decider = deal.first_player
        self.phase = PLACE
        self.window = 0
        self.pending = ACTING
        self.placed_now = 0
        self.picked: tuple[int, ...] = ()
        self.offer = -1
        self.declared = NOT_DECLARED
        self.bought = 0
        self.out = 0
        self.ended = False

    def _copy(self, like: Position) -> None:
        """Set the fields as they are in ``like``, sharing only what never changes."""
        self.seats = like.seats
        self.face = like.face[:]
        self.pool = like.pool[:]
        self.ware = like.ware[:]
        self.supply = like.supply[:]
        self.own = like.own[:]
        self.waiting = like.waiting[:]
        self.resting = like.resting[:]
        self.brewed = like.brewed[:]
        self.row = like.row
        self.deck = like.deck
        self.drawn = like.drawn
        self.market = like.market
        self.seeds = like.seeds
        self.uses = like.uses
        self.closed = like.closed
        self.blocked = like.blocked
        self.round = like.round
        self.holder = like.holder
        self.turn = like.turn
        self.turn_player = like.turn_player
        self.decider = like.decider
        self.phase = like.phase
        self.window = like.window
        self.pending = like.pending
        self.placed_now = like.placed_now
        self.picked = like.picked
        self.offer = like.offer
        self.declared = like.declared
        self.bought = like.bought
        self.out = like.out
        self.ended = like.ended

    def clone(self) -> Position:
        """A copy; no change to either shows in the other."""
        return Position(self.book, self.deal, self.word, self)

    def in_pool(self, seat: int, die: int) -> bool:
        """Whether a die lies in a seat's pool."""
        return bool(self.pool[4 * seat + COLOUR_OF[die]] & BIT[die])

    def in_warehouse(self, seat: int, die: int) -> bool:
        """Whether a die lies in a seat's warehouse."""
        return bool(self.ware[4 * seat + COLOUR_OF[die]] & BIT[die])

    def owner_at_hand(self, die: int) -> int:
        """The seat in whose pool or warehouse a die lies, -1 if it lies anywhere else."""
        colour = COLOUR_OF[die]
        bit = BIT[die]
        for seat in range(self.seats):
            if (self.pool[4 * seat + colour] | self.ware[4 * seat + colour]) & bit:
                return seat
        return -1

    def owns(self, seat: int, goods: int) -> int:
        """How many ingredients or tokens of a kind a seat has."""
        return self.own[OWN * seat + OWNED] >> COUNT_BITS * goods & COUNT

    def for_sale(self, goods: int) -> int:
        """How many ingredients or tokens of a kind the market has."""
        return self.market >> COUNT_BITS * goods & COUNT

    def points_of(self, seat: int) -> int:
        """A seat's points."""
        packed = self.own[OWN * seat + POINTS]
        points = 0
        while packed:
            points += packed & ALL_POINTS
            packed >>= POINT_BITS
        return points

    def recipes_brewed(self) -> int:
        """How many recipes the seats own together (D10)."""
        brewed = 0
        for recipes in self.brewed:
            brewed += len(recipes)
        return brewed

    def recipes_to_end(self) -> int:
        """How many recipes of all end the game (D10)."""
        return (SHORT if self.deal.short else RECIPES_TO_END)[self.seats]

    def next_holder(self) -> int:
        """To whom the season token goes: the next seat, or whoever is behind (D9).

        Of several with the fewest points to the first of them clockwise, its holder last.
        """
        order = [(self.holder + step) % self.seats for step in range(1, self.seats + 1)]
        return min(order, key=self.points_of) if self.deal.behind_begins else order[0]

    def is_summer(self) -> bool:
        """The side of the season token that lies up (D9)."""
        turned = self.round - 1
        if self.deal.even_seasons:
            turned //= self.seats
        return turned & 1 == 0

    def dice_at_hand(self, seat: int) -> list[int]:
        """The dice of a seat's pool and warehouse, by colour and number."""
        dice: list[int] = []
        for colour in range(4):
            at = 4 * seat + colour
            dice += dice_in(colour, self.pool[at] | self.ware[at])
        return dice
