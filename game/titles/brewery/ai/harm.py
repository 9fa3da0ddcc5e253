"""Which moves of `brewery` plainly only cost: no agent plays one while it has another.

The worst of them is to pass while one can brew, hoping for a better card: whoever does it needs
twice as many rounds, and whole games stall. Storing before the purchase is never better than in
it (D3), and a token belongs to the moment when it decides something (D8).
"""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.thinking import WrongView
from game.rules.brewery.moves import Brew, Store, UseToken
from game.rules.brewery.view import BREWING, NO_WINDOW, PLACING, BreweryView
from game.rules.core import Move, View


def harmless(view: View, moves: Sequence[Move]) -> list[Move]:
    """Those of the legal ``moves`` that don't harm the actor; all where each one does.

    Raises WrongView for anything but the actor's own view of a game of brewery.
    """
    if not isinstance(view, BreweryView) or view.actor != view.seat:
        raise WrongView("harm in brewery is told from the actor's view of a game of brewery")
    return harmless_of(moves, view.phase, view.window == NO_WINDOW) or list(moves)


def harmless_of(moves: Sequence[Move], phase: str, own_turn: bool) -> list[Move]:
    """As :func:`harmless`, told by the phase; empty where each one harms."""
    if not own_turn:
        return list(moves)
    if phase == BREWING:
        return [move for move in moves if isinstance(move, Brew)]
    kept = [move for move in moves if not isinstance(move, UseToken)]
    if phase == PLACING:
        kept = [move for move in kept if not isinstance(move, Store)]
    return kept
