"""Work shared out to processes of its own."""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def shared_out(
    work: Callable[[T], R], tasks: Sequence[T], jobs: int, chunk: int = 1
) -> Iterator[R]:
    """``work`` done on every task in ``jobs`` spawned processes; the results in no fixed order.

    ``chunk`` tasks are handed over at once. With one job or task it happens in this process, in
    order. The processes end when the iterator does.
    """
    if jobs == 1 or len(tasks) <= 1:
        yield from map(partial(_done, work), tasks)
        return
    context = multiprocessing.get_context("spawn")
    with _interrupts_ignored():
        pool = context.Pool(min(jobs, len(tasks)))
    with pool:
        yield from pool.imap_unordered(partial(_done, work), tasks, chunksize=chunk)


def _done(work: Callable[[T], R], task: T) -> R:
    """``work`` done on a task; a StopIteration out of it would end the results without a word."""
    try:
        return work(task)
    except StopIteration as error:
        raise RuntimeError(f"nothing to take in {task!r}") from error


@contextlib.contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """What starts meanwhile never hears of Ctrl-C: that is the main process's affair.

    Each worker inherits this before its first line runs; it could not see to it early enough.
    """
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
