"""``make smoke``: installs the package, plays with a real mouse, uninstalls, and measures.

It needs Xvfb and xdotool; as the superuser, with debootstrap, it installs into a clean root of this
machine's Debian, else into an empty prefix.
"""

from __future__ import annotations

import argparse
import signal
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.e2e.screen import a_screen
from tools.packaging import debian
from tools.packaging.__main__ import main as make_package
from tools.packaging.names import DIST, NAME, ROOT, VERSION, PackagingFailed
from tools.smoke.evening import Evening
from tools.smoke.figures import DEB_MB, INSTALLED_MB, MEGABYTE, Figure, table
from tools.smoke.places import HOME, Place, a_clean_root, an_empty_prefix
from tools.smoke.system import Impossible, SmokeFailed
from tools.smoke.traces import files_in, traces

PICTURES = ROOT / "out" / "smoke"
MOST_NAMED = 20
"""How many files a list names."""


def package() -> Path:
    """The package of this version, made if there is none. Raises SmokeFailed."""
    file = DIST / f"{NAME}_{VERSION}_{debian.architecture()}.deb"
    if not file.exists() and make_package([]):
        raise SmokeFailed("There is no package to try.")
    return file


@contextmanager
def a_place(deb: Path, ready: Path | None, *, prefix: bool) -> Iterator[Place]:
    """Where to try the package: a clean root if possible, and no ``prefix`` is asked for."""
    with ExitStack() as stack:
        place: Place
        try:
            if prefix:
                raise Impossible("it was asked for")
            place = stack.enter_context(a_clean_root(deb, ready))
            print(f"Installing into the clean root {place.root} ...", flush=True)
        except Impossible as reason:
            place = stack.enter_context(an_empty_prefix())
            print(f"No clean root, an empty prefix instead: {reason}", flush=True)
        yield place


def tried(deb: Path, place: Place, slow: float) -> list[Figure]:
    """Install, play and uninstall; what was measured. Raises SmokeFailed, StuckError."""
    before = files_in(place.root)
    place.install(deb)
    installed = files_in(place.root)
    figures = [
        Figure("the .deb", deb.stat().st_size / MEGABYTE, "MB", DEB_MB),
        Figure("installed", size_in(place.root, installed - before), "MB", INSTALLED_MB),
    ]
    name = place.run("--version").strip()
    if name != f"{NAME} {VERSION}":
        raise SmokeFailed(f"the installed program calls itself {name}")
    with a_screen(for_everybody=True) as display:
        evening = Evening(place, display, PICTURES, slow)
        figures += evening.opened()
        print(f"Played by mouse: {evening.played()}.", flush=True)
    written = traces(installed, files_in(place.root), HOME)
    if not written.clean:
        raise SmokeFailed(f"playing changed the system: {named(written.others + written.lost)}")
    place.uninstall()
    gone = traces(before, files_in(place.root), HOME)
    if not gone.clean:
        raise SmokeFailed(f"uninstalling left {named(gone.others)}, took {named(gone.lost)}")
    print(f"{len(installed - before)} files and folders installed, all gone again. What stays:")
    print(f"  the package manager's books: {named(gone.of_package_manager)}")
    print(f"  the player's: {named(sorted(files_in(place.home)))}", flush=True)
    return figures


def size_in(root: Path, names: Iterable[str]) -> float:
    """What files hold, in megabytes; links count nothing."""
    files = (root / name for name in names)
    return sum(file.lstat().st_size for file in files if is_plain(file)) / MEGABYTE


def is_plain(file: Path) -> bool:
    """Whether it is a file, and no link to one."""
    return file.is_file() and not file.is_symlink()


def named(files: Sequence[str]) -> str:
    """Some files by name, the others by their number."""
    if not files:
        return "nothing"
    more = len(files) - MOST_NAMED
    return ", ".join(files[:MOST_NAMED]) + (f" and {more} more" if more > 0 else "")


def main() -> int:
    """Try the package; 1 when something is wrong with it."""
    parser = argparse.ArgumentParser(prog="python -m tools.smoke", description=__doc__)
    parser.add_argument("--root", type=Path, metavar="DIR", help="a clean root that is there")
    parser.add_argument("--prefix", action="store_true", help="use an empty prefix in any case")
    parser.add_argument(
        "--slow", type=float, default=1.0, metavar="FACTOR", help="so much longer may times be"
    )
    chosen = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # what is lent to the root is taken back
    try:
        deb = package()
        with a_place(deb, chosen.root, prefix=chosen.prefix) as place:
            figures = tried(deb, place, chosen.slow)
    except (SmokeFailed, PackagingFailed, AssertionError) as problem:
        print(f"FAILED: {problem}", file=sys.stderr)
        return 1
    print(table(figures))
    print(f"Pictures lie in {PICTURES.relative_to(ROOT)}.")
    return 0 if all(each.holds for each in figures) else 1


if __name__ == "__main__":
    sys.exit(main())
