"""A picture of the table for the shelf: taken at rest, after everything that changed the game.

It is an onlooker's: whoever comes by the shelf sees it, and nobody's secrets on it.
"""

from __future__ import annotations

import io

from PIL import Image

from game.app.album import FORMAT, SIZE
from game.app.match.viewer.table import Table
from game.app.screen import Host
from game.render.capture import LateCapture, capture_small, fitting
from game.rules.core import SPECTATOR
from game.scene.framing import Clearing
from game.session.match import Match

QUALITY = 84
STILL_S = 0.2
"""So long the table rests before its picture is taken: panels that are on their way come first."""
SOON_S = 0.2
"""So much later the graphics card has drawn it."""


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
    image.save(file, FORMAT, quality=QUALITY, method=2)
    return file.getvalue()


class SavePicture:
    """Has one picture of each position kept; nothing waits for the graphics card or the encoding.

    Call :meth:`close` in the end.
    """

    def __init__(self, host: Host, match: Match) -> None:
        self._host, self._match = host, match
        self._steps = -1
        self._capture: LateCapture | None = None
        self._still = self._left = 0.0
        self.waiting = False
        """Whether a picture is on its way."""

    @property
    def due(self) -> bool:
        """Whether the last picture shows an earlier position."""
        return self._steps != len(self._match.history)

    def advance(self, seconds: float, table: Table, *, rests: bool) -> None:
        """Let time pass; while the ``table`` ``rests`` in a new position a picture is taken."""
        self._left -= seconds
        if self.waiting and self._left <= 0.0:
            self._keep()
        elif self._capture is None:
            self._has_canvas()  # in the first frame, which is long anyway
        self._still = self._still + seconds if rests and self.due else 0.0
        if self._still >= STILL_S and self._has_canvas():
            self._take(table)

    def _has_canvas(self) -> bool:
        """Whether there is something to draw on; there is from now on: it takes a frame's time."""
        view = self._host.viewport
        size = fitting((view.pixel_width, view.pixel_height), (SIZE[0] * 2, SIZE[1] * 2))
        if self._capture is not None and self._capture.target.size == size:
            return True
        self._delete()
        self._capture, self.waiting = LateCapture(size), False
        return False

    def _take(self, table: Table) -> None:
        """Draw the ``table`` as onlookers see it, beside the window."""
        self._has_canvas()
        assert self._capture
        self._steps, self._left = len(self._match.history), SOON_S
        self.waiting = True
        table.draw_for(self._match.state_view(SPECTATOR), onto=self._capture.target)
        self._capture.ask()

    def _keep(self) -> None:
        """Fetch a part of what was taken; have it kept once all of it has come."""
        assert self._capture
        made = self._capture.fetch()
        if made is not None:
            self.waiting = False
            self._host.saves.keep_picture_soon(self._match, lambda: encoded(finished(made())))

    def close(self, table: Table) -> None:
        """The table is seen a last time."""
        if self.due:
            self._take(table)
        while self.waiting:
            self._keep()
        self._delete()

    def _delete(self) -> None:
        if self._capture is not None:
            self._capture.delete()
            self._capture = None
