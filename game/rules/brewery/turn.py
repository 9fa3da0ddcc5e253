"""Whose turn it is and what comes next: turns, phases, windows, rounds (D4, D8-D10)."""

from __future__ import annotations

from game.rules.brewery.book import LAST_ROUND
from game.rules.brewery.brewing import (
    assigned,
    carry_out,
    extension_in,
    gives_token,
    has_turn,
    recipe_in,
)
from game.rules.brewery.changes import gain_seeds, roll
from game.rules.brewery.cleaning import clean_up, score
from game.rules.brewery.dice import dice_in
from game.rules.brewery.position import (
    ACTING,
    BREW,
    CLEAN_UP,
    CLOSED_AT,
    NOT_DECLARED,
    PLACE,
    PURCHASE,
    TAKES,
    Position,
)
from game.rules.brewery.telling import BreweryTeller
from game.rules.brewery.tokens import uses
from game.rules.brewery.view import AFTER_DECLARING, BEFORE_BREWING, NO_WINDOW, ROUND_START

ITEMS_A_TURN = 2
"""A placing turn is one or two items (D4.2)."""


def _give_turn(position: Position, seat: int) -> None:
    position.turn_player = seat
    position.decider = seat


def item_done(position: Position, tell: BreweryTeller) -> None:
    """After an item of a placing turn: two end it by themselves (D4.2)."""
    if position.placed_now == ITEMS_A_TURN:
        end_placing_turn(position, tell)


def end_placing_turn(position: Position, tell: BreweryTeller) -> None:
    """The next seat that hasn't passed places; when all have, the purchase begins."""
    position.turn += 1
    position.placed_now = 0
    seat = position.turn_player
    out = position.out
    for _ in range(position.seats):
        seat += 1
        if seat == position.seats:
            seat = 0
        if not out >> seat & 1:
            _give_turn(position, seat)
            return
    tell.phase_started(PURCHASE)
    position.phase = PURCHASE
    position.out = 0
    _give_turn(position, position.holder)


def end_purchase(position: Position, tell: BreweryTeller) -> None:
    """The next seat buys; after the last one comes the window before brewing."""
    position.turn += 1
    position.bought = 0
    seat = (position.turn_player + 1) % position.seats
    _give_turn(position, seat)
    if seat == position.holder:
        position.phase = BREW
        position.window = BEFORE_BREWING
        ask(position, 0, tell)


def ask(position: Position, first: int, tell: BreweryTeller) -> None:
    """Ask the seats of the open window from an offset on; close it when nobody answers (D8).

    Offsets count from the holder of the token, or from the brewer, who is asked last.
    """
    declared = position.window == AFTER_DECLARING
    last = position.seats + declared if position.seats > 1 else 0  # one alone has no rival (D4.3)
    for offset in range(first, last):
        position.decider = (position.turn_player + offset) % position.seats
        if uses(position):
            return
    window = position.window
    position.window = NO_WINDOW
    position.decider = position.turn_player
    if window == ROUND_START:
        tell.phase_started(PLACE)
    elif window == BEFORE_BREWING:
        tell.phase_started(BREW)
        next_brewer(position, position.holder, tell)
    else:
        finish_brewing(position, tell)


def ask_next(position: Position, tell: BreweryTeller) -> None:
    """The deciding seat of a window is done: ask those after it."""
    offset = (position.decider - position.turn_player) % position.seats
    if position.window == AFTER_DECLARING and offset == 0:
        offset = position.seats
    ask(position, offset + 1, tell)


def next_brewer(position: Position, first: int, tell: BreweryTeller) -> None:
    """The next seat from ``first`` on that may brew, or whom a token helps; else clean up (D7)."""
    for offset in range(position.seats):
        seat = (first + offset) % position.seats
        if not position.out >> seat & 1 and has_turn(position, seat):
            _give_turn(position, seat)
            return
    tell.phase_started(CLEAN_UP)
    clean_up(position, tell)
    if is_last_round(position):
        score(position, tell)
    else:
        start_round(position, tell)


def skip_if_helpless(position: Position, tell: BreweryTeller) -> None:
    """After a token in the own brewing turn: whoever can't brew by it is skipped, not out (D7)."""
    next_brewer(position, position.turn_player, tell)


def is_last_round(position: Position) -> bool:
    """Whether the game ends with this round's clean-up (D10)."""
    return position.recipes_brewed() >= position.recipes_to_end() or position.round == LAST_ROUND


def end_brewing_turn(position: Position, tell: BreweryTeller) -> None:
    """A brewing, a failed one or a pass is over."""
    position.turn += 1
    next_brewer(position, (position.turn_player + 1) % position.seats, tell)


def finish_brewing(position: Position, tell: BreweryTeller) -> None:
    """Carry out the declared brewing with the dice assigned anew, or let it fall through (D8).

    An extension that got lost is no longer declared (:func:`drop_lost_extension`).
    """
    seat = position.turn_player
    number = position.declared
    position.declared = NOT_DECLARED
    recipe = recipe_in(number)
    dice = assigned(position, seat, recipe, extension_in(number))
    if not dice:
        tell.brewing_failed(seat, recipe)
        end_brewing_turn(position, tell)
        return
    carry_out(position, seat, number, dice, tell)
    if gives_token(position, recipe):
        position.pending = TAKES
    else:
        end_brewing_turn(position, tell)


def start_round(position: Position, tell: BreweryTeller) -> None:
    """The season token goes on, summer gives seeds, pools are rolled, a window opens (D9, D4)."""
    position.round += 1
    holder = position.next_holder()
    position.holder = holder
    position.closed = CLOSED_AT[min(position.round, len(CLOSED_AT) - 1)]
    summer = position.is_summer()
    tell.round_started(position.round, holder, "summer" if summer else "winter")
    order = [(holder + offset) % position.seats for offset in range(position.seats)]
    if summer:
        for seat in order:
            gain_seeds(position, seat, 1, "summer", tell)
    for seat in order:
        dice: list[int] = []
        for colour in range(4):
            dice += dice_in(colour, position.pool[4 * seat + colour])
        if dice:
            roll(position, seat, dice, "round", tell)
    position.phase = PLACE
    position.pending = ACTING
    position.out = 0
    _give_turn(position, holder)
    position.window = ROUND_START
    ask(position, 0, tell)
