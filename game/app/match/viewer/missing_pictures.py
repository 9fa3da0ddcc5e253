"""Taking the picture of a kept game that has none: its table is laid once, and drawn."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from game.app.match.viewer.save_picture import encoded, finished, taken
from game.app.match.viewer.setting import Setting
from game.app.match.viewer.table import Table
from game.app.screen import Host
from game.rules.core import SPECTATOR
from game.session.record import RecordError, read_record
from game.session.verification import resume


def portray(host: Host, path: Path) -> Image.Image | None:
    """The table of the game kept at ``path`` as onlookers see it; None for a damaged one.

    It is drawn into the window, before anything else is; and kept for the next time.
    """
    try:
        match = resume(read_record(path))
    except RecordError:
        return None
    Table(host, Setting.of(match), match.state_view(SPECTATOR), 0).draw()
    window = host.viewport
    image = finished(taken((window.pixel_width, window.pixel_height)))
    host.saves.keep_picture(host.saves.picture_of(path), encoded(image))
    return image
