"""Each temper shows in what is chosen where a plain player would choose something else."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from game.ai.agent import Budget, agent
from game.ai.evaluate.biomes import WEIGHTS, weights_of
from game.ai.levels import BALANCED, COLLECTOR, EXPLORER, FIGHTER, PLANNER, TEMPERS, Character
from game.rules.biomes.events import TileRevealed, TokenRevealed
from game.rules.biomes.state import BiomesState
from game.rules.chance import Dealer
from tests.ai.positions import game_of


@cache
def situations() -> tuple[BiomesState, ...]:
    """The decisions of plain builders' games."""
    games = [state for seed in range(4) for state, _ in game_of(2, seed, "builder")]
    return tuple(state for state in games if len(state.legal_moves()) > 1)


@cache
def chosen_by(temper: str) -> Counter[str]:
    """What builders of that temper choose in the same situations: kinds of moves, things seen."""
    asked = agent(Character("builder", temper).name, "biomes")
    counts: Counter[str] = Counter()
    for state in situations():
        view, moves = state.view(state.decider), state.legal_moves()
        move = moves[moves.index(asked.choose(view, moves, Budget(), Dealer(1)))]
        events = state.clone().apply(move)
        counts[move.type] += 1
        counts["seen"] += sum(isinstance(event, TileRevealed | TokenRevealed) for event in events)
    return counts


@pytest.mark.parametrize(
    ("temper", "liked", "more"),
    [
        (COLLECTOR, ("collect",), 1.05),
        (FIGHTER, ("fight", "arm"), 1.05),
        (EXPLORER, ("seen",), 1.2),
        (PLANNER, ("build",), 1.08),
    ],
)
def test_a_temper_does_more_of_what_it_likes(
    temper: str, liked: tuple[str, ...], more: float
) -> None:
    often, plain = (sum(chosen_by(one)[kind] for kind in liked) for one in (temper, BALANCED))
    assert plain > 20
    assert often > more * plain


@pytest.mark.parametrize("temper", TEMPERS)
def test_a_temper_mostly_plays_like_anybody(temper: str) -> None:
    """It is a taste: nothing that a plain player does is given up."""
    tempered, plain = chosen_by(temper), chosen_by(BALANCED)
    for kind in ("collect", "explore", "build", "fight"):
        assert tempered[kind] > 0.6 * plain[kind]


def test_tempers_only_change_weights() -> None:
    plain = weights_of(Character("builder"))
    assert plain == WEIGHTS
    tempered = [weights_of(Character("builder", temper)) for temper in TEMPERS]
    assert len({*tempered, plain}) == len(TEMPERS) + 1
