"""Whose work the program plays with, and under which licence; the texts lie beside it.

A packaged program has a folder with the licence of every work in it, which the build has put
there. Run from its sources, the program asks the installed packages for theirs.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec

from game.language import _
from game.resources import assets, installed, licences
from game.ui.panels.credits import Notice

OFL = "SIL Open Font License 1.1"
INDEX = "index.json"
OWN = "cubewright"


class _Entry(msgspec.Struct, frozen=True):
    """A work that is in the package; ``file``: the name of its licence, in the same folder."""

    name: str
    licence: str
    file: Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9_]+\.txt$")]


def notices() -> tuple[Notice, ...]:
    """Our own work first, then fonts and data, then libraries."""
    folder = licences()
    own = _("Rules, models, pictures, sounds, names and texts by the Cubewright developers")
    text = _read(folder / f"{OWN}.txt") if folder else _package(OWN)
    return (
        Notice("Cubewright", own, "MIT", text),
        # Translators: what a font is used for.
        Notice("Nunito", _("Text and numbers"), OFL, _font("Nunito")),
        # Translators: what a font is used for: headings.
        Notice("Alegreya", _("Titles"), OFL, _font("Alegreya")),
        # Translators: what data are used for: how each language writes them.
        Notice("Unicode CLDR", _("Dates, numbers and lists"), "Unicode-3.0", _data()),
        *(_packaged(folder) if folder else _installed()),
    )


def _installed() -> list[Notice]:
    """The libraries that the sources are played with."""
    return [
        Notice("pyglet", _("Window, pictures and sound"), "BSD-3-Clause", _package("pyglet")),
        # Translators: what a library is used for: blocks that push one another in a tray.
        Notice("pymunk, Chipmunk2D", _("Blocks that jostle"), "MIT", _package("pymunk")),
        Notice("Pillow", _("Letters and textures"), "MIT-CMU", _package("pillow")),
        Notice("PyYAML", _("Content packs"), "MIT", _package("PyYAML")),
        Notice("msgspec", _("Settings and saved games"), "BSD-3-Clause", _package("msgspec")),
        Notice("platformdirs", _("Where files are kept"), "MIT", _package("platformdirs")),
        Notice("tqdm", _("Progress bars"), "MPL-2.0, MIT", _package("tqdm")),
        Notice("Python", _("The language it is written in"), "PSF-2.0"),
    ]


def _packaged(folder: Path) -> list[Notice]:
    """Every work that is in the package, as the build has found them."""
    entries = msgspec.json.decode((folder / INDEX).read_bytes(), type=list[_Entry])
    known = {notice.name: notice.purpose for notice in _installed()}
    part = _("A part that the others need")
    return [
        Notice(entry.name, known.get(entry.name, part), entry.licence, _read(folder / entry.file))
        for entry in entries
    ]


def _data() -> str:
    """The licence beside the data of languages."""
    with installed(assets() / "locale" / "formats-LICENSE.txt") as file:
        return _read(file)


def _read(file: Path) -> str:
    return file.read_text("utf-8")


def _font(name: str) -> str:
    return _read(assets() / "fonts" / f"{name}-OFL.txt")


def _package(name: str) -> str:
    """The licence as an installed package brings it; "" where it brings none."""
    from importlib.metadata import PackageNotFoundError, distribution  # brings much along

    try:
        files = distribution(name).files or []
    except PackageNotFoundError:
        return ""
    for file in files:
        if file.stem.upper() in ("LICENSE", "LICENCE", "COPYING") and file.suffix != ".py":
            try:
                return file.read_text("utf-8")
            except OSError:
                continue
    return ""
