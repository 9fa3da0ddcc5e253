"""Random games: the measure of the rules' speed and the hostile tests' player."""

from __future__ import annotations

from typing import TypeVar

from game.rules.chance import Dealer
from game.rules.core import Event, Move, State, View

M = TypeVar("M", bound=Move)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)


def random_game(state: State[M, E, V], dealer: Dealer) -> int:
    """Play ``state`` to its end, each move drawn from the full list; return the number of moves."""
    moves = 0
    while state.actor() is not None:
        state.play_unchecked(dealer.choice(state.legal_moves()))
        moves += 1
    return moves
