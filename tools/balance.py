"""Measure a title's classic pack by games of equal agents and write its ``BALANCE.md``.

``python -m tools.balance --agent builder --twos 4000 --fours 3000 --seed 1 --keep FOLDER``, with
``--threes`` for games of three as well, ``--masters`` for games of four Masters, ``--duels`` for
games of two, and ``--variant even_seasons`` for as many duels more in which that option isn't what
is usual. With
``--keep``, finished games stay in FOLDER (as ``cubewright arena --resume`` writes them), and a run
that was ended goes on. The same run through ``cubewright arena --balance`` prints all details.
"""

from __future__ import annotations

import argparse
import math
import os
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from game.ai.levels import MASTER
from game.arena.balance import SEATS, Balance, balance
from game.arena.balance_table import bounds, measure
from game.arena.contest import Contest, PairedGames
from game.arena.ledger import Ledger
from game.arena.playing import play_groups
from game.arena.scales import Figure, Kind
from game.content.packs import USUAL, load_catalogue
from game.resources import levels
from game.rules.registry import DEFAULT_TITLE, TITLES
from game.session.statistics import Z_95
from tools.sections import section_of, with_section

PAGE = "BALANCE.md"
"""Beside the title's packs."""
DRAMA = "## Drama"
"""The section of the page that :mod:`tools.drama` writes; it is kept."""


def groups_of(contest: Contest, folder: Path, jobs: int) -> list[PairedGames]:
    """All groups of a contest; those in ``folder`` are not played again."""
    parts = (contest.agents[0].replace(":", "-"), str(len(contest.agents)), *contest.options)
    file = folder / f"{'-'.join(parts)}.jsonl"
    ledger = Ledger(file, contest, load_catalogue(contest.title, contest.content).digest)
    missing = [number for number in range(contest.groups) if number not in ledger.groups]
    for group in play_groups(contest, missing, jobs):
        ledger.add(group)
        print(f"\r{len(ledger.groups)}/{contest.groups} ", end="", file=sys.stderr, flush=True)
    return [ledger.groups[number] for number in range(contest.groups)]


def page(
    found: Sequence[Balance],
    command: str,
    agent: str,
    masters: Sequence[tuple[Balance, str]] = (),
) -> str:
    """The page that stands beside the pack; ``masters``: games of the strongest, each with what is
    told of their rules, "" for the usual ones."""
    *others, last = [f"{one.games} games of {one.players} players" for one in found]
    games = f"{', '.join(others)} and {last}" if others else last
    lines = [
        "# How even the classic pack is",
        "",
        f"Measured by {games}, all played by `{agent}`, and written by",
        "",
        f"    {command}",
        "",
        "The bounds are those of the rules' page on content; `±` is half of a 95 % interval.",
        "Seats have no bound: their shares are told as they are.",
        *(_mean(found, name, words) for name, words in found[0].told_means.items()),
        "",
    ]
    for name, kind in found[0].kinds.items():
        heading = kind.heading()
        lines += ["", f"## {heading[0].upper()}{heading[1:]}", "", *_table(found, name, kind)]
    for one, variant in masters:
        lines += _of_masters(one, variant)
    verdict = "All bounds hold." if all(one.holds for one in found) else "Not all bounds hold."
    return "\n".join([*lines, "", verdict, ""])


def _mean(found: Sequence[Balance], name: str, words: str) -> str:
    each = ", ".join(f"{one.means[name]:.1f} ({one.players} players)" for one in found)
    return f"{words[0].upper()}{words[1:]} at the end: {each}."


def _of_masters(found: Balance, variant: str) -> list[str]:
    """The shares of the seats where the strongest play, with how far off they may be by chance."""
    shares = {
        figure.name: replace(figure, margin=Z_95 * _deviation(figure.value, found.games))
        for figure in found.figures[SEATS]
    }
    of_seats = replace(found, figures={SEATS: tuple(shares.values())})
    title = f"## Share of the wins by seat, in {found.games} games of {found.players} Masters"
    title += f", {variant}" if variant else ""
    return ["", title, "", *_table([of_seats], SEATS, found.kinds[SEATS])]


def _deviation(share: float, games: int) -> float:
    return math.sqrt(share * (1.0 - share) / games)


def _table(found: Sequence[Balance], of: str, kind: Kind) -> list[str]:
    columns = [{figure.name: figure for figure in one.figures[of]} for one in found]
    names = list(dict.fromkeys(name for column in columns for name in column))
    heads = [f"{one.players} players" for one in found]
    rows = [_cells(kind, name, [column.get(name) for column in columns]) for name in names]
    rules = ["---", *["---:"] * (len(heads) + 1), "---"]
    return [_row(cells) for cells in (["", *heads, "bound", "holds"], rules, *rows)]


def _cells(kind: Kind, name: str, figures: Sequence[Figure | None]) -> list[str]:
    known = [figure for figure in figures if figure]
    bound = bounds(kind, known[0])
    holds = ("yes" if all(figure.holds for figure in known) else "no") if bound else ""
    values = [measure(kind, figure) if figure else "" for figure in figures]
    return [f"`{name}`" if kind.ids else name, *values, bound, holds]


def _row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def main() -> None:
    """Measure and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--title", choices=TITLES, default=DEFAULT_TITLE)
    parser.add_argument("--agent", default="builder")
    parser.add_argument("--twos", type=int, default=4000)
    parser.add_argument("--threes", type=int, default=0)
    parser.add_argument("--fours", type=int, default=3000)
    parser.add_argument("--masters", type=int, default=0)
    parser.add_argument("--duels", type=int, default=0)
    parser.add_argument("--variant", default="")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--keep", type=Path)
    options = parser.parse_args()
    with folder_of(options.keep) as options.keep:
        counts = {2: options.twos, 3: options.threes, 4: options.fours}
        found = [
            measured(options, options.agent, players, games)
            for players, games in counts.items()
            if games
        ]
        masters = [
            (measured(options, MASTER, players, games, variant), told_of(options.title, variant))
            for players, games, variant in (
                (4, options.masters, ""),
                (2, options.duels, ""),
                (2, options.duels if options.variant else 0, options.variant),
            )
            if games
        ]
    target = levels() / options.title / PAGE
    text = page(found, command_of(options), options.agent, masters)
    drama = section_of(target.read_text(encoding="utf-8"), DRAMA) if target.exists() else ""
    target.write_text(with_section(text, drama) if drama else text, encoding="utf-8")
    for one in found:
        print(f"{one.players} players, {one.games} games; holds: {one.holds}")


def measured(
    options: argparse.Namespace, agent: str, players: int, games: int, variant: str = ""
) -> Balance:
    """The figures of so many games of so many equal agents; ``variant``: the option that isn't
    what is usual."""
    contest = Contest(options.title, USUAL, (agent,) * players, games, options.seed)
    unusual = {variant: not _usual(options.title, variant)} if variant else {}
    contest = replace(contest, options=unusual)
    groups = groups_of(contest, options.keep, options.jobs)
    return balance(contest, groups, load_catalogue(options.title))


def told_of(title: str, variant: str) -> str:
    """What is said of the rules of duels in which an option isn't what is usual."""
    word = "without" if variant and _usual(title, variant) else "with"
    return f"{word} {variant.replace('_', ' ')}" if variant else ""


def _usual(title: str, variant: str) -> bool:
    """Whether an option is usually on with two players."""
    return any(one.name == variant and one.usual(2) for one in TITLES[title].game_options)


def command_of(options: argparse.Namespace) -> str:
    """The command line that measures the same again."""
    arguments = {
        "--title": options.title if options.title != DEFAULT_TITLE else "",
        "--agent": options.agent,
        "--twos": options.twos,
        "--threes": options.threes,
        "--fours": options.fours,
        "--masters": options.masters,
        "--duels": options.duels,
        "--variant": options.variant,
        "--seed": options.seed,
    }
    return command_line("tools.balance", arguments)


def command_line(module: str, arguments: Mapping[str, object]) -> str:
    """The command line that calls a ``module`` with those of the ``arguments`` that are any."""
    return " ".join([f"python -m {module}", *(f"{k} {v}" for k, v in arguments.items() if v)])


@contextmanager
def folder_of(kept: Path | None) -> Iterator[Path]:
    """Where finished games are ``kept``, which is made; without one, for a moment."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = kept or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        yield folder


if __name__ == "__main__":
    main()
