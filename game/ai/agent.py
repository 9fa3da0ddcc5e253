"""The agents by name: the only list of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from game.ai.brain import Searching
from game.ai.gentle import GentleAgent
from game.ai.greedy import GreedyAgent
from game.ai.levels import (
    AGENTS,
    GENTLE,
    GREEDY,
    LEVELS,
    MASTER,
    PLAIN,
    RANDOM,
    Character,
    Deep,
    character,
    nearest,
)
from game.ai.mind import MindMaker
from game.ai.random_agent import RandomAgent
from game.ai.search import Search
from game.ai.thinking import Agent, Budget, Thinker, WrongView
from game.ai.titles import BRAINS
from game.ai.tree import Habits
from game.rules.core import View

__all__ = [
    "Agent",
    "Budget",
    "UnknownAgent",
    "WrongView",
    "agent",
    "chances",
    "thinker",
]

COACHED_LOOKS = 12
"""Visits that the coach gives each move first: who only plays may trust a first look, who advises
has to know of moves that look dull and are not."""


def searching(title: str, level: str) -> Searching:
    """How a level that searches does it in a title.

    One that the title has not tuned does as the nearest that it has, with more or fewer iterations
    by the efforts of the two.
    """
    tuned = BRAINS[title].searching
    near = nearest(level, tuned)
    way, effort = tuned[near], _effort(level) / _effort(near)
    if near == level or way.budget.iterations is None:
        return way
    iterations = max(1, round(way.budget.iterations * effort))
    return replace(way, budget=replace(way.budget, iterations=iterations))


def _effort(level: str) -> float:
    way = LEVELS[level].way
    assert isinstance(way, Deep)
    return way.effort


def _soft(title: str, who: Character) -> Agent:
    brain = BRAINS[title]
    if who.temper == GENTLE:
        return GentleAgent(brain.soft(Character(who.level)), brain.soft(who), brain.chances)
    return brain.soft(who)


def _searching(title: str, who: Character) -> Agent:
    way = searching(title, who.level)
    return Search(BRAINS[title].mind(who), way.budget, way.habits)


_PLAIN: dict[str, Callable[[str], Agent]] = {
    RANDOM: lambda _title: RandomAgent(),
    GREEDY: lambda title: GreedyAgent(BRAINS[title].appraise),
}
"""How each of the agents without level or temper is made for a title."""


class UnknownAgent(LookupError):  # noqa: N818 - a wrong name, told to the player in one line
    """There is no agent of that name for that title; ``known`` lists those there are."""

    def __init__(self, name: str, title: str) -> None:
        self.name, self.title, self.known = name, title, AGENTS
        super().__init__(f"no agent {name!r} for {title!r}; there are: {', '.join(AGENTS)}")


def agent(name: str, title: str) -> Agent:
    """The agent ``name`` (``"greedy"``, ``"master:fighter"``) for a title; raises UnknownAgent."""
    who = character(name)
    if title in BRAINS and name in PLAIN:
        return _PLAIN[name](title)
    if title in BRAINS and who is not None:
        return (_searching if LEVELS[who.level].searches else _soft)(title, who)
    raise UnknownAgent(name, title)


def chances(title: str, view: View) -> Sequence[float]:
    """Each seat's share of the win as things stand, by a title's forecast, without a search."""
    return BRAINS[title].chances(view)


def thinker(title: str, stop: Callable[[], bool] | None = None) -> Thinker:
    """The search that the coach asks about a title; ``stop`` ends its thoughts early.

    Raises UnknownAgent.
    """
    if title not in BRAINS:
        raise UnknownAgent(MASTER, title)
    budget = searching(title, MASTER).budget
    return Search(coached_mind(title), budget, coached_habits(title), stop=stop)


def coached_mind(title: str) -> MindMaker:
    """What the coach's search knows of a title."""
    brain = BRAINS[title]
    return brain.coached or brain.mind(Character(MASTER))


def coached_habits(title: str) -> Habits:
    """How the coach's search spends its iterations."""
    habits = searching(title, MASTER).habits
    return replace(habits, looks=max(COACHED_LOOKS, habits.looks))
