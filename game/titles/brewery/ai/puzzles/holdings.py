"""What two positions of a challenge must have in common to be one, as values to compare."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from game.rules.brewery.catalogue import COLOUR_OF, COLOURS, SEED
from game.rules.brewery.cleaning import clean_up
from game.rules.brewery.dice import dice_in
from game.rules.brewery.position import ACTING, ITEM, ITEM_BITS, OWN, POINTS, Position
from game.rules.brewery.state import BreweryState
from game.rules.brewery.telling import SILENT

SEAT: Final = 0
"""The only seat of a challenge."""
_SEED_FACE: Final = -1

Faces = tuple[tuple[int, ...], ...]
"""By colour: what the dice of a place show, in rising order."""


def faces(position: Position, place: list[int]) -> Faces:
    """The dice of the pool or the warehouse."""
    shown = position.face
    return tuple(
        [
            tuple(sorted([shown[die] for die in dice_in(colour, place[colour])]))
            for colour in range(len(COLOURS))
        ]
    )


def lying(position: Position) -> Hashable:
    """Everything that can matter later in the round, alike dice being alike."""
    if position.pending != ACTING:
        dice = (tuple(position.pool), tuple(position.ware), tuple(position.face))
        return (position.pending, position.picked, position.waiting[SEAT], dice, *_common(position))
    return (
        faces(position, position.pool),
        faces(position, position.ware),
        tuple(sorted([_waiting(position, entry) for entry in position.waiting[SEAT]])),
        *_common(position),
    )


def _common(position: Position) -> tuple[Hashable, ...]:
    return (
        position.phase,
        position.placed_now,
        position.bought,
        position.row,
        position.word,
        position.out,
        tuple(position.own),
        len(position.resting[SEAT]),
        brewed(position),
    )


def _waiting(position: Position, entry: int) -> tuple[int, int, int]:
    """A field, the colour of what lies on it, and what that shows."""
    item = (entry & ITEM) + SEED
    if item == SEED:
        return (entry >> ITEM_BITS, _SEED_FACE, 0)
    return (entry >> ITEM_BITS, COLOUR_OF[item], position.face[item])


def brewed(position: Position) -> tuple[int, ...]:
    """The recipes brewed and what refined them, in an order of their own."""
    return tuple(sorted(position.brewed[SEAT]))


def settled(position: BreweryState) -> BreweryState:
    """The position once all that waits on fields has taken effect; the same one if nothing does."""
    if not position.waiting[SEAT] and not position.resting[SEAT]:
        return position
    after = position.clone()
    clean_up(after, SILENT)
    return after


def dice_owned(position: Position) -> tuple[int, ...]:
    """By colour: how many dice lie in pool and warehouse."""
    return tuple(
        [
            (position.pool[colour] | position.ware[colour]).bit_count()
            for colour in range(len(COLOURS))
        ]
    )


def points_told(position: Position) -> int:
    """All points by reason, as one number."""
    return position.own[OWN * SEAT + POINTS]
