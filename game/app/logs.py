"""The log of a start: a courtesy. A disk that takes none of it costs nothing and says nothing."""

from __future__ import annotations

import contextlib
import logging
import logging.handlers
import platform
import sys
from pathlib import Path

from game import __version__
from game.rules.compiled import is_compiled
from game.session.atomic_write import make_folder
from game.session.folders import log_folder

LOG_NAME = "cubewright.log"
OLD_LOGS, LOG_BYTES = 4, 1 << 20
"""So many logs of earlier starts are kept; one that grows longer is continued in the next."""
log = logging.getLogger("cubewright")


class QuietLog(logging.handlers.RotatingFileHandler):
    """A log in a file; what the disk doesn't take is left out."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the library's name
        """Whatever else than the disk is at fault is told as usual."""
        if not isinstance(sys.exc_info()[1], OSError):
            super().handleError(record)

    def close(self) -> None:
        """What is still to be written may find no room."""
        with contextlib.suppress(OSError):
            super().close()


def start_log() -> Path:
    """Write the log to its file from now on, if the disk allows; its path."""
    place = log_folder() / LOG_NAME
    try:
        make_folder(place.parent)
        handler: logging.Handler = _rotating(place)
    except OSError:
        handler = logging.NullHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    for old in log.handlers[:]:
        log.removeHandler(old)
        old.close()
    log.addHandler(handler)
    log.setLevel(logging.INFO)
    log.propagate = False
    log.info("Cubewright %s, rules %s", __version__, "compiled" if is_compiled() else "interpreted")
    log.info("Python %s, %s", sys.version, platform.platform())
    return place


def _rotating(place: Path) -> logging.Handler:
    """The log of this start; those of the last starts keep their text under other names."""
    old = place.exists()
    if old and not place.is_file():  # a pipe would have us wait for its reader
        raise OSError
    handler = QuietLog(place, maxBytes=LOG_BYTES, backupCount=OLD_LOGS, encoding="utf-8")
    if old:
        handler.doRollover()
    return handler
