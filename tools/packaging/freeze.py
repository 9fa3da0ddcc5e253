"""Freezes the game: one folder with the program, Python and everything it needs, by PyInstaller.

``python -m tools.packaging.freeze`` makes ``build/frozen/cubewright``. The rules and agents are
compiled first where a C compiler is at hand (``--interpreted``: not), see :mod:`tools.compile`.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

from tools.compile import compiled_tree
from tools.compiling.extensions import BuildFailed
from tools.packaging.cleaning import clean
from tools.packaging.licences import put_into
from tools.packaging.names import BUILD, FROZEN, ROOT, PackagingFailed
from tools.packaging.platform_icons import apple_icon, windows_icon

TREE = BUILD / "to-freeze"
BYTES_MIB = 1 << 20
UNPACKED = {"PYINSTALLER_ZLIB_COMPRESSION_LEVEL": "0"}
"""The program's modules lie in its archive as they are: the packages pack all of them together, and
that much better; the first picture comes a little sooner."""


def freeze(*, compiled: bool = True) -> Path:
    """Make the frozen folder anew; raises PackagingFailed."""
    windows_icon()
    apple_icon()
    tree = _compiled() if compiled else ROOT
    command = [
        *(sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"),
        *("--distpath", str(FROZEN.parent), "--workpath", str(BUILD / "freezing")),
        str(ROOT / "build.spec"),
    ]
    environment = os.environ | {"CUBEWRIGHT_TREE": str(tree), "PYTHONHASHSEED": "0", **UNPACKED}
    if subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode:
        raise PackagingFailed("PyInstaller failed; what it said stands above.")
    clean(FROZEN)
    put_into(FROZEN)
    return FROZEN


def _compiled() -> Path:
    try:
        compiled_tree(TREE, os.cpu_count() or 1)
    except BuildFailed as problem:
        raise PackagingFailed(f"{problem}\nWithout a C compiler: --interpreted") from problem
    return TREE


def size_of(folder: Path) -> float:
    """How much a folder holds, in MiB; links count nothing."""
    files = (file for file in folder.rglob("*") if file.is_file() and not file.is_symlink())
    return sum(file.stat().st_size for file in files) / BYTES_MIB


def main() -> int:
    """Freeze; 1 when it failed."""
    parser = argparse.ArgumentParser(prog="python -m tools.packaging.freeze", description=__doc__)
    parser.add_argument("--interpreted", action="store_true", help="without compiled rules")
    try:
        folder = freeze(compiled=not parser.parse_args().interpreted)
    except PackagingFailed as problem:
        print(problem, file=sys.stderr)
        return 1
    print(f"{folder}: {size_of(folder):.1f} MiB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
