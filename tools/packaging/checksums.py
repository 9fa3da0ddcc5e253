"""``SHA256SUMS`` beside the artefacts: ``sha256sum --check SHA256SUMS`` verifies a download."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path

NAME = "SHA256SUMS"
ENDINGS = (".deb", ".tar.gz", ".exe", ".dmg")


def artefacts(folder: Path) -> list[Path]:
    """What is to be handed out, by name."""
    return sorted(file for file in folder.iterdir() if file.name.endswith(ENDINGS))


def write(files: Iterable[Path], goal: Path) -> None:
    """Write the sums of ``files`` as ``sha256sum`` does."""
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    goal.write_text("".join(lines), "utf-8")
