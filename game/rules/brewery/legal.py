"""The complete list of legal moves, in a fixed order; of alike dice it names the lowest."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.brewery.book import OFF
from game.rules.brewery.brewing import ANY_TOKEN, brewable, is_at_hand
from game.rules.brewery.catalogue import (
    BLACK_MARKET,
    FIRST_TOKEN,
    GOODS,
    INGREDIENTS,
    MARKETPLACE,
    SKILL,
    TOKENS,
)
from game.rules.brewery.changes import different
from game.rules.brewery.dice import BLOCKED_FACE, TOKEN_FACE, VALUE, dice_in
from game.rules.brewery.listed import (
    BUYS,
    DECLINE,
    END_MOVE,
    END_PURCHASE,
    KEEP,
    PASS,
    PICKS_OF,
    ROLL,
    TAKES_OF,
    brew,
    buy_lower,
    exchange,
)
from game.rules.brewery.moves import BreweryMove
from game.rules.brewery.placing import add_placing, add_stores
from game.rules.brewery.position import (
    ACTING,
    EXCHANGES,
    GOLD,
    OWN,
    OWNED,
    PICKS,
    PLACE,
    PURCHASE,
    Position,
)
from game.rules.brewery.tokens import INGREDIENTS_FROM, TOKENS_FROM, uses
from game.rules.brewery.view import NO_WINDOW

Moves = list[BreweryMove]


def legal_moves(position: Position) -> Sequence[BreweryMove]:
    """Every legal move in a fixed order; empty only when the game is over."""
    moves: Moves = []
    if position.ended:
        return moves
    if position.window != NO_WINDOW:
        moves += uses(position)
        moves.append(DECLINE)
    elif position.pending != ACTING:
        _add_pending(position, moves)
    elif position.phase == PLACE:
        add_placing(position, moves)
        if position.placed_now:
            moves.append(END_MOVE)
        else:
            _add_tokens(position, moves)
            moves.append(PASS)
    elif position.phase == PURCHASE:
        add_stores(position, moves)
        add_buys(position, moves)
        _add_tokens(position, moves)
        moves.append(END_PURCHASE)
    else:
        add_brews(position, moves)
        _add_tokens(position, moves)
        moves.append(PASS)
    return moves


def _add_tokens(position: Position, moves: Moves) -> None:
    if position.own[OWN * position.decider + OWNED] & ANY_TOKEN:
        moves += uses(position)


def _add_pending(position: Position, moves: Moves) -> None:
    """Add the answers to what a seat must decide first."""
    if position.pending == PICKS:
        _add_picks(position, moves)
        if position.picked:
            moves.append(ROLL)
    elif position.pending == EXCHANGES:
        moves.append(KEEP)
        _add_exchanges(position, moves)
    else:
        for token in range(len(TOKENS)):
            if position.for_sale(FIRST_TOKEN + token):
                moves.append(TAKES_OF[token])


def _add_picks(position: Position, moves: Moves) -> None:
    """Add the dice to roll again, in rising order and all of one place (D5.3)."""
    picked = position.picked
    last = picked[-1] if picked else -1
    seat = position.decider
    face = position.face
    for place in (position.pool, position.ware):
        if picked and place is not picking_place(position):
            continue
        for colour in range(4):
            dice = place[4 * seat + colour]
            seen = 0
            for die in dice_in(colour, dice):
                shown = face[die]
                if seen >> shown & 1 or die in picked:
                    continue
                seen |= 1 << shown
                if die > last and shown & VALUE and not shown & TOKEN_FACE:
                    moves.append(PICKS_OF[die])


def picking_place(position: Position) -> list[int]:
    """Where the picked dice lie: the pool or the warehouse."""
    if position.in_pool(position.decider, position.picked[0]):
        return position.pool
    return position.ware


def _add_exchanges(position: Position, moves: Moves) -> None:
    """Add the exchanges of an own die for one of the open supply (D5.3)."""
    colour = position.offer
    takes = different(position, colour, position.supply[colour])
    at = 4 * position.decider + colour
    for dice in (position.pool[at], position.ware[at]):
        for die in different(position, colour, dice):
            if 0 < position.face[die] <= VALUE:
                moves += [exchange(die, take) for take in takes]


def add_buys(position: Position, moves: Moves) -> None:
    """Add what may be bought, at its price and lowered by a skill die (D6)."""
    blocked = position.blocked
    gold = position.own[OWN * position.decider + GOLD]
    prices = position.book.prices
    if (
        position.round >= INGREDIENTS_FROM
        and not position.bought & 1
        and not blocked >> MARKETPLACE & 1
    ):
        for what in range(len(INGREDIENTS)):
            price = prices[what]
            most_off = OFF[what][-1]
            if price - most_off <= gold and position.for_sale(what):
                if price <= gold:
                    moves.append(BUYS[what])
                if most_off:
                    _add_lower(position, what, price, gold, moves)
    if (
        position.round >= TOKENS_FROM
        and not position.bought & 2
        and not blocked >> BLACK_MARKET & 1
    ):
        for what in range(FIRST_TOKEN, len(GOODS)):
            if prices[what] <= gold and position.for_sale(what):
                moves.append(BUYS[what])


def _add_lower(position: Position, what: int, price: int, gold: int, moves: Moves) -> None:
    """Add the skill dice that lower a price enough."""
    at = 4 * position.decider + SKILL
    for dice in (position.pool[at], position.ware[at]):
        for die in different(position, SKILL, dice):
            shown = position.face[die]
            off = OFF[what][shown & VALUE]
            if off and not shown & BLOCKED_FACE and price - off <= gold:
                moves.append(buy_lower(what, die))


def add_brews(position: Position, moves: Moves) -> None:
    """Add each recipe that may be brewed, without and with each extension (D7)."""
    seat = position.decider
    for recipe in brewable(position, seat):
        moves.append(brew(recipe, None))
        for extension in position.book.uses[recipe]:
            if is_at_hand(position, seat, extension):
                moves.append(brew(recipe, extension))
