"""Calls a person to the table: the bell when a turn comes round."""

from __future__ import annotations

from game.app.match.flow.game import Game


class TurnBell:
    """Knows for which position the bell has rung."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._seen = len(game.match.history)

    @property
    def due(self) -> bool:
        """Whether a person has just come to decide after somebody else; once for each time."""
        game, history = self._game, self._game.match.history
        if len(history) <= self._seen or not (game.deciding or game.curtain):
            return False
        self._seen = len(history)
        return history[-1].player != game.match.actor
