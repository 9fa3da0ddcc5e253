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
from functools import partial
from itertools import combinations

from game.ai.levels import BUILDER, LEVELS
from game.session.family.handicap import HEAD_STARTS
from game.session.family.rating.glicko import chance
from game.session.family.rating.strengths import Strengths, Table
from tools.ratings.measuring import Met

STEPS = 2000
"""Of the minorization: each brings the strengths nearer, and so many more than enough."""
ROUNDS = 20
"""Of the fit of a larger table: strengths by turns, then the slope."""
APART = 0.3
"""How far a level plays from its strength in games of two at other tables, in units: the standard
deviation that is taken for granted."""
FARTHEST = 8.0
"""No level is so far from Builder."""
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


class Pairs:
    """Meetings added up by who met: what they say of how strong each level plays."""

    def __init__(self, found: Sequence[Meeting]) -> None:
        added: dict[tuple[str, str], float] = defaultdict(float)
        for each in found:
            added[each.one, each.other] += each.weight * each.score
            added[each.other, each.one] += each.weight * (1 - each.score)
        self._won = [(one, other, won) for (one, other), won in added.items() if one != other]

    def doubt(self, levels: Mapping[str, float]) -> float:
        """How unlikely they are with such strengths: minus the logarithm."""
        return -sum(won * math.log(chance(levels[a] - levels[b])) for a, b, won in self._won)


def table(found: Sequence[Meeting], two: Mapping[str, float]) -> Table:
    """What games of so many seats go by, from their meetings and the strengths in games of ``two``.

    Each level may play stronger or weaker there than by the slope, as far as the games say so
    against a normal distribution of such differences, :data:`APART` wide.
    """
    pairs = Pairs(found)
    part, own = 1.0, dict(two)

    def doubt(level: str, strength: float) -> float:
        tried = own | {level: strength}
        middle = mean(tried) - part * mean(two)
        off = sum((tried[each] - part * two[each] - middle) ** 2 for each in LEVELS)
        return pairs.doubt(tried) + off / (2 * APART**2)

    for _round in range(ROUNDS):
        for level in LEVELS:
            own[level] = least(partial(doubt, level), -FARTHEST, FARTHEST)
        spread = sum((two[level] - mean(two)) ** 2 for level in LEVELS)
        part = sum((two[level] - mean(two)) * own[level] for level in LEVELS) / spread
    told = [
        (own[each.one] - own[each.other], each.margin) for each in found if each.margin is not None
    ]
    shift = mean(two) - mean(own) / part
    placed = {level: round(own[level] / part + shift, 2) for level in LEVELS}
    return Table(placed, round(part, 2), round(points(told), 1))


def mean(levels: Mapping[str, float]) -> float:
    """Of all levels."""
    return sum(levels.values()) / len(levels)


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
    """What a title's ratings go by, from the meetings at its tables, by number of seats."""
    two = strengths(found[2])
    rounded = {level: round(strength, 2) for level, strength in two.items()}
    told = [
        (two[each.one] - two[each.other], each.margin)
        for each in found[2]
        if each.margin is not None
    ]
    tables = {2: Table(rounded, 1.0, round(points(told), 1))}
    return Strengths(
        tables | {seats: table(each, two) for seats, each in found.items() if seats != 2}
    )
