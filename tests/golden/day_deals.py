"""The deals of fourteen days, as one line each: ``python -m tests.golden.day_deals``.

Writes ``tests/golden/day_deals.json`` (``--check``: compares): for each title and day the code, who
begins, the opponent, and the digest of the whole set-up, hidden things and all. Every Python,
interpreted or compiled, has to come to the same list. Where a title's usual pack or options change,
so do its days: then ``VERSION`` in ``game/session/deals/daily.py`` goes up, and this list is
written anew.
"""

from __future__ import annotations

import argparse
import json
import sys
from datetime import date, timedelta
from pathlib import Path

from game.content.reader import fingerprint
from game.rules.compiled import is_compiled
from game.rules.registry import TITLES
from game.session.deals.codes import day_code
from game.session.deals.daily import day_of
from game.session.deals.deal import laid_out

FILE = Path(__file__).parent / "day_deals.json"
FIRST, COUNT = date(2026, 11, 27), 14
SIGNS = 16
"""Of a digest that are kept."""


def told(title: str, day: date) -> str:
    """What a day's deal is, in a line."""
    dealt = day_of(title, day)
    digest = fingerprint(laid_out(dealt.deal())).removeprefix("sha256:")[:SIGNS]
    return f"{day_code(dealt)} {dealt.first_player} {dealt.level} {digest}"


def days() -> list[date]:
    """All of them."""
    return [FIRST + timedelta(number) for number in range(COUNT)]


def found() -> dict[str, dict[str, str]]:
    """The list as it is dealt here."""
    return {title: {day.isoformat(): told(title, day) for day in days()} for title in TITLES}


def main() -> int:
    """Write or compare; 1 where a day differs."""
    parser = argparse.ArgumentParser(prog="python -m tests.golden.day_deals", description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare with the list")
    asked = parser.parse_args()
    how = "compiled" if is_compiled() else "interpreted"
    if asked.check:
        same = found() == json.loads(FILE.read_text("utf-8"))
        version = sys.version.split()[0]
        print(f"{'the same list' if same else 'another list'}: Python {version}, {how}")
        return 0 if same else 1
    FILE.write_text(json.dumps(found(), indent=0) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
