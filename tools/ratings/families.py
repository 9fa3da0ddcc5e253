"""Families whose strength is known, at their games: do their ratings come out so?

Somebody's points are the strength as it counts at the table, and noise, normally distributed, which
is not quite what the ratings take for granted; they are whole, so there are ties.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from game.ai.levels import LEVELS
from game.session.family.handicap import HEAD_STARTS
from game.session.family.rating.bands import LIKELY, WHOLE, band, between
from game.session.family.rating.games import Game, Sitter
from game.session.family.rating.glicko import Rating
from game.session.family.rating.progress import progress
from game.session.family.rating.strengths import Strengths, Table
from tools.ratings.measuring import Met

PEOPLE = 4
BEYOND = 0.5
"""People may be so much weaker than the weakest level, and stronger than the strongest."""
APART = 0.5
"""Who is so much stronger than somebody should be told to be so: it wins 62 of 100 games."""
LOOKS = (10, 30, 100)
"""After so many games each, ratings are looked at."""
MOST_GAMES = LOOKS[-1]
LIKENESS = 1.702
"""A normal distribution so wide is nowhere more than 0.01 from the logistic one (Haley 1952)."""


@dataclass(frozen=True, slots=True)
class Habits:
    """How a family plays. ``counts``: how many seats, each as likely; ``people``: so many of them
    are people, as far as there are seats; ``starts``: with head starts; ``learned``: how much
    stronger everybody becomes in :data:`MOST_GAMES` games."""

    name: str
    counts: tuple[int, ...] = (2,)
    people: tuple[int, ...] = (1,)
    starts: bool = False
    learned: float = 0.0


HABITS = (
    Habits("games of two against the house"),
    Habits("games of four, one of them a person", (4,)),
    Habits("games of two to four, one or two of them people", (2, 3, 4), (1, 2)),
    Habits("the same with head starts", (2, 3, 4), (1, 2), starts=True),
    Habits("games of two, half of them against one another", (2,), (1, 2)),
    Habits("games of two, nine of ten against one another", (2,), (2,) * 9 + (1,)),
    Habits("games of four, three of them people", (4,), (3,)),
    Habits("games of two, everybody a unit stronger at the end", learned=1.0),
)


@dataclass
class Tally:
    """What came out, after so many games each: how often something was so, of how often."""

    counted: dict[str, list[int]] = field(default_factory=dict)

    def note(self, what: str, *, true: bool) -> None:
        """Count one more."""
        found = self.counted.setdefault(what, [0, 0])
        found[0] += true
        found[1] += 1

    def share(self, what: str) -> float:
        """How often it was so."""
        true, of = self.counted[what]
        return true / of


def sitting(
    who: Sequence[tuple[str, str, float, int]], table: Table, chance: random.Random
) -> tuple[Sitter, ...]:
    """A game of these: person, level, strength, head start."""
    spread = table.points * LIKENESS / math.sqrt(2)
    points = [
        round(chance.gauss(table.slope * strength * table.points, spread)) + start
        for _person, _level, strength, start in who
    ]
    return tuple(
        Sitter(person, level, start, hints=False, rank=(told, int(told == max(points))))
        for (person, level, _strength, start), told in zip(who, points, strict=True)
    )


def evenings(
    habits: Habits, strengths: Strengths, true: Callable[[int, int], float], chance: random.Random
) -> Iterator[Game]:
    """Games until everybody has had :data:`MOST_GAMES`; ``true``: how strong somebody is by his
    games so far."""
    had = [0] * PEOPLE
    while min(had) < MOST_GAMES:
        seats = chance.choice(habits.counts)
        table = strengths.tables[seats]
        fewest = sorted(range(PEOPLE), key=lambda person: (had[person], chance.random()))
        people = fewest[: min(chance.choice(habits.people), seats)]
        who = []
        for person in people:
            start = chance.choice(HEAD_STARTS) if habits.starts else 0
            who.append((str(person), "", true(person, had[person]), start))
            had[person] += 1
        levels = table.levels
        near = sorted(levels, key=lambda level: abs(levels[level] - who[0][2]))[:3]
        for _seat in range(seats - len(people)):
            level = chance.choice(near)
            who.append(("", level, levels[level], 0))
        yield Game(0, sitting(who, table, chance))


def family(habits: Habits, strengths: Strengths, seed: int, tallies: dict[int, Tally]) -> None:
    """Let a family play, and note what its ratings say after 10, 30 and 100 games each."""
    chance = random.Random(seed)
    heights = [value for _level, value in strengths.rungs]
    begins = [chance.uniform(heights[0] - BEYOND, heights[-1] + BEYOND) for _ in range(PEOPLE)]

    def true(person: int, games: int) -> float:
        return begins[person] + habits.learned * min(games, MOST_GAMES) / MOST_GAMES

    ways = progress(evenings(habits, strengths, true, chance), strengths)
    for look in LOOKS:
        told = [ways[str(person)].ratings[look - 1] for person in range(PEOPLE)]
        now = [true(person, look) for person in range(PEOPLE)]
        for rating, strength in zip(told, now, strict=True):
            _note(rating, strength, strengths, tallies[look])
        for one, other in combinations(range(PEOPLE), 2):
            if abs(now[one] - now[other]) >= APART:
                right = (told[one].strength > told[other].strength) == (now[one] > now[other])
                tallies[look].note("in order", true=right)


def _note(rating: Rating, strength: float, strengths: Strengths, tally: Tally) -> None:
    at = strengths.height(strength)
    for name, deviations in (("95 % band", WHOLE), ("80 % band", LIKELY)):
        found = band(rating, strengths, deviations)
        tally.note(name, true=found.low <= at <= found.high)
    tally.note("words", true=words_hold(rating, at, strengths))


def words_hold(rating: Rating, at: float, strengths: Strengths) -> bool:
    """Whether what is said of a rating is true of somebody who stands at that height."""
    said = between(band(rating, strengths, LIKELY), strengths)
    order = [level for level, _strength in strengths.rungs]
    low = order.index(said.low) if said.low else -math.inf
    high = order.index(said.high) if said.high else math.inf
    if low == high:
        return abs(at - low) <= 0.5
    return low <= at <= high


def levels_as_people(games: Sequence[Met], strengths: Strengths, look: int, tally: Tally) -> None:
    """Let each level of some real games be a person whom nobody knows, game by game, anew after
    every ``look`` games; note what the ratings say of it then."""
    for level in LEVELS:
        played = [_sat(game, level) for game in games if game.agents.count(level) == 1]
        for start in range(0, len(played) - look + 1, look):
            [way] = progress(played[start : start + look], strengths).values()
            table = strengths.tables[len(played[start].seats)]
            _note(way.ratings[-1], table.levels[level], strengths, tally)


def _sat(game: Met, person: str) -> Game:
    """A game between levels, one of whom is taken for a person."""
    return Game(
        0,
        tuple(
            Sitter(
                agent if agent == person else "",
                "" if agent == person else agent,
                0,
                hints=False,
                rank=(points, int(seat in game.winners)),
            )
            for seat, (agent, points) in enumerate(zip(game.agents, game.scores, strict=True))
        ),
    )


def coverage(habits: Habits, strengths: Strengths, families: int, seed: int) -> dict[int, Tally]:
    """What came out for so many families of these habits."""
    tallies = {look: Tally() for look in LOOKS}
    for number in range(families):
        family(habits, strengths, seed + number, tallies)
    return tallies
