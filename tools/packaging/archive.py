"""The portable archive: unpack it anywhere, a memory stick too, and start the program in it."""

from __future__ import annotations

import gzip
import io
import tarfile
from pathlib import Path

from tools.packaging.names import DIST, FROZEN, NAME, ROOT, SOURCES, VERSION, epoch, machine

START = f"{NAME}-portable"
NOTES = ("README.md", "LICENSE", "NOTICES.md", "CHANGELOG.md")


def archive(frozen: Path = FROZEN) -> Path:
    """Make the ``.tar.gz`` of the frozen folder."""
    folder = f"{NAME}-{VERSION}"
    DIST.mkdir(exist_ok=True)
    goal = DIST / f"{folder}-linux-{machine()}.tar.gz"
    with (
        goal.open("wb") as file,
        gzip.GzipFile("", "wb", 9, file, mtime=epoch()) as packed,
        tarfile.open(fileobj=packed, mode="w") as tar,
    ):
        tar.add(frozen, f"{folder}/{NAME}", filter=_nobody)
        for note in NOTES:
            tar.add(ROOT / note, f"{folder}/{note}", filter=_nobody)
        start = tarfile.TarInfo(f"{folder}/{START}")
        text = (SOURCES / "linux" / START).read_bytes()
        start.size, start.mode, start.mtime = len(text), 0o755, epoch()
        tar.addfile(start, io.BytesIO(text))
    return goal


def _nobody(info: tarfile.TarInfo) -> tarfile.TarInfo:
    """The entry without the builder's name and times."""
    info.uid = info.gid = 0
    info.uname = info.gname = "root"
    info.mtime = epoch()
    return info
