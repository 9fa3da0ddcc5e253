"""Where a player's files live: preferences, saves and finished games.

The environment variable ``CUBEWRIGHT_HOME`` puts all of them into one folder (tests, and playing
from a memory stick).
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import platformdirs

HOME_VARIABLE = "CUBEWRIGHT_HOME"
PORTABLE = "cubewright-data"
"""The folder beside the program that holds a player's files when it is carried about."""
PARCEL = ".cubefamily"
"""A family as one file ends so."""
_APP = "cubewright"


def preferences_folder() -> Path:
    """The folder of the preferences; it need not exist yet."""
    return _portable() or platformdirs.user_config_path(_APP, appauthor=False)


def data_folder() -> Path:
    """The folder of all that a player's playing leaves behind; it need not exist yet."""
    return _portable() or platformdirs.user_data_path(_APP, appauthor=False)


def saves_folder() -> Path:
    """The folder of unfinished games; it need not exist yet."""
    return data_folder() / "saves"


def games_folder() -> Path:
    """The folder of the records of finished games; it need not exist yet."""
    return data_folder() / "games"


def family_folder() -> Path:
    """The folder of the family's profiles and history; it need not exist yet."""
    return (_portable() or platformdirs.user_data_path(_APP, appauthor=False)) / "family"


def parcels_folder() -> Path:
    """The folder that a family is copied to as one file; it need not exist yet."""
    return _portable() or platformdirs.user_documents_path() / "Cubewright"


def parcels_folders() -> tuple[Path, ...]:
    """Where such a file may lie that came from elsewhere, the likeliest first."""
    if _portable() is not None:
        return (parcels_folder(),)
    found = (platformdirs.user_downloads_path(), platformdirs.user_documents_path())
    return (parcels_folder(), *found, platformdirs.user_desktop_path())


def cache_folder() -> Path:
    """The folder of what can be made anew at any time; it need not exist yet."""
    return (_portable() or platformdirs.user_cache_path(_APP, appauthor=False)) / "cache"


def log_folder() -> Path:
    """The folder of the program's log; it need not exist yet."""
    return _portable() or platformdirs.user_log_path(_APP, appauthor=False)


def pictures_folders() -> tuple[Path, ...]:
    """The folders for pictures of the window, the best first; they need not exist yet."""
    portable = _portable()
    if portable is not None:
        return (portable / "screenshots",)
    data = platformdirs.user_data_path(_APP, appauthor=False)
    return (platformdirs.user_pictures_path() / "Cubewright", data / "screenshots")


def packs_folder() -> Path:
    """The folder of the player's own content packs, one subfolder a title; need not exist yet."""
    return data_folder() / "levels"


def keep_beside(program: Path) -> Path:
    """Keep all of a player's files in a folder beside the program from now on; that folder.

    Raises OSError when nothing can be written there.
    """
    home = program / PORTABLE
    home.mkdir(exist_ok=True)
    os.environ[HOME_VARIABLE] = str(home)
    return home


def program_folder() -> Path:
    """Where the program lies: the folder of the packaged program, or of the checkout."""
    if not getattr(sys, "frozen", False):
        return Path(__file__).resolve().parents[2]
    folder = Path(sys.executable).resolve().parent
    bundle = next((each for each in folder.parents if each.suffix == ".app"), None)
    return bundle.parent if bundle else folder


def is_portable() -> bool:
    """Whether all of a player's files lie in one folder that may have been there before."""
    return _portable() is not None


def _portable() -> Path | None:
    home = os.environ.get(HOME_VARIABLE)
    return Path(home) if home else None


def beside(file: Path) -> Path:
    """The first name after that of ``file`` that is free."""
    number = 2
    while os.path.lexists(other := file.with_stem(f"{file.stem}-{number}")):
        number += 1
    return other


def free(file: Path) -> Path:
    """``file`` if nothing has its name, else the first name after it that is free."""
    return beside(file) if os.path.lexists(file) else file
