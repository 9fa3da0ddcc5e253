"""How far ratings can be trusted, and what they go by.

``python -m tools.ratings`` lets simulated families of known strength play and prints, for every
title, how often their bands and what is said of them hold after 10, 30 and 100 games
(``--families`` of each kind, ``--write`` into ``docs/ratings.md``). ``measure TITLE`` plays games
between the levels and adds them to a file of ``--keep FOLDER`` for ``--seats`` players; ``fit
FOLDER`` prints what such files come to: a title's ``session/strengths.py``; ``check FOLDER`` takes
each level of these games for a person whom nobody knows. Playing goes a lot faster in the compiled
tree::

    PYTHONSAFEPATH=1 PYTHONPATH=build/compiled:. python -m tools.ratings measure towers --games 480
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from game.ai.levels import LEVELS
from game.rules.registry import TITLES
from game.session.family.titles import ANNALS
from tools.ratings.families import HABITS, LOOKS, Tally, coverage, levels_as_people
from tools.ratings.fits import Fit
from tools.ratings.measuring import keep, kept, measure
from tools.sections import with_section

PAGE = Path(__file__).resolve().parents[2] / "docs" / "ratings.md"
SECTION = "## How far it can be trusted"
INTRODUCTION = """families of four whose strengths are drawn from half a unit below the weakest
level to as much above the strongest. *Bands* and *words*: how often they hold the truth; *in
order*: of two people half a unit or more apart, how often the stronger one is held to be so."""
COLUMNS = ("95 % band", "80 % band", "words", "in order")


def section(found: dict[str, dict[str, dict[int, Tally]]], families: int, seed: int) -> str:
    """What came out, as a section of the page: by title, habits, and games played."""
    command = f"python -m tools.ratings --families {families} --seed {seed} --write"
    lines = [
        SECTION,
        "",
        f"`{command}` measured it, with",
        *INTRODUCTION.splitlines(),
    ]
    for title, habits in found.items():
        lines += ["", f"### {title}", "", "| how they play | games | " + " | ".join(COLUMNS) + " |"]
        lines.append("| --- | ---: |" + " ---: |" * len(COLUMNS))
        for name, tallies in habits.items():
            for look, tally in tallies.items():
                cells = " | ".join(f"{tally.share(column):.1%}" for column in COLUMNS)
                lines.append(f"| {name if look == LOOKS[0] else ''} | {look} | {cells} |")
    return "\n".join([*lines, ""])


def _cover(asked: argparse.Namespace) -> None:
    found: dict[str, dict[str, dict[int, Tally]]] = {}
    for title in TITLES:
        strengths = ANNALS[title].strengths
        if strengths is not None:
            found[title] = {
                habits.name: coverage(habits, strengths, asked.families, asked.seed)
                for habits in HABITS
            }
    text = section(found, asked.families, asked.seed)
    print(text)
    if asked.write:
        page = PAGE.read_text("utf-8")
        PAGE.write_text(with_section(page, text), "utf-8")


def _measure(asked: argparse.Namespace) -> None:
    file = asked.keep / f"{asked.title}-{asked.seats}.jsonl"
    for number, game in enumerate(
        measure(asked.title, asked.seats, asked.games, asked.seed, asked.jobs, asked.levels), 1
    ):
        keep(file, [game])
        print(f"\r{number}/{asked.games} ", end="", file=sys.stderr, flush=True)


def _fit(asked: argparse.Namespace) -> None:
    found = {title: fit for title in TITLES if (fit := Fit.of(asked.folder, title)) is not None}
    for name, rows in (("tables", Fit.table_rows), ("margins", Fit.margin_rows)):
        print(f"{name}:")
        for title, fit in found.items():
            print("\n".join(f"| {title} | {row} |" for row in rows(fit)))


def _check(asked: argparse.Namespace) -> None:
    for title in TITLES:
        strengths = ANNALS[title].strengths
        files = {seats: asked.folder / f"{title}-{seats}.jsonl" for seats in TITLES[title].seats}
        for seats, file in files.items():
            if strengths is None or not file.exists():
                continue
            for look in LOOKS[:2]:
                tally = Tally()
                levels_as_people(kept(file), strengths, look, tally)
                if tally.counted:
                    shares = ", ".join(
                        f"{name} {tally.share(name):.1%} of {of}"
                        for name, (_true, of) in tally.counted.items()
                    )
                    print(f"{title}, {seats} seats, {look} games: {shares}")


def main(arguments: Sequence[str]) -> int:
    """Do what is asked."""
    parser = argparse.ArgumentParser(prog="python -m tools.ratings", description=__doc__)
    parser.add_argument("--families", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    parser.set_defaults(work=_cover)
    works = parser.add_subparsers()
    played = works.add_parser("measure")
    played.add_argument("title", choices=list(TITLES))
    played.add_argument("--seats", type=int, default=2)
    played.add_argument("--games", type=int, default=120)
    played.add_argument("--seed", type=int, default=1)
    played.add_argument("--levels", nargs="+", choices=list(LEVELS), default=list(LEVELS))
    played.add_argument("--jobs", type=int, default=1)
    played.add_argument("--keep", type=Path, default=Path())
    played.set_defaults(work=_measure)
    fitted = works.add_parser("fit")
    fitted.add_argument("folder", type=Path)
    fitted.set_defaults(work=_fit)
    checked = works.add_parser("check")
    checked.add_argument("folder", type=Path)
    checked.set_defaults(work=_check)
    asked = parser.parse_args(arguments)
    asked.work(asked)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
