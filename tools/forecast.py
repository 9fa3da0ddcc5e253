"""Fit a forecast table of `biomes` to simulated games: what a seat goes on to gain.

``make compile && PYTHONSAFEPATH=1 PYTHONPATH=build/compiled:. python -m tools.forecast`` plays
games among agents of about the strength that the table is for, notes every seat's features at the
start of each turn, and fits their weights by ridge regression to the points still gained, each
against the mean of its table at that moment, so that only differences between seats count. One
game in five is left out of the fit and tells how well it forecasts. ``--players`` says for how many
players; the table is written to ``game/titles/biomes/ai/tables`` with the seed and the result.
Repeat it: better forecasts make better players, whose games are worth learning from.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from multiprocessing import get_context
from pathlib import Path

import numpy as np
import numpy.typing as npt
from tqdm import tqdm  # type: ignore[import-untyped] # has no stubs of its own

from game.ai.agent import Budget, agent
from game.rules.biomes import BIOMES
from game.rules.biomes.state import BiomesState
from game.rules.biomes.view import Stage
from game.rules.chance import Dealer
from game.rules.core import Options
from game.titles.biomes.ai.forecast import FEATURES, features, phases, worths_at
from game.titles.biomes.ai.tables.choice import TABLES
from game.titles.biomes.ai.tables.kinds import Table
from game.titles.biomes.ai.valuation import Valuation
from game.titles.biomes.ai.weights import WEIGHTS
from game.titles.biomes.content.loading import load_biomes

TITLE = "biomes"
PLAYERS = ("architect", "architect", "architect", "builder")
"""Who plays; each seat of each game draws one of them."""
LEFT_OUT = 5
RIDGE = 200.0
WRITTEN = Path("game/titles/biomes/ai/tables")
NAMES = {2: "general", 3: "general", 4: "four"}
HEAD = '''"""The forecast's table, written by ``python -m tools.forecast``.

{about}
"""

from __future__ import annotations

from typing import Final

from game.titles.biomes.ai.tables.kinds import Table

TABLE: Final[Table] = {{'''
Matrix = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Sample:
    """A seat at the start of a turn: its features, own turns left, points then and in the end."""

    game: int
    turn: int
    features: tuple[float, ...]
    left: float
    points: float
    final: float


def played(iterations: int, players: int, seed: int) -> list[Sample]:
    """The samples of one game."""
    dealer = Dealer(seed)
    agents = [agent(dealer.choice(PLAYERS), TITLE) for _ in range(players)]
    options = Options(tuple({} for _ in agents))
    state = BIOMES.setup(load_biomes(), options, seed)
    valuations = [Valuation(state, seat, WEIGHTS) for seat in range(players)]
    seen: dict[int, list[tuple[int, tuple[float, ...], float, float]]] = {}
    while (seat := state.actor()) is not None:
        if state.stage is Stage.ACTION and state.turn not in seen:
            seen[state.turn] = [_seen(state, valuation) for valuation in valuations]
        moves = state.legal_moves()
        budget = Budget(iterations=iterations)
        chosen = agents[seat].choose(state.view(seat), moves, budget, dealer.split())
        state.apply(moves[moves.index(chosen)])
    return [
        Sample(seed, turn, found, left, points, state.xp_of(seat))
        for turn, seats in seen.items()
        for seat, found, left, points in seats
    ]


def _seen(state: BiomesState, valuation: Valuation) -> tuple[int, tuple[float, ...], float, float]:
    valuation.look_at(state)
    found = tuple(float(one) for one in features(state, valuation))
    return valuation.seat, found, valuation.left, float(state.xp_of(valuation.seat))


def gathered(
    players: int, games: int, seed: int, iterations: int, jobs: int
) -> Iterator[list[Sample]]:
    """The samples of so many games, on ``jobs`` processors."""
    tasks = [(players, seed + 100_000 * players + number) for number in range(games)]
    with get_context("spawn").Pool(jobs) as pool:
        work = pool.imap(partial(_played, iterations), tasks, chunksize=2)
        yield from tqdm(work, total=len(tasks), unit=" games")


def _played(iterations: int, task: tuple[int, int]) -> list[Sample]:
    return played(iterations, *task)


def centred(values: Matrix, samples: Sequence[Sample]) -> Matrix:
    """Each row against the mean of all seats at that moment of that game."""
    groups = defaultdict(list)
    for number, sample in enumerate(samples):
        groups[sample.game, sample.turn].append(number)
    found = values.astype(np.float64)
    for rows in groups.values():
        found[rows] -= found[rows].mean(axis=0)
    return found


def fitted(samples: Sequence[Sample]) -> Matrix:
    """The weights: a row for each phase, a column for each feature."""
    inputs = np.array([[p * f for p in phases(one.left) for f in one.features] for one in samples])
    gains = centred(np.array([[one.final - one.points] for one in samples]), samples)
    inputs = centred(inputs, samples)
    square = inputs.T @ inputs + RIDGE * np.eye(inputs.shape[1])
    weights: Matrix = np.linalg.solve(square, inputs.T @ gains).astype(np.float64)
    return weights.reshape(-1, len(FEATURES))


def explained(samples: Sequence[Sample], forecast_by: Matrix | Table) -> list[tuple[str, float]]:
    """Shares of the variance of final leads that weights or a table explain, by own turns left."""
    points = []
    for one in samples:
        if isinstance(forecast_by, dict):
            worths: Sequence[float] | Matrix = worths_at(one.left, forecast_by)
        else:
            worths = phases(one.left) @ forecast_by
        points.append([one.points + float(np.dot(worths, one.features))])
    forecast = centred(np.array(points), samples)
    final = centred(np.array([[one.final] for one in samples]), samples)
    left = np.array([one.left for one in samples])
    found = []
    for low, high in ((0, 3), (3, 8), (8, 15), (15, 99)):
        rows = (left >= low) & (left < high)
        if rows.any():
            missed = float(((final - forecast)[rows] ** 2).sum() / (final[rows] ** 2).sum())
            found.append((f"{low}-{high}", 1 - missed))
    return found


def written(weights: Matrix, about: Iterable[str]) -> str:
    """The module that holds the table."""
    lines = [HEAD.format(about="\n".join(about))]
    for number, name in enumerate(FEATURES):
        worth = ", ".join(f"{round(float(weight), 3) + 0.0:.3f}" for weight in weights[:, number])
        lines.append(f'    "{name}": ({worth}),')
    return "\n".join((*lines, "}", ""))


def main() -> None:
    """Play, fit, tell, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--iterations", type=int, default=40)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", type=Path, help="the module; without: the one in use")
    options = parser.parse_args()
    players, games = options.players, options.games
    found = gathered(players, games, options.seed, options.iterations, options.jobs)
    samples = list(chain.from_iterable(found))
    known = [one for one in samples if one.game % LEFT_OUT]
    unknown = [one for one in samples if not one.game % LEFT_OUT]
    weights = fitted(known)
    before, after = explained(unknown, TABLES[players]), explained(unknown, weights)
    shares = ", ".join(
        f"{turns}: {new:.3f} ({old:.3f})"
        for (turns, new), (_, old) in zip(after, before, strict=True)
    )
    about = [
        f"Seed {options.seed}; {games} games with {players} players, {options.iterations}"
        " iterations a decision. Of the",
        "variance of final leads it explains in games left out (the table before it in",
        "brackets), by own turns left:",
        f"{shares}.",
    ]
    goal = options.write or WRITTEN / f"{NAMES[players]}.py"
    goal.write_text(written(weights, about), encoding="utf-8")
    print("\n".join(about))


if __name__ == "__main__":
    main()
