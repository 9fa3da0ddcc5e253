"""What each seat would have if the game ended here is what it has when nobody does any more."""

from __future__ import annotations

import pytest

from game.rules.chance import Dealer
from game.rules.core import SPECTATOR, Outcome
from tests.conformance.case import Case, State, lively
from tests.conformance.cases import CASES, GAMES, TABLES, named

LAST = 12
"""So many positions before the end of a game are idled through from."""


def idled(case: Case, state: State) -> Outcome | None:
    """The end that a game comes to when nobody does any more; None: something is under way."""
    other = state.clone()
    while other.actor() is not None:
        move = case.idle(other)
        if move is None:
            return None
        other.apply(move)
    found: Outcome = other.outcome()
    return found


def walked(case: Case, seats: int, seed: int) -> list[State]:
    """The positions of a lively game, the last one over."""
    state, dealer = case.begun(seats, seed), Dealer(seed)
    states = [state.clone()]
    while state.actor() is not None:
        state.apply(lively(state.legal_moves(), dealer))
        states.append(state.clone())
    return states


@pytest.mark.parametrize(("case", "seats"), TABLES, ids=named)
def test_the_end_comes_as_it_was_told(case: Case, seats: int) -> None:
    tried = 0
    for seed in range(max(2, GAMES // 10)):
        states = walked(case, seats, seed)
        step = max(1, len(states) // LAST)
        for state in (*states[::step], *states[-LAST:-1]):
            reached = idled(case, state)
            if reached is not None:
                _view, told = case.title.if_ended(state.view(state.actor()))
                assert told.scores == reached.scores
                tried += 1
    assert tried > LAST


@pytest.mark.parametrize(("case", "seats"), TABLES, ids=named)
def test_of_a_game_that_is_over_its_result_is_told(case: Case, seats: int) -> None:
    for seed in range(max(2, GAMES // 10)):
        last = walked(case, seats, seed)[-1]
        for seat in (*range(seats), SPECTATOR):
            view = last.view(seat)
            assert case.title.if_ended(view) == (view, last.outcome())


@pytest.mark.parametrize(("case", "seats"), TABLES, ids=named)
def test_everybody_is_told_the_same_and_nothing_hidden(case: Case, seats: int) -> None:
    """Whoever sees more, or sits in another world that looks alike, comes to the same end."""
    for seed in range(max(2, GAMES // 10)):
        states = walked(case, seats, seed)
        for state in states[:: max(1, len(states) // LAST)]:
            _view, told = case.title.if_ended(state.view(SPECTATOR))
            for seat in range(seats):
                view = state.view(seat)
                assert case.title.if_ended(view)[1] == told
                worlds = [case.title.imagine(view, Dealer(deal)) for deal in (1, 2)]
                for other in range(seats):
                    for world in worlds:
                        assert case.title.if_ended(world.view(other))[1] == told


@pytest.mark.parametrize("case", CASES.values(), ids=named)
def test_the_end_is_told_as_a_view_of_it(case: Case) -> None:
    """It is over there, its points are those of the outcome, and nothing more comes after it."""
    states = walked(case, 3, 1)
    for state in states[:: max(1, len(states) // LAST)]:
        ended, told = case.title.if_ended(state.view(1))
        assert ended.actor is None
        assert case.title.points(ended) == told.scores
        assert case.title.if_ended(ended) == (ended, told)
