"""Runs the frozen program on any system: from elsewhere, in folders with odd names.

``python -m tools.smoke.frozen`` takes what ``make package`` has frozen. No window is opened.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from game import __version__
from game.session.folders import HOME_VARIABLE, PORTABLE
from tools.packaging.names import FROZEN, NAME, ROOT

ODD = "Zoë's gämes – копия"
"""A folder's name with spaces and letters outside of ASCII, some outside of any one code page."""
PACK = ROOT / "levels" / "biomes" / "classic.yaml"
GAMES = 2
PATIENCE_S = 600.0


class Broken(Exception):  # noqa: N818 - says what is broken
    """The program did not do what it is to do; the text says what, and what it printed."""


@dataclass(frozen=True)
class Frozen:
    """A frozen program and a folder of odd name to try it in."""

    program: Path
    folder: Path

    def run(self, *words: str, home: Path | None = None) -> str:
        """What a command prints. Raises Broken when it fails. ``home`` None: where it will."""
        environment = {name: each for name, each in os.environ.items() if name != HOME_VARIABLE}
        if home is not None:
            environment[HOME_VARIABLE] = str(home)
        command = f"{self.program.name} {' '.join(words)}"
        try:
            done = subprocess.run(
                [str(self.program), *words],
                cwd=self.folder,
                env=environment,
                capture_output=True,
                timeout=PATIENCE_S,
                check=False,
            )
        except (OSError, subprocess.TimeoutExpired) as problem:
            raise Broken(f"{command}\n{problem}") from problem
        printed = (done.stdout + done.stderr).decode("utf-8", "replace")
        if done.returncode:
            raise Broken(f"{command}\nended with {done.returncode} and printed:\n{printed}")
        return printed


def program_of(frozen: Path = FROZEN, system: str = sys.platform) -> Path:
    """The program to start on a system."""
    if system == "darwin":
        return frozen.parent / "Cubewright.app" / "Contents" / "MacOS" / NAME
    return frozen / (f"{NAME}.exe" if system == "win32" else NAME)


def tells_its_version(frozen: Frozen) -> None:
    """``--version``; on Windows it has no console to print to and may stay silent."""
    printed = frozen.run("--version", home=frozen.folder).strip()
    if printed != f"{NAME} {__version__}" and not (sys.platform == "win32" and not printed):
        raise Broken(f"--version printed {printed!r} instead of {NAME} {__version__}")


def checks_a_pack(frozen: Frozen) -> None:
    """A content pack that lies in an odd folder is read."""
    pack = frozen.folder / "Päcks" / PACK.name
    pack.parent.mkdir()
    shutil.copyfile(PACK, pack)
    frozen.run("check", str(pack.relative_to(frozen.folder)), home=frozen.folder)


def plays_and_checks_games(frozen: Frozen) -> None:
    """Agents play, their games are written down, and the records are verified."""
    records, home = frozen.folder / "Rëcords", frozen.folder / "höme"
    words = ("--title", "biomes", "--agents", "architect,sprout", "--games", str(GAMES))
    frozen.run("simulate", *words, "--seed", "1", "--record", records.name, home=home)
    made = sorted(records.glob("*.cubelog"))
    if len(made) != GAMES:
        raise Broken(f"simulate recorded {len(made)} games instead of {GAMES}")
    for record in made:
        frozen.run("replay", str(record), "--check", home=home)


def carries_its_data(frozen: Frozen) -> None:
    """``--portable`` keeps the player's files beside a copy of the program."""
    bundle = next((each for each in frozen.program.parents if each.suffix == ".app"), None)
    whole = bundle or frozen.program.parent
    copy = frozen.folder / "stïck" / whole.name
    shutil.copytree(whole, copy, symlinks=True)
    program = copy / frozen.program.relative_to(whole)
    Frozen(program, frozen.folder).run("--portable", "check", str(PACK))
    beside = (copy.parent if bundle else copy) / PORTABLE
    if not beside.is_dir():
        raise Broken(f"--portable made no folder {beside}")


CHECKS: tuple[Callable[[Frozen], None], ...] = (
    tells_its_version,
    checks_a_pack,
    plays_and_checks_games,
    carries_its_data,
)


def broken_things(program: Path) -> int:
    """Try everything; how much failed. Says so line by line."""
    failed = 0
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as made:
        folder = Path(made).resolve() / ODD
        folder.mkdir()
        for check in CHECKS:
            try:
                check(Frozen(program, folder))
            except Broken as problem:
                failed += 1
                print(f"FAILED {_said(check)}: {problem}", file=sys.stderr)
            else:
                print(f"  ok: {_said(check)}", flush=True)
    return failed


def _said(check: Callable[[Frozen], None]) -> str:
    return check.__name__.replace("_", " ")


def main() -> int:
    """Try the program that was frozen; 1 when something is broken."""
    program = program_of()
    if not program.is_file():
        print(f"There is no {program}. First: make package", file=sys.stderr)
        return 1
    print(f"Trying {program.relative_to(ROOT)} ...", flush=True)
    return 1 if broken_things(program) else 0


if __name__ == "__main__":
    sys.exit(main())
