"""The thinking process: warm, never in the way, and always with an answer."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from multiprocessing.context import SpawnProcess

import pytest

from game.ai.agent import Budget, UnknownAgent, agent
from game.ai.questions import DecisionAsked, Response
from game.ai.worker import ThinkingWorker
from game.rules.biomes.state import BiomesState
from game.rules.chance import Dealer
from game.rules.core import SPECTATOR
from tests.ai.positions import new_game
from tests.patience import no_longer_than

PATIENCE = 30.0
LONGEST_POLL = 0.25
OWN = Budget()


@pytest.fixture
def worker() -> Iterator[ThinkingWorker]:
    with ThinkingWorker() as thinking:
        yield thinking


@pytest.fixture
def state() -> BiomesState:
    return new_game(2, 7)


def ask(
    worker: ThinkingWorker,
    state: BiomesState,
    number: int = 1,
    name: str = "greedy",
    budget: Budget = OWN,
) -> None:
    seat = state.actor()
    assert seat is not None
    moves = state.legal_moves()
    view = state.view(seat)
    worker.ask(DecisionAsked(number, "biomes", view, tuple(moves), budget, number, name))


def answer_of(worker: ThinkingWorker) -> Response:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with no_longer_than(LONGEST_POLL, "a poll", time.monotonic):
            answer = worker.poll()
        if answer:
            return answer
        time.sleep(0.01)
    raise AssertionError("no answer")


def pid_of(worker: ThinkingWorker) -> int:
    assert worker.process_id is not None
    return worker.process_id


def is_gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


@pytest.mark.parametrize("name", ["greedy", "random"])
def test_it_answers_as_the_agent_itself_would(
    worker: ThinkingWorker, state: BiomesState, name: str
) -> None:
    for number in range(3):
        ask(worker, state, number, name)
        thinking = [worker.thinking]
        answer = answer_of(worker)
        thinking.append(worker.thinking)
        assert thinking == [True, False]
        seat = state.decider
        moves = state.legal_moves()
        alone = agent(name, "biomes").choose(state.view(seat), moves, Budget(), Dealer(number))
        assert answer == Response(number, alone)
        state.apply(moves[moves.index(alone)])


def test_killed_in_mid_thought_it_answers_anyway(
    worker: ThinkingWorker, state: BiomesState
) -> None:
    ask(worker, state, 1)
    answer_of(worker)
    stopped = pid_of(worker)
    os.kill(stopped, signal.SIGSTOP)
    ask(worker, state, 2)
    for _ in range(5):
        assert worker.poll() is None
    os.kill(stopped, signal.SIGKILL)
    answer = answer_of(worker)
    assert (answer.request_id, answer.fault) == (2, None)
    assert pid_of(worker) != stopped


def test_killed_before_it_is_warm_it_answers_anyway(
    worker: ThinkingWorker, state: BiomesState
) -> None:
    os.kill(pid_of(worker), signal.SIGKILL)
    ask(worker, state)
    assert answer_of(worker).fault is None


def test_where_no_process_lives_it_answers_anyway(
    worker: ThinkingWorker, state: BiomesState
) -> None:
    ask(worker, state)
    answer = None
    deadline = time.monotonic() + PATIENCE
    while answer is None and time.monotonic() < deadline:
        if not is_gone(pid_of(worker)):
            os.kill(pid_of(worker), signal.SIGKILL)
        answer = worker.poll()
    assert answer is not None
    assert "no process" in str(answer.fault)
    assert answer.move == answer_of_agent(state, 1)
    assert worker.poll() is None
    ask(worker, state, 2)
    assert answer_of(worker) == Response(2, answer_of_agent(state, 2))


def test_where_none_can_be_started_it_answers_anyway(
    state: BiomesState, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: SpawnProcess) -> None:
        raise PermissionError("no processes here")

    with monkeypatch.context() as forbidden:
        forbidden.setattr(SpawnProcess, "start", refuse)
        worker = ThinkingWorker()
        assert worker.process_id is None
        ask(worker, state, 1)
        answer = answer_of(worker)
    assert answer.move == answer_of_agent(state, 1)
    assert "no process" in str(answer.fault)
    with worker:
        ask(worker, state, 2)
        assert answer_of(worker) == Response(2, answer_of_agent(state, 2))


def answer_of_agent(state: BiomesState, seed: int) -> object:
    seat = state.decider
    return agent("greedy", "biomes").choose(
        state.view(seat), state.legal_moves(), Budget(), Dealer(seed)
    )


def test_a_failing_agent_is_told_and_a_move_drawn(
    worker: ThinkingWorker, state: BiomesState
) -> None:
    moves = state.legal_moves()
    view = state.view(SPECTATOR)
    worker.ask(DecisionAsked(5, "biomes", view, tuple(moves), Budget(), 5, "greedy"))
    answer = answer_of(worker)
    assert answer.move in moves
    assert "WrongView" in str(answer.fault)


def test_the_latest_request_counts(worker: ThinkingWorker, state: BiomesState) -> None:
    for number in range(10):
        ask(worker, state, number)
    assert answer_of(worker).request_id == 9
    assert worker.poll() is None


def test_a_cancelled_request_is_never_answered(worker: ThinkingWorker, state: BiomesState) -> None:
    ask(worker, state, 1)
    worker.cancel()
    assert not worker.thinking
    ask(worker, state, 2)
    assert answer_of(worker).request_id == 2


def test_unknown_agents_are_refused_at_once(worker: ThinkingWorker, state: BiomesState) -> None:
    with pytest.raises(UnknownAgent):
        ask(worker, state, name="nobody")


def test_it_ends_when_it_is_closed(state: BiomesState) -> None:
    with ThinkingWorker() as worker:
        pid = pid_of(worker)
        ask(worker, state)
    assert is_gone(pid)


def test_it_ends_when_the_game_is_killed() -> None:
    code = (
        "import time\n"
        "from game.ai.worker import ThinkingWorker\n"
        "if __name__ == '__main__':\n"
        "    print(ThinkingWorker().process_id, flush=True)\n"
        "    time.sleep(60)\n"
    )
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as game:
        assert game.stdout is not None
        pid = int(game.stdout.readline())
        game.kill()
    until = time.monotonic() + PATIENCE
    while not has_ended(pid) and time.monotonic() < until:
        time.sleep(0.05)
    assert has_ended(pid)


def has_ended(pid: int) -> bool:
    """Gone, or waiting to be reaped by whoever inherited it."""
    try:
        with open(f"/proc/{pid}/stat", encoding="utf-8") as stat:
            return stat.read().rsplit(")", 1)[1].split()[0] == "Z"
    except FileNotFoundError:
        return True


def test_thinking_needs_no_window() -> None:
    code = "import sys, game.ai.worker; print(sorted({m.split('.')[0] for m in sys.modules}))"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    for heavy in ("pyglet", "PIL", "pymunk", "yaml", "msgspec"):
        assert f"'{heavy}'" not in found.stdout


def test_the_command_line_is_light_to_start_again() -> None:
    """A spawned process imports the main module of the game under another name."""
    code = (
        "import runpy, sys; runpy.run_module('game.__main__', run_name='__mp_main__');"
        "print('pyglet' in sys.modules)"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "False"
