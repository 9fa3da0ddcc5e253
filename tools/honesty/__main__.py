"""Examine the levels of a title and print a table; the exit status tells whether all is well."""

from __future__ import annotations

import argparse
import sys
import time
from typing import Any

import tools.honesty
from game.ai.agent import Budget
from game.ai.levels import LEVELS
from game.rules.registry import DEFAULT_TITLE
from tools.honesty.biomes import BIOMES_PEEKER
from tools.honesty.brewery import BREWERY_PEEKER
from tools.honesty.examination import Peeker, examine
from tools.honesty.findings import is_passed
from tools.honesty.towers import TOWERS_PEEKER

_PEEKERS: tuple[Peeker[Any], ...] = (BIOMES_PEEKER, TOWERS_PEEKER, BREWERY_PEEKER)
PEEKERS = {peeker.title: peeker for peeker in _PEEKERS}


def main() -> None:
    """Examine, print, exit."""
    parser = argparse.ArgumentParser(prog="tools.honesty", description=tools.honesty.__doc__)
    parser.add_argument("agents", nargs="*", default=list(LEVELS))
    parser.add_argument("--title", choices=PEEKERS, default=DEFAULT_TITLE)
    parser.add_argument("--decisions", type=int, default=10_000, help="of each agent, at least")
    parser.add_argument("--iterations", type=int, default=8, help="of those that search")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    names, began = tuple(options.agents), time.perf_counter()
    budget = Budget(iterations=options.iterations)
    findings = examine(PEEKERS[options.title], names, options.decisions, budget, options.jobs)
    print(f"{'agent':22}{'decisions':>10}{'changed':>9}{'share':>9}")
    for name, found in findings.items():
        print(f"{name:22}{found.decisions:10}{found.changed:9}{found.share:9.1%}")
    print(f"in {time.perf_counter() - began:.0f} s")
    sys.exit(not is_passed(findings))


if __name__ == "__main__":
    main()
