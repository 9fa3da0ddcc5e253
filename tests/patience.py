"""How long something may take: told for a quiet laptop, stretched on a slower or a busy one.

A bound like this finds work that has got out of hand. Speed is measured by ``make bench``.
The collector pauses meanwhile: a full round over all that a test process has kept takes a second.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

QUIET_S = 0.014
"""CPU seconds that the yardstick takes on a quiet laptop."""
TRIES = 5
Clock = Callable[[], float]


def _yardstick() -> int:
    """A fixed piece of work, of the kind that the game does: small objects, made and looked up."""
    kept: dict[tuple[int, int], int] = {}
    for number in range(60_000):
        key = number % 251, number % 7
        kept[key] = kept.get(key, 0) + number
    return len(kept)


def lag(clock: Clock = time.process_time) -> float:
    """How many times longer work takes here and now than on a quiet laptop; at least 1."""
    took = 0.0
    for _ in range(TRIES):
        began = clock()
        _yardstick()
        took = max(took, clock() - began)
    return max(1.0, took / QUIET_S)


@contextmanager
def _no_collecting() -> Iterator[None]:
    """Without the collector, which may have been off before."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def is_quick(took: float, seconds: float, clock: Clock = time.process_time) -> bool:
    """Whether what ``took`` so many seconds by ``clock``, just now, would take at most ``seconds``
    of a quiet laptop."""
    return took <= seconds or took <= seconds * lag(clock)


@contextmanager
def no_longer_than(
    seconds: float, what: object = "", clock: Clock = time.process_time
) -> Iterator[None]:
    """Assert that what is done inside takes at most ``seconds`` of a quiet laptop by ``clock``."""
    with _no_collecting():
        began = clock()
        yield
        took = clock() - began
    assert is_quick(took, seconds, clock), f"{took:.2f} s, {seconds:.2f} s allowed: {what}"
