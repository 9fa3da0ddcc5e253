"""The names that all packages share. The version is the game's own."""

from __future__ import annotations

import os
import platform
import time
from pathlib import Path

from game import __version__

APP_ID = "io.github.cubewright.Cubewright"
NAME = "cubewright"
VERSION = __version__
ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "packaging"
BUILD = ROOT / "build"
DIST = ROOT / "dist"
FROZEN = BUILD / "frozen" / NAME
"""The folder that PyInstaller makes: the program and all that it needs."""
ICONS = ROOT / "assets" / "pictures" / "icon"


class PackagingFailed(Exception):  # noqa: N818 - says what failed
    """A step could not be done; the text says which, and what to do."""


def machine() -> str:
    """The processor as Linux and the other systems write it."""
    return {"AMD64": "x86_64", "arm64": "arm64"}.get(platform.machine(), platform.machine())


def epoch() -> int:
    """The time that packages are dated by: ``SOURCE_DATE_EPOCH``, else now."""
    return int(os.environ.get("SOURCE_DATE_EPOCH", time.time()))


def date() -> str:
    """The day that packages are dated by."""
    return time.strftime("%Y-%m-%d", time.gmtime(epoch()))


def filled(template: str) -> str:
    """A text with ``@VERSION@`` and ``@DATE@`` put in."""
    return template.replace("@VERSION@", VERSION).replace("@DATE@", date())
