"""What the coach must know of `biomes` to look back on a game that is over."""

from __future__ import annotations

from game.ai.thinking import view_of
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
from game.rules.core import Move, View
from game.titles.biomes.ai.coach.boards import promise
from game.titles.biomes.ai.coach.timing import triggered

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


def weight(before: View, after: View, player: int, move: Move) -> tuple[int, bool, int]:
    """How telling a move was: the points that it brought or promised, a round triggered, its kind.

    Greater is more telling. ``before`` and ``after``: views around it. Raises WrongView.
    """
    then, now = view_of(before, BiomesView), view_of(after, BiomesView)
    gain = promise(now, player) - promise(then, player)
    block = move.block if isinstance(move, Collect | Pickaxe) else None
    triggers = block is not None and triggered(then, block) is not None
    return max(0, gain), triggers, next(n for n, kind in enumerate(_RANKS) if type(move) is kind)


def trivial(move: Move) -> bool:
    """A walk may find anything, and whoever scores takes what is most."""
    return isinstance(move, EndTurn | Score | Pickaxe | Explore)
