"""Speed of the compiled rules (``make compile``), beside python-chess in the same run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import game

_PROGRAM = (
    "import json, sys; from game.rules.compiled import is_compiled; from game.bench import rules; "
    "assert is_compiled(); print(json.dumps(rules.measure(sys.argv[1])))"
)


class NotCompiled(Exception):  # noqa: N818 - says what is missing
    """There is no compiled game beside the sources."""

    def __init__(self) -> None:
        super().__init__("no compiled game in build/compiled; `make compile` builds it")


def tree() -> Path | None:
    """Where the compiled game lies, if it was built."""
    folder = Path(str(game.__file__)).resolve().parent.parent / "build" / "compiled"
    return folder if (folder / "game").is_dir() else None


def measure(title: str) -> dict[str, float]:
    """As :func:`game.bench.rules.measure`, in a process of the compiled game.

    Raises NotCompiled.
    """
    folder = tree()
    if folder is None:
        raise NotCompiled
    environment = {**os.environ, "PYTHONSAFEPATH": "1", "PYTHONPATH": str(folder)}
    done = subprocess.run(
        [sys.executable, "-c", _PROGRAM, title],
        env=environment,
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    figures: dict[str, float] = json.loads(done.stdout)
    return figures
