"""What is to be made of a recorded game, as plain values that another process understands."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from game.scene.camera import Camera
from game.scene.tabletop import WHOLE
from game.session.preferences import Preferences

FILM_SIZE: Final = (960, 540)
GIF_SIZE: Final = (640, 360)
"""Pixels of a film, unless others are asked for; a GIF takes four times the room of a WebP."""
FILM_ROOM: Final = 20_000_000
"""Bytes of a film, at most."""
WEBP, GIF, PNG = ".webp", ".gif", ".png"
ENDINGS: Final = (WEBP, GIF, PNG)
"""What files may end in: films, and postcards."""


def usual_size(ending: str) -> tuple[int, int]:
    """The pixels of a film whose file ends so."""
    return GIF_SIZE if ending == GIF else FILM_SIZE


class FilmError(Exception):
    """It can't be made; says why, in a sentence for the player."""


@dataclass(frozen=True, slots=True)
class Order:
    """What is wanted: of the record in ``content`` a film that goes from one position to another
    (``begin`` to ``end``, 0 is the set-up), or a postcard of its ``end``.

    ``out``: the file, whose ending tells the format. ``eye``: what is looked at, a sight by its
    name or through a camera. ``day``: the date as the card shows it. ``progress``: two whole
    numbers that both processes see, how far it is and of how much; None: nobody asks.
    """

    content: bytes
    out: Path
    begin: int
    end: int
    eye: str | Camera = WHOLE
    size: tuple[int, int] = FILM_SIZE
    day: str = ""
    preferences: Preferences = field(default_factory=Preferences)
    progress: Any = None

    def tell(self, done: float) -> None:
        """Note the part that is done, 0 to 1."""
        if self.progress is not None:
            self.progress[0] = round(done * self.progress[1])


@dataclass(frozen=True, slots=True)
class Made:
    """What came of it: ``size`` in bytes; of a film, how many ``seconds`` it lasts."""

    out: Path
    size: int
    seconds: float = 0.0
