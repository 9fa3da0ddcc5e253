"""An independent referee: checks every rule of `brewery` from a record alone.

It imports the standard library and nothing of the game, and goes about everything in the simplest
way that could work. ``python -m tests.referee.brewery.referee FILE…`` judges records by hand.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from ..fouls import Foul, demand
from ..tables import entries, keyed, number
from .turns import Referee


def judge(lines: list[str]) -> tuple[int, ...]:
    """Judge a whole record; the winners, or nothing when it is unfinished. Raises Foul."""
    line, referee, ended = 1, None, False
    winners: tuple[int, ...] = ()
    try:
        for line, written in enumerate(lines, 1):
            data = keyed(json.loads(written), "line")
            demand(not ended, "format", "a line after the result")
            if referee is None:
                referee = Referee(data)
            elif "result" in data:
                result, ended = keyed(data["result"], "result"), True
                referee.result(result)
                told = entries(result.get("winners"), "winners")
                winners = tuple(number(seat, "winner") for seat in told)
            else:
                referee.step(data, line - 1)
    except Foul as foul:
        raise Foul(foul.rule, foul.message, line) from foul
    if referee is None or referee.over != ended:
        raise Foul("format", "the result is missing", line)
    return winners


def judge_file(path: Path) -> tuple[int, ...]:
    """Judge the record at ``path``."""
    return judge(path.read_text(encoding="utf-8").splitlines())


def main() -> int:
    """Judge the records named on the command line."""
    fouls = 0
    for name in sys.argv[1:]:
        try:
            print(f"{name}: fair, winners {judge_file(Path(name))}")
        except Foul as foul:
            print(f"{name}: {foul}")
            fouls += 1
    return 1 if fouls else 0


if __name__ == "__main__":
    sys.exit(main())
