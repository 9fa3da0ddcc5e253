"""``cubewright simulate``: agents play each other without a window."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from game.commands import usage
from game.error_reasons import reason_of


def summary() -> str:
    """One line for the list of commands."""
    return "let agents play each other and count who wins"


def describe(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    usage.add_title(parser, "the game to play")
    parser.add_argument(
        "--agents",
        required=True,
        type=usage.names,
        help=usage.agents_help("one for each seat, with commas: sprout,builder"),
    )
    parser.add_argument("--games", type=usage.positive, default=100, help="how many (100)")
    parser.add_argument(
        "--seed",
        type=usage.seed,
        default=0,
        help="the seed of the first game; the next has 1 more",
    )
    parser.add_argument(
        "--jobs", type=usage.positive, default=1, help="how many games at the same time (1)"
    )
    parser.add_argument("--content", default="classic", help="the content pack (classic)")
    usage.add_options(parser)
    parser.add_argument(
        "--rotate", action="store_true", help="give the agents other seats from game to game"
    )
    parser.add_argument("--record", type=Path, metavar="DIR", help="write DIR/SEED.cubelog")
    parser.add_argument("--json", action="store_true", help="print the summary as JSON")


def run(arguments: argparse.Namespace) -> int:
    """Play the games and print the summary."""
    title = usage.check_title(arguments.title)
    agents = usage.check_agents(title, arguments.agents, humans=False)
    if arguments.seed + arguments.games - 1 > usage.LARGEST_SEED:
        raise usage.UsageError("so many games need a smaller --seed")
    from game.session.simulation import Tournament, UnwritableRecord, play_all, report

    tournament = Tournament(
        title=title,
        content=usage.check_content(title, arguments.content),
        agents=agents,
        games=arguments.games,
        seed=arguments.seed,
        rotate=arguments.rotate,
        folder=_record_folder(arguments.record),
        options=usage.check_options(title, arguments.on, arguments.off),
    )
    try:
        games = play_all(tournament, _jobs(arguments.jobs))
        played = list(usage.with_bar(games, "games", tournament.games))
    except UnwritableRecord as error:
        raise _not_written(error.path, error.reason) from error
    figures = report(tournament, played)
    print(figures.as_json() if arguments.json else figures.as_text())
    return usage.OK


def _jobs(wanted: int) -> int:
    """Processes to start: more than the machine has cores only cost time."""
    return min(wanted, max(1, (os.cpu_count() or 1) * 2))


def _record_folder(folder: Path | None) -> Path | None:
    if folder is None:
        return None
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _not_written(folder, reason_of(error)) from error
    return folder


def _not_written(place: Path, reason: str) -> usage.UsageError:
    return usage.UsageError(f"records can't be written to {place}: {reason}")
