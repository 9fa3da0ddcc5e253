"""``cubewright play``: a game in the window, without the set-up screen."""

from __future__ import annotations

import argparse

from game.commands import usage
from game.session.opening import NewGame, Opening, Shelf
from game.session.seats import seats_of


def summary() -> str:
    """One line for the list of commands."""
    return "play a game in the window"


def describe(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("--title", help="the game to play; without: the shelf")
    parser.add_argument(
        "--players",
        type=usage.names,
        default=("human", "apprentice"),
        help=usage.agents_help("human or an agent for each seat, with commas (human,apprentice)"),
    )
    parser.add_argument("--seed", type=usage.seed, help="the seed of the game; without: any")
    parser.add_argument("--content", default="classic", help="the content pack (classic)")


def run(arguments: argparse.Namespace) -> int:
    """Open the window and begin."""
    if arguments.title is None:
        return open_shelf()
    title = usage.check_title(arguments.title)
    players = usage.check_agents(title, arguments.players, humans=True)
    content = usage.check_content(title, arguments.content)
    return open_window(NewGame(title, content, seats_of(players), arguments.seed))


def open_shelf() -> int:
    """Open the window on the shelf."""
    return open_window(Shelf())


def open_window(opening: Opening) -> int:
    """Open the window; its exit code when the player has closed it."""
    from game.app.run import open_app

    return open_app(opening)
