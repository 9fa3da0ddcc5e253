"""Finds challenges worth playing: makes them by lot, proves them, measures how hard they are.

``python -m tools.challenges find --title biomes --kind most --length 4 --seeds 0-49 --into DIR``
makes one for each seed, proves it and measures it, prints a line each, and writes those that have
an *idea* (or all of them, with ``--all``) to DIR as drafts: they still need a name, their idea in a
sentence, hints, and a place among the others. ``python -m tools.challenges alike FILE…`` prints the
pairs of challenges whose solutions are most alike. Run it from the compiled tree for long searches.

An idea: a player who looks one turn ahead fails in three of four tries, and few solutions differ.
"""

from __future__ import annotations

import argparse
import itertools
import sys
import time
from dataclasses import replace
from pathlib import Path

from game.ai.puzzles.task import TooMany
from game.ai.titles import BRAINS
from game.content.challenge_reading import read_challenge
from game.content.challenge_writing import written
from game.rules.registry import DEFAULT_TITLE, TITLES
from game.session.challenges.likeness import likeness
from game.session.challenges.making import Recipe, made, proven
from game.session.challenges.proving import MOST_NODES

MOST_AHEAD, MOST_SOLUTIONS = 25, 6
"""Of an idea: hundredths of tries in which looking ahead reaches par; different solutions."""
SHOWN = 20
"""Pairs that are alike."""


def find(likes: Recipe, seeds: range, into: Path | None, nodes: int, *, everything: bool) -> None:
    """Make, prove and measure challenges; print a line each.

    ``likes``: what each is made of, but for its seed, one of ``seeds``. ``into``: the folder in
    which those with an idea are kept, or ``everything``. ``nodes``: positions to look at for a
    proof.
    """
    for seed in seeds:
        began = time.perf_counter()
        try:
            found = proven(made(replace(likes, seed=seed)), nodes, measured=True)
        except (TooMany, ValueError) as error:
            print(f"{seed:6} {error}")
            continue
        proof = found.proof
        if proof is None or proof.measured is None:
            continue
        measured = proof.measured
        idea = measured.ahead <= MOST_AHEAD and proof.solutions <= MOST_SOLUTIONS
        spent = time.perf_counter() - began
        print(
            f"{seed:6} par {found.par!s:>6} solutions {proof.solutions:4} nodes {proof.nodes:8}"
            f" {spent:7.2f} s  ahead {measured.ahead:3} greedy {measured.greedy:3}"
            f" first {measured.first:3}  grade {found.grade}{'  idea' * idea}",
            flush=True,
        )
        if into is not None and (idea or everything):
            into.mkdir(parents=True, exist_ok=True)
            file = into / f"{found.name}.yaml"
            file.write_text(written(found), encoding="utf-8")


def alike(files: list[Path]) -> None:
    """Print which challenges in ``files`` are most alike, pair by pair."""
    challenges = [read_challenge(file) for file in files]
    pairs = [
        (likeness(one, other), one, other) for one, other in itertools.combinations(challenges, 2)
    ]
    for share, one, other in sorted(pairs, key=lambda pair: -pair[0])[:SHOWN]:
        print(f"{share:.2f}  {one.file.stem}  {other.file.stem}")


def _seeds(text: str) -> range:
    first, _dash, last = text.partition("-")
    return range(int(first), int(last or first) + 1)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.challenges", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    commands = parser.add_subparsers(dest="command", required=True)
    finding = commands.add_parser("find", help="make, prove and measure")
    finding.add_argument("--title", choices=sorted(TITLES), default=DEFAULT_TITLE)
    finding.add_argument("--kind", required=True)
    finding.add_argument("--length", type=int, default=4, help="how much of the limit")
    finding.add_argument("--seeds", type=_seeds, default=range(50), help="such as 0-49")
    finding.add_argument("--nodes", type=int, default=MOST_NODES)
    finding.add_argument("--into", type=Path, help="the folder for drafts")
    finding.add_argument("--all", action="store_true", help="write those without an idea, too")
    comparing = commands.add_parser("alike", help="compare solutions")
    comparing.add_argument("files", nargs="+", type=Path)
    return parser.parse_args()


def main() -> int:
    """Find, or compare."""
    arguments = _arguments()
    if arguments.command == "alike":
        alike(arguments.files)
        return 0
    kind, length = arguments.kind, arguments.length
    version = BRAINS[arguments.title].puzzles.version
    likes = Recipe(arguments.title, version, kind, length, 0)
    find(likes, arguments.seeds, arguments.into, arguments.nodes, everything=arguments.all)
    return 0


if __name__ == "__main__":
    sys.exit(main())
