"""Whoever goes on before the table has shown his own last action to its end."""

from __future__ import annotations

from game.app.match.flow.game import Game


def catch_up(game: Game) -> bool:
    """End what is still shown of the viewer's own action, for he goes on; whether he decides.

    Nobody hurries past what others do, past a verdict, or past what has only just begun: so early
    a press may be the double of the one before.
    """
    while _his(game) and not game.settled and game.playback.lets_on:
        game.hurry()
    return game.deciding


def take_back(game: Game) -> None:
    """Take the last move back, also one that is still shown."""
    catch_up(game)
    game.undo()


def _his(game: Game) -> bool:
    """Whether it is the viewer's turn still."""
    return bool(game.soon_legal()) or game.holding
