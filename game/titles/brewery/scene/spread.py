"""Where the dice of a pool lie: in front as they were thrown, elsewhere in a row.

A throw of a round has a spot for every die that a seat owns, and each die has its own there: so
those that stay do not move when others leave or come back.
"""

from __future__ import annotations

from functools import lru_cache

from game.rules.brewery.catalogue import COLOUR_OF, Die
from game.rules.brewery.view import BreweryView
from game.scene.dice import DIE, UP, lying, upright
from game.scene.dice_physics import throw
from game.scene.geometry import add, compose
from game.scene.pose import Pose, turned
from game.scene.throw import Throw
from game.titles.brewery.scene.estates import Estate

FEWEST, STEP = 6, 3
"""A throw has so many spots at least, and grows by so many."""
LARGEST, FULL = 1.2, 0.5
"""Size of dice in the tray as long as there are few, and how much of it all that the seat owns
would cover: some of them are always elsewhere."""
COCKED = 32.0
"""How far a die is tilted that was not rolled yet, in degrees."""


def owned(view: BreweryView, seat: int) -> tuple[Die, ...]:
    """All dice of a seat, by number."""
    return tuple(die for die, owner in enumerate(view.owner) if owner == seat)


def cast(view: BreweryView, seat: int, estate: Estate) -> Throw:
    """The throw of this round into the tray of a seat."""
    count = len(owned(view, seat))
    spots = max(FEWEST, -(-count // STEP) * STEP)
    return throw(estate.floor, spots, view.round * 8 + seat, LARGEST, FULL)


def spots_of(view: BreweryView, seat: int) -> dict[Die, int]:
    """The number of each die's own spot in the throw."""
    dice = owned(view, seat)
    spots = max(FEWEST, -(-len(dice) // STEP) * STEP)
    return _assigned(dice, spots, view.round)


@lru_cache(maxsize=64)
def _assigned(dice: tuple[Die, ...], spots: int, turn: int) -> dict[Die, int]:
    found: dict[Die, int] = {}
    for die in dice:
        spot = (die * 7 + turn * 5) % spots
        while spot in found.values():
            spot = (spot + 1) % spots
        found[die] = spot
    return found


def in_tray(view: BreweryView, seat: int, die: Die, estate: Estate) -> Pose:
    """Where a die of the pool lies in the tray in front: rolled, or cocked where it is not yet."""
    thrown, spot = cast(view, seat, estate), spots_of(view, seat)[die]
    value = view.value[die]
    return thrown.rest(spot, value) if value else cocked(thrown.rest(spot, 1), die)


def cocked(rest: Pose, die: Die) -> Pose:
    """A die that leans on an edge: nobody rolled it yet."""
    lean = compose(turned(UP, (die * 53) % 60 - 30.0), turned((1.0, 0.0, 0.0), COCKED))
    tilt = compose(turned((0.0, 1.0, 0.0), 30.0), upright(1))
    lift = DIE * 0.2 * rest.scale
    return Pose(add(rest.place, (0.0, 0.0, lift)), compose(lean, tilt), rest.scale)


def standing(foot: Pose, value: int, die: Die) -> Pose:
    """A die whose foot is there; one without a value leans on an edge."""
    if value:
        flat = lying(value, foot.place, 0.0, foot.scale)
        return flat._replace(turn=compose(foot.turn, flat.turn))
    flat = lying(1, foot.place, 0.0, foot.scale)
    return cocked(flat._replace(turn=foot.turn), die)


def in_order(dice: tuple[Die, ...], view: BreweryView) -> list[Die]:
    """Dice as they are set out in rows: by colour, the high values first."""
    return sorted(dice, key=lambda die: (COLOUR_OF[die], -view.value[die], die))
