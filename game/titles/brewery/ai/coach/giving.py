"""What a placing gives away: a die for seeds or gold, or what this very round brings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.ai.coach.advice import UNDOES, Reason
from game.rules.brewery.catalogue import (
    COLOUR_OF,
    DARK,
    HOPS,
    HOPS_GROW,
    LIGHT,
    MALT_DARK,
    MALT_LIGHT,
    SCHOOL_SKILL,
    SEED,
    SEEDS_DARK,
    SEEDS_GOLD,
    SEEDS_HOPS,
    SKILL,
)
from game.rules.brewery.cleaning import DIE_POINTS
from game.rules.brewery.moves import Place
from game.rules.brewery.position import ITEM, ITEM_BITS, Position
from game.titles.brewery.ai.cards import HALF
from game.titles.brewery.ai.coach.reasons import told
from game.titles.brewery.ai.holdings import DEPARTMENT_GOLD

_COMES: Final[Mapping[int, int]] = {
    MALT_LIGHT: LIGHT,
    MALT_DARK: DARK,
    HOPS_GROW: HOPS,
    SCHOOL_SKILL: SKILL,
}
"""By field: the colour of the die that comes by it."""
_GOES: Final = frozenset({SEEDS_HOPS, SEEDS_DARK, SEEDS_GOLD})
"""The fields on which a die is given away (D5.4)."""


def costs(position: Position, seat: int, move: Place) -> Reason | None:
    """What is to be known of a die that is given away, if there is something (D5.4, D10)."""
    if move.item == SEED:
        return None
    colour = COLOUR_OF[move.item]
    if (swapped := _swapped(position, seat, move)) >= 0:
        return told(UNDOES, colour=swapped)
    if move.field not in _GOES:
        return None
    paid = HALF * DEPARTMENT_GOLD[colour] if move.field == SEEDS_GOLD else 0
    return told("counts_less", points=DIE_POINTS[colour]) if DIE_POINTS[colour] > paid else None


def gives_away(move: Place) -> bool:
    """Whether a die goes to the supply for good (D5.4)."""
    return move.item != SEED and move.field in _GOES


def _swapped(position: Position, seat: int, move: Place) -> int:
    """The colour of which one die comes by what waits on the own fields and another goes by the
    move, or the other way round; -1: none."""
    for entry in position.waiting[seat]:
        field, item = entry >> ITEM_BITS, (entry & ITEM) + SEED
        goes = COLOUR_OF[item] if field in _GOES and item != SEED else -1
        if move.field in _GOES and _COMES.get(field) == COLOUR_OF[move.item]:
            return COLOUR_OF[move.item]
        if goes >= 0 and _COMES.get(move.field) == goes:
            return goes
    return -1
