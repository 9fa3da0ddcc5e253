"""What items do on the fields: placed, accelerated, rolled again, exchanged (D4, D5)."""

from __future__ import annotations

from game.rules.brewery.catalogue import (
    BUILDING_OF,
    COLOUR_OF,
    DARK,
    FIELDS,
    HOPS,
    HOPS_GROW,
    HOPS_RAISE,
    LIGHT,
    MALT_DARK,
    MALT_LIGHT,
    MALT_RAISE,
    SCHOOL,
    SCHOOL_EXCHANGE,
    SCHOOL_REROLL,
    SEED,
)
from game.rules.brewery.changes import (
    gain_die,
    item_on,
    lay_on,
    raise_by_field,
    rest,
    roll,
    take_off,
    take_up,
    to_pool,
    to_supply,
    to_warehouse,
)
from game.rules.brewery.cleaning import department_pays
from game.rules.brewery.dice import (
    BIT,
    dice_in,
)
from game.rules.brewery.moves import (
    Accelerate,
    Exchange,
    Place,
)
from game.rules.brewery.position import (
    ACTING,
    EXCHANGES,
    OWN,
    PICKS,
    SEEDS_OWN,
    USED,
    Position,
)
from game.rules.brewery.telling import BreweryTeller
from game.rules.brewery.turn import item_done


def place(position: Position, move: Place, tell: BreweryTeller) -> None:
    """An item goes onto a field; the school acts at once (D4.2, D5.3)."""
    seat = position.decider
    field = move.field
    item = move.item
    position.placed_now += 1
    position.own[OWN * seat + USED] |= 1 << field
    position.uses += 1 << 2 * field
    if position.uses >> 2 * field & 3 == position.seats - 1:
        position.closed |= 1 << field
    if item == SEED:
        position.own[OWN * seat + SEEDS_OWN] -= 1
    else:
        take_up(position, seat, item)
    lay_on(position, seat, field, item)
    tell.placed(seat, field, item)
    if BUILDING_OF[field] == SCHOOL:
        rest(position, seat, item)
        if field == SCHOOL_REROLL:
            position.pending = PICKS
            return
        if move.colour is not None and field == SCHOOL_EXCHANGE:
            position.pending = EXCHANGES
            position.offer = move.colour
            dice = list(dice_in(move.colour, position.supply[move.colour]))
            roll(position, seat, dice, FIELDS[field], tell)
            return
    item_done(position, tell)


def accelerate(position: Position, move: Accelerate, tell: BreweryTeller) -> None:
    """A skill die joins an item, whose effect comes at once (D4.4)."""
    seat = position.decider
    field = move.field
    item = item_on(position, seat, field)
    if item is None:
        raise AssertionError("nothing waits there")
    position.placed_now += 1
    take_up(position, seat, move.die)
    rest(position, seat, move.die)
    take_off(position, seat, field)
    tell.accelerated(seat, field, move.die)
    if field in (MALT_LIGHT, HOPS_GROW):
        position.seeds += 1
        tell.seed_returned(seat, field)
        _gain_rolled(position, seat, LIGHT if field == MALT_LIGHT else HOPS, field, tell)
    elif field in (MALT_RAISE, HOPS_RAISE):
        raise_by_field(position, seat, field, item, tell)
    else:
        to_supply(position, item)
        tell.die_returned(seat, item, field)
        if field == MALT_DARK:
            _gain_rolled(position, seat, DARK, field, tell)
        else:
            department_pays(position, seat, field, item, tell)
    item_done(position, tell)


def _gain_rolled(
    position: Position, seat: int, colour: int, field: int, tell: BreweryTeller
) -> None:
    """A die gained by accelerating is rolled at once (D5.1)."""
    die = gain_die(position, seat, colour, FIELDS[field], tell)
    roll(position, seat, [die], "gain", tell)


def roll_picked(position: Position, tell: BreweryTeller) -> None:
    """The picked dice are rolled again, where they lie (D5.3)."""
    dice = list(position.picked)
    position.picked = ()
    position.pending = ACTING
    roll(position, position.decider, dice, FIELDS[SCHOOL_REROLL], tell)
    item_done(position, tell)


def exchange(position: Position, move: Exchange, tell: BreweryTeller) -> None:
    """An own die for one of the supply, which takes its place (D5.3)."""
    seat = position.decider
    value = position.face[move.take]
    stored = position.in_warehouse(seat, move.give)
    take_up(position, seat, move.give)
    position.supply[COLOUR_OF[move.take]] ^= BIT[move.take]
    to_supply(position, move.give)
    if stored:
        to_warehouse(position, seat, move.take)
    else:
        to_pool(position, seat, move.take)
    tell.exchanged(seat, move.give, move.take, value)
    close_supply(position, tell)


def close_supply(position: Position, tell: BreweryTeller) -> None:
    """The supply shows nothing again."""
    for die in dice_in(position.offer, position.supply[position.offer]):
        position.face[die] = 0
    position.offer = -1
    position.pending = ACTING
    item_done(position, tell)
