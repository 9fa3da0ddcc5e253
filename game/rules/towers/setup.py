"""The set-up of a game from a seed (T1, T12)."""

from __future__ import annotations

from typing import Final

from game.rules.chance import Dealer
from game.rules.core import Option, Options, Values
from game.rules.towers.catalogue import FIELDS, GREY, WHITE, Catalogue
from game.rules.towers.ground import Ground, ground_of
from game.rules.towers.position import HAND, Deal
from game.rules.towers.quick import QUICK_TOWN, TWO, quick_rounds
from game.rules.towers.stacks import row_number
from game.rules.towers.state import TowersState

SEATS: Final = range(2, 5)
"""The numbers of players."""
SHORT_GAME: Final = Option("short_game", offered=False)
"""The game's option: 50 rounds at the most in place of 80 (T11).

Hardly a game is any shorter by it, for they take about 40; who wants a short one plays
:data:`~game.rules.towers.quick.QUICK_TOWN`.
"""
ROUNDS: Final = 80
SHORT_ROUNDS: Final = 50
BLOCKS: Final = 10
"""Of each colour (T1.3)."""
CARDS: Final = 15
"""Of each colour (T1.4)."""
_RESHUFFLES: Final = 0xBB67AE8584CAA73B
"""Tells the dealer of the reshuffles from that of the set-up, which has the same seed."""


def is_quick(game: Values) -> bool:
    """Whether a game is played as *Quick town* (Q1, Q2)."""
    return bool(game.get(QUICK_TOWN.name, QUICK_TOWN.default))


def rounds_of(game: Values, seats: int) -> int:
    """The last round of a game, which ends there as it stands (T11), or as it should (Q2)."""
    if is_quick(game):
        return quick_rounds(seats)
    return SHORT_ROUNDS if game.get(SHORT_GAME.name, SHORT_GAME.default) else ROUNDS


def heights_at_start(catalogue: Catalogue, seats: int) -> tuple[int, ...]:
    """By field: how high the tower is that stands there at the start (T1.2, T12)."""
    if seats != TWO:
        return catalogue.squares
    return tuple(
        squares if squares != 1 else TWO * (catalogue.colours[field] in (WHITE, GREY))
        for field, squares in enumerate(catalogue.squares)
    )


def neutral_at_start(catalogue: Catalogue, seats: int) -> tuple[int, ...]:
    """The fields of the neutral pawns (T12)."""
    if seats != TWO:
        return ()
    return tuple(
        field
        for field in range(FIELDS)
        if catalogue.squares[field] == 1 and catalogue.colours[field] not in (WHITE, GREY)
    )


def blocks_of_each(seats: int) -> int:
    """How many blocks of each colour are in the game (T12)."""
    return BLOCKS - 1 if seats == TWO else BLOCKS


def first_position(ground: Ground, deal: Deal, seed: int) -> TowersState:
    """The first position of a deal; its reshuffles are drawn from ``seed``."""
    return TowersState(ground, deal, Dealer(seed ^ _RESHUFFLES).next_word())


def new_game(catalogue: Catalogue, options: Options, seed: int) -> TowersState:
    """A new game. Raises ValueError for a number of seats the title doesn't allow."""
    seats = len(options.seats)
    if seats not in SEATS:
        raise ValueError(f"towers is for {SEATS[0]} to {SEATS[-1]} players, not {seats}")
    dealer = Dealer(seed)
    drawn = dealer.below(seats)
    blocks = [colour for colour in range(4) for _ in range(blocks_of_each(seats))]
    cards = [colour for colour in range(4) for _ in range(CARDS)]
    dealer.shuffle(blocks)
    dealer.shuffle(cards)
    towers: list[int] = []
    for height in heights_at_start(catalogue, seats):
        towers.append(row_number(blocks[:height]))
        del blocks[:height]
    dealt = HAND * seats
    deal = Deal(
        first_player=drawn if options.first_player is None else options.first_player,
        rounds=rounds_of(options.game, seats),
        quick=is_quick(options.game),
        towers=tuple(towers),
        neutral=neutral_at_start(catalogue, seats),
        hands=tuple(tuple(cards[HAND * seat : HAND * (seat + 1)]) for seat in range(seats)),
        deck=tuple(cards[dealt:]),
    )
    return first_position(ground_of(catalogue), deal, seed)
