"""Whether somebody who watches others is to be told that a click gets on faster."""

from __future__ import annotations

from game.app.match.flow.game import Game

TOLD_TIMES = 8
"""For so many actions of others a player is told that a click jumps to their end."""


def tells_to_skip(game: Game, *, skipped: bool) -> bool:
    """Whether the viewer watches others and has not found out yet how to get on faster.

    ``skipped``: he has done so.
    """
    own = game.humans if game.seat < 0 else (game.seat,)
    watched = sum(step.player not in own for step in game.match.history)
    knows = skipped or watched > TOLD_TIMES
    over = game.match.actor is None and game.settled
    return game.watching and not game.deciding and not knows and not over
