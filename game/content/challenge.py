"""A challenge as its file tells it: a position without luck, a goal, a limit, and a proven par.

Challenges lie in ``levels/<title>/challenges``, a file each, in the order of their names. The
reader judges the form of a file; what the goal means, and whether par is what can be had, the
title's puzzles say (:mod:`game.ai.puzzles.task`, :mod:`game.session.challenges.soundness`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING

from game.rules.core import OptionValue

if TYPE_CHECKING:
    from game.content.document import Node

Data = Mapping[str, object]
"""Plain data, as records have it."""
Worth = int | Fraction
"""What a goal counts: pieces, points, or a chance as a fraction."""
GRADES = 4
"""From 1, for newcomers, up."""
STARS = 3
"""At the most; so many are for par."""
HINTS = 2
"""Where to look, and which action; the move itself is the solution's."""
LONGEST = 20
"""Of whatever a limit counts: nobody looks further ahead, and no prover could."""
MOST_MOVES = 60
"""Of a solution."""


@dataclass(frozen=True, slots=True)
class Limit:
    """How much may be spent: ``count`` of a ``unit`` (``actions``, ``builds``, ``turns``)."""

    unit: str
    count: int


@dataclass(frozen=True, slots=True)
class Measured:
    """How hard it is, in hundredths: how many tries of players who know the goal reach par, and how
    many first turns keep it.

    ``ahead``: who tries out every way to spend one unit of the limit; ``greedy``: who takes the
    move that is worth most at once.
    """

    ahead: int
    greedy: int
    first: int


@dataclass(frozen=True, slots=True)
class Proof:
    """What was proven, by which ``prover`` (its version), of which ``pack`` (its digest).

    ``nodes``: positions that were looked at; ``solutions``: how many differ in the pieces that they
    use; ``moves``: one of them, as records have it; ``measured``: how hard it is, if that is known.
    """

    prover: int
    pack: str
    nodes: int
    solutions: int
    moves: tuple[Data, ...]
    measured: Measured | None = None


@dataclass(frozen=True, slots=True)
class Challenge:
    """One thing to be found out.

    ``title`` is the game's id, ``id`` the challenge's. ``idea`` says in a sentence what it teaches,
    and is told when it is solved. The game begins at ``position``, played with ``pack`` and the
    game's ``options``. ``goal`` names its ``kind`` and what that needs. ``par`` earns all
    stars; ``stars`` are up to two marks before it, each of which earns one less. ``hints``: where
    to look, and which action. ``root`` is the document, for lines of complaints.
    """

    title: str
    id: str
    name: str
    idea: str
    grade: int
    pack: str
    options: Mapping[str, OptionValue]
    position: Data
    seed: int
    goal: Data
    limit: Limit
    par: Worth
    stars: tuple[Worth, ...]
    hints: tuple[str, ...]
    proof: Proof | None
    file: Path
    root: Node = field(compare=False, repr=False)

    @property
    def kind(self) -> str:
        """Which kind of goal it has."""
        return str(self.goal["kind"])


def told_worth(worth: Worth) -> int | str:
    """A worth as files have it: a number, or a fraction such as ``5/7``."""
    if isinstance(worth, Fraction) and worth.denominator != 1:
        return f"{worth.numerator}/{worth.denominator}"
    return int(worth)
