"""Opening the program, and ending it: in peace, or with one plain sentence and a log."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from msgspec.structs import replace

from game.app import crash
from game.app.logs import start_log
from game.app.signals import EndSignals, listening
from game.app.start_watch import PATIENCE_S, watching, where_it_hangs
from game.language import _, ngettext
from game.resources import MissingFiles
from game.session.home import tidy_elsewhere
from game.session.opening import Opening
from game.session.preferences import PreferencesFile
from game.terminal import printable

if TYPE_CHECKING:
    from game.app.desk import Desk
    from game.app.window import MainWindow

SOON_S = 20.0
"""A program that crashes so soon is not started anew by itself: it might never end."""
OK, NO_WINDOW, DAMAGED, CRASHED = 0, 3, 4, 70
log = logging.getLogger("cubewright")


def open_app(opening: Opening) -> int:
    """Open the window and live until it is closed; the exit code."""
    from game.render.context import NoOpenGL

    place = start_log()
    Thread(target=tidy_elsewhere, name="tidying", daemon=True).start()
    seen: dict[str, str] = {}
    began, started = time.monotonic(), time.time()
    try:
        with listening() as endings, watching(lambda: _give_up(place)) as shown:
            _live(opening, seen, endings, shown)
    except MissingFiles as problem:
        log.error("damaged installation: %s", problem)
        print(printable(str(problem)), file=sys.stderr)
        return DAMAGED
    except NoOpenGL as problem:
        log.error("no window: %s", problem)
        _tell_of_no_window(str(problem), place)
        return NO_WINDOW
    except Exception as error:
        log.critical("crash", exc_info=error)
        report = crash.report(error, seen) or place
        sentence = _("Cubewright had to stop. The report is {file}.")
        if crash.saved_since(started):
            sentence = _("Cubewright had to stop. Your game was saved; the report is {file}.")
        print(sentence.format(file=printable(str(report))), file=sys.stderr)
        if getattr(sys, "frozen", False) and time.monotonic() - began > SOON_S:
            subprocess.Popen([sys.executable, *_options()], env=dict(os.environ))
        return CRASHED
    return OK


def _tell_of_no_window(sentence: str, place: Path) -> None:
    print(sentence, file=sys.stderr)
    print(_("The log is {file}.").format(file=printable(str(place))), file=sys.stderr, flush=True)


def _give_up(place: Path) -> None:
    """End at once: no picture came, and the main thread may hang where nothing else ends it."""
    log.error("no picture within %.0f s; it hangs here:\n%s", PATIENCE_S, where_it_hangs())
    _tell_of_no_window(
        ngettext(
            "Cubewright could not show its window on this screen within {count} second, and has"
            " stopped trying.",
            "Cubewright could not show its window on this screen within {count} seconds, and has"
            " stopped trying.",
            round(PATIENCE_S),
        ).format(count=round(PATIENCE_S)),
        place,
    )
    os._exit(NO_WINDOW)


def _options() -> list[str]:
    """What a program that is started anew after a crash is started with: the shelf, not a file."""
    return [word for word in sys.argv[1:] if word == "--portable"]


def _live(
    opening: Opening, seen: dict[str, str], endings: EndSignals, shown: Callable[[], None]
) -> None:
    """Be open until the window is closed; what is known for a report goes into ``seen``.

    ``shown`` is called once the first picture is there.
    """
    from game.app.probe import Probe
    from game.app.sound import Sound
    from game.app.window import MainWindow
    from game.audio.mixer import Mixer
    from game.audio.speaker import open_speaker
    from game.render.device import device_line

    sound = Sound(Mixer(open_device=open_speaker))

    def desk_in(window: MainWindow, size: tuple[int, int], dpi_scale: float) -> Desk:
        from game.app.desk import Desk

        desk = Desk(window, size, time.time, dpi_scale=dpi_scale, sound=sound)
        desk.show(opening)
        report = crash.unseen()
        if report:
            from game.app.screens.crashed import CrashDialog

            desk.open(CrashDialog(desk.host, report))
        return desk

    window = MainWindow(desk_in, probe=Probe.from_environment())
    window.appear()
    seen["graphics"] = device_line(window.window)
    log.info("%s", seen["graphics"])
    try:
        with endings.closing(window.shut_soon):
            window.run(shown)
    except Exception:
        seen["screen"] = window.desk.screen.name
        raise
    finally:
        sound.close()
    _keep_place(window)


def _keep_place(window: MainWindow) -> None:
    """Remember where the window lay; what another window has set meanwhile stays."""
    file = PreferencesFile()
    found = file.load()
    kept = replace(found, window=window.placement.place)
    if kept != found:
        file.save(kept)
