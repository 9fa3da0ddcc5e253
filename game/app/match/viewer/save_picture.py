"""A picture of the table for the shelf: taken at rest, after everything that changed the game.

It is an onlooker's: whoever comes by the shelf sees it, and nobody's secrets on it.
"""

from __future__ import annotations

import io

from PIL import Image

from game.app.album import SIZE
from game.app.match.viewer.table import Table
from game.app.screen import Host
from game.render.capture import capture_small
from game.rules.core import SPECTATOR
from game.scene.framing import Clearing
from game.session.match import Match

QUALITY = 84


def taken(pixels: tuple[int, int]) -> Image.Image:
    """What has been drawn of a window of so many pixels, in a picture's size."""
    return capture_small(pixels, (SIZE[0] * 2, SIZE[1] * 2))


def finished(image: Image.Image) -> Image.Image:
    """``image`` scaled down to a picture's size, with as much of its middle as fits there."""
    wide, high = image.size
    part = min(wide / SIZE[0], high / SIZE[1])
    across, down = SIZE[0] * part, SIZE[1] * part
    left, top = (wide - across) / 2, (high - down) / 2
    box = (left, top, left + across, top + down)
    return image.resize(SIZE, Image.Resampling.LANCZOS, box)


def remaining(aspect: float) -> Clearing:
    """What is left by :func:`finished` of a window whose width is ``aspect`` times its height."""
    part = SIZE[0] / SIZE[1] / aspect
    across, up = (1 - min(1.0, part)) / 2, (1 - min(1.0, 1 / part)) / 2
    return Clearing(across, 1 - across, up, 1 - up)


def encoded(image: Image.Image) -> bytes:
    """``image`` as it lies on the disk."""
    file = io.BytesIO()
    image.save(file, "WEBP", quality=QUALITY, method=2)
    return file.getvalue()


class SavePicture:
    """Has one picture of each position kept; the encoding happens elsewhere."""

    def __init__(self, host: Host, match: Match) -> None:
        self._host, self._match = host, match
        self._steps = -1

    @property
    def due(self) -> bool:
        """Whether the last picture shows an earlier position."""
        return self._steps != len(self._match.history)

    def take(self, table: Table) -> None:
        """Draw the ``table`` as onlookers see it, and keep that; anything may be drawn over it."""
        self._steps = len(self._match.history)
        table.draw_for(self._match.state_view(SPECTATOR))
        view = self._host.viewport
        image = taken((view.pixel_width, view.pixel_height))
        self._host.saves.keep_picture_soon(self._match, lambda: encoded(finished(image)))
