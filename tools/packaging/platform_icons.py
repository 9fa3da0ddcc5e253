"""The icon in the formats of Windows and macOS, from the pictures in ``assets/pictures/icon``."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from tools.packaging.names import BUILD, ICONS

FOLDER = BUILD / "icons"
WINDOWS_SIZES = (16, 24, 32, 48, 64, 128, 256)


def windows_icon(folder: Path = FOLDER) -> Path:
    """``cubewright.ico`` with all sizes that Windows shows."""
    folder.mkdir(parents=True, exist_ok=True)
    goal = folder / "cubewright.ico"
    sizes = [Image.open(ICONS / f"{size}.png") for size in WINDOWS_SIZES]
    largest = sizes[-1]
    largest.save(goal, sizes=[each.size for each in sizes], append_images=sizes[:-1])
    return goal


def apple_icon(folder: Path = FOLDER) -> Path:
    """``cubewright.icns``."""
    folder.mkdir(parents=True, exist_ok=True)
    goal = folder / "cubewright.icns"
    Image.open(ICONS / "512.png").save(goal)
    return goal
