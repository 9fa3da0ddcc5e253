"""Positions of real games for the tests of agents."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from game.ai.agent import Budget, agent
from game.rules.biomes import BIOMES
from game.rules.biomes.catalogue import Catalogue
from game.rules.biomes.state import BiomesState
from game.rules.chance import Dealer
from game.rules.core import Options
from game.titles.biomes.content.loading import load_biomes

REPEATABLE = Budget(iterations=100)
"""Iterations alone: a deadline's answer depends on how busy the machine is."""


@cache
def classic() -> Catalogue:
    return load_biomes()


def new_game(seats: int, seed: int) -> BiomesState:
    return BIOMES.setup(classic(), Options(tuple({} for _ in range(seats))), seed)


def game_of(
    seats: int, seed: int, name: str, budget: Budget = REPEATABLE
) -> Iterator[tuple[BiomesState, int]]:
    """The positions of a game that ``name`` plays on every seat, each before its decision."""
    state, dealer = new_game(seats, seed), Dealer(seed)
    player = agent(name, "biomes")
    while (seat := state.actor()) is not None:
        yield state.clone(), seat
        moves = state.legal_moves()
        chosen = player.choose(state.view(seat), moves, budget, dealer.split())
        state.apply(moves[moves.index(chosen)])
