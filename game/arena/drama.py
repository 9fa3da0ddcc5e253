"""How gripping games are: until when they stay open, how often the lead changes, who may choose."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Final

from game.session.statistics import Z_95

DECIDED: Final = 0.9
"""The share of the win from which on a game counts as decided, if it is never less again."""
LEAD: Final = 0.1
"""Somebody takes over the lead whose share of the win is greater than the leader's by so much."""
LATE: Final = 2 / 3
"""So much of a game is over when it is asked whether the lead held."""
FLAT: Final = 1 / 3
"""A game that is decided with so much of it still to go has a flat end."""


@dataclass(frozen=True, slots=True)
class Drama:
    """One game.

    ``to_go``: the share of its turns still to come when the winner's chance had passed
    :data:`DECIDED` for good; 0 where it never did. ``leads``: how often the lead was taken over.
    ``held``: the share of the win that came to whoever was ahead at :data:`LATE`. ``parts``: the
    turns in which a seat was asked to decide, each seat's by itself; ``idle``:
    those of them without a choice (:mod:`game.arena.choices`).
    """

    to_go: float = 0.0
    leads: int = 0
    held: float = 0.0
    parts: int = 0
    idle: int = 0


def turns_after(shares: Sequence[Sequence[float]], winner: int, decided: float) -> int:
    """How many turns were played after a game was decided for good: the last ones, before each of
    which the winner's share of the win was so great. ``shares``: everybody's before each turn."""
    sure = takewhile(lambda share: share[winner] >= decided, reversed(shares))
    return sum(1 for _share in sure)


def to_go(shares: Sequence[Sequence[float]], winners: Sequence[int]) -> float:
    """The share of the turns before each of which the one winner was as good as sure to win.

    ``shares``: everybody's share of the win before each turn. A shared win is open to the end.
    """
    if len(winners) != 1:
        return 0.0
    return turns_after(shares, winners[0], DECIDED) / len(shares)


def lead_changes(shares: Sequence[Sequence[float]]) -> int:
    """How often somebody took over the lead from another; the first who leads takes it over from
    nobody."""
    leader: int | None = None
    count = 0
    for each in shares:
        best = max(range(len(each)), key=each.__getitem__)
        if leader is None:
            second = max(share for seat, share in enumerate(each) if seat != best)
            leader = best if each[best] >= second + LEAD else None
        elif each[best] >= each[leader] + LEAD:
            leader, count = best, count + 1
    return count


def held(shares: Sequence[Sequence[float]], winners: Sequence[int]) -> float:
    """The share of the win of whoever had the best chance when :data:`LATE` of the game was over,
    however small his lead was."""
    late = shares[int(LATE * len(shares))]
    best = max(range(len(late)), key=late.__getitem__)
    return (best in winners) / len(winners)


@dataclass(frozen=True, slots=True)
class Tension:
    """The drama of many games.

    ``to_go``: the mean of :attr:`Drama.to_go`, ``margin`` half of its 95 % interval. ``flat``: the
    share of the games with a flat end. ``leads``: changes of the lead a game. ``held``: the share
    of the games that went to who was ahead late. ``idle``: the share of the turns without a choice.
    """

    games: int
    to_go: float
    margin: float
    flat: float
    leads: float
    held: float
    idle: float


def tension(dramas: Sequence[Drama]) -> Tension:
    """The drama of at least one game."""
    open_for = [drama.to_go for drama in dramas]
    deviation = statistics.stdev(open_for) if len(dramas) > 1 else 0.0
    return Tension(
        games=len(dramas),
        to_go=statistics.fmean(open_for),
        margin=Z_95 * deviation / len(dramas) ** 0.5,
        flat=statistics.fmean(each >= FLAT for each in open_for),
        leads=statistics.fmean(drama.leads for drama in dramas),
        held=statistics.fmean(drama.held for drama in dramas),
        idle=sum(drama.idle for drama in dramas) / (sum(drama.parts for drama in dramas) or 1),
    )
