"""What each move does: the position changes in place, and a teller is told of it, in order.

Legality is the caller's affair (:mod:`game.rules.brewery.allowed`).
"""

from __future__ import annotations

from game.rules.brewery.book import OFF
from game.rules.brewery.brewing import NO_EXTENSION, assigned, drop_lost_extension, packed
from game.rules.brewery.catalogue import (
    BLOCK_DIE,
    BLOCK_OBJECT,
    BLOCK_RECIPE,
    BUILDING_OF,
    COLOUR_OF,
    FIELDS,
    FIRST_TOKEN,
    RAISE,
    WITHDRAW,
)
from game.rules.brewery.changes import (
    change_gold,
    own_goods,
    rest,
    roll,
    sell_goods,
    take_up,
    to_pool,
)
from game.rules.brewery.dice import (
    BIT,
    BLOCKED_FACE,
    PROTECTED_FACE,
    RAISED_FACE,
    VALUE,
)
from game.rules.brewery.fields import accelerate, close_supply, exchange, place, roll_picked
from game.rules.brewery.moves import (
    Accelerate,
    Brew,
    BreweryMove,
    Buy,
    EndMove,
    EndPurchase,
    Exchange,
    Keep,
    Pass,
    Pick,
    Place,
    Roll,
    Store,
    Take,
    UseToken,
)
from game.rules.brewery.position import (
    ACTING,
    BREW,
    PLACE,
    RECIPE_BIT,
    Position,
)
from game.rules.brewery.telling import SILENT, BreweryTeller
from game.rules.brewery.tokens import uses
from game.rules.brewery.turn import (
    ask,
    ask_next,
    end_brewing_turn,
    end_placing_turn,
    end_purchase,
    skip_if_helpless,
)
from game.rules.brewery.view import AFTER_DECLARING, NO_WINDOW


def _store(position: Position, move: Store, tell: BreweryTeller) -> None:
    seat = position.decider
    at = 4 * seat + COLOUR_OF[move.die]
    bit = BIT[move.die]
    position.pool[at] ^= bit
    position.ware[at] |= bit
    tell.stored(seat, move.die)


def _pass(position: Position, tell: BreweryTeller) -> None:
    seat = position.decider
    position.out |= 1 << seat
    tell.passed(seat, position.phase)
    if position.phase == PLACE:
        end_placing_turn(position, tell)
    else:
        end_brewing_turn(position, tell)


def _buy(position: Position, move: Buy, tell: BreweryTeller) -> None:
    seat = position.decider
    price = position.book.prices[move.what]
    if move.die is not None:
        price = max(0, price - OFF[move.what][position.face[move.die] & VALUE])
        take_up(position, seat, move.die)
        rest(position, seat, move.die)
    position.bought |= 1 if move.what < FIRST_TOKEN else 2
    sell_goods(position, move.what, -1)
    own_goods(position, seat, move.what, 1)
    tell.bought(seat, move.what, price, move.die)
    change_gold(position, seat, -price, "purchase", tell)


def _brew(position: Position, move: Brew, tell: BreweryTeller) -> None:
    seat = position.decider
    if tell.heard:
        extension = NO_EXTENSION if move.extension is None else move.extension
        dice = assigned(position, seat, move.recipe, extension)
        tell.brewing_declared(seat, move.recipe, dice, move.extension)
    position.declared = packed(move.recipe, move.extension)
    position.window = AFTER_DECLARING
    ask(position, 1, tell)


def _take(position: Position, move: Take, tell: BreweryTeller) -> None:
    seat = position.decider
    position.pending = ACTING
    sell_goods(position, FIRST_TOKEN + move.token, -1)
    own_goods(position, seat, FIRST_TOKEN + move.token, 1)
    tell.token_gained(seat, move.token)
    end_brewing_turn(position, tell)


def _use_token(position: Position, move: UseToken, tell: BreweryTeller) -> None:
    seat = position.decider
    target = move.target
    own_goods(position, seat, FIRST_TOKEN + move.token, -1)
    tell.token_used(seat, move.token, target)
    if move.token == BLOCK_OBJECT:
        position.blocked |= 1 << target
        for field in range(len(FIELDS)):
            if BUILDING_OF[field] == target:
                position.closed |= 1 << field
    elif move.token == BLOCK_RECIPE:
        position.blocked |= 1 << RECIPE_BIT + target
    else:
        _act_on_die(position, seat, move.token, target, tell)
    if position.window == AFTER_DECLARING:
        drop_lost_extension(position, target, tell)
    if position.window != NO_WINDOW:
        if not uses(position):
            ask_next(position, tell)
    elif position.phase == BREW:
        skip_if_helpless(position, tell)


def _act_on_die(position: Position, seat: int, token: int, die: int, tell: BreweryTeller) -> None:
    owner = position.owner_at_hand(die)
    if token == BLOCK_DIE:
        position.face[die] |= PROTECTED_FACE if owner == seat else BLOCKED_FACE
    elif token == RAISE:
        position.face[die] += 1 + RAISED_FACE
        value = position.face[die] & VALUE
        tell.die_raised(owner, die, value, "token")
    elif token == WITHDRAW:
        take_up(position, owner, die)
        to_pool(position, owner, die)
        tell.die_to_pool(owner, die, "withdraw")
    else:
        roll(position, owner, [die], "token", tell)


def play(position: Position, move: BreweryMove, tell: BreweryTeller = SILENT) -> None:
    """Play a legal move in place."""
    if isinstance(move, Place):  # the most frequent ones first
        place(position, move, tell)
    elif isinstance(move, Store):
        _store(position, move, tell)
    elif isinstance(move, EndMove):
        end_placing_turn(position, tell)
    elif isinstance(move, Pass):
        _pass(position, tell)
    elif isinstance(move, EndPurchase):
        end_purchase(position, tell)
    elif isinstance(move, Buy):
        _buy(position, move, tell)
    elif isinstance(move, Brew):
        _brew(position, move, tell)
    else:
        _play_rarer(position, move, tell)


def _play_rarer(position: Position, move: BreweryMove, tell: BreweryTeller) -> None:
    if isinstance(move, Pick):
        position.picked = (*position.picked, move.die)
    elif isinstance(move, Roll):
        roll_picked(position, tell)
    elif isinstance(move, Exchange):
        exchange(position, move, tell)
    elif isinstance(move, Keep):
        close_supply(position, tell)
    elif isinstance(move, Accelerate):
        accelerate(position, move, tell)
    elif isinstance(move, Take):
        _take(position, move, tell)
    elif isinstance(move, UseToken):
        _use_token(position, move, tell)
    else:
        ask_next(position, tell)
