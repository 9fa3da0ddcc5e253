"""The small changes of which every move is made: dice, seeds, gold and points on their way."""

from __future__ import annotations

from game.rules.brewery.catalogue import BUILDING_OF, COLOUR_OF, FIELDS, SEED
from game.rules.brewery.dice import BIT, VALUE, dice_in, lowest
from game.rules.brewery.position import (
    CLOSED_AT,
    GOLD,
    ITEM,
    ITEM_BITS,
    OWN,
    OWNED,
    POINT_BITS,
    POINTS,
    SEEDS_OWN,
    Position,
)
from game.rules.brewery.telling import BreweryTeller
from game.rules.chance import Dealer


def different(position: Position, colour: int, dice: int) -> list[int]:
    """Of a set of dice of a colour one, the lowest, of each group of alike ones."""
    seen = 0
    found: list[int] = []
    for die in dice_in(colour, dice):
        bit = 1 << position.face[die]
        if not seen & bit:
            seen |= bit
            found.append(die)
    return found


def take_up(position: Position, seat: int, die: int) -> None:
    """Take a die out of a seat's pool or warehouse."""
    at = 4 * seat + COLOUR_OF[die]
    bit = BIT[die]
    if position.pool[at] & bit:
        position.pool[at] ^= bit
    else:
        position.ware[at] ^= bit


def to_supply(position: Position, die: int) -> None:
    """Lay a die into the supply, where it shows nothing."""
    position.supply[COLOUR_OF[die]] |= BIT[die]
    position.face[die] = 0


def to_pool(position: Position, seat: int, die: int) -> None:
    """Lay a die into a seat's pool as it is."""
    position.pool[4 * seat + COLOUR_OF[die]] |= BIT[die]


def to_warehouse(position: Position, seat: int, die: int) -> None:
    """Lay a die into a seat's warehouse as it is."""
    position.ware[4 * seat + COLOUR_OF[die]] |= BIT[die]


def gain_die(position: Position, seat: int, colour: int, reason: str, tell: BreweryTeller) -> int:
    """The lowest die of a colour comes from the supply, which has one, unrolled to the pool."""
    die = lowest(colour, position.supply[colour])
    position.supply[colour] ^= BIT[die]
    position.pool[4 * seat + colour] |= BIT[die]
    tell.die_gained(seat, die, reason)
    return die


def roll(position: Position, seat: int, dice: list[int], reason: str, tell: BreweryTeller) -> None:
    """Roll dice; whatever lay under them or had raised them is gone.

    ``reason``: as :class:`~game.rules.brewery.events.DiceRolled` names them.
    """
    dealer = Dealer(position.word)
    face = position.face
    for die in dice:
        face[die] = 1 + dealer.below(6)
    position.word = dealer.word
    if tell.heard:
        tell.rolled(seat, reason, tuple([(die, face[die]) for die in dice]))


def gain_seeds(
    position: Position, seat: int, amount: int, reason: str, tell: BreweryTeller
) -> None:
    """Take as many seeds as there are, up to ``amount``."""
    amount = min(amount, position.seeds)
    if amount:
        position.seeds -= amount
        position.own[OWN * seat + SEEDS_OWN] += amount
        tell.seeds_gained(seat, amount, reason)


def change_gold(
    position: Position, seat: int, amount: int, reason: str, tell: BreweryTeller
) -> None:
    """Give a seat gold, or have it pay where ``amount`` is below 0."""
    if amount:
        position.own[OWN * seat + GOLD] += amount
        tell.gold_changed(seat, amount, reason)


def gain_points(
    position: Position, seat: int, amount: int, reason: int, tell: BreweryTeller
) -> None:
    """Give a seat points for the reason of that number."""
    if amount:
        position.own[OWN * seat + POINTS] += amount << POINT_BITS * reason
        tell.points_gained(seat, amount, reason)


def own_goods(position: Position, seat: int, goods: int, amount: int) -> None:
    """Change by ``amount`` how many ingredients or tokens of a kind a seat has."""
    position.own[OWN * seat + OWNED] += amount << 2 * goods


def sell_goods(position: Position, goods: int, amount: int) -> None:
    """Change by ``amount`` how many ingredients or tokens of a kind are for sale."""
    position.market += amount << 2 * goods


def lay_on(position: Position, seat: int, field: int, item: int) -> None:
    """Lay an item (a die or SEED) onto a field, to wait there."""
    position.waiting[seat] = (*position.waiting[seat], field << ITEM_BITS | item - SEED)


def items_on(position: Position, seat: int) -> dict[int, int]:
    """By field, the item of a seat that waits there: a die or SEED."""
    return {entry >> ITEM_BITS: (entry & ITEM) + SEED for entry in position.waiting[seat]}


def item_on(position: Position, seat: int, field: int) -> int | None:
    """The item of a seat that waits on a field: a die or SEED; None where none does."""
    for entry in position.waiting[seat]:
        if entry >> ITEM_BITS == field:
            return (entry & ITEM) + SEED
    return None


def take_off(position: Position, seat: int, field: int) -> None:
    """Take the item off a field."""
    position.waiting[seat] = tuple(
        [entry for entry in position.waiting[seat] if entry >> ITEM_BITS != field]
    )


def rest(position: Position, seat: int, die: int) -> None:
    """A skill die was used and rests until clean-up (D4.4)."""
    position.resting[seat] = (*position.resting[seat], die)


def raise_by_field(
    position: Position, seat: int, field: int, die: int, tell: BreweryTeller
) -> None:
    """A die on a raise field shows one more, and goes to the warehouse (D5.1, D5.2)."""
    position.face[die] += 1
    to_warehouse(position, seat, die)
    value = position.face[die] & VALUE
    tell.die_raised(seat, die, value, FIELDS[field])


def close_fields(position: Position) -> None:
    """Close the fields nobody may use: not open yet, used by all others, blocked (D4.3, D8)."""
    position.closed = CLOSED_AT[min(position.round, len(CLOSED_AT) - 1)]
    for field, building in enumerate(BUILDING_OF):
        full = position.uses >> 2 * field & 3 == position.seats - 1 > 0
        if full or position.blocked >> building & 1:
            position.closed |= 1 << field
