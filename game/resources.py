"""Where the files that travel with the program lie: assets and levels.

In an installed wheel they are inside the package; in a checkout beside it.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path


class MissingFiles(Exception):  # noqa: N818 - names what is wrong with the installation
    """A folder that belongs to the program is not where it should be."""


@cache
def _folder(name: str) -> Path:
    package = Path(__file__).resolve().parent
    for place in (package / name, package.parent / name):
        if place.is_dir():
            return place
    raise MissingFiles(f"The folder {name!r} is missing from this installation; install it again.")


def assets() -> Path:
    """The folder of fonts, textures, models, symbols and translations."""
    return _folder("assets")


def levels() -> Path:
    """The folder of content packs, one subfolder a title."""
    return _folder("levels")
