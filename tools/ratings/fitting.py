"""From games between the levels to what a rating goes by: strengths, slopes and points.

Strengths are those of Bradley and Terry, found by the minorization of Hunter ("MM algorithms for
generalized Bradley-Terry models", Annals of Statistics 32, 2004). The points that multiply the odds
by e are those under which ``margin + start > 0`` is most likely, over starts of both signs.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from game.ai.levels import BUILDER, LEVELS
from game.session.family.handicap import HEAD_STARTS
from game.session.family.rating.glicko import chance
from game.session.family.rating.strengths import Table
from tools.ratings.measuring import Met

STEPS = 2000
"""Of the minorization: each brings the strengths nearer, and so many more than enough."""
NARROW = 1e-3
"""Points that are found so exactly."""


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


def points(found: Sequence[Meeting], levels: Mapping[str, float]) -> float:
    """How many points of a head start multiply the odds of a meeting by e."""
    starts = [sign * start for start in HEAD_STARTS if start for sign in (1, -1)]
    told = [
        (levels[each.one] - levels[each.other], each.margin, start)
        for each in found
        if each.margin is not None
        for start in starts
    ]

    def doubt(value: float) -> float:
        return -sum(
            math.log(chance(math.copysign(1.0, margin + start) * (ahead + start / value)))
            for ahead, margin, start in told
            if margin + start
        )

    low, high = 1.0, 60.0
    while high - low > NARROW:
        third = (high - low) / 3
        low, high = (
            (low, high - third) if doubt(low + third) < doubt(high - third) else (low + third, high)
        )
    return (low + high) / 2


def slope(levels: Mapping[str, float], two: Mapping[str, float]) -> float:
    """How much of a difference in a game of two is left at a larger table, by least squares."""
    pairs = [(two[level] - mean(two), levels[level] - mean(levels)) for level in LEVELS]
    return sum(x * y for x, y in pairs) / sum(x * x for x, _y in pairs)


def mean(levels: Mapping[str, float]) -> float:
    """Of all levels."""
    return sum(levels.values()) / len(levels)


def tables(found: Mapping[int, Sequence[Meeting]]) -> dict[int, Table]:
    """What a title's ratings go by, from the meetings at its tables, by number of seats."""
    told = {seats: strengths(each) for seats, each in found.items()}
    two = told[2]
    made = {}
    for seats, levels in told.items():
        part = slope(levels, two)
        shift = mean(two) - mean(levels) / part
        placed = {level: round(value / part + shift, 2) for level, value in levels.items()}
        made[seats] = Table(placed, round(part, 2), round(points(found[seats], levels), 1))
    return made
