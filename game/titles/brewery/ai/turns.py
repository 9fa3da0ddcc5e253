"""What a move makes of a seat's holdings, as far as no roll decides it."""

from __future__ import annotations

from game.rules.brewery.book import OFF
from game.rules.brewery.brewing import NO_EXTENSION, assigned, carry_out, packed
from game.rules.brewery.catalogue import (
    COLOUR_OF,
    DARK,
    HOPS,
    HOPS_GROW,
    HOPS_RAISE,
    LIGHT,
    MALT_DARK,
    MALT_LIGHT,
    MALT_RAISE,
    SCHOOL_EXCHANGE,
    SCHOOL_REROLL,
    SEED,
    SKILL,
    Die,
    Field,
)
from game.rules.brewery.changes import item_on
from game.rules.brewery.dice import BLOCKED_FACE, VALUE
from game.rules.brewery.moves import Accelerate, Brew, Buy, Exchange, Place, Store
from game.rules.brewery.position import Position
from game.rules.brewery.telling import SILENT
from game.titles.brewery.ai.counts import ONE
from game.titles.brewery.ai.holdings import Holdings, place, undo_settling


def grown_on(field: Field) -> int:
    """The colour of the die that a field of growth gives; -1 for any other field."""
    if field == MALT_LIGHT:
        return LIGHT
    if field == MALT_DARK:
        return DARK
    return HOPS if field == HOPS_GROW else -1


def value_of(position: Position, die: Die) -> int:
    """What a die shows."""
    return position.face[die] & VALUE


def take_die(position: Position, seat: int, held: Holdings, die: Die) -> bool:
    """Take a die out of the holdings; whether it lay in the warehouse."""
    stored = position.in_warehouse(seat, die)
    held.take(COLOUR_OF[die], value_of(position, die), stored)
    return stored


def after_item(position: Position, seat: int, held: Holdings, move: Place) -> Holdings:
    """The holdings ``held`` with an item placed; what a school field rolls is not looked at."""
    made = held.copy()
    if move.item == SEED:
        place(made, move.field, LIGHT, 0, False, position)
    else:
        stored = position.in_warehouse(seat, move.item)
        value = value_of(position, move.item)
        place(made, move.field, COLOUR_OF[move.item], value, stored, position)
    return made


def after_skill(position: Position, seat: int, held: Holdings, move: Accelerate) -> Holdings:
    """The holdings ``held`` with an effect taken at once (D4.4), but for a die that it rolls."""
    made = held.copy()
    take_die(position, seat, made, move.die)
    made.fresh[SKILL] += 1
    item = item_on(position, seat, move.field)
    colour, value = LIGHT, 0
    if item is not None and item != SEED:
        colour, value = COLOUR_OF[item], value_of(position, item)
    undo_settling(made, move.field, colour, value, position)
    if move.field in (MALT_RAISE, HOPS_RAISE):
        made.ware[colour] += ONE[value + 1]
    made.in_hand = made.seeds
    return made


def after_placing(
    position: Position, seat: int, held: Holdings, move: Place | Accelerate
) -> Holdings | None:
    """The holdings ``held`` after an item or a skill die was placed; None where a roll decides."""
    if isinstance(move, Accelerate):
        if grown_on(move.field) >= 0:
            return None
        return after_skill(position, seat, held, move)
    if move.field in (SCHOOL_REROLL, SCHOOL_EXCHANGE):
        return None
    return after_item(position, seat, held, move)


def after_storing(position: Position, held: Holdings, move: Store) -> Holdings:
    """The holdings ``held`` with a die of the pool stored; a blocked one stays blocked (D3)."""
    made = held.copy()
    colour, value = COLOUR_OF[move.die], value_of(position, move.die)
    if position.face[move.die] & BLOCKED_FACE:
        made.fresh[colour] -= 1
        made.later[colour] += ONE[value]
        return made
    made.take(colour, value, False)
    made.ware[colour] += ONE[value]
    return made


def off(position: Position, move: Buy) -> int:
    """What a skill die takes off the price (D6)."""
    if move.die is None:
        return 0
    return min(position.book.prices[move.what], OFF[move.what][value_of(position, move.die)])


def after_buying(position: Position, seat: int, held: Holdings, move: Buy) -> Holdings:
    """The holdings ``held`` with something bought (D6)."""
    made = held.copy()
    if move.die is not None:
        take_die(position, seat, made, move.die)
        made.fresh[SKILL] += 1
    made.gold -= position.book.prices[move.what] - off(position, move)
    made.goods += 1 << 2 * move.what
    return made


def after_exchange(position: Position, seat: int, held: Holdings, move: Exchange) -> Holdings:
    """The holdings ``held`` with a die given for one of the supply (D5.3)."""
    made = held.copy()
    taken = ONE[value_of(position, move.take)]
    if take_die(position, seat, made, move.give):
        made.ware[COLOUR_OF[move.give]] += taken
    else:
        made.pool[COLOUR_OF[move.give]] += taken
    return made


def brewed(position: Position, seat: int, move: Brew) -> Position:
    """The position with a recipe brewed: no new one comes up, and the turn is not over yet."""
    after = position.clone()
    extension = NO_EXTENSION if move.extension is None else move.extension
    dice = assigned(after, seat, move.recipe, extension)
    after.drawn = len(after.deck)
    carry_out(after, seat, packed(move.recipe, move.extension), dice, SILENT)
    return after
