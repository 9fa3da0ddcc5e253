"""A stand-in for the folder that PyInstaller makes."""

from __future__ import annotations

from pathlib import Path

from tools.packaging.licences import held, write


def stand_in(folder: Path, program: str = "cubewright") -> Path:
    """A folder of the shape of a frozen game, with a program that only says so."""
    inner = folder / "_internal" / "assets"
    inner.mkdir(parents=True)
    (inner / "Ünï code.txt").write_text("something of the game's\n")
    write(held((), ()), folder / "_internal")
    start = folder / program
    start.write_text("#!/bin/sh\necho a stand-in\n")
    start.chmod(0o755)
    return folder
