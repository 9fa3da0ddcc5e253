"""Which of two agents is stronger: two-player games in pairs, the same seed with seats swapped.

``python -m tools.strength greedy random --pairs 250 --seed 1 --jobs 2``. A pair counts the share
of its two games that the first agent wins (a shared win is half); the interval is that of the
mean over pairs at 95 %. An agent may have weights of its own: ``greedy:block=1.5,turn=0.8``.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing import get_context

from game.ai.agent import Agent, Budget, agent
from game.ai.evaluate.biomes import WEIGHTS, appraise
from game.ai.greedy import GreedyAgent
from game.content.packs import load_catalogue
from game.rules.biomes import BIOMES
from game.rules.biomes.catalogue import Catalogue
from game.rules.chance import Dealer
from game.rules.core import Options, SeatOptions

CONFIDENCE = 1.96
TITLE = "biomes"
_AGENTS_CHANCE = 0xA11CE


@dataclass(frozen=True, slots=True)
class Pair:
    """Two games of one seed: the first agent's share of wins, points and lead in them."""

    share: float
    points: float
    lead: float


@dataclass(frozen=True, slots=True)
class Strength:
    """The first agent's mean share of wins, half the width of its interval, points, lead."""

    pairs: int
    share: float
    half_width: float
    points: float
    lead: float

    def __str__(self) -> str:
        return (
            f"{self.pairs} pairs: wins {self.share:.1%} ± {self.half_width:.1%} (95 %), "
            f"points {self.points:.1f}, lead {self.lead:+.1f}"
        )


def play_game(catalogue: Catalogue, agents: Sequence[Agent], seed: int) -> tuple[float, ...]:
    """The points of the seats, followed by each seat's share of the win."""
    options = Options(tuple(SeatOptions() for _ in agents), first_player=0)
    state = BIOMES.setup(catalogue, options, seed)
    dealer = Dealer(seed ^ _AGENTS_CHANCE)
    while (seat := state.actor()) is not None:
        view, moves = state.view(seat), state.legal_moves()
        chosen = agents[seat].choose(view, moves, Budget(), dealer.split())
        state.apply(moves[moves.index(chosen)])
    outcome = state.outcome()
    if outcome is None:
        raise AssertionError("nobody is to move, yet the game is not over")
    shares = [(seat in outcome.winners) / len(outcome.winners) for seat in range(len(agents))]
    return (*outcome.scores, *shares)


def play_pair(first: Agent, second: Agent, catalogue: Catalogue, seed: int) -> Pair:
    """One seed from both seats."""
    a, b, a_won, _ = play_game(catalogue, (first, second), seed)
    d, c, _, c_won = play_game(catalogue, (second, first), seed)
    return Pair((a_won + c_won) / 2, (a + c) / 2, (a - b + c - d) / 2)


def summed_up(pairs: Sequence[Pair]) -> Strength:
    """The means over pairs and the interval of the share of wins."""
    shares = [pair.share for pair in pairs]
    spread = statistics.stdev(shares) if len(shares) > 1 else 0.0
    return Strength(
        pairs=len(pairs),
        share=statistics.fmean(shares),
        half_width=CONFIDENCE * spread / len(shares) ** 0.5,
        points=statistics.fmean(pair.points for pair in pairs),
        lead=statistics.fmean(pair.lead for pair in pairs),
    )


def agent_of(text: str) -> Agent:
    """An agent by name, with the weights that the text changes; raises UnknownAgent, TypeError."""
    name, _, changes = text.partition(":")
    if not changes:
        return agent(name, TITLE)
    pairs = (change.partition("=") for change in changes.split(","))
    numbers = {weight: float(value) for weight, _, value in pairs}
    weights = replace(WEIGHTS, **numbers)  # type: ignore[arg-type] # the tuples stay as they are
    return GreedyAgent(partial(appraise, weights=weights))


def _pair_by_name(names: tuple[str, str], seed: int) -> Pair:
    first, second = (agent_of(name) for name in names)
    return play_pair(first, second, load_catalogue(TITLE), seed)


def measured(names: tuple[str, str], pairs: int, seed: int, jobs: int = 1) -> Strength:
    """The strength of the first named agent against the second."""
    seeds = range(seed, seed + pairs)
    if jobs == 1:
        return summed_up([_pair_by_name(names, one) for one in seeds])
    with get_context("spawn").Pool(jobs) as pool:
        return summed_up(pool.map(partial(_pair_by_name, names), seeds, chunksize=4))


def main() -> None:
    """Measure two agents and print the result."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--pairs", type=int, default=250)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    began = time.perf_counter()
    names = (options.first, options.second)
    strength = measured(names, options.pairs, options.seed, options.jobs)
    print(f"{names[0]} against {names[1]}: {strength} in {time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
