"""``make package``: the packages of the system this runs on, with their checksums, in ``dist/``."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.packaging import archive, checksums, debian
from tools.packaging.freeze import freeze, size_of
from tools.packaging.names import DIST, PackagingFailed


def packages() -> list[Path]:
    """Make the packages of the frozen folder for this system; raises PackagingFailed."""
    if sys.platform == "win32":
        from tools.packaging.windows import installer

        return [installer()]
    if sys.platform == "darwin":
        from tools.packaging.macos import disk_image

        return [disk_image()]
    return [debian.package(), archive.archive()]


def main(words: Sequence[str] | None = None) -> int:
    """Freeze and pack; 1 when something failed. ``words`` None: the command line's."""
    parser = argparse.ArgumentParser(prog="python -m tools.packaging", description=__doc__)
    parser.add_argument("--interpreted", action="store_true", help="without compiled rules")
    parser.add_argument("--no-freeze", action="store_true", help="pack what was frozen before")
    chosen = parser.parse_args(words)
    try:
        if not chosen.no_freeze:
            print("Freezing the game ...", flush=True)
            print(f"  {size_of(freeze(compiled=not chosen.interpreted)):.1f} MiB unpacked")
        made = packages()
    except PackagingFailed as problem:
        print(problem, file=sys.stderr)
        return 1
    checksums.write(checksums.artefacts(DIST), DIST / checksums.NAME)
    for file in made:
        print(f"  {file.relative_to(DIST.parent)}: {file.stat().st_size / (1 << 20):.1f} MiB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
