"""Proves that the compiled game plays exactly as the interpreted one does.

``python -m tools.identity`` builds what isn't up to date, gives the same work to both in processes
of their own and compares fingerprints: random games (moves, events, what can be seen, outcomes, two
to four seats) and decisions (of searches: visits and values of every candidate, to the last bit).
It prints the figures and ends with 1 if anything differs::

    python -m tools.identity --games 10000 --decisions 1000 --agents greedy,architect

``--faultless 100000`` plays so many random games in the compiled build instead, and tells every
exception, every position without a move, every block, tile or token lost or invented, and every
game without an end or a winner.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from dataclasses import asdict, dataclass
from pathlib import Path

from game.rules.registry import DEFAULT_TITLE, TITLES
from tools.compile import compiled_tree
from tools.compiling.digests import CHUNK, Thinking, decisions, games
from tools.compiling.faultless import play
from tools.compiling.tree import ROOT, TREE, WORKSHOP


@dataclass(frozen=True, slots=True)
class Told:
    """What one build tells of itself: where it lies, fingerprints, and the seconds they took."""

    compiled: bool
    package: str
    games: list[str]
    decisions: list[str]
    games_s: float
    decisions_s: float


def told_here(arguments: argparse.Namespace) -> Told:
    """Do the work in this process's build."""
    import game
    from game.rules.compiled import is_compiled

    thinking = Thinking(tuple(arguments.agents.split(",")), arguments.iterations)
    began = time.perf_counter()
    played = games(arguments.title, arguments.games, arguments.jobs)
    between = time.perf_counter()
    decided = decisions(arguments.title, thinking, arguments.decisions, arguments.jobs)
    ended = time.perf_counter()
    package = str(Path(str(game.__file__)).parent)
    return Told(is_compiled(), package, played, decided, between - began, ended - between)


def told_by(tree: Path, options: list[str]) -> Told:
    """Let the build at ``tree`` do the work. Raises CalledProcessError."""
    command = [sys.executable, "-m", "tools.identity", "--here", *options]
    done = subprocess.run(
        command, env=surroundings(tree), check=True, stdout=subprocess.PIPE, text=True
    )
    return Told(**json.loads(done.stdout.splitlines()[-1]))


def surroundings(tree: Path) -> dict[str, str]:
    """Where a process looks for modules: the tree first; the current folder never."""
    path = os.pathsep.join((str(tree), str(ROOT)))
    return {**os.environ, "PYTHONSAFEPATH": "1", "PYTHONPATH": path}


def difference(one: list[str], other: list[str]) -> int | None:
    """The number of the first game or decision that may differ; None when all are alike."""
    if len(one) != len(other):
        return min(len(one), len(other)) * CHUNK
    for number, (mine, theirs) in enumerate(zip(one, other, strict=True)):
        if mine != theirs:
            return number * CHUNK
    return None


def _compare(arguments: argparse.Namespace, options: list[str]) -> int:
    interpreted, compiled = told_by(WORKSHOP.sources, options), told_by(TREE, options)
    if interpreted.compiled or not compiled.compiled:
        print("the two builds are not what they should be:", interpreted.package, compiled.package)
        return 1
    differs = False
    for what, count in (("games", arguments.games), ("decisions", arguments.decisions)):
        first = difference(getattr(interpreted, what), getattr(compiled, what))
        alike = "identical" if first is None else f"DIFFERENT from number {first} on"
        took = [getattr(build, f"{what}_s") for build in (interpreted, compiled)]
        seconds = f"interpreted {took[0]:.1f} s, compiled {took[1]:.1f} s"
        print(f"{count} {what}: {alike} ({seconds}, fingerprints and start included)")
        differs = differs or first is not None
    return int(differs)


def _faultless(title: str, count: int, jobs: int) -> int:
    """Play in this process's build."""
    from game.rules.compiled import is_compiled

    began = time.perf_counter()
    findings = play(title, count, jobs)
    took = time.perf_counter() - began
    build = "compiled" if is_compiled() else "interpreted"
    print(f"{findings.games} random games, {findings.moves} moves, {build}, {took:.0f} s:", end=" ")
    print(f"{len(findings.faults)} faults")
    for seed, fault in findings.faults[:20]:
        print(f"  seed {seed}: {fault}")
    return int(bool(findings.faults))


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.identity", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--title", choices=TITLES, default=DEFAULT_TITLE)
    parser.add_argument("--games", type=int, default=10_000, help="random games")
    parser.add_argument("--decisions", type=int, default=1_000, help="decisions in all")
    parser.add_argument("--agents", default="greedy,architect,master", help="who decides, in turn")
    parser.add_argument("--iterations", type=int, default=100, help="how far searches go")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--faultless", type=int, metavar="GAMES", help="only look for faults")
    parser.add_argument("--here", action="store_true", help="only tell of the build that runs this")
    return parser


def main() -> int:
    """Compare, or do one build's share; 1 when something is wrong."""
    options = sys.argv[1:]
    arguments = _arguments().parse_args(options)
    if arguments.here and arguments.faultless is None:
        print(json.dumps(asdict(told_here(arguments))))
        return 0
    if arguments.here:
        return _faultless(arguments.title, arguments.faultless, arguments.jobs)
    compiled_tree(TREE, arguments.jobs)
    if arguments.faultless is None:
        return _compare(arguments, options)
    command = [sys.executable, "-m", "tools.identity", "--here", *options]
    return subprocess.run(command, env=surroundings(TREE), check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
