"""Where a package is tried: a clean Debian root, or an empty prefix where there can be none."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from tests.e2e.screen import Program
from tools.packaging.names import BUILD, NAME
from tools.smoke.system import Impossible, SmokeFailed, Source, own_source, told

ROOT = BUILD / "smoke" / "root"
"""The clean root, kept for the next time."""
PLAYER = 1000
"""The number of the ordinary user who plays."""
HOME = "home/Zoë and family"
"""The player's folder: its name is a trial, too."""
NOTES = "tmp/smoke"
DRIVER = "libgl1-mesa-dri"
"""Draws where there is no graphics card; a player's machine has a driver."""
QUIET = {
    "DEBIAN_FRONTEND": "noninteractive",
    "LC_ALL": "C.UTF-8",
    "PATH": "/usr/sbin:/usr/bin:/sbin:/bin:/usr/games",
}


class Place(Protocol):
    """What can be given a package; its folders by the names they have outside."""

    @property
    def root(self) -> Path:
        """Where the package's files come to lie."""

    @property
    def home(self) -> Path:
        """The player's folder."""

    @property
    def notes(self) -> Path:
        """Where the probe writes."""

    def install(self, package: Path) -> None:
        """Put the package there; nothing of it may be there before."""

    def uninstall(self) -> None:
        """Take it away again."""

    def program(self) -> Program:
        """The installed program, as an ordinary user starts it."""

    def run(self, *words: str) -> str:
        """What the program prints for a command line."""


@dataclass(frozen=True)
class CleanRoot:
    """A Debian with nothing but its base and what the package asks for."""

    root: Path

    @property
    def home(self) -> Path:
        """The player's folder."""
        return self.root / HOME

    @property
    def notes(self) -> Path:
        """Where the probe writes."""
        return self.root / NOTES

    def install(self, package: Path) -> None:
        """As README says it: ``apt install ./…``."""
        with _lent(package, self.root / "tmp") as there:
            name = f"/{there.relative_to(self.root)}"
            self._inside("apt-get", "install", "--yes", "--no-install-recommends", name)

    def uninstall(self) -> None:
        """By dpkg, settings of the system included."""
        self._inside("dpkg", "--purge", NAME)

    def program(self) -> Program:
        """``cubewright`` as the player starts it, from a folder of theirs."""
        return Program(
            command=(
                *("chroot", f"--userspec={PLAYER}:{PLAYER}", "--groups=", str(self.root)),
                *("env", f"--chdir=/{HOME}", NAME),
            ),
            environment=_surroundings(f"/{HOME}"),
            root=self.root,
        )

    def run(self, *words: str) -> str:
        """What it prints for a command line."""
        start = self.program()
        return told(*start.command, *words, environment=start.surroundings(self.home))

    def forget(self) -> None:
        """Take away what an earlier trial has left."""
        if (self.root / "usr" / "games" / NAME).is_symlink():
            self.uninstall()
        shutil.rmtree(self.home, ignore_errors=True)
        shutil.rmtree(self.notes, ignore_errors=True)

    def supply(self, package: Path) -> None:
        """Have all installed that the package depends on, and a driver."""
        needed = told("dpkg-deb", "--field", str(package), "Depends").strip()
        command = ("apt-get", "satisfy", "--yes", "--no-install-recommends", f"{needed}, {DRIVER}")
        try:
            self._inside(*command)
        except SmokeFailed:  # it doesn't know yet what there is to install, or no longer
            self._inside("apt-get", "update")
            self._inside(*command)

    def _inside(self, *command: str) -> str:
        return told("chroot", str(self.root), *command, environment=QUIET)


@dataclass(frozen=True)
class EmptyPrefix:
    """A folder with nothing but the package's own files, on the libraries of this machine."""

    base: Path

    @property
    def root(self) -> Path:
        """Where the package's files lie."""
        return self.base / "prefix"

    @property
    def home(self) -> Path:
        """The player's folder."""
        return self.base / HOME

    @property
    def notes(self) -> Path:
        """Where the probe writes."""
        return self.base / "notes"

    def install(self, package: Path) -> None:
        """Unpack it."""
        told("dpkg-deb", "--extract", str(package), str(self.root))

    def uninstall(self) -> None:
        """Take away the files that were unpacked: nothing else may be there."""
        shutil.rmtree(self.root)
        self.root.mkdir()

    def program(self) -> Program:
        """The unpacked command; by an ordinary user, also where we are the superuser."""
        as_player = (f"--reuid={PLAYER}", f"--regid={PLAYER}", "--clear-groups")
        user = ("setpriv", *as_player) if os.geteuid() == 0 else ()
        command = str(self.root / "usr" / "games" / NAME)
        return Program(
            command=(*user, "env", f"--chdir={self.home}", command),
            environment=_surroundings(str(self.home)),
        )

    def run(self, *words: str) -> str:
        """What it prints for a command line."""
        start = self.program()
        return told(*start.command, *words, environment=start.surroundings(self.home))


def _surroundings(home: str) -> dict[str, str]:
    """What a new user's programs find in their environment."""
    return {
        "HOME": home,
        "LANG": "C.UTF-8",
        "LIBGL_ALWAYS_SOFTWARE": "1",
        "PATH": QUIET["PATH"],
    }


@contextmanager
def an_empty_prefix() -> Iterator[EmptyPrefix]:
    """A prefix of its own; it is removed at the end."""
    with tempfile.TemporaryDirectory(prefix="cubewright-smoke-") as made:
        base = Path(made)
        base.chmod(0o755)
        place = EmptyPrefix(base)
        place.root.mkdir()
        _make_home(place)
        yield place


@contextmanager
def a_clean_root(package: Path, ready: Path | None = None) -> Iterator[CleanRoot]:
    """A clean root, made at the first time, with a running system's folders in it.

    ``ready``: one that somebody has made. Raises Impossible, SmokeFailed.
    """
    if os.geteuid() != 0:
        raise Impossible("a clean root needs the rights of the superuser")
    place = CleanRoot((ready or ROOT).resolve())
    if not (place.root / "usr" / "bin" / "apt-get").exists():
        _bootstrap(place.root)
    with ExitStack() as stack:
        _mount(stack, place.root)
        place.forget()
        place.supply(package)
        _make_home(place)
        try:
            yield place
        finally:
            place.forget()


def _bootstrap(root: Path) -> None:
    if shutil.which("debootstrap") is None:
        raise Impossible("debootstrap is not installed")
    source = own_source()
    making = root.with_name(f"{root.name}.making")
    shutil.rmtree(making, ignore_errors=True)
    making.parent.mkdir(parents=True, exist_ok=True)
    print(f"Making a clean root of {source.suite} (once) ...", flush=True)
    try:
        _debootstrap(source, making)
    except SmokeFailed as problem:
        shutil.rmtree(making, ignore_errors=True)
        raise Impossible(str(problem)) from problem
    making.rename(root)


def _debootstrap(source: Source, goal: Path) -> None:
    told("debootstrap", "--variant=minbase", source.suite, str(goal), source.mirror)


def _mount(stack: ExitStack, root: Path) -> None:
    """Lend the root what a running system has; all of it is taken back with the stack."""
    sockets = root / "tmp" / ".X11-unix"
    sockets.mkdir(exist_ok=True)
    for options, goal in (
        (("-t", "proc", "proc"), root / "proc"),
        (("-t", "tmpfs", "-o", "mode=1777", "shm"), root / "dev" / "shm"),
        (("--bind", "/tmp/.X11-unix"), sockets),
    ):
        while os.path.ismount(goal):  # a trial was killed
            told("umount", str(goal))
        try:
            told("mount", *options, str(goal))
        except SmokeFailed as problem:
            raise Impossible(str(problem)) from problem
        stack.callback(told, "umount", "--lazy", str(goal))


def _make_home(place: CleanRoot | EmptyPrefix) -> None:
    for folder in (place.home, place.notes):
        folder.mkdir(parents=True)
    hand_over(place.home)
    hand_over(place.notes)


def hand_over(folder: Path) -> None:
    """Let the player own a folder and all in it."""
    if os.geteuid() == 0:
        for each in (folder, *folder.rglob("*")):
            os.chown(each, PLAYER, PLAYER, follow_symlinks=False)


@contextmanager
def _lent(file: Path, folder: Path) -> Iterator[Path]:
    copy = folder / file.name
    shutil.copyfile(file, copy)
    copy.chmod(0o644)
    try:
        yield copy
    finally:
        copy.unlink()
