"""The thinking process as a process: how it starts, dies, and ends with the game."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import pytest

from game.ai.agent import Budget
from game.ai.worker import STARTING_S, STARTS, ThinkingWorker
from game.rules.biomes.state import BiomesState
from tests.ai.positions import new_game
from tests.ai.test_worker import PATIENCE, answer_of, ask, has_ended, pid_of
from tests.ai.test_worker_thoughts import Hours, consider, warm
from tests.ai.thoughts import Imports
from tests.patience import is_quick

ROOT = Path(__file__).parents[2]
LONG = Budget(iterations=2000)
"""Several tenths of a second, even on a quick machine: long enough to be killed within."""


@pytest.fixture
def state() -> BiomesState:
    return new_game(4, 11)


def until_ended(pid: int) -> bool:
    end = time.monotonic() + PATIENCE
    while not has_ended(pid) and time.monotonic() < end:
        time.sleep(0.02)
    return has_ended(pid)


def test_the_master_killed_in_mid_thought_is_asked_again(state: BiomesState) -> None:
    """And decides the same: a decision does not remember that it was interrupted."""
    with ThinkingWorker() as worker:
        warm(worker)
        ask(worker, state, 5, "master", LONG)
        undisturbed = answer_of(worker)
        ask(worker, state, 5, "master", LONG)
        time.sleep(0.02)
        assert worker.poll() is None, "it thinks still"
        os.kill(pid_of(worker), signal.SIGKILL)
        assert answer_of(worker) == undisturbed


def test_a_process_stopped_before_it_is_ready_is_replaced(state: BiomesState) -> None:
    clock = Hours()
    with ThinkingWorker(clock) as worker:
        stopped = pid_of(worker)
        os.kill(stopped, signal.SIGSTOP)
        ask(worker, state, 3)
        assert worker.poll() is None
        clock.now = STARTING_S + 1
        assert worker.poll() is None
        assert pid_of(worker) != stopped
        assert until_ended(stopped)
        answer = answer_of(worker)
        assert (answer.request_id, answer.fault) == (3, None)


def test_where_no_process_becomes_ready_it_answers_anyway(state: BiomesState) -> None:
    """And at once from then on, until the last process is ready after all."""
    clock = Hours()
    with ThinkingWorker(clock) as worker:
        ask(worker, state, 1)
        for _ in range(STARTS):
            os.kill(pid_of(worker), signal.SIGSTOP)
            assert worker.poll() is None
            clock.now += STARTING_S + 1
            answer = worker.poll()
        assert answer is not None
        assert answer.request_id == 1
        assert answer.fault is not None
        ask(worker, state, 2)
        again = worker.poll()
        assert again is not None
        assert again.request_id == 2
        os.kill(pid_of(worker), signal.SIGCONT)
        warm(worker)
        ask(worker, state, 3)
        assert answer_of(worker).fault is None


def test_a_slow_start_hurts_nobody_while_nothing_is_asked(state: BiomesState) -> None:
    clock = Hours()
    with ThinkingWorker(clock) as worker:
        first = pid_of(worker)
        clock.now = STARTING_S * 2
        assert worker.poll() is None
        assert pid_of(worker) == first


def test_the_first_decision_of_a_warm_process_is_not_slow(state: BiomesState) -> None:
    times = []
    with ThinkingWorker() as worker:
        warm(worker)
        for number in range(6):
            began = time.monotonic()
            ask(worker, state, number, "architect")
            answer_of(worker)
            times.append(time.monotonic() - began)
    others = 2.0 * max(times[1:])
    assert is_quick(times[0] - others, 0.15, time.monotonic)


def test_the_process_imports_no_window_and_no_file_formats(state: BiomesState) -> None:
    moves = tuple(state.legal_moves())
    view = state.view(state.decider)
    with ThinkingWorker() as worker:
        worker.ask(Imports(1, "biomes", view, moves, Budget(), 1, "greedy"))
        told = str(answer_of(worker).fault).split()
    assert "game" in told
    assert not {"pyglet", "PIL", "pymunk", "yaml", "msgspec", "platformdirs"} & set(told)


def test_no_thought_goes_on_when_the_game_is_killed(tmp_path: Path) -> None:
    """The game's process dies by kill -9 while the search has minutes left."""
    game = tmp_path / "player.py"
    game.write_text(
        textwrap.dedent("""
            import time
            from game.ai.agent import Budget
            from game.ai.worker import ThinkingWorker
            from tests.ai.positions import new_game
            from tests.ai.test_worker_thoughts import consider, warm

            if __name__ == "__main__":
                worker = ThinkingWorker()
                warm(worker)
                consider(worker, new_game(4, 11), 1, Budget(seconds=300.0))
                time.sleep(0.2)
                assert worker.poll() is None
                print(worker.process_id, flush=True)
                time.sleep(60)
        """),
        encoding="utf-8",
    )
    paths = os.environ | {"PYTHONPATH": str(ROOT)}
    command = [sys.executable, str(game)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=paths) as started:
        assert started.stdout is not None
        pid = int(started.stdout.readline())
        assert not has_ended(pid)
        started.kill()
    assert until_ended(pid)


def test_closing_ends_a_long_thought_at_once(state: BiomesState) -> None:
    worker = ThinkingWorker()
    warm(worker)
    consider(worker, state, 1, Budget(seconds=300.0))
    pid, began = pid_of(worker), time.monotonic()
    worker.close()
    assert time.monotonic() - began < PATIENCE / 10
    assert has_ended(pid)


def test_a_packed_program_starts_itself_to_think(tmp_path: Path) -> None:
    """Packed, there is no interpreter to start: the program is started anew and must notice."""
    program = tmp_path / "cubewright"
    program.write_text(
        textwrap.dedent(f"""\
            #!{sys.executable}
            import multiprocessing, multiprocessing.spawn, runpy, sys
            sys.path.insert(0, {str(ROOT)!r})
            sys.frozen = True
            sys.executable = __file__
            multiprocessing.spawn.set_executable(__file__)
            multiprocessing.freeze_support = multiprocessing.spawn.freeze_support  # as packers do
            if "-c" in sys.argv:  # and they run this for the standard library
                exec(sys.argv[sys.argv.index("-c") + 1])
            elif len(sys.argv) > 1:
                runpy.run_module("game", run_name="__main__")
            else:
                from game.ai.worker import ThinkingWorker
                from tests.ai.positions import new_game
                from tests.ai.test_worker import answer_of, ask
                with ThinkingWorker() as worker:
                    ask(worker, new_game(2, 7), 1)
                    print(answer_of(worker).fault, worker._losses)
        """),
        encoding="utf-8",
    )
    program.chmod(0o755)
    run = subprocess.run([str(program)], capture_output=True, text=True, check=False, timeout=60)
    assert (run.stdout, run.stderr) == ("None 0\n", "")
