"""Work that is done elsewhere: its result comes, its faults are told, it can be called off."""

from __future__ import annotations

import os
import time

import pytest

from game.session.errand import Errand, Failed

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


def waited(errand: Errand[int, object]) -> object:
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        found = errand.poll()
        if found is not None:
            return found
        time.sleep(0.01)
    raise AssertionError("nothing came")


def test_the_result_comes_from_another_process() -> None:
    errand: Errand[int, object] = Errand(doubled, 21)
    result = waited(errand)
    errand.close()
    assert isinstance(result, tuple)
    assert result[0] == 42
    assert result[1] != os.getpid()


@pytest.mark.parametrize("work", [broken, dying])
def test_what_goes_wrong_is_told(work: object) -> None:
    errand: Errand[int, object] = Errand(work, 1)  # type: ignore[arg-type]
    with pytest.raises(Failed):
        waited(errand)
    errand.close()


def test_it_can_be_called_off() -> None:
    errand: Errand[int, object] = Errand(endless, 1)
    assert errand.poll() is None
    errand.close()
    errand.close()


def test_a_thread_does_it_where_no_process_can_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(_self: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", refused)
    errand: Errand[int, object] = Errand(doubled, 21)
    assert waited(errand) == (42, os.getpid())
    errand.close()
