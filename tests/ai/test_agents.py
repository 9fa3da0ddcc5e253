"""Agents: by name, honest, deterministic, and in the right order of strength."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import replace
from functools import partial
from types import MethodType

import pytest

from game.ai.agent import Budget, UnknownAgent, WrongView, agent
from game.ai.greedy import GreedyAgent
from game.ai.levels import AGENTS
from game.arena.contest import Contest
from game.arena.playing import play_groups
from game.arena.standing import standing
from game.rules.biomes.moves import Explore
from game.rules.chance import Dealer
from game.rules.core import SPECTATOR
from game.titles.biomes.ai.appraisal import appraise
from game.titles.biomes.ai.weights import WEIGHTS
from tests.ai.positions import REPEATABLE, game_of, new_game
from tests.patience import is_quick
from tests.sizes import WHOLE

GAMES = [
    (name, seats)
    for number, name in enumerate(AGENTS)
    for seats in (2, 3, 4)
    if WHOLE or seats == 2 + number % 3
]
"""Each agent, and at how many seats it plays."""
BRIEFLY = REPEATABLE if WHOLE else Budget(iterations=12)
EVERY_KIND = {"Collect", "Explore", "Build", "Fight", "Arm", "Trade", "Score"}
STRONG = 20 if WHOLE else 4
"""Games that tell greedy from random."""


def test_the_agents_by_name() -> None:
    assert set(AGENTS) >= {"random", "greedy"}
    for name in AGENTS:
        assert isinstance(agent(name, "biomes").choose, MethodType)
    for name, title in (("nobody", "biomes"), ("greedy", "nothing"), ("", "")):
        with pytest.raises(UnknownAgent, match="random, greedy"):
            agent(name, title)


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_agents_finish_games_with_legal_moves_alone_and_play_them_again_alike(
    name: str, seats: int
) -> None:
    games = [
        [str(state.legal_moves()) for state, _ in game_of(seats, 11, name, BRIEFLY)]
        for _ in range(2)
    ]
    assert len(games[0]) > 20 * seats
    assert games[0] == games[1]


def test_greedy_uses_every_kind_of_move() -> None:
    kinds: Counter[str] = Counter()
    for seed in range(2):
        for state, seat in game_of(2, seed, "greedy"):
            view, moves = state.view(seat), state.legal_moves()
            move = agent("greedy", "biomes").choose(view, moves, Budget(), Dealer(1))
            kinds[type(move).__name__] += 1
            if kinds.keys() >= EVERY_KIND:
                return
    assert set(kinds) >= EVERY_KIND


def test_what_greedy_merely_imagines_never_counts() -> None:
    """The values of the moves are the same however the hidden pieces are dealt."""
    kinds: Counter[str] = Counter()
    for number, (state, seat) in enumerate(game_of(2, 8, "random")):
        if number % 2:
            continue
        view, moves = state.view(seat), state.legal_moves()
        kinds.update({type(move).__name__ for move in moves})
        first = appraise(view, moves, Dealer(1))
        assert appraise(view, moves, Dealer(2)) == pytest.approx(first)
        assert len(first) == len(moves)
    assert {"Collect", "Explore", "Build", "Fight", "Arm"} <= set(kinds)


def test_greedy_refuses_a_view_that_is_not_the_actors() -> None:
    state = new_game(2, 1)
    seat = state.actor()
    assert seat is not None
    for viewer in (1 - seat, SPECTATOR):
        with pytest.raises(WrongView):
            appraise(state.view(viewer), state.legal_moves(), Dealer(1))


def test_greedy_beats_random() -> None:
    contest = Contest("biomes", "classic", ("greedy", "random"), games=STRONG, seed=900)
    first = standing(contest, list(play_groups(contest, range(contest.groups), jobs=1))).players[0]
    assert first.share > 0.8
    assert first.lead > 20


def test_greedy_decides_fast() -> None:
    thought = []
    for state, seat in game_of(4, 21, "greedy"):
        view, moves = state.view(seat), state.legal_moves()
        began = time.process_time()
        agent("greedy", "biomes").choose(view, moves, Budget(), Dealer(1))
        thought.append(time.process_time() - began)
    thought.sort()
    assert is_quick(thought[len(thought) // 2], 0.03)


def test_agents_may_have_weights_of_their_own() -> None:
    state = new_game(2, 1)
    view, moves = state.view(state.decider), state.legal_moves()
    curious = GreedyAgent(partial(appraise, weights=replace(WEIGHTS, look_tile=50, look_token=0)))
    assert isinstance(curious.choose(view, moves, Budget(), Dealer(1)), Explore)
