"""Endings that the Master once missed, or put off."""

from __future__ import annotations

from functools import cache

import pytest

from game.ai.agent import Budget, agent, searching
from game.ai.levels import MASTER
from game.rules.biomes.state import BiomesState
from game.rules.biomes.view import Stage
from game.rules.chance import Dealer
from tests.ai.positions import new_game
from tests.sizes import WHOLE

DEALERS = 10 if WHOLE else 3
FULL = Budget(iterations=searching("biomes", MASTER).budget.iterations)


@cache
def ending(seed: int, decision: int) -> BiomesState:
    """A position of a game by builders, counted from its first decision."""
    state, dealer = new_game(2, seed), Dealer(seed)
    player = agent("builder", "biomes")
    for _ in range(decision):
        seat = state.decider
        moves = state.legal_moves()
        chosen = player.choose(state.view(seat), moves, Budget(), dealer.split())
        state.apply(moves[moves.index(chosen)])
    return state


def winner_of_the_turn(state: BiomesState, dealer: Dealer) -> int | None:
    """Who has won alone once the Master has played out its turn; None: the game goes on."""
    state, seat, turn = state.clone(), state.decider, state.turn
    master, scorer = agent(MASTER, "biomes"), agent("greedy", "biomes")
    while (actor := state.actor()) is not None:
        if state.turn != turn:
            return None
        player = master if actor == seat and state.stage is not Stage.SCORE else scorer
        moves = state.legal_moves()
        chosen = player.choose(state.view(actor), moves, FULL, dealer)
        state.apply(moves[moves.index(chosen)])
    outcome = state.outcome()
    assert outcome is not None
    return outcome.winners[0] if len(outcome.winners) == 1 else None


@pytest.mark.parametrize(("seed", "decision"), [(900001, 142), (900006, 101), (900012, 119)])
def test_a_won_ending_is_found_by_every_dealer(seed: int, decision: int) -> None:
    """Two blocks end the game with a win; the Master of the first release went past all three."""
    state = ending(seed, decision)
    found = [winner_of_the_turn(state, Dealer(77 + number)) for number in range(DEALERS)]
    assert found == [state.decider] * DEALERS
