"""The agents by name: the only list of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ai.evaluate import biomes
from game.ai.greedy import Appraisal, GreedyAgent
from game.ai.levels import APPRENTICE, ARCHITECT, BUILDER, MASTER, SPROUT, Character, character
from game.ai.mind import MindMaker
from game.ai.random_agent import RandomAgent
from game.ai.search import Search
from game.ai.thinking import Agent, Budget, Thinker, WrongView
from game.ai.tree import Habits
from game.rules.core import View

__all__ = [
    "AGENTS",
    "Agent",
    "Budget",
    "UnknownAgent",
    "WrongView",
    "agent",
    "chances",
    "is_agent",
    "thinker",
]

APPRAISALS: dict[str, Appraisal] = {"biomes": biomes.appraise}
"""How the moves of each title are valued."""
SOFT: dict[str, Callable[[Character], Agent]] = {"biomes": biomes.soft_agent}
"""How the levels that look one move ahead are made for each title."""
MINDS: dict[str, Callable[[Character], MindMaker]] = {"biomes": biomes.mind_of}
"""What the levels that search know of each title."""
CHANCES: dict[str, Callable[[View], Sequence[float]]] = {"biomes": biomes.chances}
"""What share of the win each seat has, told by the forecast alone."""
BUDGETS = {
    ARCHITECT: Budget(iterations=40),
    MASTER: Budget(iterations=600, seconds=0.9),
}
"""How long the levels that search think by themselves."""
HABITS = {ARCHITECT: Habits(looks=0), MASTER: Habits()}
"""How they search."""


def _soft(title: str, who: Character) -> Agent:
    return SOFT[title](who)


def _searching(title: str, who: Character) -> Agent:
    return Search(MINDS[title](who), BUDGETS[who.level], HABITS[who.level])


PLAIN: dict[str, Callable[[str], Agent]] = {
    "random": lambda _title: RandomAgent(),
    "greedy": lambda title: GreedyAgent(APPRAISALS[title]),
}
"""The agents without level or temper: how each is made for a title."""

LEVELLED: dict[str, Callable[[str, Character], Agent]] = {
    SPROUT: _soft,
    APPRENTICE: _soft,
    BUILDER: _soft,
    ARCHITECT: _searching,
    MASTER: _searching,
}
"""By level: how somebody of that level is made for a title."""

AGENTS = (*PLAIN, *LEVELLED)
"""Every name; those of levels may have a temper added (``"builder:fighter"``)."""


class UnknownAgent(LookupError):  # noqa: N818 - a wrong name, told to the player in one line
    """There is no agent of that name for that title; ``known`` lists those there are."""

    def __init__(self, name: str, title: str) -> None:
        self.name, self.title, self.known = name, title, AGENTS
        super().__init__(f"no agent {name!r} for {title!r}; there are: {', '.join(AGENTS)}")


def is_agent(name: str) -> bool:
    """Whether there is an agent ``name``, with its temper if it has one."""
    who = character(name)
    return name in PLAIN or (who is not None and who.level in LEVELLED)


def agent(name: str, title: str) -> Agent:
    """The agent ``name`` (``"greedy"``, ``"master:fighter"``) for a title; raises UnknownAgent."""
    who = character(name)
    if title in APPRAISALS and name in PLAIN:
        return PLAIN[name](title)
    if title in APPRAISALS and who is not None and who.level in LEVELLED:
        return LEVELLED[who.level](title, who)
    raise UnknownAgent(name, title)


def chances(title: str, view: View) -> Sequence[float]:
    """Each seat's share of the win as things stand, by a title's forecast, without a search."""
    return CHANCES[title](view)


def thinker(title: str, stop: Callable[[], bool] | None = None) -> Thinker:
    """The search that the coach asks about a title; ``stop`` ends its thoughts early.

    Raises UnknownAgent.
    """
    if title not in MINDS:
        raise UnknownAgent(MASTER, title)
    return Search(MINDS[title](Character(MASTER)), BUDGETS[MASTER], HABITS[MASTER], stop=stop)
