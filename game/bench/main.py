"""Runs every measurement of `make bench` and prints them as nested JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable

from game.bench import frame, rules, start

Figures = dict[str, float]
PARTS: dict[str, Callable[[], Figures]] = {
    "rules": rules.measure,
    "frame": frame.measure,
    "start": start.measure,
}


def main(parts: list[str] | None = None) -> int:
    """Measure ``parts`` (all by default) and print them; progress goes to standard error."""
    report: dict[str, Figures] = {}
    for name in parts or PARTS:
        print(f"measuring {name} …", file=sys.stderr, flush=True)
        report[name] = PARTS[name]()
    print(json.dumps(report, indent=2))
    return 0
