"""Takes out of a frozen folder what the build machine left in it, so that two builds are equal."""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
import zlib
from pathlib import Path

from game.language import PACKED, is_whole
from tools.packaging.names import ROOT, PackagingFailed

RARE = ("_codecs_*", "audioop*", "ossaudiodev*", "_curses*", "_lsprof*", "mmap*", "resource*")
"""Modules of Python's own that nothing here imports, and that hooks bring along."""
FOR_TRANSLATORS = ("locale/*.pot", "locale/*/LC_MESSAGES/*.po", "locale/glossary*")
"""What translators work with: the game reads what is made of it."""
BORROWED = {
    "libxcb-*.so*": "libxcb.so.1",
    "liblzma-*.so*": "liblzma.so.5",
    "libzstd-*.so*": "libzstd.so.1",
}
"""Copies of libraries that Pillow brings for what nobody here asks it for (photographs of the
screen, TIFF), and whose own ones every Linux desktop has: the packages' own tools and X need them.
"""
THEIRS = ("libXau-*.so*",)
"""What only a copy among ``BORROWED`` needs."""
PYTHONS = "" if sys.base_prefix.startswith("/usr") else str(Path(sys.base_prefix).parent)
"""The folder that Python lies in, where it says something of the machine."""
NOWHERE = b"/-"
ELF = b"\x7fELF"
"""What every library of Linux begins with."""
EPOCH = (1980, 1, 1, 0, 0, 0)
"""The earliest time that a ZIP archive can tell."""


def clean(frozen: Path) -> None:
    """Make the folder fit to be handed out; raises PackagingFailed where that can't be done."""
    prune(frozen)
    compress_catalogues(frozen)
    for archive in frozen.rglob("base_library.zip"):
        even(archive)
    if sys.platform.startswith("linux"):
        borrow(frozen)
        for library in frozen.rglob("*.so*"):
            forget_paths(library)
            blank(library, PYTHONS)
    leaks = leaking(frozen, (PYTHONS, str(ROOT)) if PYTHONS else (str(ROOT),))
    if leaks:
        raise PackagingFailed("The build machine's folders are named in: " + ", ".join(leaks))


def prune(folder: Path) -> None:
    """Remove what hooks brought along and nothing uses."""
    for pattern in RARE:
        for file in folder.rglob(f"lib-dynload/{pattern}"):
            file.unlink()
    for notes in folder.rglob("*.dist-info"):
        shutil.rmtree(notes)
    for pattern in FOR_TRANSLATORS:
        for file in folder.rglob(pattern):
            file.unlink()


def compress_catalogues(folder: Path) -> None:
    """Compress the catalogues of languages; one that lacks anything stays out."""
    for file in sorted(folder.rglob("locale/*/LC_MESSAGES/*.mo")):
        if is_whole(file):
            packed = zlib.compress(file.read_bytes(), level=9)
            file.with_name(file.name + PACKED).write_bytes(packed)
        file.unlink()


def even(archive: Path) -> None:
    """Write a ZIP archive anew, its entries by name, without their times, and as they are.

    The packages pack what lies in it together with all else, and that much better.
    """
    with zipfile.ZipFile(archive) as old:
        entries = {name: old.read(name) for name in old.namelist()}
    with zipfile.ZipFile(archive, "w") as new:
        for name, content in sorted(entries.items()):
            new.writestr(zipfile.ZipInfo(name, EPOCH), content)


def borrow(folder: Path) -> None:
    """Let the libraries below ``folder`` use the system's own instead of the copies they brought.

    Raises PackagingFailed.
    """
    copies = {
        file: own for pattern, own in BORROWED.items() for file in sorted(folder.rglob(pattern))
    }
    names = {file.name: own for file, own in copies.items()}
    spare = [file for pattern in THEIRS for file in sorted(folder.rglob(pattern))]
    for file in (*copies, *spare):
        file.unlink()
    for library in folder.rglob("*.so*"):
        if library.is_symlink() or library.read_bytes()[:4] != ELF:
            continue
        for needed in _patchelf("--print-needed", str(library)).splitlines():
            if needed in names:
                _patchelf("--replace-needed", needed, names[needed], str(library))


def forget_paths(library: Path) -> None:
    """Remove the folders that a library would look for others in, unless they lie beside it."""
    if library.is_symlink() or library.read_bytes()[:4] != ELF:
        return
    folders = _patchelf("--print-rpath", str(library))
    if folders and not all(place.startswith("$ORIGIN") for place in folders.split(":")):
        _patchelf("--remove-rpath", str(library))


def blank(library: Path, place: str) -> None:
    """Write over the name of a folder in a library, which keeps its length.

    Only what comes before the last part of a path may be written over: linkers let one text be
    the end of another, and Python's version is the end of the folder that it lies in.
    """
    mark = place.encode()
    content = library.read_bytes()
    if mark and mark in content and not library.is_symlink():
        library.write_bytes(content.replace(mark, NOWHERE.ljust(len(mark), b"/")))


def _patchelf(*words: str) -> str:
    tool = Path(sys.executable).with_name("patchelf")
    try:
        done = subprocess.run([str(tool), *words], check=True, capture_output=True, text=True)
    except (OSError, subprocess.CalledProcessError) as problem:
        raise PackagingFailed(f"patchelf failed: {problem}") from problem
    return done.stdout.strip()


def leaking(folder: Path, places: tuple[str, ...]) -> list[str]:
    """The files below ``folder`` that name one of the build machine's ``places``."""
    marks = [place.encode() for place in places]
    found = []
    for file in sorted(folder.rglob("*")):
        if file.is_file() and not file.is_symlink():
            content = file.read_bytes()
            if any(mark in content for mark in marks):
                found.append(file.relative_to(folder).as_posix())
    return found
