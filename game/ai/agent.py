"""The agents by name: the only list of them."""

from __future__ import annotations

from collections.abc import Callable

from game.ai.evaluate import biomes
from game.ai.greedy import Appraisal, GreedyAgent
from game.ai.random_agent import RandomAgent
from game.ai.thinking import Agent, Budget, WrongView

__all__ = ["AGENTS", "Agent", "Budget", "UnknownAgent", "WrongView", "agent"]

APPRAISALS: dict[str, Appraisal] = {"biomes": biomes.appraise}
"""How the moves of each title are valued."""

AGENTS: dict[str, Callable[[str], Agent]] = {
    "random": lambda _title: RandomAgent(),
    "greedy": lambda title: GreedyAgent(APPRAISALS[title]),
}
"""By name: how an agent for a title is made."""


class UnknownAgent(LookupError):  # noqa: N818 - a wrong name, told to the player in one line
    """There is no agent of that name for that title; ``known`` lists those there are."""

    def __init__(self, name: str, title: str) -> None:
        self.name, self.title, self.known = name, title, tuple(AGENTS)
        super().__init__(f"no agent {name!r} for {title!r}; there are: {', '.join(AGENTS)}")


def agent(name: str, title: str) -> Agent:
    """The agent ``name`` (``"random"``, ``"greedy"``) for a title; raises UnknownAgent."""
    if name not in AGENTS or title not in APPRAISALS:
        raise UnknownAgent(name, title)
    return AGENTS[name](title)
