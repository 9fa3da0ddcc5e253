"""Whether an item may be stored, placed or accelerated now and, where not, why (D3-D5)."""

from __future__ import annotations

from game.rules.brewery import refusals
from game.rules.brewery.catalogue import (
    BUILDING_OF,
    COLOUR_OF,
    COLOURS,
    DARK,
    DICE,
    FIELDS,
    HOPS,
    HOPS_GROW,
    LIGHT,
    MALT_DARK,
    MALT_LIGHT,
    OPENS,
    SCHOOL,
    SCHOOL_EXCHANGE,
    SCHOOL_REROLL,
    SEED,
    SKILL,
)
from game.rules.brewery.changes import item_on
from game.rules.brewery.dice import (
    BIT,
    BLOCKED_FACE,
    PROTECTED_FACE,
    SIX,
    VALUE,
)
from game.rules.brewery.listed import (
    FITS,
    NEEDED,
    RAISE_FIELDS,
    SCHOOL_LEAST,
    SEED_FIELDS,
)
from game.rules.brewery.moves import (
    Accelerate,
    Place,
    Store,
)
from game.rules.brewery.placing import can_reroll, exchange_colours, has_supply
from game.rules.brewery.position import (
    BREW,
    OWN,
    PHASES,
    PLACE,
    PURCHASE,
    SEEDS_OWN,
    USED,
    Position,
)
from game.rules.core import Refusal


def own_die(position: Position, die: int) -> Refusal | None:
    """Whether a die lies in the deciding seat's pool or warehouse and may be used."""
    if not 0 <= die < DICE:
        return refusals.NO_SUCH_DIE
    at = 4 * position.decider + COLOUR_OF[die]
    if not (position.pool[at] | position.ware[at]) & BIT[die]:
        return refusals.die_elsewhere(die)
    shown = position.face[die]
    if not shown & VALUE:
        return refusals.die_unrolled(die)
    return refusals.die_blocked(die) if shown & BLOCKED_FACE else None


def store(position: Position, move: Store) -> Refusal | None:
    """Why a die may not go to the warehouse (D3)."""
    if position.phase == BREW:
        return refusals.wrong_phase(PHASES[PURCHASE])
    die = move.die
    if not 0 <= die < DICE:
        return refusals.NO_SUCH_DIE
    if not position.pool[4 * position.decider + COLOUR_OF[die]] & BIT[die]:
        return refusals.not_in_pool(die)
    return None if position.face[die] & VALUE else refusals.die_unrolled(die)


def place(position: Position, move: Place) -> Refusal | None:
    """Why an item may not go onto a field (D4, D5)."""
    if position.phase != PLACE:
        return refusals.wrong_phase(PHASES[PLACE])
    field = move.field
    if not 0 <= field < len(FIELDS):
        return refusals.NO_SUCH_FIELD
    own = OWN * position.decider
    if (position.closed | position.own[own + USED]) >> field & 1:
        return _closed(position, field)
    if move.colour is not None and field != SCHOOL_EXCHANGE:
        return refusals.NO_COLOUR
    item = move.item
    if item == SEED:
        if not SEED_FIELDS >> field & 1:
            return refusals.wrong_item(field)
        return None if position.own[own + SEEDS_OWN] else refusals.NO_SEED
    refused = own_die(position, item)
    if refused is not None:
        return refused
    shown = position.face[item]
    if not FITS[COLOUR_OF[item]][shown & VALUE] >> field & 1:
        return _misfit(field, item, shown & VALUE)
    if shown & PROTECTED_FACE and RAISE_FIELDS >> field & 1:
        return refusals.die_protected(item)
    if BUILDING_OF[field] == SCHOOL:
        return _school(position, move)
    return None


def _closed(position: Position, field: int) -> Refusal:
    """Why nothing more goes onto a field in this round (D4.2, D4.3, D5, D8)."""
    building = BUILDING_OF[field]
    if OPENS[building] > position.round:
        return refusals.not_open(field, OPENS[building])
    if position.blocked >> building & 1:
        return refusals.field_blocked(field, building)
    if position.own[OWN * position.decider + USED] >> field & 1:
        return refusals.once_a_round(field)
    return refusals.field_full(field, position.seats - 1)


def _misfit(field: int, die: int, value: int) -> Refusal:
    """Why a die of the own pool or warehouse doesn't go onto a field."""
    if not FITS[COLOUR_OF[die]][SIX] >> field & 1 and not FITS[COLOUR_OF[die]][1] >> field & 1:
        return refusals.wrong_item(field)
    if RAISE_FIELDS >> field & 1:
        return refusals.six_stays(die)
    return refusals.value_too_low("D5.3", SCHOOL_LEAST[field], value)


def _school(position: Position, move: Place) -> Refusal | None:
    """What the school's fields ask besides the die's value (D5.3)."""
    seat = position.decider
    if move.field == SCHOOL_REROLL:
        return None if can_reroll(position, seat, move.item) else refusals.NOTHING_TO_ROLL
    if move.field != SCHOOL_EXCHANGE:
        return None
    colour = move.colour
    if colour is None or not 0 <= colour < len(COLOURS):
        return refusals.COLOUR_NEEDED
    if not position.supply[colour]:
        return refusals.supply_empty("D5.3", colour)
    if exchange_colours(position, seat, move.item) >> colour & 1:
        return None
    return refusals.nothing_to_give(colour)


def accelerate(position: Position, move: Accelerate) -> Refusal | None:
    """Why a skill die may not join an item (D4.4)."""
    if position.phase != PLACE:
        return refusals.wrong_phase(PHASES[PLACE])
    field = move.field
    if not 0 <= field < len(FIELDS):
        return refusals.NO_SUCH_FIELD
    if not NEEDED[field]:
        return refusals.not_accelerated(field)
    if item_on(position, position.decider, field) is None:
        return refusals.nothing_waits(field)
    refused = own_die(position, move.die)
    if refused is not None:
        return refused
    if COLOUR_OF[move.die] != SKILL:
        return refusals.not_a_skill_die("D4.4", move.die)
    value = position.face[move.die] & VALUE
    if value < NEEDED[field]:
        return refusals.value_too_low("D4.4", NEEDED[field], value)
    return None if has_supply(position, field) else _lacking(field)


def _lacking(field: int) -> Refusal:
    """The supply lacks what accelerating on a field gives."""
    if field == MALT_LIGHT:
        return refusals.supply_empty("D5.1", LIGHT)
    if field == MALT_DARK:
        return refusals.supply_empty("D5.1", DARK)
    return refusals.supply_empty("D5.2", HOPS) if field == HOPS_GROW else refusals.SEEDS_EMPTY
