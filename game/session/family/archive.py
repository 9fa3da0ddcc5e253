"""A family's folder: who plays, and the history of all finished games, taken in bit by bit."""

from __future__ import annotations

import logging
import threading
import time
from pathlib import Path

from game.session.family.history import History
from game.session.family.profiles import Profiles
from game.session.family.rating.progress import Ratings

AT_ONCE = 4
"""So many games are taken in before somebody else gets his turn."""
REST = 3.0
"""The helper rests so many times as long as it has worked: nobody is to notice it."""
NAME = "history.db"
log = logging.getLogger("cubewright")


class Archive:
    """``profiles``, ``history`` and ``ratings`` of one computer, as one window sees them."""

    def __init__(self, folder: Path, games: Path) -> None:
        self.folder = folder
        self.profiles = Profiles(folder / "profiles.json")
        self.history = History(folder / NAME, games)
        self.ratings = Ratings(self.history)
        self._ending = threading.Event()
        self._helper: threading.Thread | None = None
        self._checked = False

    def take_in_soon(self) -> None:
        """Compute what games tell that have been here longer, beside everything else."""
        if self._helper is None or not self._helper.is_alive():
            self._ending.clear()
            self._helper = threading.Thread(target=self._take_in, name="history", daemon=True)
            self._helper.start()

    @property
    def busy(self) -> bool:
        """Whether games are being taken in."""
        return self._helper is not None and self._helper.is_alive()

    def _take_in(self) -> None:
        """What the helper does. Whatever happens to it, the games can be seen without it."""
        try:
            self._look_through()
        except Exception:
            log.exception("the history's helper broke off")

    def _look_through(self) -> None:
        if not self._checked:
            self._checked = True
            self.history.check()
        self.history.catch_up()
        spent = 0.0
        while not self._ending.wait(spent * REST):
            begun = time.monotonic()
            if not self.history.take_in(AT_ONCE):
                return
            spent = time.monotonic() - begun

    @property
    def problems(self) -> tuple[str, ...]:
        """Sentences for the player: what of the family could not be read or kept."""
        return (self.profiles.problem,) if self.profiles.problem else ()

    def close(self) -> None:
        """End the helper and let the files go."""
        self._ending.set()
        if self._helper is not None:
            self._helper.join()
        self.history.close()
