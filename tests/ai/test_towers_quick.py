"""How the opponents of towers play a quick town: they know its end and its skyline (Q1-Q3)."""

from __future__ import annotations

import pytest

from game.ai.agent import agent, chances
from game.ai.levels import LEVELS
from game.ai.thinking import Budget
from game.rules.chance import Dealer
from game.rules.towers.moves import Build, Capture, Demolish, TowersMove
from game.rules.towers.position import PLAYING
from game.rules.towers.state import TowersState
from game.titles.towers.ai.chances import QUICK_DOUBT
from game.titles.towers.ai.harm import harmless_in
from game.titles.towers.ai.valuation import Valuation
from game.titles.towers.ai.weights import WEIGHTS
from tests.rules.towers import table


def chosen(state: TowersState, level: str, seed: int = 1) -> TowersMove:
    view = state.view(state.turn_player)
    player, brief = agent(level, "towers"), Budget(iterations=24)
    move = player.choose(view, state.legal_moves(), brief, Dealer(seed))
    assert isinstance(move, TowersMove)
    return move


def last_turn(hand: str, blocks: str = "") -> TowersState:
    """The first of three seats has its last turn in phase 4."""
    state = table.bare(hand=hand, blocks=blocks, phase=4, quick=True)
    state.turn, state.last_round = 46, True
    return state


def built_by(state: TowersState, spot: tuple[int, int], blocks: str, seat: int) -> None:
    table.put_tower(state, spot, blocks)
    field = table.at(*spot)
    state.builders = (*state.builders[:field], seat, *state.builders[field + 1 :])


@pytest.mark.parametrize("level", LEVELS)
def test_a_tower_is_built_last_for_it_counts_twice(level: str) -> None:
    """Five storeys are ten points, five cards of a capture five."""
    state = last_turn("BBBBB", "BBBBB")
    table.put_pawn(state, 0, (4, 0))
    table.put_pawn(state, 1, (4, 2))
    assert {type(move) for move in state.legal_moves()} >= {Build, Capture}
    assert isinstance(chosen(state, level), Build)


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_takes_down_his_own_tower_last(level: str) -> None:
    """It brings nothing: what it wins, the skyline loses (Q3)."""
    state = last_turn("GGGBW")
    table.put_pawn(state, 0, (4, 4))
    built_by(state, (4, 5), "BW", 0)
    built_by(state, (5, 4), "G", 1)
    moves = [move for move in state.legal_moves() if isinstance(move, Demolish)]
    own, other = table.at(4, 5), table.at(5, 4)
    assert {move.to for move in moves} == {own, other}
    assert own not in {getattr(move, "to", -1) for move in harmless_in(state, moves)}
    move = chosen(state, level)
    assert isinstance(move, Demolish)
    assert move.to == other


def test_the_chance_to_win_knows_the_clock() -> None:
    """The same lead is surer the fewer turns are left, whatever stands (Q2)."""
    state = table.game(2, quick=True)
    for seat, points in enumerate((18, 12)):
        state.points[4 * seat] = points
    told = []
    for turn in (1, 11, 21, 29):
        state.turn = turn
        assert QUICK_DOUBT.turns(state) == 31 - turn
        told.append(chances("towers", state.view(0))[0])
    assert told == sorted(told)
    assert told[0] < 0.75
    assert told[-1] > 0.9


def test_the_skyline_is_worth_more_the_nearer_the_end() -> None:
    valuation = Valuation(WEIGHTS)
    state = table.bare(phase=4, quick=True)
    worths = []
    for built in (False, True):
        if built:
            built_by(state, (0, 0), "BWG", 1)
        for turn in (1, 40):
            state.turn = turn
            worths.append(valuation.seen_worth(state, 1))
    early, late = worths[2] - worths[0], worths[3] - worths[1]
    assert 0 < early < late < 3
    built_by(state, (0, 2), "BWGRB", 1)
    assert valuation.seen_worth(state, 1) - worths[3] == pytest.approx(5.0), "nobody takes it down"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_quick_towns_of_builders_end_by_the_clock(seats: int) -> None:
    state, dealer = table.game(seats, seed=seats, quick=True), Dealer(seats)
    while state.ended == PLAYING:
        state.apply(chosen(state, "builder", dealer.below(1 << 30)))
    assert state.turn == seats * (15 if seats == 2 else 16)
    assert state.view(0).ended == "finished"
