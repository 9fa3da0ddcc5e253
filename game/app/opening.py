"""Which screen the program begins with."""

from __future__ import annotations

import random

from game.app.screen import Host, Screen
from game.session.opening import NewGame, OpenFile, Opening, Watch

SEEDS = 1_000_000_000_000
"""New games get a number below this: short enough to be told to a friend, too many to try out."""


def first_screen(host: Host, opening: Opening) -> Screen:
    """The shelf, a new game, a replay, or what a file holds."""
    match opening:
        case NewGame():
            from game.app.match.begin import new_game

            seed = opening.seed if opening.seed is not None else any_seed()
            return new_game(
                host,
                opening.title,
                opening.content,
                opening.seats,
                seed,
                opening.first_player,
            )
        case Watch(path):
            from game.app.screens.replay import open_record

            return open_record(host, path)
        case OpenFile(path):
            from game.app.double_click import screen_of

            return screen_of(host, path)
        case _:
            from game.app.screens.shelf import ShelfScreen

            return ShelfScreen(host)


def any_seed() -> int:
    """A number for a new game."""
    return random.randrange(SEEDS)
