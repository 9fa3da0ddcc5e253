"""A film on its way to the disk: frames in, changed parts encoded beside, a file no larger than
allowed out.
"""

from __future__ import annotations

from collections import deque
from concurrent.futures import Future, ThreadPoolExecutor
from typing import BinaryIO

from PIL import Image, ImageChops

from game.app.film.moving_pictures import Container

WORKERS, WAITING = 2, 6
"""Threads that encode, and how many pictures may wait for them."""
EARLY = 0.04
"""Before this part of a film nothing is concluded from its length so far."""
AHEAD = 0.06
"""So much of the room may be used before its time: a film begins with a whole picture."""
FULL, SPARE = 0.96, 0.8
"""Parts of the room: a film that would need more becomes coarser, one that needs less finer."""
STEP = 0.06


class Reel:
    """Takes frames of one size and writes them into ``file``, at most ``room`` bytes.

    What would take too much is encoded more coarsely, and at last left out: then what is shown
    stays for longer. Use it as a context; leaving it writes the end.
    """

    def __init__(
        self, file: BinaryIO, size: tuple[int, int], container: Container, room: int
    ) -> None:
        self._file, self._container, self._room = file, container, room
        self._pool = ThreadPoolExecutor(WORKERS)
        self._waiting: deque[tuple[Future[bytes], tuple[int, int], int]] = deque()
        self._shown: Image.Image | None = None
        self._changed: tuple[Image.Image, tuple[int, int]] | None = None
        self._lasts = 0.0
        self._rest = 0.0
        self._written = self._last = 0
        self.fineness = 0.9
        """How finely the next picture is encoded, 0 to 1."""
        container.begin(file, size)

    def __enter__(self) -> Reel:
        return self

    def __exit__(self, *error: object) -> None:
        if error[0] is None:
            self._send()
            while self._waiting:
                self._write()
            self._container.end(self._file)
        self._pool.shutdown(wait=True, cancel_futures=True)

    def add(self, frame: Image.Image, seconds: float, done: float) -> None:
        """Show ``frame`` (``RGB``) for so long; ``done``: the part of the film up to its end."""
        self._steer(done)
        allowed = self._room * (AHEAD + (1 - AHEAD) * done)
        if self._shown is not None and self._used + self._last > allowed:
            self._lasts += seconds
            return
        box = self._box(frame)
        if box is None:
            self._lasts += seconds
            return
        self._send()
        left, top = box[0] & ~1, box[1] & ~1
        self._changed = frame.crop((left, top, box[2], box[3])), (left, top)
        self._shown, self._lasts = frame, seconds

    def _box(self, frame: Image.Image) -> tuple[int, int, int, int] | None:
        """Where ``frame`` differs from what is shown; None: nowhere."""
        if self._shown is None:
            return (0, 0, *frame.size)
        if frame is self._shown:
            return None
        return ImageChops.difference(self._shown, frame).getbbox()

    @property
    def _used(self) -> int:
        """Bytes so far, with what is on its way as large as the last one was."""
        return self._written + (len(self._waiting) + 1) * self._last

    def _steer(self, done: float) -> None:
        """Encode more coarsely where the film would become too large, else finely again."""
        if done < EARLY:
            return
        expected = self._used / done / self._room
        if expected > FULL:
            self.fineness = max(0.0, self.fineness - STEP)
        elif expected < SPARE:
            self.fineness = min(1.0, self.fineness + STEP / 4)

    def _send(self) -> None:
        """Have the picture encoded whose time is known by now."""
        if self._changed is None:
            return
        picture, place = self._changed
        exact = self._lasts * 1000 + self._rest
        milliseconds = round(exact / 10) * 10  # what a GIF can tell
        self._rest = exact - milliseconds
        work = self._pool.submit(self._container.encoded, picture, self.fineness)
        self._waiting.append((work, place, milliseconds))
        self._changed = None
        while len(self._waiting) > (WAITING if self._last else 0):  # the first one tells a size
            self._write()

    def _write(self) -> None:
        """Write the oldest of what waits."""
        work, place, milliseconds = self._waiting.popleft()
        data = work.result()
        self._container.add(self._file, data, place, milliseconds)
        self._last = len(data)
        self._written += len(data) + 24
