"""Where a player's files live: preferences, saves and finished games.

The environment variable ``CUBEWRIGHT_HOME`` puts all of them into one folder (tests, and playing
from a memory stick).
"""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

HOME_VARIABLE = "CUBEWRIGHT_HOME"
_APP = "cubewright"


def preferences_folder() -> Path:
    """The folder of the preferences; it need not exist yet."""
    return _portable() or platformdirs.user_config_path(_APP, appauthor=False)


def saves_folder() -> Path:
    """The folder of unfinished games; it need not exist yet."""
    return (_portable() or platformdirs.user_data_path(_APP, appauthor=False)) / "saves"


def games_folder() -> Path:
    """The folder of the records of finished games; it need not exist yet."""
    return (_portable() or platformdirs.user_data_path(_APP, appauthor=False)) / "games"


def cache_folder() -> Path:
    """The folder of what can be made anew at any time; it need not exist yet."""
    return (_portable() or platformdirs.user_cache_path(_APP, appauthor=False)) / "cache"


def log_folder() -> Path:
    """The folder of the program's log; it need not exist yet."""
    return _portable() or platformdirs.user_log_path(_APP, appauthor=False)


def _portable() -> Path | None:
    home = os.environ.get(HOME_VARIABLE)
    return Path(home) if home else None
