"""Whose work the program plays with, and under which licence; the texts lie beside it."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, distribution

from game.language import _
from game.resources import assets
from game.ui.panels.credits import Notice

OFL = "SIL Open Font License 1.1"


def notices() -> tuple[Notice, ...]:
    """Our own work first, then fonts, then libraries."""
    own = _("Rules, models, pictures, sounds, names and texts by the Cubewright developers")
    return (
        Notice("Cubewright", own, "MIT", _package("cubewright")),
        Notice("Nunito", _("Text and numbers"), OFL, _font("Nunito")),
        Notice("Alegreya", _("Titles"), OFL, _font("Alegreya")),
        Notice("pyglet", _("Window, pictures and sound"), "BSD 3-Clause", _package("pyglet")),
        Notice("pymunk, Chipmunk2D", _("Blocks that jostle"), "MIT", _package("pymunk")),
        Notice("Pillow", _("Letters and textures"), "MIT-CMU", _package("pillow")),
        Notice("PyYAML", _("Content packs"), "MIT", _package("PyYAML")),
        Notice("msgspec", _("Settings and saved games"), "BSD 3-Clause", _package("msgspec")),
        Notice("platformdirs", _("Where files are kept"), "MIT", _package("platformdirs")),
        Notice("tqdm", _("Progress bars"), "MPL 2.0, MIT", _package("tqdm")),
        Notice("Python", _("The language it is written in"), "PSF License 2"),
    )


def _font(name: str) -> str:
    return (assets() / "fonts" / f"{name}-OFL.txt").read_text("utf-8")


def _package(name: str) -> str:
    """The licence as an installed package brings it; "" where it brings none."""
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
