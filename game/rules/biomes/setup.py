"""The set-up of a game from a seed (B1)."""

from __future__ import annotations

from typing import Final

from game.rules.biomes.catalogue import Catalogue
from game.rules.biomes.pieces import Pieces, pieces_of, starting_id
from game.rules.biomes.position import Deal
from game.rules.biomes.state import BiomesState
from game.rules.chance import Dealer
from game.rules.core import Option, Options, Values

SEATS: Final = range(2, 5)
"""The numbers of players (B1.1)."""
BEGINNER: Final = Option("beginner")
"""A seat's option: all its matching spaces count, connected or not (B7.6)."""
_FIGHTS: Final = 0x6A09E667F3BCC909
"""Tells the dealer of the fights from that of the set-up, which has the same seed."""


def starting_pile(pieces: Pieces, seat: int) -> tuple[int, ...]:
    """The five tokens a seat begins with (B1.5)."""
    tokens = (starting_id(seat, weapon) for weapon in pieces.catalogue.starting)
    return tuple(sorted(pieces.token_index[token] for token in tokens))


def beginners(seats: tuple[Values, ...]) -> tuple[bool, ...]:
    """Which seats play by beginner scoring (B7.6)."""
    return tuple(bool(seat.get(BEGINNER.name, BEGINNER.default)) for seat in seats)


def first_position(pieces: Pieces, deal: Deal, seed: int) -> BiomesState:
    """The first position of a deal; its fights are drawn from ``seed``."""
    return BiomesState(pieces, deal, Dealer(seed ^ _FIGHTS).next_word())


def new_game(catalogue: Catalogue, options: Options, seed: int) -> BiomesState:
    """A new game. Raises ValueError for a number of seats the title doesn't allow."""
    seats = len(options.seats)
    if seats not in SEATS:
        raise ValueError(f"biomes is for {SEATS[0]} to {SEATS[-1]} players, not {seats}")
    pieces, dealer = pieces_of(catalogue), Dealer(seed)
    drawn = dealer.below(seats)
    boards = list(range(len(catalogue.boards)))
    materials = [kind for kind, count in enumerate(catalogue.blocks) for _ in range(count)]
    stacks = list(range(len(pieces.tiles)))
    rim = [pieces.token_index[weapon.id] for weapon in catalogue.weapons]
    for items in (boards, materials, stacks, rim):
        dealer.shuffle(items)
    deal = Deal(
        beginners=beginners(options.seats),
        first_player=drawn if options.first_player is None else options.first_player,
        materials=tuple(materials),
        stacks=tuple(stacks),
        rim=tuple(rim),
        boards=tuple(boards[:seats]),
        piles=tuple(starting_pile(pieces, seat) for seat in range(seats)),
    )
    return first_position(pieces, deal, seed)
