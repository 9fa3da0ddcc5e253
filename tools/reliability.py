"""How far the chances to win that are told can be relied on.

``python -m tools.reliability`` plays games, notes before each turn what share of the win each seat
is said to have, and compares that with what came. It prints a table (said, came with its 95 %
interval over games, seats asked about) for the whole game and its phases, and the Brier score: the
mean squared difference, 0.25 for always saying "even" with two players. ::

    PYTHONSAFEPATH=1 PYTHONPATH=build/compiled:. \\
        python -m tools.reliability --agents master,master --games 100 --iterations 300

``--iterations`` says how far the coach thinks about each position; with 0 it tells by the forecast
alone, as a position lies. ``--doubt 4.5,0.6,0,0,15`` tells by another doubt: end, turn, start,
early, and the own turns left that count at most (these are the figures of before the fit).
``--fit`` fits the doubt to the games (:mod:`game.titles.biomes.ai.chances`). ``--resume FILE``
keeps the games' notes and goes on from those that are there.
"""

from __future__ import annotations

import argparse
import json
import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial
from itertools import pairwise, product
from pathlib import Path

import numpy as np

from game.ai.agent import Budget, agent, thinker
from game.ai.chances import shares
from game.rules.biomes import BIOMES
from game.rules.biomes.view import BiomesView, Stage
from game.rules.chance import Dealer
from game.rules.core import Move, Options
from game.session.parallel import shared_out
from game.session.statistics import Z_95
from game.titles.biomes.ai.chances import DOUBT, Doubt
from game.titles.biomes.ai.mind import BiomesMind
from game.titles.biomes.content.loading import load_biomes

TITLE = "biomes"
STEPS = (0.0, 0.02, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 1.001)
PHASES = ((0.0, 3.0), (3.0, 8.0), (8.0, 15.0), (15.0, 99.0))
"""Own turns left, from and to."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A moment before a turn: own turns left, points forecast by seat, shares said and come."""

    game: int
    left: float
    forecast: tuple[float, ...]
    said: tuple[float, ...]
    came: tuple[float, ...]


def played(names: Sequence[str], iterations: int, seed: int) -> list[Sample]:
    """The samples of one game, the agents seated by its seed."""
    dealer, count = Dealer(seed), len(names)
    players = [agent(names[(seat + seed) % count], TITLE) for seat in range(count)]
    options = Options(tuple({} for _ in names))
    state = BIOMES.setup(load_biomes(), options, seed)
    noted: dict[int, Sample] = {}
    while (seat := state.actor()) is not None:
        view, moves = state.view(seat), state.legal_moves()
        if state.stage is Stage.ACTION and state.turn not in noted:
            noted[state.turn] = _told(view, moves, iterations, seed)
        chosen = players[seat].choose(view, moves, Budget(), dealer.split())
        state.apply(moves[moves.index(chosen)])
    outcome = state.outcome()
    assert outcome is not None
    came = tuple((seat in outcome.winners) / len(outcome.winners) for seat in range(count))
    return [replace(sample, came=came) for sample in noted.values()]


def _told(view: BiomesView, moves: Sequence[Move], iterations: int, seed: int) -> Sample:
    """What is said about a position; what comes of it is not known yet."""
    mind = BiomesMind(view, moves, Dealer(seed))
    left, worths = mind.forecast(mind.world(Dealer(seed)))
    said = shares(worths, DOUBT.points(left, len(worths)))
    if iterations:
        budget = Budget(iterations=iterations)
        said = [*thinker(TITLE).consider(view, moves, budget, Dealer(seed + view.turn)).wins]
    return Sample(seed, left, tuple(worths), tuple(said), ())


def said_by(samples: Sequence[Sample], doubt: Doubt, longest: float) -> list[Sample]:
    """The samples as another doubt would have told them by the forecast alone."""
    return [
        replace(one, said=tuple(shares(one.forecast, doubt.points(left, len(one.forecast)))))
        for one in samples
        for left in (min(one.left, longest),)
    ]


def brier(samples: Sequence[Sample]) -> float:
    """The mean squared difference of what was said and what came, over seats."""
    pairs = [pair for one in samples for pair in zip(one.said, one.came, strict=True)]
    return float(np.mean([(said - came) ** 2 for said, came in pairs]))


def rows(samples: Sequence[Sample]) -> Iterator[tuple[float, float, float, int]]:
    """By the share said: its mean, what came, half of that's 95 % interval, how many seats.

    The moments of one game hang together, so the interval is taken over games.
    """
    for low, high in pairwise(STEPS):
        by_game: dict[int, list[tuple[float, float]]] = defaultdict(list)
        for one in samples:
            found = zip(one.said, one.came, strict=True)
            by_game[one.game] += [pair for pair in found if low <= pair[0] < high]
        pairs = [pair for of_game in by_game.values() for pair in of_game]
        if pairs:
            said, came = (float(mean) for mean in np.mean(pairs, axis=0))
            off = [sum(c - came for _, c in of_game) for of_game in by_game.values()]
            margin = Z_95 * math.sqrt(sum(one * one for one in off)) / len(pairs)
            yield said, came, margin, len(pairs)


def as_text(samples: Sequence[Sample]) -> str:
    """The table, and the Brier score as a whole and by phase."""
    lines = ["   said    came  (95 %)    seats asked about"]
    lines += [f"{s:7.1%} {c:7.1%}  ± {m:5.1%} {count:8}" for s, c, m, count in rows(samples)]
    lines.append(f"Brier score {brier(samples):.4f} of {len(samples)} moments; own turns left:")
    for low, high in PHASES:
        phase = [one for one in samples if low <= one.left < high]
        if phase:
            lines.append(f"  {low:.0f}-{high:.0f}: {brier(phase):.4f} of {len(phase)}")
    return "\n".join(lines)


def fitted(samples: Sequence[Sample]) -> tuple[Doubt, float]:
    """The doubt that makes what came likeliest, seats' factor left alone, and its log loss."""
    left = np.array([one.left for one in samples])
    behind = np.array([[w - max(one.forecast) for w in one.forecast] for one in samples])
    came = np.array([one.came for one in samples])

    def loss(doubt: Doubt) -> float:
        seats = behind.shape[1]
        points = np.array([doubt.points(float(turns), seats) for turns in left])
        odds = behind / points[:, None]
        logs = odds - np.log(np.exp(odds).sum(axis=1, keepdims=True))
        return float(-(came * logs).sum(axis=1).mean())

    tried = [
        replace(DOUBT, end=end, turn=turn, start=start)
        for end, turn, start in product((4, 5, 6, 7, 8), (0.4, 0.6, 0.8, 1.0), (0.0, 0.2, 0.4))
    ]
    best = min(tried, key=loss)
    return best, loss(best)


def gathered(arguments: argparse.Namespace) -> list[Sample]:
    """The samples of all games: those in the file, and those still to be played."""
    names = tuple(arguments.agents.split(","))
    found: list[list[Sample]] = []
    if arguments.resume and arguments.resume.exists():
        for line in arguments.resume.read_text(encoding="utf-8").splitlines():
            found.append([_read(each) for each in json.loads(line)])
    known = {of_game[0].game for of_game in found}
    seeds = range(arguments.seed, arguments.seed + arguments.games)
    work = partial(played, names, arguments.iterations)
    for of_game in shared_out(work, [one for one in seeds if one not in known], arguments.jobs):
        found.append(of_game)
        if arguments.resume:
            with arguments.resume.open("a", encoding="utf-8") as file:
                file.write(json.dumps([asdict(one) for one in of_game]) + "\n")
    return [one for of_game in found for one in of_game]


def _read(data: dict[str, list[float]]) -> Sample:
    values = {
        key: tuple(value) if isinstance(value, list) else value for key, value in data.items()
    }
    return Sample(**values)  # type: ignore[arg-type] # as it was written


def main() -> None:
    """Play, and tell."""
    parser = argparse.ArgumentParser(prog="python -m tools.reliability", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--agents", default="builder,builder", help="one for each seat")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--iterations", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--doubt", help="end,turn,start,early,longest")
    parser.add_argument("--fit", action="store_true")
    parser.add_argument("--resume", type=Path, metavar="FILE")
    arguments = parser.parse_args()
    samples = gathered(arguments)
    if arguments.doubt:
        end, turn, start, early, longest = map(float, arguments.doubt.split(","))
        doubt = replace(DOUBT, end=end, turn=turn, start=start, early=early)
        samples = said_by(samples, replace(doubt, by_seats=(1.0, 1.0, 1.0)), longest)
    print(as_text(samples))
    if arguments.fit:
        doubt, loss = fitted(samples)
        print(f"fitted: {doubt}, log loss {loss:.4f}")


if __name__ == "__main__":
    main()
