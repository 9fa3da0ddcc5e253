"""The miniatures that a pack brings, carved in a process of their own: the window never waits.

Until they come the tiles stay bare, and for good where nothing comes.
"""

from __future__ import annotations

import logging

from game.content.miniature import Miniatures
from game.render.models.bakery import DamagedModels, bake, unbake
from game.render.models.larder import carved_miniatures
from game.render.models.library import furnish, library
from game.session.background_job import BackgroundJob, Failed

log = logging.getLogger("cubewright")


class PackModels:
    """What a match's pack brings, on its way into the library."""

    def __init__(self, pack: str, brought: Miniatures) -> None:
        """``brought``: the miniatures that the ``pack`` brings itself; none for most."""
        self._pack = pack
        self._own = furnish(pack, brought)
        self._errand: BackgroundJob[Miniatures, bytes] | None = None
        if self._own is not None:
            self._errand = BackgroundJob(carve, self._own)

    @property
    def waiting(self) -> bool:
        """Whether something is still to come."""
        return self._errand is not None

    def arrived(self) -> bool:
        """Whether it has all come just now. Never waits; ask now and then."""
        if self._errand is None or self._own is None:
            return False
        try:
            baked = self._errand.poll()
            if baked is None:
                return False
            library().receive(self._pack, self._own, dict(unbake(baked)))
        except (Failed, DamagedModels) as error:
            log.error("no miniatures of the pack %s: %s", self._pack, error or type(error).__name__)
            self.close()
            return False
        self.close()
        return True

    def close(self) -> None:
        """Nobody waits for it any more."""
        if self._errand is not None:
            self._errand.close()
            self._errand = None


def carve(own: Miniatures) -> bytes:
    """Carve, keep for the next time, hand over: the work of an errand."""
    carved = carved_miniatures(own)
    return bake(carved) if carved else b""
