"""``cubewright arena``: how strong agents are, in games of the same seeds from every seat."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from game.commands import usage

if TYPE_CHECKING:
    from game.arena.balance import Balance
    from game.arena.contest import Contest, PairedGames
    from game.arena.ledger import Ledger


def summary() -> str:
    """One line for the list of commands."""
    return "measure how strong agents are: the same seeds from every seat"


def describe(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    usage.add_title(parser, "the game to play")
    agents = usage.agents_help("one for each seat, rotated, with commas: builder,sprout")
    parser.add_argument("--agents", required=True, type=usage.names, help=agents)
    parser.add_argument(
        "--games",
        type=usage.positive,
        default=100,
        help="how many (100), rounded up until every seed is played from every seat",
    )
    parser.add_argument(
        "--seed",
        type=usage.seed,
        default=1,
        help="the seed of the first games (1); the next have 1 more",
    )
    parser.add_argument(
        "--jobs", type=usage.positive, help="games at the same time; without: one for each core"
    )
    parser.add_argument(
        "--iterations",
        type=usage.positive,
        help="how far each agent may search; without: as far as it usually does",
    )
    parser.add_argument("--content", default="classic", help="the content pack (classic)")
    usage.add_options(parser)
    parser.add_argument(
        "--resume",
        type=Path,
        metavar="FILE",
        help="keep finished games in FILE, and go on from those that are there",
    )
    _add_reports(parser)


def _add_reports(parser: argparse.ArgumentParser) -> None:
    """What is told of the games beside who won."""
    parser.add_argument(
        "--balance",
        action="store_true",
        help="add what the games of equal agents say about the content",
    )
    parser.add_argument(
        "--drama",
        action="store_true",
        help="add until when games stay open, how often the lead changes, who has a choice",
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def run(arguments: argparse.Namespace) -> int:
    """Play, and print how the agents stand; after Ctrl-C as far as the games were played."""
    contest = _contest(arguments)
    ledger = _ledger(arguments.resume, contest)
    jobs = arguments.jobs or os.cpu_count() or 1
    groups: list[PairedGames] = []
    try:
        for group in _groups(contest, ledger, jobs):
            groups.append(group)
    finally:
        if groups:
            print(_report(contest, groups, arguments))
    return usage.OK


def _contest(arguments: argparse.Namespace) -> Contest:
    title = usage.check_title(arguments.title)
    agents = usage.check_agents(title, arguments.agents, humans=False)
    content = usage.check_content(title, arguments.content)
    from game.arena.contest import Contest
    from game.arena.titles import SCALES

    contest = Contest(
        title,
        content,
        agents,
        arguments.games,
        arguments.seed,
        arguments.iterations,
        options=usage.check_options(title, arguments.on, arguments.off),
    )
    if arguments.balance and not contest.mirrored:
        raise usage.UsageError("--balance needs equal agents, such as greedy,greedy")
    if arguments.balance and title not in SCALES:
        raise usage.UsageError(f"{title} has no --balance")
    if contest.seed + contest.groups - 1 > usage.LARGEST_SEED:
        raise usage.UsageError("so many games need a smaller --seed")
    return contest


def _ledger(file: Path | None, contest: Contest) -> Ledger | None:
    if file is None:
        return None
    from game.arena.ledger import Ledger, LedgerError
    from game.content.packs import load_catalogue

    try:
        return Ledger(file, contest, load_catalogue(contest.title, contest.content).digest)
    except LedgerError as error:
        raise usage.UsageError(str(error)) from error


def _groups(contest: Contest, ledger: Ledger | None, jobs: int) -> Iterator[PairedGames]:
    """Every group: first those that were finished before, then the rest as they are played."""
    from game.arena.ledger import LedgerError
    from game.arena.playing import play_groups

    numbers = range(contest.groups)
    finished = ledger.groups if ledger else {}
    yield from [finished[number] for number in numbers if number in finished]
    missing = [number for number in numbers if number not in finished]
    there, played = contest.groups - len(missing), play_groups(contest, missing, jobs)
    for group in usage.with_bar(played, "seeds", contest.groups, there):
        if ledger:
            try:
                ledger.add(group)
            except LedgerError as error:
                raise usage.UsageError(str(error)) from error
        yield group


def _report(contest: Contest, groups: list[PairedGames], arguments: argparse.Namespace) -> str:
    from game.arena import balance_table, drama_table, table
    from game.arena.drama import tension
    from game.arena.standing import standing

    result = standing(contest, groups)
    data, parts = table.as_data(result), [table.as_text(result)]
    if arguments.balance:
        found = _balance(contest, groups)
        data["balance"] = balance_table.as_data(found)
        parts.append(balance_table.as_text(found))
    if arguments.drama:
        drama = tension([game.drama for group in groups for game in group.games])
        data["drama"] = drama_table.as_data(drama)
        parts.append(drama_table.as_text(drama))
    return json.dumps(data, indent=2) if arguments.json else "\n\n".join(parts)


def _balance(contest: Contest, groups: list[PairedGames]) -> Balance:
    from game.arena.balance import balance
    from game.content.packs import load_catalogue

    return balance(contest, groups, load_catalogue(contest.title, contest.content))
