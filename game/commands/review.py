"""``cubewright review``: looking back on a recorded game, decision by decision."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.commands import usage
from game.session.record import Record, RecordError, read_record
from game.session.verification import verify
from game.terminal import printable

if TYPE_CHECKING:
    from game.session.reviews.review import Judgement, Review

_LOOK_S: Final = 0.05
_MOST_JOBS: Final = 64


def summary() -> str:
    """One line for the list of commands."""
    return "look back on a recorded game: what was better, and what was luck"


def describe(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("record", type=Path, metavar="RECORD", help="a record (.cubelog)")
    parser.add_argument(
        "--seat", type=usage.positive, metavar="N", help="judge this seat's decisions alone, from 1"
    )
    parser.add_argument("--json", action="store_true", help="print the whole review as JSON")
    parser.add_argument(
        "--jobs", type=usage.positive, default=2, help="how many processes judge at once (2)"
    )


def run(arguments: argparse.Namespace) -> int:
    """Review and print; 1 when the record is not a true one."""
    file = usage.check_file(arguments.record)
    try:
        record = read_record(file)
    except RecordError as error:
        return usage.faulty(f"{file}: {error}")
    players = len(record.header.players)
    if arguments.seat is not None and arguments.seat > players:
        raise usage.UsageError(f"--seat {arguments.seat}: the game has {players} seats")
    difference = verify(record).difference
    if difference:
        return usage.faulty(f"{file}: {difference}")
    seats = range(players) if arguments.seat is None else (arguments.seat - 1,)
    review, problem = _made(record, seats, min(arguments.jobs, _MOST_JOBS))
    if problem:
        return usage.faulty(f"{file}: {problem}")
    if arguments.json:
        print(json.dumps(_row(file, record, review), indent=1, ensure_ascii=False))
    else:
        for line in _lines(record, review):
            print(printable(line))
    return usage.OK


def _made(record: Record, seats: Sequence[int], jobs: int) -> tuple[Review, str]:
    """The review, and why it is none; how far it is stands on a terminal meanwhile."""
    from game.session.reviews.job import Reviewing

    reviewing = Reviewing(record, seats=seats, processes=jobs)
    shown = sys.stderr.isatty()
    try:
        while not reviewing.is_over:
            if reviewing.poll() and shown:
                print(f"\r{reviewing.progress:4.0%} ", end="", file=sys.stderr, flush=True)
            time.sleep(_LOOK_S)
    finally:
        reviewing.close()
        if shown:
            print("\r     \r", end="", file=sys.stderr, flush=True)
    return reviewing.review, reviewing.failed


def _row(file: Path, record: Record, review: Review) -> dict[str, object]:
    """The review as plain data."""
    from game.session.reviews.moments import given_away, luck_of, told_elsewhere, worth_a_look

    elsewhere = told_elsewhere(review.judged)
    return {
        "file": str(file),
        "title": record.header.title,
        "record": review.record,
        "seats": [
            {
                "seat": seat + 1,
                "name": record.header.players[seat].name,
                "agent": record.header.players[seat].agent,
                "given_away": _rounded(given_away(review.of(seat))),
                "luck": _rounded(luck_of(review.of(seat))),
                "worth_a_look": [each.n for each in worth_a_look(review.of(seat))],
            }
            for seat in review.seats
        ],
        "judged": [_told(each, elsewhere.get(each.n, each).n) for each in review.judged],
    }


def _told(each: Judgement, told_at: int) -> dict[str, object]:
    """One judgement as plain data; seats count from 1. ``told_at``: the step at which is told what
    was missed, its own unless it was to be had more than once."""
    return {
        "n": each.n,
        "turn": each.turn,
        "seat": each.player + 1,
        "verdict": str(each.verdict),
        "told_at": told_at,
        "chance": _rounded(each.chance),
        "best": _rounded(each.best),
        "noise": _rounded(each.noise),
        "lost": _rounded(each.lost),
        "luck": _rounded(each.luck),
        "better": each.better,
        "alike": list(each.alike),
        "why": [str(reason) for reason in each.why],
        "why_better": [str(reason) for reason in each.why_better],
    }


def _rounded(share: float) -> float:
    return round(share, 4)


def _lines(record: Record, review: Review) -> Iterator[str]:
    """The review for people: each seat, and what cost it most."""
    from game.session.reviews.moments import luck_of, told_elsewhere
    from game.session.reviews.review import marked

    elsewhere = told_elsewhere(review.judged)
    for seat in review.seats:
        own, player = review.of(seat), record.header.players[seat]
        better = marked(own)
        yield (
            f"{player.name} ({player.agent}): {len(own)} decisions, something better in "
            f"{len(better)}; {_given(own)}, luck {luck_of(own):+.0%}"
        )
        for each in better:
            played = _written(record.steps[each.n - 1].action)
            yield f"  step {each.n}, turn {each.turn}: {played}, {each.chance:.0%} ({each.verdict})"
            if each.n in elsewhere:
                yield f"    the same chance as at step {elsewhere[each.n].n}"
            else:
                yield f"    better: {_written(each.better)}, {each.best:.0%} ± {each.noise:.1%}"


def _given(judged: Sequence[Judgement]) -> str:
    """How often something was given away, and how much on average; all of it may come to more than
    the whole win."""
    from game.session.reviews.moments import given_away, moments

    times = len(moments(judged))
    if not times:
        return "gave nothing away"
    return f"gave away {times} x {given_away(judged) / times:.0%} of the win"


def _written(action: object) -> str:
    return json.dumps(action, ensure_ascii=False, separators=(", ", ":"))
