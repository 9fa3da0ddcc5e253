"""Nothing that a seat may not know shows in what it is given, or sways who decides for it."""

from __future__ import annotations

import pickle

import pytest

from game.ai.agent import Budget, agent
from game.ai.levels import AGENTS
from game.rules.chance import Dealer
from game.rules.core import SPECTATOR
from tests.conformance.case import Case, midgame, snapshot
from tests.conformance.cases import CASES, GAMES, TABLES, named

FEW = Budget(iterations=3)


@pytest.mark.parametrize(("case", "seats"), TABLES, ids=named)
def test_worlds_that_look_alike_are_alike_to_those_who_look(case: Case, seats: int) -> None:
    differing = 0
    for seed in range(GAMES):
        state = midgame(case, seats, seed, moves=3 + 2 * seed % 80)
        seat = state.actor()
        one, other = (case.title.imagine(state.view(seat), Dealer(deal)) for deal in (1, 2))
        assert one.view(seat) == other.view(seat) == state.view(seat)
        assert one.legal_moves() == other.legal_moves() == state.legal_moves()
        differing += snapshot(one) != snapshot(other)
    assert differing, "an order of cards that nobody knows is dealt anew as well"


@pytest.mark.parametrize("case", CASES.values(), ids=named)
def test_every_world_fits_its_view(case: Case) -> None:
    seats = case.title.seats
    for number in range(3 * GAMES):
        state = midgame(case, seats[number % len(seats)], number % GAMES, moves=number % 50)
        seat = (*range(seats[number % len(seats)]), SPECTATOR)[number % 3]
        view = state.view(seat)
        assert case.title.imagine(view, Dealer(number)).view(seat) == view


@pytest.mark.parametrize("case", CASES.values(), ids=named)
def test_one_view_and_one_dealer_imagine_one_world(case: Case) -> None:
    view = midgame(case, 3, 4, 12).view(1)
    one, other = (case.title.imagine(view, Dealer(9)) for _ in range(2))
    assert snapshot(one) == snapshot(other)


@pytest.mark.parametrize("case", CASES.values(), ids=named)
def test_a_view_is_a_value(case: Case) -> None:
    """It crosses processes, and doesn't change as the game goes on."""
    state = midgame(case, 2, 3, 5)
    view = state.view(state.actor())
    then = pickle.dumps(view)
    state.apply(state.legal_moves()[0])
    assert pickle.loads(then) == view


@pytest.mark.parametrize("name", AGENTS)
@pytest.mark.parametrize("case", CASES.values(), ids=named)
def test_agents_decide_by_their_view_alone(case: Case, name: str) -> None:
    """In a world that looks the same they decide the same, and only what is legal."""
    chooser = agent(name, case.title.id)
    for seed in range(min(GAMES, 12)):
        state = midgame(case, case.title.seats[seed % 2], seed, moves=2 + 3 * seed)
        seat, moves = state.actor(), state.legal_moves()
        twin = case.title.imagine(state.view(seat), Dealer(seed + 1))
        chosen = {
            chooser.choose(world.view(seat), world.legal_moves(), FEW, Dealer(seed))
            for world in (state, twin)
        }
        assert len(chosen) == 1
        assert chosen <= set(moves)
