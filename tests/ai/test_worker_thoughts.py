"""What the thinking process does beside deciding: it considers, and gives way to decisions."""

from __future__ import annotations

import time

import pytest

from game.ai.agent import Budget, thinker
from game.ai.questions import Consideration, Response
from game.ai.worker import PATIENCE, USUAL_S, YIELDING_S, ThinkingWorker
from game.rules.biomes.state import BiomesState
from game.rules.chance import Dealer
from tests.ai.positions import new_game
from tests.ai.test_worker import answer_of, ask, pid_of
from tests.ai.thoughts import Deaf, Endless, EndlessForAll

LONG = Budget(seconds=300.0)
GIVING_WAY_S = 5.0
"""The search looks up every few milliseconds, so a second would do; the rest is for a busy machine.
Without giving way it goes on for minutes."""
LATE_S = 0.15
ATTEMPTS = 6


class Hours:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def state() -> BiomesState:
    return new_game(2, 7)


def consider(
    worker: ThinkingWorker, state: BiomesState, number: int, budget: Budget = LONG
) -> None:
    view, moves = state.view(state.decider), state.legal_moves()
    worker.ask(Consideration(number, "biomes", view, tuple(moves), budget, number))


def warm(worker: ThinkingWorker) -> None:
    until = time.monotonic() + 30.0
    while not worker.ready and time.monotonic() < until:
        assert worker.poll() is None
        time.sleep(0.01)
    assert worker.ready


def test_it_considers_as_the_thinker_itself_would(state: BiomesState) -> None:
    budget = Budget(iterations=40)
    with ThinkingWorker() as worker:
        consider(worker, state, 3, budget)
        answer = answer_of(worker)
        assert not worker.thinking
    view, moves = state.view(state.decider), state.legal_moves()
    alone = thinker("biomes").consider(view, moves, budget, Dealer(3))
    assert answer == Response(3, alone.candidates[0].move, None, alone)


def test_a_decision_interrupts_a_consideration_which_is_then_begun_anew(
    state: BiomesState,
) -> None:
    with ThinkingWorker() as worker:
        warm(worker)
        pid = pid_of(worker)
        consider(worker, state, 1, Budget(iterations=2000, seconds=60.0))
        time.sleep(0.1)
        assert worker.poll() is None
        began = time.monotonic()
        ask(worker, state, 2)
        decided = answer_of(worker)
        assert time.monotonic() - began < GIVING_WAY_S
        assert (decided.request_id, decided.thoughts, worker.thinking) == (2, None, True)
        considered = answer_of(worker)
        assert considered.request_id == 1
        assert considered.thoughts is not None
        assert considered.thoughts.iterations == 2000
        assert pid_of(worker) == pid, "nothing had to be started anew"


def test_a_consideration_waits_for_a_decision(state: BiomesState) -> None:
    with ThinkingWorker() as worker:
        ask(worker, state, 1)
        consider(worker, state, 2, Budget(iterations=5))
        assert [answer_of(worker).request_id, answer_of(worker).request_id] == [1, 2]


def test_the_latest_consideration_counts(state: BiomesState) -> None:
    with ThinkingWorker() as worker:
        warm(worker)
        consider(worker, state, 1)
        began = time.monotonic()
        consider(worker, state, 2, Budget(iterations=5))
        assert answer_of(worker).request_id == 2
        assert time.monotonic() - began < GIVING_WAY_S


def test_a_consideration_can_be_forgotten_alone(state: BiomesState) -> None:
    with ThinkingWorker() as worker:
        warm(worker)
        consider(worker, state, 1)
        worker.cancel_considering()
        assert not worker.thinking
        ask(worker, state, 2)
        worker.cancel_considering()
        assert answer_of(worker).request_id == 2
        time.sleep(0.05)
        assert worker.poll() is None


def late(worker: ThinkingWorker, state: BiomesState, seconds: float) -> float:
    began = time.monotonic()
    consider(worker, state, 1, Budget(seconds=seconds))
    answer_of(worker)
    took = time.monotonic() - began
    assert took >= seconds
    return took - seconds


def test_a_deadline_is_kept(state: BiomesState) -> None:
    with ThinkingWorker() as worker:
        warm(worker)
        for seconds in (0.05, 0.3):
            lateness = [late(worker, state, seconds) for _ in range(ATTEMPTS)]
            assert min(lateness) < LATE_S, "a busy machine may be late now and then, not always"


def test_the_stand_in_decides_for_an_agent_without_end(state: BiomesState) -> None:
    clock = Hours()
    with ThinkingWorker(clock) as worker:
        warm(worker)
        pid = pid_of(worker)
        view, moves = state.view(state.decider), tuple(state.legal_moves())
        worker.ask(Endless(4, "biomes", view, moves, Budget(), 4, "master"))
        time.sleep(0.1)
        clock.now += PATIENCE * USUAL_S - 0.1
        assert worker.poll() is None
        assert pid_of(worker) == pid
        clock.now += 0.2
        answer = answer_of(worker)
        assert (answer.request_id, pid_of(worker) == pid) == (4, False)
        assert "no end" in str(answer.fault)
        ask(worker, state, 4)
        assert answer_of(worker).move == answer.move, "the stand-in is the greedy agent"


def test_chance_decides_where_nobody_comes_to_an_end(state: BiomesState) -> None:
    clock = Hours()
    view, moves = state.view(state.decider), tuple(state.legal_moves())
    with ThinkingWorker(clock) as worker:
        worker.ask(EndlessForAll(4, "biomes", view, moves, Budget(), 4, "master"))
        answer = None
        until = time.monotonic() + 30.0
        while answer is None and time.monotonic() < until:
            time.sleep(0.01)
            clock.now += 0.5 if worker.ready else 0.0  # it is the thought that takes so long
            answer = worker.poll()
        assert answer is not None
        assert answer.move in moves
        assert "no end" in str(answer.fault)


def test_a_deaf_consideration_keeps_nobody_waiting_for_ever(state: BiomesState) -> None:
    clock = Hours()
    view, moves = state.view(state.decider), tuple(state.legal_moves())
    with ThinkingWorker(clock) as worker:
        warm(worker)
        worker.ask(Deaf(1, "biomes", view, moves, Budget(seconds=0.2), 1))
        ask(worker, state, 2)
        clock.now += YIELDING_S + 0.1
        given_up, decided = answer_of(worker), answer_of(worker)
        assert (given_up.request_id, given_up.thoughts) == (1, None)
        assert "no end" in str(given_up.fault)
        assert (decided.request_id, decided.fault) == (2, None)
