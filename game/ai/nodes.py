"""What a tree of moves is made of: edges, each a move that was tried, and nodes between them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
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


def followed(edges: Sequence[Edge], deep: int) -> tuple[Candidate, ...]:
    """What the actor of a move was tried to do next, the most tried first.

    ``edges``: the move, in all the situations in which it was tried; what chance made of it is
    taken together. ``deep``: so many decisions further, along what was tried most.
    """
    further: dict[Move, list[Edge]] = {}
    for edge in edges:
        for node in edge.children.values():
            for each in node.edges.values():
                if each.visits and each.actor == edge.actor:
                    further.setdefault(each.move, []).append(each)
    found = [_together(same) for same in further.values()]
    found.sort(key=_by_visits)
    if found and deep > 1:
        found[0] = replace(found[0], after=followed(further[found[0].move], deep - 1))
    return tuple(found)


def _together(edges: Sequence[Edge]) -> Candidate:
    """A move in several situations, by how often each came."""
    candidates = [edge.candidate() for edge in edges]
    visits = sum([each.visits for each in candidates])
    win = sum([each.visits * each.win for each in candidates]) / visits
    lead = sum([each.visits * each.lead for each in candidates]) / visits
    return Candidate(candidates[0].move, visits, win, lead)


def _by_visits(each: Candidate) -> tuple[int, float]:
    return -each.visits, -each.win
