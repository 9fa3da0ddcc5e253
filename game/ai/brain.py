"""What thinking asks of a title: one frozen value for each, made in the title's own folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from game.ai.coach.advice import Guide
from game.ai.greedy import Appraisal
from game.ai.judging.size import USUAL, Size
from game.ai.levels import Character
from game.ai.mind import MindMaker
from game.ai.puzzles.task import NONE, Puzzles
from game.ai.thinking import Agent, Budget, Thoughts
from game.ai.tree import Habits
from game.rules.core import Move, View


@dataclass(frozen=True, slots=True)
class Memory:
    """What a title knows of its games once they are over.

    ``weight``: how telling a move of a seat was, by the views before and after it; what compares
    greater was more telling. Raises WrongView.
    ``trivial``: whether a move is of a kind that is nobody's merit, however well it went then.
    """

    weight: Callable[[View, View, int, Move], tuple[Any, ...]]
    trivial: Callable[[Move], bool] = lambda _move: False


class GuideMaker(Protocol):
    """How the guide to a decision is made."""

    def __call__(self, view: View, thoughts: Thoughts | None = None, /) -> Guide:
        """``thoughts``: what a thinker found on that view, if it was asked. Raises WrongView."""


@dataclass(frozen=True, slots=True)
class Searching:
    """How a level searches: how long by itself, and how it spends its iterations."""

    budget: Budget
    habits: Habits


@dataclass(frozen=True, slots=True)
class Brain:
    """What is thought about a title. Each part raises WrongView for a view of another one.

    ``appraise``: how its moves are valued. ``soft``: how the levels that look one move ahead are
    made. ``mind``: what the levels that search know. ``chances``: what share of the win each seat
    has, told by a forecast alone. ``guide``: what the coach can say of a decision. ``memory``: what
    it can say of a game that is over. ``searching``: how the levels that search do it, at least
    Master. ``tempers``: what its opponents may like, beyond winning. ``puzzles``: its kinds of
    challenges. ``coached``: what the coach's search knows, where it looks at more moves than the
    levels do. ``judged``: how much is looked at to judge one of its decisions.
    """

    appraise: Appraisal
    soft: Callable[[Character], Agent]
    mind: Callable[[Character], MindMaker]
    chances: Callable[[View], Sequence[float]]
    guide: GuideMaker
    memory: Memory
    searching: Mapping[str, Searching]
    tempers: tuple[str, ...] = ()
    puzzles: Puzzles = NONE
    coached: MindMaker | None = None
    judged: Size = USUAL
