"""Quick town, a named option of our own: a town in fifteen or sixteen rounds.

- Q1: the phases turn by the clock, too: each lasts four rounds at the most, with two players, who
  play three phases, five. A phase that is over sooner (T10) gives its rounds to the next.
- Q2: the last round is the sixteenth, with two players the fifteenth, whatever still stands.
- Q3: the skyline: at the end each tower that still stands brings whoever built it its height once
  more. Towers of the map bring nobody anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.core import Option
from game.rules.towers.catalogue import Colour
from game.rules.towers.position import LAST_PHASE
from game.rules.towers.view import TowersView

QUICK_TOWN: Final = Option("quick_town", late=True)
"""The game's option. Everything it doesn't speak of is as without it."""
TWO: Final = 2
PACE: Final = 4
PACE_OF_TWO: Final = 5


def first_phase(seats: int) -> int:
    """The phase in which a game begins (T1.5, T12); one seat alone plays as with two."""
    return 1 if seats > TWO else 2


def pace(seats: int) -> int:
    """How many rounds a phase lasts at the most (Q1)."""
    return PACE if seats > TWO else PACE_OF_TWO


def quick_rounds(seats: int) -> int:
    """The last round (Q2)."""
    return pace(seats) * (LAST_PHASE + 1 - first_phase(seats))


def phase_by_clock(number: int, seats: int) -> int:
    """The phase that has begun in a round at the latest (Q1)."""
    return min(LAST_PHASE, first_phase(seats) + (number - 1) // pace(seats))


def strikes_at(phase: int, seats: int) -> int:
    """The round in which a phase begins at the latest (Q1)."""
    return 1 + pace(seats) * (phase - first_phase(seats))


def due_at_end(view: TowersView) -> tuple[int, ...]:
    """By seat, the points that the end would bring besides those there are, if it came now (Q3).

    They are known to everybody; none by the published rules, and none once the end has come.
    """
    seats = len(view.players)
    if not view.quick or view.ended:
        return (0,) * seats
    return tuple(skyline(view.towers, view.builders, seats))


def skyline(
    towers: Sequence[Sequence[Colour]], builders: Sequence[int | None], seats: int
) -> list[int]:
    """By seat, what the towers that it built and that stand would bring it now (Q3).

    ``towers``: by field, the blocks of the tower there; ``builders``: by field, who built it.
    """
    found = [0] * seats
    for tower, builder in zip(towers, builders, strict=True):
        if builder is not None:
            found[builder] += len(tower)
    return found
