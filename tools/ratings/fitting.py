"""From games between the levels to what a rating goes by: strengths, slopes and points.

Strengths are those of Bradley and Terry, found by the minorization of Hunter ("MM algorithms for
generalized Bradley-Terry models", Annals of Statistics 32, 2004). The points that multiply the odds
by e are those under which ``margin + start > 0`` is most likely, over starts of both signs.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from game.ai.levels import BUILDER, LEVELS
from game.session.family.handicap import HEAD_STARTS
from game.session.family.rating.glicko import chance
from game.session.family.rating.strengths import Strengths, Table
from tools.ratings.measuring import Met

STEPS = 2000
"""Of the minorization: each brings the strengths nearer, and so many more than enough."""
NARROW = 1e-3
"""What is looked for is found so exactly."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two who sat at a table: how many points the first had more, and the score, 0, ½ or 1.

    ``weight``: so many results it is; of several the score is their mean, and ``margin`` None.
    """

    one: str
    other: str
    margin: int | None
    score: float
    weight: float


def meetings(games: Sequence[Met]) -> Iterator[Meeting]:
    """All meetings of two in some games, those of equals included."""
    for game in games:
        for one, other in combinations(range(len(game.agents)), 2):
            margin = game.scores[one] - game.scores[other]
            ranks = [(game.scores[seat], seat in game.winners) for seat in (one, other)]
            score = 0.5 if ranks[0] == ranks[1] else float(ranks[0] > ranks[1])
            pair = (game.agents[one], game.agents[other])
            yield Meeting(*pair, margin, score, 2 / len(game.agents))


def strengths(found: Sequence[Meeting]) -> dict[str, float]:
    """How strong each level plays in natural units, *Builder* 0."""
    won: dict[str, float] = defaultdict(float)
    met: dict[tuple[str, str], float] = defaultdict(float)
    for each in found:
        if each.one != each.other:
            won[each.one] += each.weight * each.score
            won[each.other] += each.weight * (1 - each.score)
            met[each.one, each.other] += each.weight
            met[each.other, each.one] += each.weight
    worth = dict.fromkeys(LEVELS, 1.0)
    for _step in range(STEPS):
        worth = {
            level: won[level]
            / sum(
                met[level, other] / (worth[level] + worth[other])
                for other in LEVELS
                if met[level, other]
            )
            for level in LEVELS
        }
    return {level: math.log(worth[level] / worth[BUILDER]) for level in LEVELS}


def table(found: Sequence[Meeting], levels: Mapping[str, float]) -> Table:
    """What games of so many seats go by, from their meetings and the strengths in games of two."""

    def ahead(each: Meeting) -> float:
        return levels[each.one] - levels[each.other]

    def doubt(slope: float) -> float:
        return -sum(
            each.weight
            * (
                each.score * math.log(chance(slope * ahead(each)))
                + (1 - each.score) * math.log(chance(-slope * ahead(each)))
            )
            for each in found
        )

    slope = least(doubt, 0.2, 2.0)
    told = [(slope * ahead(each), each.margin) for each in found if each.margin is not None]
    return Table(round(slope, 2), round(points(told), 1))


def points(told: Sequence[tuple[float, int]]) -> float:
    """How many points of a head start multiply the odds of a meeting by e; ``told``: how far ahead
    the first is, in strength, and by how many points it ended ahead."""
    starts = [sign * start for start in HEAD_STARTS if start for sign in (1, -1)]

    def doubt(value: float) -> float:
        return -sum(
            math.log(chance(math.copysign(1.0, margin + start) * (ahead + start / value)))
            for ahead, margin in told
            for start in starts
            if margin + start
        )

    return least(doubt, 1.0, 60.0)


def least(of: Callable[[float], float], low: float, high: float) -> float:
    """Where a function with one valley is least."""
    while high - low > NARROW:
        third = (high - low) / 3
        if of(low + third) < of(high - third):
            high -= third
        else:
            low += third
    return (low + high) / 2


def fitted(found: Mapping[int, Sequence[Meeting]]) -> Strengths:
    """What a title's ratings go by, from the meetings at its tables, by number of seats.

    Strengths are those of games of two, of which there are most; of larger tables one number tells
    how much they count there.
    """
    levels = strengths(found[2])
    tables = {seats: table(each, levels) for seats, each in found.items()}
    rounded = {level: round(strength, 2) for level, strength in levels.items()}
    return Strengths(rounded, {**tables, 2: Table(1.0, tables[2].points)})
