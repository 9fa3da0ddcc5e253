"""The miniatures that a pack brings, carved in a process of their own: the window never waits.

Until they come the tiles stay bare, and for good where nothing comes.
"""

from __future__ import annotations

import logging
import os
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

from game.content.miniature import Miniatures
from game.render.models.bakery import DamagedModels, bake, unbake
from game.render.models.larder import carved_miniatures
from game.render.models.library import furnish, library

_NICENESS = 5
log = logging.getLogger("cubewright")


class Furnishing:
    """What a match's pack brings, on its way into the library."""

    def __init__(self, pack: str, brought: Miniatures) -> None:
        """``brought``: the miniatures that the ``pack`` brings itself; none for most."""
        self._pack = pack
        self._own = furnish(pack, brought)
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None
        if self._own is not None:
            self._start(self._own)

    @property
    def waiting(self) -> bool:
        """Whether something is still to come."""
        return self._process is not None

    def arrived(self) -> bool:
        """Whether it has all come just now. Never waits; ask now and then."""
        connection, process = self._connection, self._process
        if connection is None or process is None or self._own is None:
            return False
        try:
            if not connection.poll():
                if not process.is_alive() and not connection.poll():
                    self._end("its process died")
                return False
            library().receive(self._pack, self._own, dict(unbake(connection.recv_bytes())))
        except (EOFError, OSError, DamagedModels) as error:
            self._end(type(error).__name__)
            return False
        self._end()
        return True

    def close(self) -> None:
        """Nobody waits for it any more."""
        self._end()

    def _start(self, own: Miniatures) -> None:
        context = get_context("spawn")
        try:
            self._connection, theirs = context.Pipe()
            process = context.Process(target=_carve, args=(theirs, own), daemon=True)
            process.start()
        except OSError as error:
            self._end(str(error))
        else:
            theirs.close()
            self._process = process

    def _end(self, fault: str = "") -> None:
        if fault:
            log.error("no miniatures of the pack %s: %s", self._pack, fault)
        if self._connection is not None:
            self._connection.close()
        if self._process is not None:
            self._process.kill()
            self._process.join()
        self._process, self._connection = None, None


def _carve(connection: Connection, own: Miniatures) -> None:
    """The process: carve, keep for the next time, hand over."""
    if hasattr(os, "nice"):
        os.nice(_NICENESS)  # the window's frames come first
    carved = carved_miniatures(own)
    with suppress(OSError):  # the window has closed meanwhile
        connection.send_bytes(bake(carved) if carved else b"")
