"""The tree of one decision: what was tried, and what came of it.

After Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (IEEE TCIAIG 2012);
moves are widened progressively in the order of the title's own valuation (Chaslot et al., 2008),
and a short playout by the title's policy ends in a valuation instead of at the game's end. A line
that wins the game without any help from chance is proved won (Winands et al., "Monte-Carlo Tree
Search Solver", 2008): no mean of what else was tried hides it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from game.ai.mind import Mind, Promise, Verdict
from game.ai.nodes import Edge, Node, followed
from game.ai.thinking import Candidate
from game.rules.chance import Dealer
from game.rules.core import Move

_NOBODY: Final = -1
_KNOWN: Final = 3
"""Visits from which on a move is known well enough to go on by it."""


@dataclass(frozen=True, slots=True)
class Habits:
    """How the search spends its iterations.

    ``curiosity``: weight of moves tried seldom (the C of UCB1). ``width`` and ``widening``: a node
    visited n times looks at ``width + n ** widening`` moves. ``trust``: how many visits the
    title's own valuation of a move counts for; ``slope``: a reward's share for a point of it.
    ``least``: iterations for each promising move at most. ``looks``: visits that each move of the
    decision gets, as far as ``looking`` of the iterations go. ``told``: so many of the best moves
    may be told of, where somebody is told of several.
    """

    curiosity: float = 0.06
    width: int = 2
    widening: float = 0.5
    trust: float = 4.0
    slope: float = 0.01
    least: int = 60
    looks: int = 5
    looking: float = 0.2
    told: int = 12


class Tree:
    """The tree of one decision, which at most ``iterations`` will grow."""

    def __init__(self, mind: Mind[Any, Any], habits: Habits, iterations: int) -> None:
        self._mind = mind
        self._habits = habits
        self.root = Node(certain=True)
        self.root.promises = promises = mind.first_promises()
        looks = min(habits.looks, int(habits.looking * iterations / max(1, len(promises))))
        self._looks = looks * len(promises)
        self._looked = 0
        self._is_open = mind.is_open()
        self._followed: list[Edge] = []
        self._asked: Edge | None = None

    def unconfirmed(self, visits: int) -> list[Edge]:
        """Of the best moves of the decision those that were tried less often than that."""
        habits, edges = self._habits, list(self.root.edges.values())
        best = sorted([(-self._believed(edge), number) for number, edge in enumerate(edges)])
        leading = [edges[number] for _, number in best[: habits.told]]
        return [edge for edge in leading if edge.visits < visits]

    def grow_along(self, edge: Edge, dealer: Dealer) -> None:
        """One iteration that begins with a move of the decision."""
        self._followed, self._asked = [], edge
        self.grow(dealer)
        self._asked = None

    def followed(self, dealer: Dealer) -> Verdict:
        """What comes of a world in which each decision goes as the tree found best; it learns
        nothing by that. Beyond what was tried often enough, the title's own policy goes on."""
        mind = self._mind
        state = mind.world(dealer)
        node: Node | None = self.root
        while node is not None and (actor := mind.actor(state)) >= 0:
            edge = self._best_known(node, state, actor)
            if edge is None:
                break
            node = edge.children.get(mind.play(state, edge.move))
        mind.finish(state, dealer)
        return mind.verdict(state)

    def _best_known(self, node: Node, state: object, actor: int) -> Edge | None:
        """The move that was tried most of those there are, of equals the better; None where nobody
        knows enough of any. Of the decision itself there is always one."""
        promises = node.promises
        if promises is None:
            promises = self._mind.promises(state)
        best = None
        for _, move in promises:
            edge = node.edges.get(move)
            if edge is None or edge.actor != actor:
                continue
            if best is None or (edge.visits, edge.value) > (best.visits, best.value):
                best = edge
        if best is None or (best.visits < _KNOWN and node is not self.root):
            return None
        return best

    def grow(self, dealer: Dealer) -> None:
        """One iteration: a world, a way down, a playout, and its verdict back up."""
        mind = self._mind
        state = mind.world(dealer)
        node = self.root
        path: list[tuple[Node, Edge]] = []
        known = certain = True
        while (actor := mind.actor(state)) >= 0:
            if len(path) < len(self._followed):
                edge = self._followed[len(path)]
            else:
                edge = self._selected(node, state, actor)
            path.append((node, edge))
            node.visits += 1
            chance = mind.play(state, edge.move)
            certain = certain and not chance
            if not edge.visits:
                known = False
                break
            child = edge.children.get(chance)
            if child is None:
                child = edge.children[chance] = Node(certain)
            node = child
        mind.finish(state, dealer)
        verdict = mind.verdict(state)
        self._learn(path, verdict, known and certain)
        if self._is_open:
            self._follow([edge for _, edge in path] if certain else [], verdict)

    def _follow(self, line: list[Edge], verdict: Verdict) -> None:
        """Go on along a line that won the game, one move further, until it is proved."""
        further = len(line) > len(self._followed)
        if further and line[0].actor == _winner(verdict) != line[0].winner:
            self._followed = line
        else:
            self._followed = []

    def _selected(self, node: Node, state: object, actor: int) -> Edge:
        """The next unknown move while the node may widen, else the one of the best bound."""
        promises = node.promises
        if promises is None:
            promises = self._mind.promises(state)
            if node.certain:
                node.promises = promises
        if node is self.root and self._asked is not None:
            return self._asked
        if node is self.root and self._looked < self._looks:
            worth, move = promises[self._looked % len(promises)]
            self._looked += 1
            return node.edges.get(move) or self._edge(node, actor, move, worth - promises[0][0])
        return self._best_bound(node, promises, actor)

    def _edge(self, node: Node, actor: int, move: Move, behind: float) -> Edge:
        edge = node.edges[move] = Edge(move, actor, self._habits.slope * behind)
        return edge

    def _best_bound(self, node: Node, promises: Sequence[Promise[Any]], actor: int) -> Edge:
        habits = self._habits
        allowed = habits.width + int(node.visits**habits.widening)
        spread = habits.curiosity * math.sqrt(math.log(node.visits + 1))
        best, highest = None, -math.inf
        for worth, move in promises[:allowed]:
            edge = node.edges.get(move)
            if edge is None:
                return self._edge(node, actor, move, worth - promises[0][0])
            bound = self._believed(edge) + spread / math.sqrt(edge.visits)
            if bound > highest:
                best, highest = edge, bound
        if best is None:
            raise AssertionError("a mind promised nothing for a seat that must decide")
        return best

    def _believed(self, edge: Edge) -> float:
        trust = self._habits.trust
        return edge.value + edge.prior * trust / (trust + edge.visits)

    def _learn(self, path: Sequence[tuple[Node, Edge]], verdict: Verdict, known: bool) -> None:
        """Take a verdict to every move on the way; ``known``: chance had no part in the line."""
        winner = _winner(verdict) if known and self._is_open else _NOBODY
        for node, edge in reversed(path):
            edge.add(verdict.rewards[edge.actor], verdict.leads[edge.actor], verdict.wins)
            if winner != _NOBODY:
                edge.prove(winner, verdict.leads[winner])
                winner = winner if _is_forced(node, winner) else _NOBODY

    def proved(self) -> Edge | None:
        """The move that wins by the most of those that are proved to win."""
        best = None
        for edge in self.root.edges.values():
            if edge.winner == edge.actor and (best is None or edge.won_by > best.won_by):
                best = edge
        return best

    def is_decided(self, left: int) -> bool:
        """Whether ``left`` further iterations could not change the choice."""
        if self.proved() is not None:
            return True
        visits = sorted([edge.visits for edge in self.root.edges.values()])
        return len(visits) > 1 and visits[-1] - visits[-2] > left

    def candidates(self) -> tuple[Candidate, ...]:
        """The moves tried, one proved to win first, then the most visited; of equals the better."""
        tried = [edge for edge in self.root.edges.values() if edge.visits]
        tried.sort(key=lambda edge: (-edge.visits, -self._believed(edge)))
        first = self.proved()
        if first is not None:
            tried.remove(first)
            tried.insert(0, first)
        return tuple([edge.candidate() for edge in tried])

    def lines(self, deep: int) -> tuple[Candidate, ...]:
        """The candidates, each with how its actor goes on, ``deep`` decisions further."""
        edges = self.root.edges
        return tuple(
            [replace(each, after=followed([edges[each.move]], deep)) for each in self.candidates()]
        )

    def wins(self) -> tuple[float, ...]:
        """By seat: the share of the win if the best move is played."""
        best = self.candidates()[0]
        return tuple(self.root.edges[best.move].shares())


def _winner(verdict: Verdict) -> int:
    """Who has won alone, if the game is over: nobody is as sure of it before."""
    for seat, win in enumerate(verdict.wins):
        if win >= 1.0:
            return seat
    return _NOBODY


def _is_forced(node: Node, winner: int) -> bool:
    """Whether a win after one of a node's moves is a win of the node, whatever others do."""
    if not node.certain or node.promises is None:
        return False
    edges = node.edges.values()
    return any(edge.actor == edge.winner == winner for edge in edges) or (
        len(edges) == len(node.promises) and all(edge.winner == winner for edge in edges)
    )
