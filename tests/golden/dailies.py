"""The challenges of a year of days, as one line each: ``python -m tests.golden.dailies``.

Writes ``tests/golden/dailies.json`` (``--check``: compares): for each title that has them the
digest of each day's position, goal, limit, par and number of solutions, from November 2026 to
October 2027. Every Python, interpreted or compiled, has to come to the same list. Prints how long
they took.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from datetime import date, timedelta
from pathlib import Path

from game.content.challenge import Challenge, told_worth
from game.content.reader import fingerprint
from game.rules.compiled import is_compiled
from game.rules.registry import TITLES
from game.session.challenges.daily import daily, has_dailies
from game.session.days import FIRST

FILE = Path(__file__).parent / "dailies.json"
LAST = date(2027, 10, 31)
SIGNS = 16
"""Of a digest that are kept."""


def digest(challenge: Challenge) -> str:
    """What a day's challenge is."""
    solutions = challenge.proof.solutions if challenge.proof else 0
    limit = [challenge.limit.unit, challenge.limit.count]
    told = [challenge.position, dict(challenge.goal), limit, told_worth(challenge.par), solutions]
    return fingerprint(told).removeprefix("sha256:")[:SIGNS]


def days() -> list[date]:
    """All of them."""
    return [FIRST + timedelta(days=number) for number in range((LAST - FIRST).days + 1)]


def main() -> int:
    """Write or compare; 1 where a day differs."""
    parser = argparse.ArgumentParser(prog="python -m tests.golden.dailies", description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare with the list")
    asked = parser.parse_args()
    found: dict[str, dict[str, str]] = {}
    for title in filter(has_dailies, TITLES):
        seconds = []
        for day in days():
            began = time.perf_counter()
            found.setdefault(title, {})[day.isoformat()] = digest(daily(title, day)[1])
            seconds.append(time.perf_counter() - began)
        how = "compiled" if is_compiled() else f"Python {sys.version.split()[0]}"
        middle, worst = statistics.median(seconds), max(seconds)
        print(f"{title}: {len(seconds)} days, median {middle:.2f} s, worst {worst:.2f} s, {how}")
    if asked.check:
        same = found == json.loads(FILE.read_text("utf-8"))
        print("the same list" if same else "another list")
        return 0 if same else 1
    FILE.write_text(json.dumps(found, indent=0) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
