"""What a tree of moves is made of: edges, each a move that was tried, and nodes between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.ai.mind import Promise
from game.ai.thinking import Candidate
from game.rules.core import Move


class Edge:
    """A move tried in a node: what came of it for the seat that made it.

    ``value``, the mean of all rewards, is what the move is worth to that seat.
    ``winner``: who is proved to win alone after it, if anybody, and by how much (``won_by``).
    """

    __slots__ = (
        "_lead",
        "_reward",
        "_wins",
        "actor",
        "children",
        "move",
        "prior",
        "value",
        "visits",
        "winner",
        "won_by",
    )

    def __init__(self, move: Move, actor: int, prior: float) -> None:
        self.move = move
        self.actor = actor
        self.prior = prior
        self.visits = 0
        self.value = 0.0
        self.winner = -1
        self.won_by = 0.0
        self.children: dict[int, Node] = {}
        self._reward = 0.0
        self._lead = 0.0
        self._wins: list[float] = []

    def add(self, reward: float, lead: float, wins: Sequence[float]) -> None:
        """Take what came of a visit."""
        self.visits += 1
        self._reward += reward
        self.value = self._reward / self.visits
        self._lead += lead
        if self._wins:
            self._wins = [one + other for one, other in zip(self._wins, wins, strict=True)]
        else:
            self._wins = list(wins)

    def prove(self, winner: int, lead: float) -> None:
        """Take note that ``winner`` wins after this move, by at least so much."""
        if self.winner != winner or lead > self.won_by:
            self.winner, self.won_by = winner, lead

    def shares(self) -> list[float]:
        """By seat: the share of the win."""
        if self.winner >= 0:
            return [float(seat == self.winner) for seat in range(len(self._wins))]
        return [win / self.visits for win in self._wins]

    def candidate(self) -> Candidate:
        """What there is to be told of the move."""
        win = self.shares()[self.actor]
        lead = self.won_by if self.winner == self.actor else self._lead / self.visits
        return Candidate(self.move, self.visits, win, lead)


class Node:
    """A situation as its actor may know it; ``promises`` are kept where chance had no part."""

    __slots__ = (
        "certain",
        "edges",
        "promises",
        "visits",
    )

    def __init__(self, certain: bool) -> None:
        self.certain = certain
        self.visits = 0
        self.edges: dict[Move, Edge] = {}
        self.promises: Sequence[Promise[Any]] | None = None
