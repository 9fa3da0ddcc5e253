"""Where the files that travel with the program lie: assets and levels.

In an installed wheel they are inside the package; in a checkout beside it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

PACK_SUFFIXES = (".yaml", ".cubelevel")
"""Endings of content packs; the second opens them with a double click."""


class MissingFiles(Exception):  # noqa: N818 - names what is wrong with the installation
    """A folder or file that belongs to the program is not there, or not whole; says which."""


@contextmanager
def installed(file: Path) -> Iterator[Path]:
    """Within the block, read a file that travels with the program.

    Whatever goes wrong there raises MissingFiles, which names the file.
    """
    try:
        yield file
    except Exception as error:
        raise MissingFiles(
            f"A file of this installation is missing or damaged: {file}. Install the game again."
        ) from error


@cache
def _folder(name: str) -> Path:
    package = Path(__file__).resolve().parent
    for place in (package / name, package.parent / name):
        if place.is_dir():
            return place
    raise MissingFiles(f"The folder {name!r} is missing from this installation; install it again.")


_also: list[Path] = []
"""More folders of content packs: the player's own."""


def look_also_in(folder: Path) -> None:
    """Take content packs from ``folder`` too; it holds one subfolder a title, or isn't there."""
    if folder not in _also:
        _also.append(folder)


def pack_files(title: str) -> list[Path]:
    """The files of all content packs of ``title``, those that travel with the program first."""
    folders = [levels() / title, *(folder / title for folder in _also)]
    return [
        file
        for folder in folders
        for file in sorted(folder.glob("*"))
        if file.suffix in PACK_SUFFIXES
    ]


def assets() -> Path:
    """The folder of fonts, textures, models, symbols and translations."""
    return _folder("assets")


def levels() -> Path:
    """The folder of content packs, one subfolder a title."""
    return _folder("levels")


def licences() -> Path | None:
    """The folder of the licences of all that is in the package; None: this is no package."""
    folder = Path(__file__).resolve().parent.parent / "licences"
    return folder if folder.is_dir() else None
