"""Opponents of brewery: sane choices, one decision for one view, games that come to an end."""

from __future__ import annotations

import pytest

from game.ai.levels import LEVELS, Character
from game.ai.search import Search
from game.ai.thinking import Agent, Budget, WrongView
from game.rules.brewery import BREWERY
from game.rules.brewery.moves import BreweryMove, Pass
from game.rules.brewery.state import BreweryState
from game.rules.brewery.view import BREWING
from game.rules.chance import Dealer
from game.rules.core import Options
from game.titles.brewery.ai.brain import BRAIN
from game.titles.brewery.content.loading import load_brewery

FEW = Budget(iterations=12)
SEARCHING = tuple(BRAIN.searching)
PACK = load_brewery()


def game(seats: int, seed: int) -> BreweryState:
    return BREWERY.setup(PACK, Options(tuple({} for _ in range(seats))), seed)


def agent_of(level: str) -> Agent:
    who = Character(level)
    if level in SEARCHING:
        return Search(BRAIN.mind(who), FEW, BRAIN.searching[level].habits)
    return BRAIN.soft(who)


def chosen(state: BreweryState, level: str, seed: int = 1) -> BreweryMove:
    seat = state.actor()
    assert seat is not None
    moves = state.legal_moves()
    move = agent_of(level).choose(state.view(seat), moves, FEW, Dealer(seed))
    assert isinstance(move, BreweryMove)
    return move


@pytest.mark.parametrize("level", LEVELS)
def test_one_view_and_one_seed_give_one_decision(level: str) -> None:
    state = game(3, seed=5)
    other = BREWERY.imagine(state.view(state.turn_player), Dealer(77))
    assert state.deck != other.deck
    for seed in range(2):
        assert chosen(state, level, seed) == chosen(other, level, seed)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_of_builders_end_and_nobody_passes_who_can_brew(seats: int) -> None:
    state, dealer = game(seats, seed=1), Dealer(1)
    while state.actor() is not None:
        move = chosen(state, "builder", dealer.below(1 << 30))
        can_brew = any(move.type == "brew" for move in state.legal_moves())
        view = state.view(0)
        assert not (isinstance(move, Pass) and view.phase == BREWING and can_brew)
        state.apply(move)
    assert state.view(0).round < 20


def test_other_views_are_refused() -> None:
    state = game(2, seed=1)
    with pytest.raises(WrongView):
        BRAIN.appraise(state.view(1 - state.turn_player), state.legal_moves(), Dealer(0))
    with pytest.raises(WrongView):
        BRAIN.guide(state.view(1 - state.turn_player))


def test_chances_add_up() -> None:
    state = game(3, seed=1)
    assert sum(BRAIN.chances(state.view(0))) == pytest.approx(1)
