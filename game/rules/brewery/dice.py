"""What a die shows and what lies under it, as one small number, and sets of dice as bits.

A *face* is a die's value (0: not rolled) with its marks: :data:`BLOCKED_FACE` and
:data:`PROTECTED_FACE` for a token under it, and :data:`RAISED_FACE` for each raise by a token (D8).
Dice of one place, colour and face are alike. A *set* of dice of one colour has a bit for each.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.brewery.catalogue import COLOUR_OF, DICE, DICE_OF, FIRST_OF

VALUE: Final = 7
"""The bits of a face that are the value."""
BLOCKED_FACE: Final = 8
PROTECTED_FACE: Final = 16
TOKEN_FACE: Final = BLOCKED_FACE | PROTECTED_FACE
"""The bits of a token that lies under the die; there is one at the most."""
RAISED_FACE: Final = 32
"""Once for each raise: the value falls back by so many at the round's end."""
RAISES: Final = 5
"""How far to shift a face for the number of its raises."""
SIX: Final = 6

BIT: Final[tuple[int, ...]] = tuple([1 << die - FIRST_OF[COLOUR_OF[die]] for die in range(DICE)])
"""By die: its bit in the sets of its colour."""
ALL_OF: Final[tuple[int, ...]] = tuple([(1 << count) - 1 for count in DICE_OF])
"""By colour: the set of all its dice."""
_DICE: Final[list[list[tuple[int, ...]]]] = [[()] * (1 << count) for count in DICE_OF]


def dice_in(colour: int, dice: int) -> tuple[int, ...]:
    """The numbers of the dice of a set, ascending."""
    known = _DICE[colour][dice]
    if not known and dice:
        first = FIRST_OF[colour]
        known = tuple([first + at for at in range(DICE_OF[colour]) if dice >> at & 1])
        _DICE[colour][dice] = known
    return known


def lowest(colour: int, dice: int) -> int:
    """The die of the lowest number in a set that is not empty."""
    return FIRST_OF[colour] + (dice & -dice).bit_length() - 1


STEP: Final = 5
"""Bits of each count of a strength."""
_FULL: Final = 16
AT_LEAST: Final[tuple[int, ...]] = tuple(
    [sum([1 << STEP * level for level in range(value)]) for value in range(SIX + 1)]
)
"""By value: the strength of one die. A *strength* counts, for each value from 1 to 6, the dice of
a colour that show at least that."""
GUARDS: Final = sum([_FULL << STEP * level for level in range(SIX)])
"""A bit above each count of a strength, which stays 0."""


def covers(strength: int, need: int) -> bool:
    """Whether dice of a strength fill slots that need one: none of its counts is lower."""
    return ((strength | GUARDS) - need) & GUARDS == GUARDS


def need_of(least: Sequence[int]) -> int:
    """The strength that slots with these least values need."""
    need = 0
    for value in least:
        need += AT_LEAST[value]
    return need
