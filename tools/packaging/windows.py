"""The Windows installer, by NSIS. ``makensis`` runs on Linux too, over any folder: a test does."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from tools.packaging.names import DIST, FROZEN, NAME, SOURCES, VERSION, PackagingFailed
from tools.packaging.platform_icons import windows_icon

SCRIPT = SOURCES / "windows" / "cubewright.nsi"
ELSEWHERE = Path("C:/Program Files (x86)/NSIS/makensis.exe")


def installer(frozen: Path = FROZEN, into: Path = DIST) -> Path:
    """Make the installer of a frozen folder; raises PackagingFailed.

    With ``CUBEWRIGHT_SIGNTOOL`` in the environment (a command that signs the file whose name is
    put after it) program and installer are signed.
    """
    into.mkdir(parents=True, exist_ok=True)
    goal = into / f"{NAME}-{VERSION}-windows-x86_64-setup.exe"
    sign(frozen / f"{NAME}.exe")
    run(compiler_command(frozen, goal))
    sign(goal)
    return goal


def compiler_command(frozen: Path, goal: Path) -> list[str]:
    """How NSIS is called; raises PackagingFailed where there is none."""
    found = shutil.which("makensis") or (str(ELSEWHERE) if ELSEWHERE.exists() else "")
    if not found:
        raise PackagingFailed("makensis is missing: install NSIS 3.")
    options = {"VERSION": VERSION, "FROZEN": frozen, "ICON": windows_icon(), "OUTPUT": goal}
    return [
        found,
        "-V2",
        "-WX",
        *("-INPUTCHARSET", "UTF8"),
        *(f"-D{name}={value}" for name, value in options.items()),
        str(SCRIPT),
    ]


def sign(file: Path) -> None:
    """Sign a program, if there is a certificate; raises PackagingFailed."""
    command = os.environ.get("CUBEWRIGHT_SIGNTOOL", "").split()
    if command:
        run([*command, str(file)])


def run(command: list[str]) -> None:
    """Run a tool; raises PackagingFailed.

    NSIS on Linux dies of file names beyond ASCII where the locale has none, hence the locale.
    """
    try:
        subprocess.run(command, check=True, env=os.environ | {"LC_ALL": "C.UTF-8"})
    except (OSError, subprocess.CalledProcessError) as problem:
        raise PackagingFailed(f"{Path(command[0]).name} failed: {problem}") from problem
