"""Which moves of `brewery` plainly only cost: no agent plays one while it has another.

The worst of them is to pass while one can brew, hoping for a better card: whoever does it needs
twice as many rounds, and whole games stall; ending the purchase without the dice of a recipe in the
warehouse comes to the same. Storing before the purchase is never better than in
it (D3), a token belongs to the moment when it decides something (D8), and no exchange is better
than a six.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.thinking import actors_view
from game.rules.brewery.brewing import open_recipes
from game.rules.brewery.catalogue import COLOUR_OF, SCHOOL_EXCHANGE, SKILL
from game.rules.brewery.determinize import imagine
from game.rules.brewery.dice import VALUE
from game.rules.brewery.moves import Brew, Buy, Place, Store, UseToken
from game.rules.brewery.position import Position
from game.rules.brewery.view import BREWING, NO_WINDOW, PLACING, BreweryView
from game.rules.brewery.view import PURCHASE as BUYING
from game.rules.chance import Dealer
from game.rules.core import Move, View
from game.titles.brewery.ai.cards import cards_of, fills
from game.titles.brewery.ai.counts import BITS, COUNT, SIX, taken, values
from game.titles.brewery.ai.holdings import holdings_of


def harmless(view: View, moves: Sequence[Move]) -> list[Move]:
    """Those of the legal ``moves`` that don't harm the actor; all where each one does.

    Raises WrongView for anything but the actor's own view of a game of brewery.
    """
    view = actors_view(view, BreweryView)
    own_turn = view.window == NO_WINDOW
    kept = harmless_of(moves, view.phase, own_turn) or list(moves)
    if any(map(_exchanges, kept)):
        position = imagine(view, Dealer(0))
        kept = [move for move in kept if not _gains_nothing(position, move)] or kept
    if own_turn and view.phase == BUYING:
        return _for_the_kettle(imagine(view, Dealer(0)), kept) or kept
    return kept


def _exchanges(move: Move) -> bool:
    return isinstance(move, Place) and move.field == SCHOOL_EXCHANGE


def _gains_nothing(position: Position, move: Move) -> bool:
    """Whether a skill die would go for an exchange of dice that all show a six (D5.3)."""
    if not isinstance(move, Place) or not _exchanges(move) or move.colour in {None, SKILL}:
        return False
    held, colour = holdings_of(position, position.decider), move.colour or 0
    shown = values((held.pool[colour] & ~COUNT) + held.ware[colour])
    return bool(shown) and shown[0] == SIX and not held.pool[colour] & COUNT


def _for_the_kettle(position: Position, moves: Sequence[Move]) -> list[Move]:
    """While the warehouse fills no recipe but could: what is bought, and the dice to store.

    Empty where it fills one, or none can be filled.
    """
    seat = position.decider
    held, cards = holdings_of(position, seat), cards_of(position.book.catalogue)
    dice = held.rolled()
    row = [recipe for recipe in open_recipes(position) if fills(cards[recipe], dice)]
    if not row or any(fills(cards[recipe], held.ware) for recipe in row):
        return []
    card = cards[max(row, key=lambda recipe: cards[recipe].worth)]
    needs = (card.light, card.dark, card.hops)
    kept: list[Move] = []
    for move in moves:
        if isinstance(move, Buy):
            kept.append(move)
        elif isinstance(move, Store) and COLOUR_OF[move.die] != SKILL:
            colour, shift = COLOUR_OF[move.die], BITS * (position.face[move.die] & VALUE)
            used = taken(dice[colour], needs[colour])
            if used >> shift & COUNT > held.ware[colour] >> shift & COUNT:
                kept.append(move)
    return kept


def harmless_of(moves: Sequence[Move], phase: str, own_turn: bool) -> list[Move]:
    """As :func:`harmless`, told by the phase; empty where each one harms."""
    if not own_turn:
        return list(moves)
    if phase == BREWING:
        return [move for move in moves if isinstance(move, Brew)]
    kept = [move for move in moves if not isinstance(move, UseToken)]
    if phase == PLACING:
        kept = [move for move in kept if not isinstance(move, Store)]
    return kept
