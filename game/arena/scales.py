"""What the arena asks of a title: what to write down of its games, what that says of content."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from game.arena.contest import Bout
from game.session.match import Match


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured value and its bounds; None: there is no bound on that side.

    ``margin``: half the width of its 95 % interval, where that is worth knowing.
    """

    name: str
    value: float
    least: float | None = None
    most: float | None = None
    margin: float = 0.0

    @property
    def holds(self) -> bool:
        """Whether the value keeps to its bounds."""
        return (self.least is None or self.value >= self.least) and (
            self.most is None or self.value <= self.most
        )


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of figures: what they say, in words, and how their values are written.

    ``ordered``: by value, not as they come. ``ids``: they are called by ids of the content.
    """

    heading: Callable[[], str]
    written: str = ".1%"
    ordered: bool = False
    ids: bool = False


class Weighed(NamedTuple):
    """What games say: figures by kind, and further means by name."""

    figures: dict[str, tuple[Figure, ...]]
    means: dict[str, float]


@dataclass(frozen=True, slots=True)
class Scales:
    """How the content of a title is weighed by the games of equal agents.

    ``notes_of``: what is written down of a game that is over, as frozen plain data of the type
    ``notes``. ``weigh``: the figures of games, all with notes, and their content. ``kinds`` and
    ``means`` say of each kind and each mean what it is, in the order to show them.
    """

    notes: type[Any]
    notes_of: Callable[[Match], Any]
    weigh: Callable[[Sequence[Bout], Any], Weighed]
    kinds: Mapping[str, Kind]
    means: Mapping[str, Callable[[], str]]


def shares_of_seats(games: Sequence[Bout]) -> tuple[Figure, ...]:
    """The shares of the wins, the first seat to play first."""
    return tuple(
        Figure(f"seat {seat + 1}", statistics.fmean(game.win(seat) for game in games))
        for seat in range(len(games[0].scores))
    )
