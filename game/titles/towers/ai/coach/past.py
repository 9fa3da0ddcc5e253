"""What the coach must know of `towers` to look back on a game that is over."""

from __future__ import annotations

from game.ai.thinking import view_of
from game.rules.core import Move, View
from game.rules.towers.moves import (
    Build,
    Capture,
    Demolish,
    Exchange,
    MovePawn,
    Place,
    TowersMove,
)
from game.rules.towers.view import TowersView

_RANKS: tuple[type[TowersMove], ...] = (Exchange, MovePawn, Place, Demolish, Build, Capture)
"""Kinds of move, the more telling the later."""


def weight(before: View, after: View, player: int, move: Move) -> tuple[int, bool, int]:
    """How telling a move was: its points, a phase or the end that it brought, its kind.

    Greater is more telling. ``before`` and ``after``: views around it. Raises WrongView.
    """
    then, now = view_of(before, TowersView), view_of(after, TowersView)
    gain = now.players[player].points - then.players[player].points
    turns = now.phase > then.phase or now.last_round > then.last_round
    return max(0, gain), turns, next(n for n, kind in enumerate(_RANKS) if type(move) is kind)


def trivial(move: Move) -> bool:
    """Cards are exchanged where nothing better can be done."""
    return isinstance(move, Exchange)
