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
from dataclasses import dataclass, replace
from pathlib import Path

from game.ai.puzzles.task import TooMany
from game.ai.titles import BRAINS
from game.content.challenge import Challenge, Worth
from game.content.challenge_reading import read_challenge
from game.content.challenge_writing import written
from game.content.document import Node
from game.content.packs import USUAL
from game.rules.chance import Dealer
from game.rules.registry import DEFAULT_TITLE, TITLES
from game.session.challenges.beginning import begin, task_of
from game.session.challenges.likeness import likeness
from game.session.challenges.proving import MOST_NODES, proof_of, prove
from game.session.titles import play_of

MOST_AHEAD, MOST_SOLUTIONS = 25, 6
"""Of an idea: hundredths of tries in which looking ahead reaches par; different solutions."""
SHOWN = 20
"""Pairs that are alike."""


@dataclass(frozen=True, slots=True)
class Search:
    """What is looked for."""

    title: str
    kind: str
    length: int
    pack: str
    nodes: int


def made(search: Search, seed: int) -> Challenge:
    """The challenge that ``seed`` makes, unproven."""
    content = play_of(search.title).load(search.pack)
    maker = BRAINS[search.title].puzzles.kinds[search.kind].make
    draft = maker(content, Dealer(seed), search.length)
    name = f"{search.kind} {seed}"
    told = (search.title, name, name, "To be told.", 1, search.pack)
    game = (draft.position, 0, draft.goal, draft.limit)
    return Challenge(*told, {}, *game, 0, (), (), None, Path(), Node(None, 0, ""))


def marks_for(par: Worth, *, fewest: bool) -> tuple[Worth, ...]:
    """Two marks before par, about a tenth and a fifth of it apart, but at least 1."""
    step = max(par // 10, 1)
    marks = [par + 2 * step, par + step] if fewest else [par - 2 * step, par - step]
    return tuple(mark for mark in marks if mark > 0)


def find(search: Search, seeds: range, into: Path | None, *, everything: bool) -> None:
    """Make, prove and measure; print a line each."""
    for seed in seeds:
        began = time.perf_counter()
        try:
            draft = made(search, seed)
            verdict = prove(draft, search.nodes)
            spent = time.perf_counter() - began
            found = proof_of(draft, verdict, measured=True)
        except (TooMany, ValueError) as error:
            print(f"{seed:6} {error}")
            continue
        proof, proven = found.proof, verdict.proven
        if proof is None or proof.measured is None:
            continue
        measured = proof.measured
        idea = measured.ahead <= MOST_AHEAD and proven.solutions <= MOST_SOLUTIONS
        print(
            f"{seed:6} par {found.par!s:>6} solutions {proven.solutions:4} nodes {proven.nodes:8}"
            f" {spent:7.2f} s  ahead {measured.ahead:3} greedy {measured.greedy:3}"
            f" first {measured.first:3}  grade {found.grade}{'  idea' * idea}",
            flush=True,
        )
        if into is not None and (idea or everything):
            write(found, into / f"{search.kind}-{search.length}-{seed}.yaml")


def write(challenge: Challenge, file: Path) -> None:
    """Write a draft with marks for stars."""
    task = task_of(challenge, begin(challenge, challenge.name).snapshot())
    marked = replace(challenge, stars=marks_for(challenge.par, fewest=task.fewest))
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(written(marked), encoding="utf-8")


def alike(files: list[Path]) -> None:
    """Print the pairs that are most alike."""
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
    finding.add_argument("--pack", default=USUAL)
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
    search = Search(arguments.title, kind, length, arguments.pack, arguments.nodes)
    find(search, arguments.seeds, arguments.into, everything=arguments.all)
    return 0


if __name__ == "__main__":
    sys.exit(main())
