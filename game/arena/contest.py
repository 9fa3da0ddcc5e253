"""What the arena plays, and what comes of it: groups of games, each of one seed with the seats
rotated.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from game.ai.agent import Agent, agent
from game.arena.drama import Drama
from game.rules.core import Values

Entrant = Callable[[], Agent]
"""Makes an agent; a function of a module or a ``partial`` of one, so that processes share it."""


@dataclass(frozen=True, slots=True)
class Contest:
    """Who plays whom, and on which seeds.

    ``agents``: a name for each seat; equal names are equal agents. ``games``: at least so many,
    rounded up to whole groups. ``iterations``: the budget of every decision; None: each agent's
    own. ``entrants``: the agents of those names; none: the registered ones. ``options``: the
    game's, where they aren't the usual ones.
    """

    title: str
    content: str
    agents: tuple[str, ...]
    games: int
    seed: int
    iterations: int | None = None
    entrants: tuple[Entrant, ...] = ()
    options: Values = field(default_factory=dict)

    @property
    def period(self) -> int:
        """The games of a group: rotations that seat the agents in a new way."""
        count = len(self.agents)
        return next(
            shift
            for shift in range(1, count + 1)
            if self.agents[shift % count :] + self.agents[: shift % count] == self.agents
        )

    @property
    def groups(self) -> int:
        """How many seeds are played."""
        return -(-self.games // self.period)

    @property
    def mirrored(self) -> bool:
        """Whether all agents are equal."""
        return self.period == 1

    def seat_of(self, agent: int, shift: int) -> int:
        """Where agent number ``agent`` sits in the game of a group with that shift."""
        return (agent - shift) % len(self.agents)

    def seating(self, shift: int) -> tuple[int, ...]:
        """For each seat of the game with that shift, which agent sits there."""
        count = len(self.agents)
        return tuple((seat + shift) % count for seat in range(count))

    def player(self, agent_number: int) -> Agent:
        """The agent of that number, made anew. Raises UnknownAgent."""
        if self.entrants:
            return self.entrants[agent_number]()
        return agent(self.agents[agent_number], self.title)


@dataclass(frozen=True, slots=True)
class Bout:
    """One game: points and winners by seat; seat 0 began.

    ``notes``: what the title's scales wrote down. ``closing``: the turns played after it was
    decided (:mod:`game.arena.closing`). ``drama``: how gripping it was.
    """

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    turns: int
    notes: Any = None
    closing: int = 0
    drama: Drama = field(default_factory=Drama)

    def win(self, seat: int) -> float:
        """The share of the win that a seat has."""
        return (seat in self.winners) / len(self.winners)

    def lead(self, seat: int) -> int:
        """The points by which a seat is ahead of the best other one."""
        others = [points for other, points in enumerate(self.scores) if other != seat]
        return self.scores[seat] - max(others)


@dataclass(frozen=True, slots=True)
class PairedGames:
    """All games of the seed ``contest.seed + number``, by shift."""

    number: int
    games: tuple[Bout, ...]
