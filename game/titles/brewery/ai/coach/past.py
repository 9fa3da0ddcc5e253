"""What the coach must know of `brewery` to look back on a game that is over."""

from __future__ import annotations

from game.ai.thinking import WrongView
from game.rules.brewery.determinize import imagine
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
from game.rules.chance import Dealer
from game.rules.core import Move, View

_ANY_SEED = 0
"""A seat's legal moves follow from its view, whatever else is imagined."""
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


def legal_moves(view: View) -> tuple[Move, ...]:
    """The legal moves of the actor of a view. Raises WrongView."""
    return tuple(imagine(_brewery(view), Dealer(_ANY_SEED)).legal_moves())


def weight(before: View, after: View, player: int, move: Move) -> tuple[int, int]:
    """How telling a move was: the points of the turn that it was part of, its kind.

    Greater is more telling. ``before`` and ``after``: views around it. Raises WrongView.
    """
    then, now = _brewery(before), _brewery(after)
    gain = now.players[player].points - then.players[player].points
    rank = next((n for n, kind in enumerate(_RANKS) if type(move) is kind), -1)
    return max(0, gain), rank


def trivial(move: Move) -> bool:
    """What is neither placed, bought, used nor brewed is a step on the way."""
    return not isinstance(move, _RANKS) or isinstance(move, Store)


def _brewery(view: View) -> BreweryView:
    if not isinstance(view, BreweryView):
        raise WrongView("not a view of a game of brewery")
    return view
