"""The challenge of a day: made from its date, proven before anybody sees it, the same everywhere.

No clock is read and nothing is fetched: whoever knows the date has the challenge. Its difficulty
goes by the day of the week, easy on Monday, hard on Sunday, and is measured as that of any other:
how often somebody who sees one turn ahead reaches par.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from hashlib import blake2b
from typing import Final

from game.ai.puzzles.grading import reached_ahead
from game.ai.puzzles.task import Daily, TooMany
from game.ai.titles import BRAINS
from game.content.challenge import Challenge
from game.session.challenges.beginning import begin, kind_of, task_of
from game.session.challenges.making import Recipe, made, proven

VERSION: Final = 1
"""Of the way from a date to a challenge: another one makes other dailies."""
TRIES: Final = 24
"""Challenges made for a day at the most."""
LOOKS: Final = 8
"""Tries of who looks one turn ahead."""
MOST_SOLUTIONS: Final = 12


def has_dailies(title: str) -> bool:
    """Whether the title has a challenge a day."""
    return bool(BRAINS[title].puzzles.dailies)


def recipe_of(title: str, day: date, number: int) -> Recipe:
    """The ``number``-th challenge that is made for a day, from 0."""
    puzzles = BRAINS[title].puzzles
    key = f"cubewright daily {VERSION} {title} {day.isoformat()} {number}"
    seed = int.from_bytes(blake2b(key.encode(), digest_size=4).digest(), "big")
    asked = _asked(title, day)
    return Recipe(title, puzzles.version, asked.kind, asked.length, seed)


def daily(title: str, day: date) -> tuple[Recipe, Challenge]:
    """The challenge of ``day``, proven, and what it was made of.

    The first that is as hard as its day of the week asks; the nearest where none of
    :data:`TRIES` is. Raises ValueError for a title that has none.
    """
    asked = _asked(title, day)
    nearest: tuple[int, Recipe, Challenge] | None = None
    for number in range(TRIES):
        recipe = recipe_of(title, day, number)
        try:
            challenge = proven(made(recipe), asked.nodes)
        except (TooMany, ValueError):
            continue
        off = _off(challenge, asked)
        if off is None:
            continue
        if nearest is None or off < nearest[0]:
            nearest = (off, recipe, challenge)
        if off == 0:
            break
    if nearest is None:
        raise ValueError(f"no challenge for {title} on {day}")
    _off_by, recipe, challenge = nearest
    name = day.isoformat()
    return recipe, replace(challenge, id=name, name=name)


def _asked(title: str, day: date) -> Daily:
    dailies = BRAINS[title].puzzles.dailies
    if not dailies:
        raise ValueError(f"{title} has no dailies")
    return dailies[day.weekday() % len(dailies)]


def _off(challenge: Challenge, asked: Daily) -> int | None:
    """How far a challenge is from what is asked, in tries; None: it is none."""
    state = begin(challenge, challenge.name).snapshot()
    task = task_of(challenge, state)
    if challenge.proof is None or task.worth(state) == challenge.par:
        return None
    if challenge.proof.solutions > MOST_SOLUTIONS:
        return LOOKS
    kind = kind_of(challenge)
    seen, single = kind.seen(task), kind.single
    reached = reached_ahead(state, seen, challenge.par, LOOKS, single=single)
    return max(asked.least - reached, reached - asked.most, 0)
