"""Dice of one colour as a packed count: how many of them show each value, four bits a value.

Value 0 stands for dice that are not rolled. What the valuation asks of such counts again and again
- which dice a recipe takes, with what chance a roll fills what is missing - is worked out once.
"""

from __future__ import annotations

from math import comb
from typing import Final

BITS: Final = 4
COUNT: Final = 15
ONE: Final[tuple[int, ...]] = tuple([1 << BITS * value for value in range(7)])
"""By value: one die that shows it."""
SIX: Final = 6
LACKING: Final = -1
"""In place of the dice taken: there are none that suffice."""
_KEPT: Final = 100_000
"""Answers kept at once."""
_MOST: Final = 15

Least = tuple[int, ...]
"""The least values that a recipe asks of one colour, the highest first."""
_NUMBERS: Final[dict[Least, int]] = {}
_LEAST: Final[list[Least]] = []
_taken: Final[dict[int, int]] = {}
_filled: Final[dict[int, float]] = {}
_rolled: Final[dict[tuple[Least, int], float]] = {}


def total(dice: int) -> int:
    """How many dice there are, rolled or not."""
    count = 0
    while dice:
        count += dice & COUNT
        dice >>= BITS
    return count


def values(dice: int) -> list[int]:
    """What the rolled dice show, ascending."""
    found: list[int] = []
    for value in range(1, SIX + 1):
        found += [value] * (dice >> BITS * value & COUNT)
    return found


def need_number(least: Least) -> int:
    """The number by which what a recipe asks of a colour is known here."""
    number = _NUMBERS.get(least)
    if number is None:
        number = _NUMBERS[least] = len(_LEAST)
        _LEAST.append(least)
    return number


def taken(dice: int, need: int) -> int:
    """Which of the dice a recipe takes, the lowest that suffice (D7), or :data:`LACKING`."""
    key = dice << 8 | need
    known = _taken.get(key)
    if known is None:
        if len(_taken) > _KEPT:
            _taken.clear()
        used, missing = _assigned(dice, _LEAST[need])
        known = _taken[key] = LACKING if missing else used
    return known


def chance(dice: int, need: int, rolls: int) -> float:
    """With what chance dice that lie ready and ``rolls`` dice to be rolled fill a need."""
    key = (dice << 8 | need) << BITS | min(rolls, _MOST)
    known = _filled.get(key)
    if known is None:
        if len(_filled) > _KEPT:
            _filled.clear()
        missing = _assigned(dice, _LEAST[need])[1]
        known = _filled[key] = roll_chance(tuple(missing), min(rolls, _MOST))
    return known


def missing_of(dice: int, least: Least) -> list[int]:
    """The least values of the slots that the dice leave open."""
    return _assigned(dice, least)[1]


def taken_for(dice: int, least: Least) -> int:
    """The dice that fill these slots, the lowest that suffice; 0 where they don't fill them all."""
    used, missing = _assigned(dice, least)
    return 0 if missing else used


def _assigned(dice: int, least: Least) -> tuple[int, list[int]]:
    """The dice that fill slots, from the highest least value on, and the slots left open."""
    used = 0
    missing: list[int] = []
    left = dice
    for needed in least:
        value = needed
        while value <= SIX and not left >> BITS * value & COUNT:
            value += 1
        if value > SIX:
            missing.append(needed)
        else:
            left -= ONE[value]
            used += ONE[value]
    return used, missing


def roll_chance(least: Least, rolls: int) -> float:
    """With what chance so many dice, rolled at once, fill slots with these least values."""
    known = _rolled.get((least, rolls))
    if known is None:
        known = _rolled[least, rolls] = _computed(least, rolls)
    return known


def _computed(least: Least, rolls: int) -> float:
    """Value by value from the top: enough dice must show at least what is asked."""
    ways = [1.0] + [0.0] * rolls
    for value in range(SIX, 0, -1):
        needed = sum([asked >= value for asked in least])
        share = 1.0 / value
        after = [0.0] * (rolls + 1)
        for shown, way in enumerate(ways):
            if way:
                for more in range(max(0, needed - shown), rolls - shown + 1):
                    part = comb(rolls - shown, more) * share**more
                    after[shown + more] += way * part * (1 - share) ** (rolls - shown - more)
        ways = after
    return sum(ways)
