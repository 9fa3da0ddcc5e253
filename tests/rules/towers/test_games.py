"""Whole games by somebody who wants to finish them: what holds from the first move to the last."""

from __future__ import annotations

from collections import Counter

import pytest

from game.rules.chance import Dealer
from game.rules.towers.events import PhaseStarted, PointsGained
from tests.conformance.towers import counts, lines
from tests.rules.towers.table import game, greedy

GAMES = 6


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_end_and_every_law_holds(seats: int) -> None:
    ends: Counter[str] = Counter()
    for seed in range(GAMES):
        state, dealer = game(seats, seed=seed, first=None), Dealer(seed)
        played, phases = [], [state.phase]
        gained = [0] * seats
        while state.actor() is not None:
            move = greedy(state, state.legal_moves(), dealer)
            played.append(move)
            for event in state.apply(move):
                if isinstance(event, PhaseStarted):
                    phases.append(event.phase)
                if isinstance(event, PointsGained):
                    gained[event.player] += event.amount
            counts(state, played)
            if len(played) % 10 == 0:
                lines(state)
        view = state.view(0)
        ends[view.ended] += 1
        assert phases == list(range(phases[0], phases[-1] + 1)), "no phase is skipped"
        assert gained == [player.points for player in view.players]
        assert len(played) % seats == 0, "everybody had as many turns"
    assert ends["finished"] >= GAMES - 1


def test_moves_are_made_once() -> None:
    """Lists of the same position hold the same objects, so that they cost next to nothing."""
    state, dealer = game(3, seed=4), Dealer(4)
    for _ in range(40):
        state.apply(greedy(state, state.legal_moves(), dealer))
    one, other = state.legal_moves(), state.legal_moves()
    assert all(mine is theirs for mine, theirs in zip(one, other, strict=True))
