"""Challenges made by lot, the same on every machine: by a kind's maker, from a seed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from game.ai.titles import BRAINS
from game.content.challenge import LONGEST, Challenge, Worth
from game.content.packs import USUAL
from game.language import _
from game.rules.chance import Dealer
from game.session.challenges.beginning import begin, task_of
from game.session.challenges.proving import proof_of, prove
from game.session.challenges.workpiece import blank
from game.session.titles import play_of

LARGEST_SEED: Final = (1 << 32) - 1
_APART: Final = 10
"""Two marks are so many parts of par apart."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """What a maker makes: by which ``version`` of the title's puzzles, of which ``kind``, how long,
    from which seed (:data:`LARGEST_SEED` at the most)."""

    title: str
    version: int
    kind: str
    length: int
    seed: int


def made(recipe: Recipe, pack: str = USUAL) -> Challenge:
    """The challenge of ``recipe``, in which nothing is proven yet.

    Raises ValueError for another version's recipe, or a kind or length that isn't made.
    """
    puzzles = BRAINS[recipe.title].puzzles
    if recipe.version != puzzles.version:
        raise ValueError(_("This was made by another version of the game."))
    sound = 1 <= recipe.length <= LONGEST and 0 <= recipe.seed <= LARGEST_SEED
    if recipe.kind not in puzzles.kinds or not sound:
        raise ValueError(_("No challenge is made of that."))
    content = play_of(recipe.title).load(pack)
    try:
        draft = puzzles.kinds[recipe.kind].make(content, Dealer(recipe.seed), recipe.length)
    except (LookupError, StopIteration) as error:  # the maker finds nothing of such a length
        raise ValueError(_("No challenge is made of that.")) from error
    name = f"{recipe.kind}-{recipe.length}-{recipe.seed}"
    whole = blank(recipe.title, draft.position, draft.goal, draft.limit, pack)
    return replace(whole, id=name, name=name, idea=name, par=0, file=Path(name))


def proven(challenge: Challenge, nodes: int, *, measured: bool = False) -> Challenge:
    """The challenge with its par, marks for stars and proof.

    Raises TooMany; ValueError where the goal can't be reached.
    """
    found = proof_of(challenge, prove(challenge, nodes), measured=measured)
    task = task_of(found, begin(found, found.name).snapshot())
    return replace(found, stars=marks_for(found.par, fewest=task.fewest))


def marks_for(par: Worth, *, fewest: bool) -> tuple[Worth, ...]:
    """Two marks before par, about a tenth and a fifth of it apart, but at least 1.

    A chance has none: how near two chances lie, their challenge alone knows.
    """
    if par != int(par):
        return ()
    step = max(int(par) // _APART, 1)
    marks = (par + 2 * step, par + step) if fewest else (par - 2 * step, par - step)
    return tuple(mark for mark in marks if mark > 0)
