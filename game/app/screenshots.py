"""Pictures of the window that a player keeps, and the word of where they lie."""

from __future__ import annotations

from datetime import datetime
from io import BytesIO
from pathlib import Path

from PIL import Image

from game.error_reasons import reason_of
from game.language import _
from game.render.capture import capture
from game.session.atomic_write import SHARED, write_new
from game.session.folders import pictures_folders
from game.ui import theme
from game.ui.boxes import Anchored, Panel, Sized
from game.ui.layout import Row
from game.ui.marks import Icon, Text
from game.ui.viewport import Viewport
from game.ui.widget import Widget, grown

SHOWN_S = 5.0
"""So long it is said where a picture lies."""
WIDEST = 620.0


class Screenshots:
    """Takes one when the window has been drawn; says so for a while."""

    def __init__(self) -> None:
        self._wanted = False
        self._told, self._left = "", 0.0

    def want(self) -> None:
        """Keep the next picture that is drawn; no word of an earlier one is in it."""
        self._wanted = True
        self._left = 0.0

    @property
    def waiting(self) -> bool:
        """Whether a word will go by itself."""
        return self._left > 0.0

    def drawn(self, size: tuple[int, int]) -> bool:
        """The window has been drawn; whether there is something to say now."""
        if not self._wanted:
            return False
        self._wanted = False
        try:
            place = keep(capture(size), datetime.now())
        except OSError as error:
            reason = reason_of(error)
            self._told = _("The picture could not be kept: {reason}").format(reason=reason)
        else:
            self._told = _("Picture kept: {file}").format(file=place)
        self._left = SHOWN_S
        return True

    def advance(self, seconds: float) -> bool:
        """Let time pass; whether the word has just gone."""
        before, self._left = self._left, max(0.0, self._left - seconds)
        return before > 0.0 >= self._left

    def widget(self, viewport: Viewport) -> Widget | None:
        """The word, if there is one."""
        if not self._left:
            return None
        words = grown(Text(self._told, theme.BODY))
        line = Sized(
            Row(Icon("camera", 24), words, gap=12), max_width=min(WIDEST, viewport.width - 64)
        )
        return Anchored(Panel(line, padding=(16, 10)), 0.5, 0.14, 16)


def keep(image: Image.Image, now: datetime) -> Path:
    """Write a picture into the first folder that takes it. Raises OSError when none does."""
    refused: OSError | None = None
    for folder in pictures_folders():
        try:
            return _written(image, folder, f"cubewright-{now:%Y%m%d-%H%M%S}")
        except OSError as error:
            refused = refused or error
    raise refused or OSError


def _written(image: Image.Image, folder: Path, name: str) -> Path:
    """The picture in ``folder``, under a name that no other one has."""
    content, count = BytesIO(), 1
    image.save(content, "PNG", compress_level=1)
    while True:
        place = folder / f"{name}{f'-{count}' if count > 1 else ''}.png"
        try:
            write_new(place, content.getvalue(), mode=SHARED)
        except FileExistsError:
            count += 1
        else:
            return place
