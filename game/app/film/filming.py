"""A film or postcard that is made in a process of its own, as the window sees it."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from glob import escape
from multiprocessing import get_context
from pathlib import Path

from game.app.film.making import make_film, make_postcard
from game.app.film.order import FilmError, Made, Order
from game.error_reasons import reason_of
from game.language import _
from game.session.atomic_write import make_folder
from game.session.background_job import BackgroundJob
from game.session.folders import free, pictures_folders

PARTS = 1000
"""As so many parts progress is told."""


class Filming:
    """One piece of work. Close it, done or not."""

    def __init__(self, order: Order, *, card: bool) -> None:
        """``card``: a postcard is wanted, and no film."""
        self.card, self._out = card, order.out
        self._progress = get_context("spawn").RawArray("q", (0, PARTS))
        order = replace(order, progress=self._progress)
        work: Callable[[Order], Made] = make_postcard if card else make_film
        self._job = BackgroundJob(work, order, (FilmError,))

    @property
    def share(self) -> float:
        """The part that is done, 0 to 1."""
        return min(float(self._progress[0]) / PARTS, 1.0)

    def made(self) -> Made | None:
        """What came of it; None as long as it is being made. Raises Failed."""
        return self._job.poll()

    def close(self) -> None:
        """End it; nothing half is left once its process has gone."""
        self._job.close(self._clear)

    def _clear(self) -> None:
        with contextlib.suppress(OSError):  # still open: the next start clears it away
            for half in self._out.parent.glob(f"{escape(self._out.name)}.*.tmp"):
                half.unlink()


def free_place(name: str, ending: str, now: datetime) -> Path:
    """A file that isn't there yet, in the first folder of pictures that takes one.

    Raises FilmError where none does.
    """
    refused: OSError | None = None
    for folder in pictures_folders():
        try:
            make_folder(folder, private=False)
            if not os.access(folder, os.W_OK):
                raise PermissionError(13, os.strerror(13))
        except OSError as error:
            refused = refused or error
            continue
        return free(folder / f"cubewright-{name}-{now:%Y%m%d-%H%M%S}{ending}")
    reason = reason_of(refused) if refused is not None else ""
    raise FilmError(_("The picture could not be kept: {reason}").format(reason=reason))
