"""Nobody is asked who can only lose: where there is but one way to answer, it costs nothing."""

from __future__ import annotations

import pytest

from game.rules.chance import Dealer
from game.rules.core import SPECTATOR
from game.session.match import Match
from game.session.seats import COLORS, Seat
from game.session.simulation import play_out
from game.session.titles import play_of
from tests.conformance.brewery import check_brewer
from tests.conformance.case import Case, State, lively
from tests.conformance.cases import CASES, GAMES, TABLES, named

WITH_ONE = [*((case, 1) for case in CASES.values()), *TABLES]


def check_choice(case: Case, state: State) -> None:
    """Whoever has one move loses nothing by it; in the turn of another there are always more."""
    moves = state.legal_moves()
    if len(moves) == 1:
        assert not case.costly(state, moves[0]), moves[0]
        assert state.actor() == state.view(SPECTATOR).turn_player


@pytest.mark.parametrize(("case", "seats"), WITH_ONE, ids=named)
def test_nobody_is_asked_who_can_only_lose(case: Case, seats: int) -> None:
    for seed in range(GAMES):
        state, dealer = case.begun(seats, seed), Dealer(seed)
        while state.actor() is not None:
            check_choice(case, state)
            moves = state.legal_moves()
            state.apply(lively(moves, dealer) if seed % 2 else dealer.choice(moves))


@pytest.mark.parametrize("seed", [6152, 6158])
def test_nobody_passes_in_brewery_after_a_roll_in_vain(seed: int) -> None:
    """Games in which a seat was put out for the round by a pass that was its only move."""
    names = ("sprout", "builder")
    seats = [Seat(name, name, COLORS[place]) for place, name in enumerate(names)]
    match = Match.new("brewery", play_of("brewery").load("classic"), seats, seed)

    def look(_turn: int, _view: object, _moves: object) -> None:
        state: State = match.snapshot()
        check_choice(CASES["brewery"], state)
        check_brewer(state)

    play_out(match, watch=look)
