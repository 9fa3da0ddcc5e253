"""How long the Master takes to decide, in games that it plays against itself.

One process, one thread, the interpreter that runs this. Decisions between which there is nothing to
choose are not counted. Wall-clock time is what a player waits; processor time leaves out what other
programs took of the core.
"""

from __future__ import annotations

import math
import statistics
import sys
import time

from game.ai.agent import Budget, agent, searching
from game.ai.levels import MASTER
from game.ai.thinking import is_choice
from game.content.packs import USUAL
from game.rules.chance import Dealer
from game.session.match import Match
from game.session.seats import seats_of
from game.session.titles import play_of

DECISIONS = 240
SEATS = (2, 3, 4)
SEED = 11


def _timed(game: Match, most: int) -> list[tuple[float, float]]:
    """Wall and processor seconds of up to ``most`` decisions of a game."""
    times: list[tuple[float, float]] = []
    master = agent(MASTER, game.header.title)
    while (seat := game.actor) is not None and len(times) < most:
        view, legal, dealer = (
            game.state_view(seat),
            game.legal_moves(),
            Dealer(game.thinking_seed()),
        )
        wall, processor = time.perf_counter(), time.process_time()
        move = master.choose(view, legal, Budget(), dealer)
        took = time.perf_counter() - wall, time.process_time() - processor
        if is_choice(legal):
            times.append(took)
        game.play(move)
    return times


def measure(title: str) -> dict[str, float]:
    """Median, 99th percentile and longest in seconds, over games of two to four Masters."""
    play = play_of(title)
    content = play.load(USUAL)
    seats = [count for count in SEATS if count in play.seats]
    times: list[tuple[float, float]] = []
    for number, count in enumerate(seats):
        print(f"  {count} players …", file=sys.stderr, flush=True)
        game = Match.new(title, content, seats_of((MASTER,) * count), SEED + number)
        times += _timed(game, DECISIONS // len(seats))
    limit = searching(title, MASTER).budget.seconds or math.inf
    cut = sum(wall >= limit for wall, _ in times)
    figures: dict[str, float] = {"decisions": len(times), "master_cut_by_its_limit": cut}
    for name, one in (("wall", [t[0] for t in times]), ("processor", [t[1] for t in times])):
        figures[f"master_s_median_{name}"] = statistics.median(one)
        figures[f"master_s_p99_{name}"] = statistics.quantiles(one, n=100)[98]
        figures[f"master_s_longest_{name}"] = max(one)
    return figures
