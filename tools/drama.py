"""Measure how gripping a title's games are, and write the section *Drama* of its ``BALANCE.md``.

``python -m tools.drama --title towers --games 200 --players 2,4 --variants quick_town --seed 1
--keep FOLDER``: so many games of equal agents of each level (``--levels``) with each number of
players by the usual rules, and of the first level with each of the game's options in ``--variants``
on. With ``--keep``, finished games stay in FOLDER (as ``cubewright arena --resume`` writes them),
and a run that was ended goes on. ``cubewright arena --drama`` prints the same of any agents.
"""

from __future__ import annotations

import argparse
import os
import statistics
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from game.arena.contest import Contest, PairedGames
from game.arena.drama import DECIDED, LEAD, Tension, tension
from game.arena.standing import share_of
from game.arena.table import percent
from game.content.packs import USUAL
from game.resources import levels
from game.rules.registry import DEFAULT_TITLE, TITLES
from tools.balance import DRAMA, PAGE, command_line, folder_of, groups_of
from tools.sections import with_section

HEADS = (
    *("rules", "who", "games", "turns", "still to go once decided", "flat end"),
    *("lead changes", "lead held", "without a choice", "wins by seat"),
)

MEANING = """\
A game is *decided* when the winner's chance to win, by the title's own forecast, is {decided:.0%}
or more before each turn still to come. Its end is *flat* when a third of its turns or more are then
still to go. The *lead changes* when another's chance is {lead:.0%} greater than the leader's. It
*held* when whoever had the best chance after two thirds of the turns won, by however little he was
ahead. A turn is *without a choice* when whoever is asked has one legal move, or several worth the
same.
"""


@dataclass(frozen=True, slots=True)
class Row:
    """What was measured of equal agents; ``variant`` "": by the usual rules."""

    variant: str
    level: str
    players: int
    turns: float
    seats: tuple[float, ...]
    found: Tension


def row_of(contest: Contest, groups: Sequence[PairedGames]) -> Row:
    """The figures of the games of a contest."""
    games = [game for group in groups for game in group.games]
    seats = range(len(contest.agents))
    return Row(
        variant=next(iter(contest.options), ""),
        level=contest.agents[0],
        players=len(contest.agents),
        turns=statistics.fmean(game.turns for game in games),
        seats=tuple(share_of([game.win(seat) for game in games]).share for seat in seats),
        found=tension([game.drama for game in games]),
    )


def section(rows: Sequence[Row], command: str) -> str:
    """The section of the page."""
    lines = [
        DRAMA,
        "",
        f"`{command}` measured it; `cubewright arena --drama` does so for any agents.",
        "",
        *MEANING.format(decided=DECIDED, lead=LEAD).splitlines(),
        "",
        _cells(HEADS),
        _cells(["---", "---", *["---:"] * (len(HEADS) - 2)]),
        *(_cells(_row(row)) for row in rows),
    ]
    return "\n".join([*lines, ""])


def _row(row: Row) -> Iterator[str]:
    found = row.found
    yield row.variant.replace("_", " ") or "usual"
    yield f"{row.players} × `{row.level}`"
    yield str(found.games)
    yield f"{row.turns:.0f}"
    yield f"{percent(found.to_go)} ± {percent(found.margin)}"
    yield percent(found.flat)
    yield f"{found.leads:.1f}"
    yield percent(found.held)
    yield percent(found.idle)
    yield ", ".join(f"{share:.0%}" for share in row.seats)


def _cells(cells: Sequence[str] | Iterator[str]) -> str:
    return f"| {' | '.join(cells)} |"


def measured(options: argparse.Namespace, variant: str, level: str, players: int) -> Row:
    """The figures of so many games of ``players`` equal agents of ``level``.

    ``options``: the command line; ``variant``: what is on in these games, "": as usual.
    """
    chosen = {variant: True} if variant else {}
    contest = Contest(
        options.title, USUAL, (level,) * players, options.games, options.seed, options=chosen
    )
    return row_of(contest, groups_of(contest, options.keep, options.jobs))


def command_of(options: argparse.Namespace) -> str:
    """The command line that measures the same again."""
    arguments = {
        "--title": options.title,
        "--games": options.games,
        "--levels": ",".join(options.levels),
        "--players": ",".join(map(str, options.players)),
        "--variants": ",".join(options.variants),
        "--seed": options.seed,
    }
    return command_line("tools.drama", arguments)


def main() -> None:
    """Measure and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--title", choices=TITLES, default=DEFAULT_TITLE)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--levels", type=lambda text: text.split(","), default=["builder"])
    parser.add_argument(
        "--players", type=lambda text: [int(each) for each in text.split(",")], default=[2, 4]
    )
    parser.add_argument("--variants", type=lambda text: text.split(","), default=[])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--keep", type=Path)
    options = parser.parse_args()
    with folder_of(options.keep) as options.keep:
        rows = [
            measured(options, variant, level, players)
            for variant in ("", *options.variants)
            for level in (options.levels[:1] if variant else options.levels)
            for players in options.players
        ]
    target = levels() / options.title / PAGE
    written = with_section(target.read_text(encoding="utf-8"), section(rows, command_of(options)))
    target.write_text(written, encoding="utf-8")


if __name__ == "__main__":
    main()
