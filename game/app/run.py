"""Opening the program, and ending it: in peace, or with one plain sentence and a log."""

from __future__ import annotations

import logging
import platform
import sys
import time
import traceback
from pathlib import Path
from typing import TYPE_CHECKING

from game import __version__
from game.language import _
from game.session.folders import log_folder
from game.session.opening import Opening

if TYPE_CHECKING:
    from game.app.desk import Desk
    from game.app.window import MainWindow

LOG_NAME = "cubewright.log"
OK, NO_WINDOW, CRASHED = 0, 3, 70
log = logging.getLogger("cubewright")


def open_app(opening: Opening) -> int:
    """Open the window and live until it is closed; the exit code."""
    from game.render.context import NoOpenGL

    place = start_log()
    try:
        _live(opening)
    except NoOpenGL as problem:
        log.error("no window: %s", problem)
        print(problem, file=sys.stderr)
        print(_("The log is {file}.").format(file=place), file=sys.stderr)
        return NO_WINDOW
    except Exception:
        log.critical("crash\n%s", traceback.format_exc())
        sentence = _("Cubewright had to stop. Your game was saved; the log is {file}.")
        print(sentence.format(file=place), file=sys.stderr)
        return CRASHED
    return OK


def start_log() -> Path:
    """Write the log to its file from now on, if the disk allows; its path."""
    place = log_folder() / LOG_NAME
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        handler: logging.Handler = logging.FileHandler(place, "w", encoding="utf-8")
    except OSError:
        handler = logging.NullHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    for old in log.handlers[:]:
        log.removeHandler(old)
    log.addHandler(handler)
    log.setLevel(logging.INFO)
    log.propagate = False
    log.info("Cubewright %s, Python %s, %s", __version__, sys.version, platform.platform())
    return place


def _live(opening: Opening) -> None:
    from game.app.probe import Probe
    from game.app.sound import Sound
    from game.app.window import MainWindow
    from game.audio.mixer import Mixer
    from game.audio.speaker import open_speaker

    sound = Sound(Mixer(open_device=open_speaker))

    def desk_in(window: MainWindow, size: tuple[int, int], dpi_scale: float) -> Desk:
        from game.app.desk import Desk
        from game.app.opening import first_screen

        desk = Desk(window, size, time.time, dpi_scale=dpi_scale, sound=sound)
        desk.go(first_screen(desk, opening))
        return desk

    window = MainWindow(desk_in, probe=Probe.from_environment())
    if window.desk.preferences.fullscreen:
        window.fill_screen(True)
    try:
        window.run()
    finally:
        sound.close()
