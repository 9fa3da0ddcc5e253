"""The set-up of a game from a seed (D2)."""

from __future__ import annotations

from typing import Final

from game.rules.brewery.book import Book, book_of
from game.rules.brewery.catalogue import COLOURS, FIRST_OF, Catalogue
from game.rules.brewery.position import Deal
from game.rules.brewery.state import BreweryState
from game.rules.chance import Dealer
from game.rules.core import Option, Options, Values, chosen

SEATS: Final = range(2, 5)
"""The numbers of players."""
ADVANCED: Final = Option("advanced")
"""The game's option: all recipes are shuffled, none of the starters need lie open (D2.2)."""
EVEN_SEASONS: Final = Option("even_seasons")
"""The game's option: a summer lasts until everybody has held the season token (D9).

With an even number of players the same seats else hold it in every summer. It isn't usual: without
it the first of two Masters wins less than 60 % (``levels/brewery/BALANCE.md``).
"""
SHORT_GAME: Final = Option("short_game", late=True)
"""The game's option, our own: fewer recipes end the game (D10), as in a first game."""
BEHIND_BEGINS: Final = Option("behind_begins", late=True)
"""The game's option, our own: the season token goes to whoever has the fewest points (D9).

It halves what is still to go once a game of two is decided (``levels/brewery/BALANCE.md``).
"""
OPTIONS: Final = (ADVANCED, EVEN_SEASONS, SHORT_GAME, BEHIND_BEGINS)
MOST: Final = 4
_TO_COME: Final = 0xA54FF53A5F1D36F1
"""Tells the dealer of the dice to come from that of the set-up, which has the same seed."""


def open_at_start(seats: int) -> int:
    """How many recipes lie open (D2.2)."""
    return 4 if seats == MOST else 3


def dice_of(seat: int) -> tuple[int, ...]:
    """The four dice that a seat begins with: its number of each colour (D2.1)."""
    return tuple(FIRST_OF[colour] + seat for colour in range(len(COLOURS)))


def is_set(game: Values, option: Option) -> bool:
    """Whether an option of the game is chosen."""
    return bool(chosen(OPTIONS, game)[option.name])


def first_position(book: Book, deal: Deal, seed: int) -> BreweryState:
    """The first position of a deal; its dice to come are drawn from ``seed``."""
    return BreweryState(book, deal, Dealer(seed ^ _TO_COME).next_word())


def new_game(catalogue: Catalogue, options: Options, seed: int) -> BreweryState:
    """A new game. Raises ValueError for a number of seats the title doesn't allow."""
    seats = len(options.seats)
    if seats not in SEATS:
        raise ValueError(f"brewery is for {SEATS[0]} to {SEATS[-1]} players, not {seats}")
    dealer = Dealer(seed)
    drawn = dealer.below(seats)
    first = drawn if options.first_player is None else options.first_player
    advanced = is_set(options.game, ADVANCED)
    count = open_at_start(seats)
    row = [] if advanced else list(catalogue.starters[:count])
    deck = [recipe for recipe in range(len(catalogue.recipes)) if recipe not in row]
    dealer.shuffle(deck)
    missing = count - len(row)
    row += deck[:missing]
    del deck[:missing]
    deal = Deal(
        first_player=first,
        seats=seats,
        advanced=advanced,
        even_seasons=is_set(options.game, EVEN_SEASONS),
        row=tuple(row),
        deck=tuple(deck),
        rolls=tuple(
            [
                (die, 1 + dealer.below(6))
                for offset in range(seats)
                for die in dice_of((first + offset) % seats)
            ]
        ),
        short=is_set(options.game, SHORT_GAME),
        behind_begins=is_set(options.game, BEHIND_BEGINS),
    )
    return first_position(book_of(catalogue), deal, seed)
