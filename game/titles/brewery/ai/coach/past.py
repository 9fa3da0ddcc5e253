"""What the coach must know of `brewery` to look back on a game that is over."""

from __future__ import annotations

from game.ai.thinking import view_of
from game.rules.brewery.moves import (
    Accelerate,
    Brew,
    BreweryMove,
    Buy,
    Exchange,
    Place,
    Store,
    UseToken,
)
from game.rules.brewery.view import BreweryView
from game.rules.core import Move, View

_RANKS: tuple[type[BreweryMove], ...] = (
    Store,
    Place,
    Accelerate,
    Exchange,
    Buy,
    UseToken,
    Brew,
)
"""Kinds of move, the more telling the later; all others tell least."""


def weight(before: View, after: View, player: int, move: Move) -> tuple[int, int]:
    """How telling a move was: the points of the turn that it was part of, its kind.

    Greater is more telling. ``before`` and ``after``: views around it. Raises WrongView.
    """
    then, now = view_of(before, BreweryView), view_of(after, BreweryView)
    gain = now.players[player].points - then.players[player].points
    rank = next((n for n, kind in enumerate(_RANKS) if type(move) is kind), -1)
    return max(0, gain), rank


def trivial(move: Move) -> bool:
    """What is neither placed, bought, used nor brewed is a step on the way."""
    return not isinstance(move, _RANKS) or isinstance(move, Store)
