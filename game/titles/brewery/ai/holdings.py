"""What a seat has, and what is still to come to it at clean-up: the matter of every plan.

Dice are counted by colour and value (:mod:`game.titles.brewery.ai.counts`); alike ones are
interchangeable. A placing turn is worked out on holdings alone, without a position.
"""

from __future__ import annotations

from typing import Final

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
    SCHOOL_SKILL,
    SEED,
    SEEDS_DARK,
    SEEDS_GOLD,
    SEEDS_HOPS,
    SKILL,
)
from game.rules.brewery.dice import BLOCKED_FACE, VALUE, dice_in
from game.rules.brewery.position import (
    GOLD,
    ITEM,
    ITEM_BITS,
    OWN,
    OWNED,
    SEEDS_OWN,
    Position,
)
from game.titles.brewery.ai.counts import COUNT, ONE, total

DEPARTMENT_GOLD: Final = (0, 3, 0, 4)
"""By colour of the die: what the department of seeds pays for it (D5.4)."""


class Holdings:
    """What a seat has.

    By colour: ``pool`` and ``ware`` (packed counts), ``later`` (what comes to the warehouse, or
    stays there blocked), ``fresh`` (how many dice come unrolled to the pool). ``seeds`` and
    ``gold`` as they will be after clean-up; ``in_hand``: the seeds that may be placed now.
    ``goods``: two bits a kind, as in the rules. ``points``, so far.
    """

    __slots__ = ("fresh", "gold", "goods", "in_hand", "later", "points", "pool", "seeds", "ware")

    def __init__(self) -> None:
        self.pool: list[int] = [0, 0, 0, 0]
        self.ware: list[int] = [0, 0, 0, 0]
        self.later: list[int] = [0, 0, 0, 0]
        self.fresh: list[int] = [0, 0, 0, 0]
        self.seeds: int = 0
        self.in_hand: int = 0
        self.gold: int = 0
        self.goods: int = 0
        self.points: int = 0

    def copy(self) -> Holdings:
        """A copy; no change to either shows in the other."""
        made = Holdings()
        made.pool = self.pool[:]
        made.ware = self.ware[:]
        made.later = self.later[:]
        made.fresh = self.fresh[:]
        made.seeds = self.seeds
        made.in_hand = self.in_hand
        made.gold = self.gold
        made.goods = self.goods
        made.points = self.points
        return made

    def take(self, colour: int, value: int, stored: bool) -> None:
        """Take a die out of the pool or the warehouse."""
        if stored:
            self.ware[colour] -= ONE[value]
        else:
            self.pool[colour] -= ONE[value]

    def rolled(self) -> list[int]:
        """By colour, the rolled dice of pool and warehouse."""
        return [ware + (pool & ~COUNT) for ware, pool in zip(self.ware, self.pool, strict=True)]

    def dice(self, colour: int) -> int:
        """How many dice of a colour there are after clean-up."""
        held = total(self.pool[colour]) + total(self.ware[colour])
        return held + total(self.later[colour]) + self.fresh[colour]


def holdings_of(position: Position, seat: int) -> Holdings:
    """What a seat has in a position."""
    found = Holdings()
    face = position.face
    for colour in range(4):
        at = 4 * seat + colour
        for die in dice_in(colour, position.pool[at]):
            if face[die] & BLOCKED_FACE:
                found.fresh[colour] += 1
            else:
                found.pool[colour] += ONE[face[die] & VALUE]
        for die in dice_in(colour, position.ware[at]):
            if face[die] & BLOCKED_FACE:
                found.later[colour] += ONE[face[die] & VALUE]
            else:
                found.ware[colour] += ONE[face[die] & VALUE]
    own = OWN * seat
    found.gold = position.own[own + GOLD]
    found.in_hand = found.seeds = position.own[own + SEEDS_OWN]
    found.goods = position.own[own + OWNED]
    found.points = position.points_of(seat)
    found.fresh[SKILL] += len(position.resting[seat])
    for entry in position.waiting[seat]:
        item = (entry & ITEM) + SEED
        colour = LIGHT if item == SEED else COLOUR_OF[item]
        value = 0 if item == SEED else face[item] & VALUE
        settle(found, entry >> ITEM_BITS, colour, value, position)
    return found


def settle(
    found: Holdings, field: int, colour: int, value: int, position: Position, times: int = 1
) -> None:
    """Count in what an item on a field brings at clean-up (D5); the item itself is gone.

    ``colour`` and ``value``: those of the item; of a seed any colour, and 0. ``times``: -1 counts
    a die out again.
    """
    if field in (MALT_LIGHT, HOPS_GROW):
        grown = LIGHT if field == MALT_LIGHT else HOPS
        found.fresh[grown] += times if position.supply[grown] else 0
    elif field == MALT_DARK:
        found.fresh[DARK if position.supply[DARK] else LIGHT] += times
    elif field in (MALT_RAISE, HOPS_RAISE):
        found.later[colour] += times * ONE[value + 1]
    elif field == SCHOOL_SKILL:
        found.fresh[SKILL] += position.supply[SKILL] != 0
    elif field == SEEDS_HOPS:
        found.seeds += min(1, position.seeds)
    elif field == SEEDS_DARK:
        found.seeds += min(2, position.seeds)
    elif field == SEEDS_GOLD:
        found.gold += DEPARTMENT_GOLD[colour]


def undo_settling(found: Holdings, field: int, colour: int, value: int, position: Position) -> None:
    """Count out again what :func:`settle` counted in, for an effect that is taken at once (D4.4).

    What the seed department pays is the same then. ``colour`` and ``value``: those of the item.
    """
    if field not in (SEEDS_HOPS, SEEDS_DARK, SEEDS_GOLD):
        settle(found, field, colour, value, position, -1)


def place(
    found: Holdings, field: int, colour: int, value: int, stored: bool, position: Position
) -> None:
    """Place an item; a seed where ``value`` is 0. What a school field rolls is not looked at."""
    if value == 0:
        found.seeds -= 1
        found.in_hand -= 1
    else:
        found.take(colour, value, stored)
    if field in (SCHOOL_REROLL, SCHOOL_EXCHANGE, SCHOOL_SKILL):
        found.fresh[SKILL] += 1
    settle(found, field, colour, value, position)
