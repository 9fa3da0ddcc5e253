"""``cubewright replay``: watch a recorded game, verify it, or write its deal out."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from game.commands import usage
from game.commands.play import open_window
from game.session.commitment import deal_text
from game.session.opening import Watch
from game.session.record import Record, RecordError, read_record
from game.session.verification import salt_of, verify
from game.terminal import printable


def summary() -> str:
    """One line for the list of commands."""
    return "watch a recorded game, or verify it with --check"


def describe(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a record (.cubelog)")
    parser.add_argument(
        "--check",
        action="store_true",
        help="play it again, compare every event and the deal it committed to; no window",
    )
    parser.add_argument(
        "--deal",
        type=Path,
        metavar="OUT.txt",
        help="write the deal of a finished game, whose SHA-256 is its commitment; no window",
    )


def run(arguments: argparse.Namespace) -> int:
    """Watch or verify; 1 when the record is not a true one."""
    file = usage.check_file(arguments.file)
    try:
        record = read_record(file)
    except RecordError as error:
        return usage.faulty(f"{file}: {error}")
    if arguments.deal is not None:
        return _write_deal(file, record, arguments.deal)
    verdict = verify(record)
    if verdict.note:
        print(printable(f"{file}: {verdict.note}"), file=sys.stderr)
    if verdict.difference:
        return usage.faulty(f"{file}: {verdict.difference}")
    if not arguments.check:
        return open_window(Watch(file))
    print(printable(f"{file}: {_agreement(record)}"))
    return usage.OK


def _write_deal(file: Path, record: Record, out: Path) -> int:
    """Write the text that the game committed to into ``out``, byte by byte as its SHA-256 has it;
    1 when the ``record`` has none."""
    usage.check_folder(out.parent)
    if record.result is None:
        return usage.faulty(f"{file}: the game goes on; its deal is told at the end")
    if not record.header.commitment:
        return usage.faulty(f"{file}: this game has no commitment")
    try:
        out.write_bytes(deal_text(record.header, salt_of(record)).encode())
    except OSError as error:
        raise usage.unwritable(out, error) from error
    return usage.OK


def _agreement(record: Record) -> str:
    steps = len(record.steps)
    text = "1 step agrees" if steps == 1 else f"{steps} steps agree"
    end = "the result agrees" if record.result else "the game is unfinished"
    if not record.header.commitment:
        return f"{text}, {end}"
    opened = "agrees with its commitment" if salt_of(record) else "has a commitment, still closed"
    return f"{text}, {end}, the deal {opened}"
