"""What a challenge in the workshop can begin with."""

from __future__ import annotations

import random
from dataclasses import replace

from game.ai.titles import BRAINS
from game.content.challenge import Challenge, Limit
from game.content.document import ContentError
from game.language import _
from game.session.challenges.codes import long_code, read_code
from game.session.challenges.making import LARGEST_SEED, Recipe, made
from game.session.challenges.own_challenges import ready
from game.session.challenges.workpiece import blank
from game.session.code_signs import LONGEST, BadCode
from game.session.titles import play_of
from game.ui.bench import Bench
from game.ui.shelf.titles import BOXES

USUAL_LENGTH = 4
START = 3
"""Of an empty table's limit."""


class CannotBegin(Exception):  # noqa: N818 - a fact about what was asked for
    """There is nothing to begin with; says in a sentence why."""


def empty(title: str, bench: Bench) -> Challenge:
    """An empty table, with the first goal that there is."""
    content = play_of(title).load("classic")
    position = bench.empty(content)
    aim = next(iter(bench.aims(content, position).values()))
    return blank(title, position, aim.goal, Limit(next(iter(aim.units)), START))


def recipes(title: str) -> list[tuple[str, int]]:
    """The kinds that can be made by lot, with how long they are."""
    puzzles = BRAINS[title].puzzles
    dailies = [(daily.kind, daily.length) for daily in puzzles.dailies]
    return dailies or [(kind, USUAL_LENGTH) for kind in puzzles.kinds]


def by_lot(title: str, chance: random.Random) -> Challenge:
    """A challenge that somebody's maker made. Raises CannotBegin."""
    kind, length = chance.choice(recipes(title))
    seed = chance.randrange(LARGEST_SEED)
    return _made(Recipe(title, BRAINS[title].puzzles.version, kind, length, seed))


def of_code(title: str, code: str) -> Challenge:
    """The challenge of a code. Raises CannotBegin."""
    try:
        found = read_code(code)
    except BadCode as error:
        raise CannotBegin(str(error)) from error
    except ContentError as error:
        raise CannotBegin(_("This code tells no challenge.")) from error
    if found.title != title:
        name = BOXES[found.title].name()
        raise CannotBegin(_("This is a challenge of another game: {game}.").format(game=name))
    return _made(found) if isinstance(found, Recipe) else found


def _made(recipe: Recipe) -> Challenge:
    try:
        return replace(made(recipe), name="", idea="", par=1)
    except ValueError as error:
        raise CannotBegin(str(error)) from error


def code_of(challenge: Challenge) -> str:
    """The code of a challenge; "" for one that is too large for any."""
    code = long_code(ready(challenge))
    return code if len(code.replace("-", "")) <= LONGEST else ""
