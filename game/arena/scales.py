"""What the arena asks of a title: what to write down of its games, what that says of content."""

from __future__ import annotations

import statistics
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from game.arena.contest import Bout
from game.session.match import Match

LONG: Final = 0.95
"""The part of the games that are no longer than a long one, or no shorter than a short one."""


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


def lengths(rounds: Sequence[int]) -> tuple[Figure, ...]:
    """How many rounds short, middling and long games have."""
    ranked = sorted(rounds)
    late = min(len(ranked) - 1, int(LONG * len(ranked)))
    return (
        Figure("95 % have at least", ranked[len(ranked) - 1 - late]),
        Figure("median", statistics.median(ranked)),
        Figure("95 % have at most", ranked[late]),
    )


def summed(kinds: Iterable[Mapping[str, int]]) -> dict[str, int]:
    """By kind, what several games had together."""
    found: dict[str, int] = defaultdict(int)
    for each in kinds:
        for name, count in each.items():
            found[name] += count
    return dict(found)


def totals(kinds: Iterable[Mapping[str, tuple[int, ...]]]) -> dict[str, int]:
    """The same of what is known by seat: everybody's together."""
    return summed({name: sum(by_seat) for name, by_seat in each.items()} for each in kinds)


def shares(counts: Mapping[str, int], words: str = "{name}") -> tuple[Figure, ...]:
    """Each kind's share of them all."""
    total = sum(counts.values()) or 1
    return tuple(Figure(words.format(name=name), n / total) for name, n in counts.items())
