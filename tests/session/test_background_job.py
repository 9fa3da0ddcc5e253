"""Work that is done elsewhere: its result comes, its faults are told, it can be called off."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time

import pytest

from game.session.background_job import STOPPED_S, BackgroundJob, Failed

PATIENCE_S = 20.0


def doubled(number: int) -> tuple[int, int]:
    return 2 * number, os.getpid()


def broken(_number: int) -> int:
    raise ValueError("no such thing")


def dying(_number: int) -> int:
    os._exit(3)


def endless(_number: int) -> int:
    while True:
        time.sleep(1)


def waited(errand: BackgroundJob[int, object]) -> object:
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        found = errand.poll()
        if found is not None:
            return found
        time.sleep(0.01)
    raise AssertionError("nothing came")


def test_the_result_comes_from_another_process() -> None:
    errand: BackgroundJob[int, object] = BackgroundJob(doubled, 21)
    result = waited(errand)
    errand.close()
    assert isinstance(result, tuple)
    assert result[0] == 42
    assert result[1] != os.getpid()


@pytest.mark.parametrize("work", [broken, dying])
def test_what_goes_wrong_is_told(work: object) -> None:
    errand: BackgroundJob[int, object] = BackgroundJob(work, 1)  # type: ignore[arg-type]
    with pytest.raises(Failed):
        waited(errand)
    errand.close()


def unsendable(_number: int) -> object:
    return threading.Lock()


def unreadable(_number: int) -> object:
    return Unreadable()


def leaving(_number: int) -> int:
    sys.exit(0)


def foreseen(_number: int) -> int:
    raise LookupError("Take another number.")


class Unreadable:
    """Breaks whoever reads it out of the pipe."""

    def __reduce__(self) -> tuple[object, ...]:
        return int, ("no number",)


@pytest.mark.parametrize("work", [broken, dying, unsendable, unreadable, leaving])
@pytest.mark.parametrize("thread", [False, True], ids=["process", "thread"])
def test_what_nobody_foresaw_is_told_in_a_sentence(
    work: object, thread: bool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    if thread and work in (dying, unsendable, unreadable):
        return  # a thread hands over what it has
    if thread:
        monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", refused)
    errand: BackgroundJob[int, object] = BackgroundJob(work, 1)  # type: ignore[arg-type]
    with pytest.raises(Failed) as caught:
        waited(errand)
    assert str(caught.value).endswith(".")
    assert "no such thing" not in str(caught.value)
    assert work is not broken or "ValueError: no such thing" in caplog.text
    errand.close()


def test_what_is_foreseen_is_told_as_it_was_said() -> None:
    errand: BackgroundJob[int, int] = BackgroundJob(foreseen, 1, (LookupError,))
    with pytest.raises(Failed, match=r"^Take another number\.$"):
        waited(errand)  # type: ignore[arg-type]
    errand.close()


def test_what_can_not_be_handed_over_is_told_too() -> None:
    errand: BackgroundJob[object, object] = BackgroundJob(doubled, threading.Lock())  # type: ignore[arg-type]
    with pytest.raises(Failed):
        waited(errand)  # type: ignore[arg-type]
    errand.close()


@pytest.mark.skipif(not hasattr(os, "waitid"), reason="no process can be stopped there")
def test_a_stopped_process_is_not_waited_for_for_ever() -> None:
    now = 0.0
    errand: BackgroundJob[int, object] = BackgroundJob(endless, 1, clock=lambda: now)
    assert errand._process is not None
    assert errand._process.pid is not None
    os.kill(errand._process.pid, signal.SIGSTOP)
    until = time.monotonic() + PATIENCE_S
    while errand._stopped_at is None and time.monotonic() < until:
        assert errand.poll() is None
        time.sleep(0.01)
    now += STOPPED_S + 1
    with pytest.raises(Failed, match="stopped"):
        errand.poll()
    errand.close()


def test_no_pipe_is_no_end(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_args: object) -> None:
        raise OSError(24, "Too many open files")

    monkeypatch.setattr("multiprocessing.context.BaseContext.Pipe", none)
    errand: BackgroundJob[int, object] = BackgroundJob(doubled, 21)
    assert waited(errand) == (42, os.getpid())
    errand.close()


def refused(_self: object) -> None:
    raise OSError("no more processes")


def test_it_can_be_called_off() -> None:
    errand: BackgroundJob[int, object] = BackgroundJob(endless, 1)
    assert errand.poll() is None
    errand.close()
    errand.close()


def test_a_thread_does_it_where_no_process_can_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", refused)
    errand: BackgroundJob[int, object] = BackgroundJob(doubled, 21)
    assert waited(errand) == (42, os.getpid())
    errand.close()


def nested(number: int) -> tuple[int, object]:
    """An errand that has an errand of its own."""
    return os.getpid(), waited(BackgroundJob(doubled, number))


def test_an_errand_may_have_one_of_its_own() -> None:
    outer = waited(BackgroundJob(nested, 4))
    assert isinstance(outer, tuple)
    process, (eight, inner) = outer
    assert eight == 8
    assert process == inner != os.getpid(), "a thread does it: such a process starts no other"
