"""Whose turn it is, by colour and shape; a game that is over is nobody's any more."""

from __future__ import annotations

from game.rules.core import View
from game.ui import theme
from game.ui.marks import Badge, player_sign
from game.ui.persons import People
from game.ui.widget import Widget

OVER = "crown"


def turn_sign(view: View, people: People, held: int | None, size: float) -> Widget:
    """The sign of whoever decides in ``view``, or of ``held``, whose turn ends as soon as it says
    so; when the game is over a crown in nobody's colour."""
    seat = view.actor if held is None else held
    if seat is None:
        return Badge(OVER, theme.CHOSEN, theme.INK, size, line=theme.ACCENT)
    return player_sign(people[seat].color, size)
