"""Whoever goes on before the table has shown his own last action to its end."""

from __future__ import annotations

from game.app.match.game import Game


def catch_up(game: Game) -> bool:
    """End what is still shown of the viewer's own action, for he goes on; whether he decides.

    Nobody hurries past what others do, past a verdict, or past what has only just begun: so early
    a press may be the double of the one before.
    """
    while game.soon_legal() and not game.settled and game.showing.lets_on:
        game.hurry()
    return game.deciding
