"""``cubewright replay``: watch a recorded game, or verify it."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from game.commands import usage
from game.commands.play import open_window
from game.session.opening import Watch
from game.session.record import Record, RecordError, read_record
from game.session.verification import verify
from game.terminal import printable


def summary() -> str:
    """One line for the list of commands."""
    return "watch a recorded game, or verify it with --check"


def describe(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a record (.cubelog)")
    parser.add_argument(
        "--check", action="store_true", help="play it again and compare every event; no window"
    )


def run(arguments: argparse.Namespace) -> int:
    """Watch or verify; 1 when the record is not a true one."""
    file = usage.check_file(arguments.file)
    try:
        record = read_record(file)
    except RecordError as error:
        print(printable(f"{file}: {error}"), file=sys.stderr)
        return usage.FOUND_FAULTS
    verdict = verify(record)
    if verdict.note:
        print(printable(f"{file}: {verdict.note}"), file=sys.stderr)
    if verdict.difference:
        print(printable(f"{file}: {verdict.difference}"), file=sys.stderr)
        return usage.FOUND_FAULTS
    if not arguments.check:
        return open_window(Watch(file))
    print(printable(f"{file}: {_agreement(record)}"))
    return usage.OK


def _agreement(record: Record) -> str:
    steps = len(record.steps)
    text = "1 step agrees" if steps == 1 else f"{steps} steps agree"
    end = "the result agrees" if record.result else "the game is unfinished"
    return f"{text}, {end}"
