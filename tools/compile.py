"""Builds the compiled game: the same sources, with `game/rules` and `game/ai` made into C by mypyc.

Run ``make compile`` or ``python -m tools.compile``; it needs a C compiler and the development
tools. The result is a whole tree of its own, ``build/compiled``: nothing is put beside the sources,
and the game never needs it. Run it by its folder's name::

    python build/compiled arena master builder      # as: python -m game arena master builder
    PYTHONSAFEPATH=1 PYTHONPATH=build/compiled python -m tools.identity      # any other module

(without ``PYTHONSAFEPATH`` Python looks into the current folder first and finds the sources).
``game.rules.compiled.is_compiled()`` tells which one runs. What is compiled and what is not, and
why: :mod:`tools.compiling.modules`.

A second build takes seconds: C code is generated anew only when a source of the rules or the
agents changed, and only the C files that came out different are compiled. The sources are copied
before anything else, so they may be edited meanwhile; a build that fails leaves the last good tree
as it was. ``--into`` makes another tree, for a measurement that later builds must not touch.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path

from tools.compiling.extensions import BuildFailed, build
from tools.compiling.tree import ROOT, TREE, WORKSHOP, NotOurs, Workshop, deliver


def compiled_tree(into: Path, jobs: int, workshop: Workshop = WORKSHOP) -> bool:
    """Bring the tree at ``into`` up to date; False when no C code had to be generated.

    Raises BuildFailed, NotOurs.
    """
    with workshop.alone():
        fingerprint = workshop.stock()
        fresh = not workshop.is_current(fingerprint)
        if fresh:
            workshop.forget()
            build(workshop, jobs)
            workshop.remember(fingerprint)
        deliver(workshop, into)
    return fresh


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.compile", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--into", type=Path, default=TREE, help="the tree to make")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="C files at once")
    return parser.parse_args()


def main() -> int:
    """Build; 1 when it failed."""
    arguments, began = _arguments(), time.monotonic()
    into = arguments.into.resolve()
    try:
        fresh = compiled_tree(into, arguments.jobs)
    except (BuildFailed, NotOurs) as failure:
        print(failure, file=sys.stderr)
        return 1
    shown = into.relative_to(ROOT) if into.is_relative_to(ROOT) else into
    done = "compiled" if fresh else "up to date"
    print(f"{shown}: {done} in {time.monotonic() - began:.1f} s; run it: python {shown}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
