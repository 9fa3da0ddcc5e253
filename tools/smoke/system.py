"""Commands of the system, and where this machine gets its own packages from."""

from __future__ import annotations

import subprocess
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

OUTPUT_LINES = 25
"""How much of a failed command's output is shown."""


class SmokeFailed(Exception):  # noqa: N818 - says what failed
    """What is tried does not do what it is to do; the text says what."""


class Impossible(Exception):  # noqa: N818 - says what is missing
    """This machine can't have a root of its own for the trial; the text says why."""


def told(*command: str, environment: dict[str, str] | None = None) -> str:
    """What a command prints. Raises SmokeFailed, with the end of what it said."""
    try:
        done = subprocess.run(
            command,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
        )
    except OSError as problem:
        raise SmokeFailed(f"{command[0]}: {problem}") from problem
    if done.returncode:
        end = "\n".join(done.stdout.splitlines()[-OUTPUT_LINES:])
        raise SmokeFailed(f"{' '.join(command)}\nended with {done.returncode}:\n{end}")
    return done.stdout


@dataclass(frozen=True)
class Source:
    """A mirror and one of its suites."""

    mirror: str
    suite: str


def source_of(targets: Iterable[str], codename: str) -> Source:
    """The source of the system's own packages among apt's ``SITE RELEASE COMPONENT`` lines.

    Raises Impossible.
    """
    for line in targets:
        mirror, _, rest = line.partition(" ")
        if rest == f"{codename} main" and mirror.startswith(("http:", "https:")):
            return Source(mirror, codename)
    raise Impossible(f"apt has no mirror with the component main of {codename}")


def own_source() -> Source:
    """Where this machine gets its packages from. Raises Impossible."""
    facts = Path("/etc/os-release").read_text("utf-8").splitlines()
    codename = next((line[17:] for line in facts if line.startswith("VERSION_CODENAME=")), "")
    try:
        lines = told(
            *("apt-get", "indextargets", "--format", "$(SITE) $(RELEASE) $(COMPONENT)"),
            "Created-By: Packages",
        )
    except SmokeFailed as problem:
        raise Impossible(str(problem)) from problem
    return source_of(lines.splitlines(), codename.strip('"'))
