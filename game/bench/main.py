"""Runs every measurement of `make bench` and prints them as nested JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable

from game.bench import (
    compiled,
    decisions,
    frame,
    jobs,
    memory,
    rounds,
    rules,
    start,
    swings,
    thinking,
)

Figures = dict[str, float]
PARTS: dict[str, Callable[[str], Figures]] = {
    "rules": rules.measure,
    "compiled": compiled.measure,
    "frame": frame.measure,
    "swings": swings.measure,
    "rounds": rounds.measure,
    "thinking": thinking.measure,
    "jobs": jobs.measure,
    "decisions": decisions.measure,
    "start": start.measure,
    "memory": memory.measure,
}


def _present() -> list[str]:
    return [name for name in PARTS if name != "compiled" or compiled.tree() is not None]


def main(title: str, parts: list[str] | None = None) -> int:
    """Measure ``parts`` with a title and print them; progress goes to standard error.

    By default all that is there to be measured: the compiled game only where it was built.
    """
    report: dict[str, Figures] = {}
    for name in parts or _present():
        print(f"measuring {name} …", file=sys.stderr, flush=True)
        report[name] = PARTS[name](title)
    print(json.dumps(report, indent=2))
    return 0
