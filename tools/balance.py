"""Measure the classic pack by games of equal agents and write ``levels/biomes/BALANCE.md``.

``python -m tools.balance --agent builder --twos 4000 --fours 3000 --seed 1 --keep FOLDER``. With
``--keep``, finished games stay in FOLDER (as ``cubewright arena --resume`` writes them), and a run
that was ended goes on. The same run through ``cubewright arena --balance`` prints all details.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from game.arena.balance import Balance, Figure, balance
from game.arena.balance_table import bounds, headings_by_kind, measure, written
from game.arena.contest import Contest, Group, play_groups
from game.arena.ledger import Ledger
from game.content.packs import load_catalogue
from game.resources import levels

TITLE, PACK = "biomes", "classic"
TARGET = levels() / TITLE / "BALANCE.md"


def groups_of(contest: Contest, folder: Path, jobs: int) -> list[Group]:
    """All groups of a contest; those in ``folder`` are not played again."""
    file = folder / f"{contest.agents[0].replace(':', '-')}-{len(contest.agents)}.jsonl"
    ledger = Ledger(file, contest, load_catalogue(TITLE, PACK).digest)
    missing = [number for number in range(contest.groups) if number not in ledger.groups]
    for group in play_groups(contest, missing, jobs):
        ledger.add(group)
        print(f"\r{len(ledger.groups)}/{contest.groups} ", end="", file=sys.stderr, flush=True)
    return [ledger.groups[number] for number in range(contest.groups)]


def page(found: Sequence[Balance], command: str, agent: str) -> str:
    """The page that stands beside the pack."""
    games = " and ".join(f"{one.games} games of {one.players} players" for one in found)
    lines = [
        "# How even the classic pack is",
        "",
        f"Measured by {games}, all played by `{agent}`, and written by",
        "",
        f"    {command}",
        "",
        "The bounds are those of the rules' page on content; `±` is half of a 95 % interval.",
        "Seats have no bound: the rules favour early ones, and their shares are told as they are.",
        f"Buildings a player has built at the end: {_each(found, 'built')}.",
        "",
    ]
    for kind, heading in headings_by_kind().items():
        lines += ["", f"## {heading[0].upper()}{heading[1:]}", "", *_table(found, kind)]
    verdict = "All bounds hold." if all(one.holds for one in found) else "Not all bounds hold."
    return "\n".join([*lines, "", verdict, ""])


def _each(found: Sequence[Balance], name: str) -> str:
    return ", ".join(f"{getattr(one, name):.1f} ({one.players} players)" for one in found)


def _table(found: Sequence[Balance], kind: str) -> list[str]:
    columns = [{figure.name: figure for figure in one.kinds()[kind]} for one in found]
    names = list(dict.fromkeys(name for column in columns for name in column))
    heads = [f"{one.players} players" for one in found]
    rows = [_cells(kind, name, [column.get(name) for column in columns]) for name in names]
    rules = ["---", *["---:"] * (len(heads) + 1), "---"]
    return [_row(cells) for cells in (["", *heads, "bound", "holds"], rules, *rows)]


def _cells(kind: str, name: str, figures: Sequence[Figure | None]) -> list[str]:
    known = [figure for figure in figures if figure]
    bound = bounds(kind, known[0])
    holds = ("yes" if all(figure.holds for figure in known) else "no") if bound else ""
    values = [measure(kind, figure) if figure else "" for figure in figures]
    return [f"`{name}`" if kind == "buildings" else name, *values, bound, holds]


def _row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def main() -> None:
    """Measure and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--agent", default="builder")
    parser.add_argument("--twos", type=int, default=4000)
    parser.add_argument("--fours", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--keep", type=Path)
    options = parser.parse_args()
    command = (
        f"python -m tools.balance --agent {options.agent} "
        f"--twos {options.twos} --fours {options.fours} --seed {options.seed}"
    )
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.keep or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        found = []
        for players, games in ((2, options.twos), (4, options.fours)):
            contest = Contest(TITLE, PACK, (options.agent,) * players, games, options.seed)
            groups = groups_of(contest, folder, options.jobs)
            found.append(balance(contest, groups, load_catalogue(TITLE, PACK)))
    TARGET.write_text(page(found, command, options.agent), encoding="utf-8")
    for one in found:
        points = ", ".join(
            f"{figure.name} {written('points', figure.value)}" for figure in one.points
        )
        print(f"{one.players} players, {one.games} games: {points}; holds: {one.holds}")


if __name__ == "__main__":
    main()
