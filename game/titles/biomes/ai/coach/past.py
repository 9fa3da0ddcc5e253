"""What the coach must know of `biomes` to look back on a game that is over."""

from __future__ import annotations

from game.ai.thinking import WrongView
from game.rules.biomes import BIOMES
from game.rules.biomes.moves import (
    Arm,
    BiomesMove,
    Build,
    Collect,
    EndTurn,
    Explore,
    Fight,
    Pickaxe,
    Score,
    Tnt,
    Trade,
)
from game.rules.biomes.view import BiomesView
from game.rules.chance import Dealer
from game.rules.core import Move, View
from game.titles.biomes.ai.coach.boards import promise
from game.titles.biomes.ai.coach.timing import triggered

_ANY_SEED = 0
"""A seat's legal moves follow from its view, whatever else is imagined."""
_RANKS: tuple[type[BiomesMove], ...] = (
    EndTurn,
    Score,
    Pickaxe,
    Explore,
    Collect,
    Arm,
    Trade,
    Tnt,
    Fight,
    Build,
)
"""Kinds of move, the more telling the later."""


def legal_moves(view: View) -> tuple[Move, ...]:
    """The legal moves of the actor of a view. Raises WrongView."""
    return tuple(BIOMES.imagine(_biomes(view), Dealer(_ANY_SEED)).legal_moves())


def weight(before: View, after: View, player: int, move: Move) -> tuple[int, bool, int]:
    """How telling a move was: the points that it brought or promised, a round triggered, its kind.

    Greater is more telling. ``before`` and ``after``: views around it. Raises WrongView.
    """
    then, now = _biomes(before), _biomes(after)
    gain = promise(now, player) - promise(then, player)
    block = move.block if isinstance(move, Collect | Pickaxe) else None
    triggers = block is not None and triggered(then, block) is not None
    return max(0, gain), triggers, next(n for n, kind in enumerate(_RANKS) if type(move) is kind)


def trivial(move: Move) -> bool:
    """A walk may find anything, and whoever scores takes what is most."""
    return isinstance(move, EndTurn | Score | Pickaxe | Explore)


def _biomes(view: View) -> BiomesView:
    if not isinstance(view, BiomesView):
        raise WrongView("not a view of a game of biomes")
    return view
