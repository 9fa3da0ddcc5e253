"""What may be stored, placed and accelerated in a placing turn (D3-D5)."""

from __future__ import annotations

from game.rules.brewery.catalogue import (
    DARK,
    HOPS,
    HOPS_GROW,
    LIGHT,
    MALT_DARK,
    MALT_LIGHT,
    SCHOOL_EXCHANGE,
    SCHOOL_REROLL,
    SEEDS_DARK,
    SEEDS_HOPS,
    SKILL,
)
from game.rules.brewery.dice import BLOCKED_FACE, TOKEN_FACE, VALUE, dice_in
from game.rules.brewery.listed import (
    FITS,
    NEEDED,
    RAISE_FIELDS,
    SEED_FIELDS,
    STORES,
    accelerate,
    die_places,
    exchange_places,
    seed_places,
)
from game.rules.brewery.moves import BreweryMove
from game.rules.brewery.position import (
    ALL_FIELDS,
    ITEM_BITS,
    OWN,
    SEEDS_OWN,
    USED,
    Position,
)

Moves = list[BreweryMove]
EXCHANGE_BIT = 1 << SCHOOL_EXCHANGE
REROLL_BIT = 1 << SCHOOL_REROLL


def add_placing(position: Position, moves: Moves) -> None:
    """Add what may be stored, placed and accelerated in the own placing turn (D3, D4)."""
    seat = position.decider
    own = OWN * seat
    fields = ALL_FIELDS & ~(position.closed | position.own[own + USED])
    if position.own[own + SEEDS_OWN] and fields & SEED_FIELDS:
        moves += seed_places(fields & SEED_FIELDS)
    face = position.face
    at = 4 * seat
    for colour in range(SKILL):
        fits = FITS[colour]
        dice = position.pool[at + colour]
        if dice:
            seen = 0
            for die in dice_in(colour, dice):
                shown = face[die]
                if not seen >> shown & 1:
                    seen |= 1 << shown
                    if shown & VALUE:
                        moves.append(STORES[die])
                        _add_places(die, shown, fits[shown & VALUE] & fields, moves)
        dice = position.ware[at + colour]
        if dice:
            seen = 0
            for die in dice_in(colour, dice):
                shown = face[die]
                if not seen >> shown & 1:
                    seen |= 1 << shown
                    _add_places(die, shown, fits[shown & VALUE] & fields, moves)
    _add_skill(position, fields, moves)


def _add_places(die: int, shown: int, fields: int, moves: Moves) -> None:
    """Add the fields for a die of light malt, dark malt or hops."""
    if shown & TOKEN_FACE:
        if shown & BLOCKED_FACE:
            return
        fields &= ~RAISE_FIELDS
    if fields:
        moves += die_places(die, fields)


def _add_skill(position: Position, fields: int, moves: Moves) -> None:
    """Add what may be done with skill dice: fields, accelerations (D4.4, D5.3, D5.4)."""
    at = 4 * position.decider + SKILL
    face = position.face
    waiting = position.waiting[position.decider]
    fits = FITS[SKILL]
    for place in (position.pool, position.ware):
        dice = place[at]
        if not dice:
            continue
        seen = 0
        for die in dice_in(SKILL, dice):
            shown = face[die]
            value = shown & VALUE
            if seen >> shown & 1 or not value:
                continue
            seen |= 1 << shown
            if place is position.pool:
                moves.append(STORES[die])
            if shown & BLOCKED_FACE:
                continue
            onto = fits[value] & fields
            if onto & REROLL_BIT and not can_reroll(position, position.decider, die):
                onto &= ~REROLL_BIT
            if onto & ~EXCHANGE_BIT:
                moves += die_places(die, onto & ~EXCHANGE_BIT)
            if onto & EXCHANGE_BIT:
                colours = exchange_colours(position, position.decider, die)
                if colours:
                    moves += exchange_places(die, colours)
            for entry in waiting:
                field = entry >> ITEM_BITS
                if value >= NEEDED[field] > 0 and has_supply(position, field):
                    moves.append(accelerate(field, die))


def has_supply(position: Position, field: int) -> bool:
    """Whether the supply has what accelerating on a field gives (D5.1, D5.2, D5.4)."""
    if field == MALT_LIGHT:
        return position.supply[LIGHT] != 0
    if field == MALT_DARK:
        return position.supply[DARK] != 0
    if field == HOPS_GROW:
        return position.supply[HOPS] != 0
    if field in (SEEDS_HOPS, SEEDS_DARK):
        return position.seeds > 0
    return True


def can_reroll(position: Position, seat: int, besides: int) -> bool:
    """Whether a seat has a die, besides one, that the school may roll again (D5.3)."""
    face = position.face
    for colour in range(4):
        at = 4 * seat + colour
        dice = position.pool[at] | position.ware[at]
        if dice:
            for die in dice_in(colour, dice):
                shown = face[die]
                if die != besides and shown & VALUE and not shown & TOKEN_FACE:
                    return True
    return False


def exchange_colours(position: Position, seat: int, besides: int) -> int:
    """The colours, as bits, of which a seat may exchange a die besides one (D5.3)."""
    face = position.face
    colours = 0
    for colour in range(4):
        at = 4 * seat + colour
        dice = position.pool[at] | position.ware[at]
        if dice and position.supply[colour]:
            for die in dice_in(colour, dice):
                if 0 < face[die] <= VALUE and die != besides:
                    colours |= 1 << colour
                    break
    return colours


def add_stores(position: Position, moves: Moves) -> None:
    """Add the dice that may go to the warehouse (D3)."""
    face = position.face
    at = 4 * position.decider
    for colour in range(4):
        dice = position.pool[at + colour]
        if dice:
            seen = 0
            for die in dice_in(colour, dice):
                shown = face[die]
                if not seen >> shown & 1:
                    seen |= 1 << shown
                    if shown & VALUE:
                        moves.append(STORES[die])
