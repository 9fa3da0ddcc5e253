"""Information-set tree search: one tree over what the seat may know, a fresh world each iteration.

After Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (IEEE TCIAIG 2012);
moves are widened progressively in the order of the title's own valuation (Chaslot et al., 2008),
and a short playout by the title's policy ends in a valuation instead of at the game's end.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from game.ai.mind import Mind, MindMaker, Promise, Verdict
from game.ai.thinking import Budget, Candidate, Thoughts
from game.rules.chance import Dealer
from game.rules.core import Move, View

_ENDLESS: Final = 1 << 30
"""More iterations than there is ever time for."""


@dataclass(frozen=True, slots=True)
class Habits:
    """How the search spends its iterations.

    ``curiosity``: weight of moves tried seldom (the C of UCB1). ``width`` and ``widening``: a node
    visited n times looks at ``width + n ** widening`` moves. ``trust``: how many visits the
    title's own valuation of a move counts for; ``slope``: a reward's share for a point of it.
    ``win_share``: the share of the win in a reward, the rest is the lead; ``lead_span``: the lead
    that counts as complete. ``least``: iterations for each promising move at most.
    """

    curiosity: float = 0.06
    width: int = 2
    widening: float = 0.5
    trust: float = 4.0
    slope: float = 0.01
    win_share: float = 0.7
    lead_span: float = 60.0
    least: int = 60


class Edge:
    """A move tried in a node: what came of it for the seat that made it."""

    __slots__ = ("actor", "children", "lead", "move", "prior", "reward", "visits", "win")

    def __init__(self, move: Move, actor: int, prior: float) -> None:
        self.move = move
        self.actor = actor
        self.prior = prior
        self.visits = 0
        self.reward = 0.0
        self.win = 0.0
        self.lead = 0.0
        self.children: dict[int, Node] = {}


class Node:
    """A situation as its actor may know it; ``promises`` are kept where chance had no part."""

    __slots__ = ("certain", "edges", "promises", "visits")

    def __init__(self, certain: bool) -> None:
        self.certain = certain
        self.visits = 0
        self.edges: dict[Move, Edge] = {}
        self.promises: Sequence[Promise[Any]] | None = None


class _Tree:
    """The tree of one decision."""

    def __init__(self, mind: Mind[Any, Any], habits: Habits) -> None:
        self._mind = mind
        self._habits = habits
        self.root = Node(certain=True)
        self.root.promises = mind.first_promises()
        self.wins: list[float] = []

    def grow(self, dealer: Dealer) -> None:
        """One iteration: a world, a way down, a playout, and its verdict back up."""
        mind = self._mind
        state = mind.world(dealer)
        node = self.root
        path: list[Edge] = []
        while (actor := mind.actor(state)) >= 0:
            edge = self._selected(node, state, actor)
            node.visits += 1
            path.append(edge)
            chance = mind.play(state, edge.move)
            if not edge.visits:
                break
            child = edge.children.get(chance)
            if child is None:
                child = edge.children[chance] = Node(node.certain and not chance)
            node = child
        mind.finish(state, dealer)
        self._learn(path, mind.verdict(state))

    def _selected(self, node: Node, state: object, actor: int) -> Edge:
        """The next unknown move while the node may widen, else the one of the best bound."""
        promises = node.promises
        if promises is None:
            promises = self._mind.promises(state)
            if node.certain:
                node.promises = promises
        habits = self._habits
        allowed = habits.width + int(node.visits**habits.widening)
        spread = habits.curiosity * math.sqrt(math.log(node.visits + 1))
        best, highest = None, -math.inf
        top = promises[0][0] if promises else 0.0
        for worth, move in promises[:allowed]:
            edge = node.edges.get(move)
            if edge is None:
                edge = node.edges[move] = Edge(move, actor, habits.slope * (worth - top))
                return edge
            bound = self._mean(edge) + spread / math.sqrt(edge.visits)
            if bound > highest:
                best, highest = edge, bound
        if best is None:
            raise AssertionError("a mind promised nothing for a seat that must decide")
        return best

    def _mean(self, edge: Edge) -> float:
        trust = self._habits.trust
        mean = edge.reward / edge.visits if edge.visits else 0.0
        return mean + edge.prior * trust / (trust + edge.visits)

    def _learn(self, path: Sequence[Edge], verdict: Verdict) -> None:
        habits = self._habits
        wins, leads = verdict.wins, verdict.leads
        if not self.wins:
            self.wins = [0.0] * len(wins)
        for seat, win in enumerate(wins):
            self.wins[seat] += win
        for edge in path:
            win, lead = wins[edge.actor], leads[edge.actor]
            span = max(-1.0, min(1.0, lead / habits.lead_span))
            edge.visits += 1
            edge.win += win
            edge.lead += lead
            edge.reward += habits.win_share * win + (1.0 - habits.win_share) * (0.5 + 0.5 * span)

    def is_decided(self, left: int) -> bool:
        """Whether ``left`` further iterations could not change which move was tried most."""
        visits = sorted([edge.visits for edge in self.root.edges.values()])
        return len(visits) > 1 and visits[-1] - visits[-2] > left

    def candidates(self) -> tuple[Candidate, ...]:
        """The moves tried, the most visited first; among equals the better one."""
        tried = [edge for edge in self.root.edges.values() if edge.visits]
        tried.sort(key=lambda edge: (-edge.visits, -self._mean(edge)))
        return tuple(
            Candidate(edge.move, edge.visits, edge.win / edge.visits, edge.lead / edge.visits)
            for edge in tried
        )


class Search:
    """The thinking agent of every title; it plays the move that its search tried most.

    ``usual`` is the budget of decisions that bring none of their own. With iterations alone the
    search is repeatable bit for bit. ``stop`` is asked between iterations and ends it at once.
    """

    def __init__(
        self,
        mind_of: MindMaker,
        usual: Budget,
        habits: Habits | None = None,
        clock: Callable[[], float] = time.perf_counter,
        stop: Callable[[], bool] | None = None,
    ) -> None:
        self._mind_of = mind_of
        self._usual = usual
        self._habits = habits or Habits()
        self._clock = clock
        self._stop = stop

    def choose(
        self, view: View, legal_moves: Sequence[Move], budget: Budget, dealer: Dealer
    ) -> Move:
        """The move that the search tried most."""
        if len(legal_moves) == 1:
            return legal_moves[0]
        return self.consider(view, legal_moves, budget, dealer, to_choose=True).candidates[0].move

    def consider(
        self,
        view: View,
        legal_moves: Sequence[Move],
        budget: Budget,
        dealer: Dealer,
        to_choose: bool = False,
    ) -> Thoughts:
        """What the search found; ``to_choose``: it may end once the choice is certain."""
        began = self._clock()
        mind = self._mind_of(view, legal_moves, dealer)
        tree = _Tree(mind, self._habits)
        if budget.is_open():
            budget = self._usual
        most = self._iterations(budget, len(tree.root.promises or ()), to_choose)
        done = 0
        while done < most:
            tree.grow(dealer)
            done += 1
            if budget.seconds is not None and self._clock() - began >= budget.seconds:
                break
            if to_choose and done % 16 == 0 and tree.is_decided(most - done):
                break
            if self._stop is not None and self._stop():
                break
        wins = tuple([win / done for win in tree.wins])
        return Thoughts(tree.candidates(), wins, done)

    def _iterations(self, budget: Budget, promising: int, to_choose: bool) -> int:
        """The iterations of a decision: fewer where little is to be chosen from."""
        if to_choose and promising == 1:
            return 1
        if budget.iterations is None:
            return _ENDLESS
        least = self._habits.least * promising if to_choose else _ENDLESS
        return max(1, min(budget.iterations, least))
