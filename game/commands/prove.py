"""``cubewright prove``: is par of these challenges what can be had at best?"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from game.commands import usage
from game.terminal import printable

if TYPE_CHECKING:
    from game.ai.puzzles.task import Proven
    from game.content.challenge import Challenge

Row = dict[str, object]

_AGREES, _DISAGREES, _GAVE_UP = "agrees", "disagrees", "gave up"


def summary() -> str:
    """One line for the list of commands."""
    return "prove that par of challenges is the best that can be had"


def describe(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--title", help="whose challenges, where no folder says so")
    parser.add_argument("--json", action="store_true", help="print JSON, an object a file")
    parser.add_argument(
        "--nodes", type=usage.positive, help="positions to look at for a challenge, at the most"
    )
    parser.add_argument(
        "--second", action="store_true", help="prove again by the second prover, and compare"
    )
    parser.add_argument("--measure", action="store_true", help="measure how hard they are, too")
    parser.add_argument("--write", action="store_true", help="write par and proof into the files")
    parser.add_argument(
        "--record", type=Path, metavar="DIR", help="write the solutions to DIR/ID.cubelog"
    )


def run(arguments: argparse.Namespace) -> int:
    """Prove every challenge; 1 when any isn't what its file says."""
    title = usage.check_title(arguments.title) if arguments.title else ""
    for file in arguments.files:
        usage.check_file(file)
    if arguments.record is not None:
        _make(arguments.record)
    tell = _tell_json if arguments.json else _tell
    rows = tell(_row(file, title, arguments) for file in arguments.files)
    return usage.OK if all(row["proven"] for row in rows) else usage.FOUND_FAULTS


def _tell(rows: Iterable[Row]) -> list[Row]:
    """Print a line for each row as soon as it is there, and their sum. Returns them."""
    printed = list[Row]()
    for row in rows:
        print(printable(_line(row)), flush=True)
        printed.append(row)
    if len(printed) > 1:
        print(_sum(printed))
    return printed


def _tell_json(rows: Iterable[Row]) -> list[Row]:
    """Print an array, each row as soon as it is there. Returns them."""
    printed = list[Row]()
    for row in rows:
        text = json.dumps(row, indent=1, ensure_ascii=False)
        print(",\n" if printed else "[\n", text, sep="", end="", flush=True)
        printed.append(row)
    print("\n]")
    return printed


def _row(file: Path, title: str, arguments: argparse.Namespace) -> Row:
    """What proving a file came to."""
    from game.ai.puzzles.task import TooMany
    from game.content.challenge_reading import read_challenge
    from game.content.document import ContentError
    from game.rules.codec import BadData
    from game.session.challenges.proving import MOST_NODES

    nodes = arguments.nodes or MOST_NODES
    row: Row = {"file": str(file), "proven": False}
    began = time.perf_counter()
    try:
        row |= _proved(read_challenge(file, title), nodes, arguments)
    except TooMany as error:
        row |= {"nodes": error.nodes, "problem": str(error)}
    except (ContentError, BadData, ValueError) as error:
        row["problem"] = str(error)
    return row | {"seconds": round(time.perf_counter() - began, 3)}


def _proved(challenge: Challenge, nodes: int, arguments: argparse.Namespace) -> Row:
    """The figures of a challenge. Raises TooMany, BadData, ValueError, ContentError."""
    from game.content.challenge import told_worth
    from game.session.challenges.proving import proof_of, prove

    began = time.perf_counter()
    verdict = prove(challenge, nodes)
    spent = round(time.perf_counter() - began, 3)
    found = proof_of(challenge, verdict, measured=arguments.measure)
    if arguments.write:
        _write(found)
    if arguments.record is not None:
        target: Path = arguments.record / f"{challenge.id}.cubelog"
        target.write_bytes(verdict.match.record_bytes())
    row: Row = {
        "title": challenge.title,
        "id": challenge.id,
        "kind": challenge.kind,
        "par": told_worth(challenge.par),
        "best": told_worth(found.par),
        "solutions": verdict.proven.solutions,
        "nodes": verdict.proven.nodes,
        "proving": spent,
        "proven": arguments.write or found.par == challenge.par,
    }
    if found.proof is not None and found.proof.measured is not None:
        measured = found.proof.measured
        shares = {"ahead": measured.ahead, "greedy": measured.greedy, "first": measured.first}
        row |= {"grade": found.grade, **shares}
    if arguments.second:
        second = _second(challenge, verdict.proven, nodes)
        row |= second
        row["proven"] = bool(row["proven"]) and second["second"] != _DISAGREES
    return row


def _second(challenge: Challenge, first: Proven, nodes: int) -> Row:
    """Whether the second prover agrees with what the first one found.

    Where it gives up, it says nothing against the first.
    """
    from game.ai.puzzles.task import TooMany
    from game.session.challenges.proving import prove_again

    try:
        again = prove_again(challenge, nodes)
    except TooMany as error:
        return {"second": _GAVE_UP, "second_nodes": error.nodes}
    agrees = (again.best, again.solutions) == (first.best, first.solutions)
    return {"second": _AGREES if agrees else _DISAGREES, "second_nodes": again.nodes}


def _write(challenge: Challenge) -> None:
    """Write the challenge into its file. Raises UsageError."""
    from game.content.challenge_writing import written
    from game.session.atomic_write import SHARED, write_atomically

    try:
        write_atomically(challenge.file, written(challenge).encode(), mode=SHARED)
    except OSError as error:
        raise usage.unwritable(challenge.file, error) from error


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise usage.unwritable(folder, error) from error


def _line(row: Row) -> str:
    """A row for people."""
    file = row["file"]
    if "problem" in row:
        return f"{file}: {row['problem']}"
    figures = "best {best}, par {par}, {solutions} solutions, {nodes} positions, {seconds} s"
    line = f"{file}: {figures.format(**row)}"
    if "second" in row:
        line += "; the second prover: {second}, {second_nodes} positions".format(**row)
    return line


def _sum(rows: Sequence[Row]) -> str:
    """What all rows come to, for people."""
    proven = sum(bool(row["proven"]) for row in rows)
    sentence = f"{proven} of {len(rows)} proven"
    came = Counter(str(row["second"]) for row in rows if "second" in row)
    if not came:
        return sentence
    second = "the second prover agrees: {agrees}, disagrees: {differs}, gave up: {gave_up}"
    counts = {"agrees": came[_AGREES], "differs": came[_DISAGREES], "gave_up": came[_GAVE_UP]}
    return f"{sentence}; {second.format(**counts)}"
