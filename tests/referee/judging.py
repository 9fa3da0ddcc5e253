"""How any title's referee goes through a record, line by line; the standard library alone."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from .fouls import Foul, demand
from .tables import JsonObject, entries, keyed, number

Winners = tuple[int, ...]


class Judging(Protocol):
    """A referee who follows one game."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    def step(self, data: JsonObject, count: int, /) -> None:
        """Judge one step, the ``count``-th. Raises Foul."""

    def result(self, data: JsonObject, /) -> None:
        """Judge the last line. Raises Foul."""


def judged(lines: list[str], begin: Callable[[JsonObject], Judging]) -> Winners:
    """Judge a whole record; the winners, or nothing when it is unfinished. Raises Foul."""
    line, referee, ended = 1, None, False
    winners: Winners = ()
    try:
        for line, written in enumerate(lines, 1):
            data = keyed(json.loads(written), "line")
            demand(not ended, "format", "a line after the result")
            if referee is None:
                referee = begin(data)
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


def judge_named(judge: Callable[[list[str]], Winners]) -> int:
    """Judge the records named on the command line; the exit status tells of fouls."""
    fouls = 0
    for name in sys.argv[1:]:
        try:
            winners = judge(Path(name).read_text(encoding="utf-8").splitlines())
            print(f"{name}: fair, winners {winners}")
        except Foul as foul:
            print(f"{name}: {foul}")
            fouls += 1
    return 1 if fouls else 0
