"""A game of brewery in the program: what stays open while it goes on."""

from __future__ import annotations

from typing import cast

from game.app.match.screen import MatchScreen
from game.app.openings import NewGame
from game.rules.brewery.view import POOL, BreweryView
from game.session.seats import COLORS, HUMAN, Seat
from tests.app.desktop import NAMES, Desktop


def begun(desktop: Desktop, *agents: str, seed: int = 3) -> MatchScreen:
    """A game in which the first seat begins; the table lies."""
    seats = tuple(
        Seat(name, each, color) for name, each, color in zip(NAMES, agents, COLORS, strict=False)
    )
    desktop.desk.show(NewGame("brewery", "classic", seats, seed, 0))
    desktop.settle()
    return desktop.match


def test_the_panel_of_storing_stays_open_until_the_pool_is_empty(desktop: Desktop) -> None:
    screen = begun(desktop, HUMAN, "greedy")
    desktop.click("action.store")
    desktop.settle()
    left = 0
    while left != 1:
        view = cast(BreweryView, screen.game.table.view)
        left = len(view.dice_of(0, POOL))
        row = next(
            key for key in desktop.widgets() if key.startswith("store.") and key[-1].isdigit()
        )
        desktop.click(row)
        desktop.settle()
        assert ("store.suggest" in desktop.widgets()) == (left > 1)
