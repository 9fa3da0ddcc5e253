"""Whose works a frozen folder holds, and their licences in full, put into it.

Every file and every module in the folder belongs to a work of :data:`WORKS`, or the build stops:
nothing is handed out without its licence. The credits of the packaged game read what is written
here, and so does the ``copyright`` of the Debian package.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from fnmatch import fnmatch
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from tools.packaging.names import NAME, ROOT, SOURCES, PackagingFailed

FOLDER = "licences"
INDEX = "index.json"
OURS = ("assets/*", "levels/*", "game/*", "*__mypyc*", f"{FOLDER}/*")
"""Files of our own; fonts and the data of languages have their licences beside them."""
OUR_MODULES = frozenset({"game"})
LICENCE_FILES = ("LICENSE", "LICENCE", "COPYING")


@dataclass(frozen=True)
class Work:
    """A work of others: ``files`` are patterns of its files below ``_internal``.

    ``modules``: its top-level packages. ``source``: the distribution whose licence it is, or a
    file in ``packaging/licences``; "" is Python's own.
    """

    name: str
    licence: str
    source: str
    files: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()


WORKS = (
    Work("pyglet", "BSD-3-Clause", "pyglet", ("pyglet/*",), ("pyglet",)),
    Work("pymunk, Chipmunk2D", "MIT", "pymunk", ("pymunk/*",), ("pymunk",)),
    Work("cffi", "MIT", "cffi", ("_cffi_backend.*",), ("cffi",)),
    Work(
        "Pillow",
        "MIT-CMU; each library in it has its own",
        "pillow",
        ("PIL/*", "pillow.libs/*", "Pillow.libs/*"),
        ("PIL",),
    ),
    Work("PyYAML", "MIT", "PyYAML", ("yaml/*",), ("yaml", "_yaml")),
    Work("msgspec", "BSD-3-Clause", "msgspec", ("msgspec/*",), ("msgspec",)),
    Work("platformdirs", "MIT", "platformdirs", (), ("platformdirs",)),
    Work("tqdm", "MPL-2.0 AND MIT", "tqdm", (), ("tqdm",)),
    Work("mypy_extensions", "MIT", "mypy_extensions", (), ("mypy_extensions",)),
    Work("typing_extensions", "PSF-2.0", "typing_extensions", (), ("typing_extensions",)),
    Work(
        "Python",
        "PSF-2.0",
        "",
        ("base_library.zip", "python3*", "libpython3*", "lib-dynload/*", "Python*", "*.pyd"),
    ),
    Work("libffi", "MIT", "libffi.txt", ("libffi*",)),
    Work("zlib", "Zlib", "zlib.txt", ("libz.*", "zlib*.dll")),
    Work("SQLite", "blessing", "sqlite.txt", ("libsqlite3*", "sqlite3*.dll")),
    Work(
        "PyInstaller's boot loader", "GPL-2.0-or-later WITH Bootloader-exception", "pyinstaller.txt"
    ),
)


@dataclass(frozen=True)
class Held:
    """A work in the folder, with its licence in full."""

    work: Work
    text: str

    @property
    def file(self) -> str:
        """The name of the file that the text lies in."""
        return f"{(self.work.source or 'python').removesuffix('.txt').lower()}.txt"


def held(files: Iterable[str], modules: Iterable[str]) -> list[Held]:
    """The works that these files (below ``_internal``) and top-level modules belong to.

    Raises PackagingFailed for one that belongs to none, or where a licence is not to be found.
    """
    found = {WORKS[-1]}
    for file in files:
        if not any(fnmatch(file, pattern) for pattern in OURS):
            found.add(_owner(file, [work for work in WORKS if _has(work, file)]))
    for module in modules:
        if module not in sys.stdlib_module_names | OUR_MODULES:
            found.add(_owner(module, [work for work in WORKS if module in work.modules]))
    return [Held(work, _text(work)) for work in WORKS if work in found]


def _has(work: Work, file: str) -> bool:
    return any(fnmatch(file, pattern) for pattern in work.files)


def _owner(part: str, owners: list[Work]) -> Work:
    if not owners:
        raise PackagingFailed(
            f"{part} is in the package, but nobody knows under which licence: exclude it in "
            "build.spec, or name its work in tools/packaging/licences.py."
        )
    return owners[0]


def _text(work: Work) -> str:
    try:
        return _read(work)
    except (OSError, PackageNotFoundError) as problem:
        raise PackagingFailed(f"The licence of {work.name} is not to be found: {problem}") from None


def _read(work: Work) -> str:
    if work.source.endswith(".txt"):
        return (SOURCES / "licences" / work.source).read_text("utf-8")
    if work.source:
        for file in distribution(work.source).files or ():
            if file.stem.upper() in LICENCE_FILES and file.suffix in ("", ".txt", ".md", ".rst"):
                return file.read_text("utf-8")
        raise PackageNotFoundError(work.source)
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    base = Path(sys.base_prefix)
    for place in (base / "lib" / version / "LICENSE.txt", base / "LICENSE.txt"):
        if place.exists():
            return place.read_text("utf-8")
    return Path(f"/usr/share/doc/{version}/copyright").read_text("utf-8")


def modules_in(program: Path) -> set[str]:
    """The top-level modules in the archive of a frozen program."""
    from PyInstaller.archive.readers import CArchiveReader

    archive = CArchiveReader(str(program))
    pure = archive.open_embedded_archive("PYZ.pyz")
    return {name.partition(".")[0] for name in pure.toc}


def files_in(inner: Path) -> list[str]:
    """The files below ``_internal``; links are what they lead to."""
    files = (file for file in inner.rglob("*") if file.is_file() and not file.is_symlink())
    return sorted(file.relative_to(inner).as_posix() for file in files)


def write(works: Iterable[Held], inner: Path) -> None:
    """Put the licences and their list below ``_internal``."""
    folder = inner / FOLDER
    folder.mkdir(exist_ok=True)
    (folder / f"{NAME}.txt").write_bytes((ROOT / "LICENSE").read_bytes())
    index = []
    for each in works:
        (folder / each.file).write_text(each.text, "utf-8")
        index.append({"name": each.work.name, "licence": each.work.licence, "file": each.file})
    (folder / INDEX).write_text(json.dumps(index, indent=1) + "\n", "utf-8")


def put_into(frozen: Path) -> None:
    """Find out what a frozen folder holds, and put the licences into it."""
    inner, program = frozen / "_internal", frozen / NAME
    if sys.platform == "win32":
        program = program.with_suffix(".exe")
    write(held(files_in(inner), modules_in(program)), inner)


def debian_copyright(inner: Path, own: str) -> str:
    """The Debian package's ``copyright``: ``own`` and a paragraph for each work in the folder."""
    folder = inner / FOLDER
    parts = [own.rstrip()]
    for entry in json.loads((folder / INDEX).read_text("utf-8")):
        works = [work for work in WORKS if work.name == entry["name"]]
        files = works[0].files or (f"../{NAME}",)
        places = " ".join(f"usr/lib/{NAME}/_internal/{pattern}" for pattern in files)
        text = (folder / entry["file"]).read_text("utf-8")
        short = entry["file"].removesuffix(".txt")
        parts.append(
            f"Files: {places}\nCopyright: as the licence of {entry['name']} says\n"
            f"License: {short}\n{_indented(text)}"
        )
    return "\n\n".join(parts) + "\n"


def _indented(text: str) -> str:
    lines = (line.rstrip() for line in text.strip().splitlines())
    return "\n".join(f" {line}" if line else " ." for line in lines)
