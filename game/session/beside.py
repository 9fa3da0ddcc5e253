"""One thing after the other, done on a thread of its own: a disk may take its time.

Nothing that is done there is worth the program: what is raised stands in the log.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor

log = logging.getLogger("cubewright")


class Beside:
    """A thread called ``name``, which does what it is told; the program ends when that is done."""

    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, name)
        self._last: Future[None] | None = None

    def soon(self, work: Callable[[], None]) -> Future[None]:
        """Have it done after all else; at once where the system gives no thread."""

        def do() -> None:
            try:
                work()
            except Exception:
                log.exception("what was done beside the window broke off")

        try:
            self._last = self._thread.submit(do)
        except RuntimeError:
            do()
            self._last = Future[None]()
            self._last.set_result(None)
        return self._last

    def finish(self) -> None:
        """Wait until all of it is done."""
        last, self._last = self._last, None
        if last is not None:
            last.result()
