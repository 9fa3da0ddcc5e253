"""Which moves of `towers` plainly only cost: no agent with a level plays one while it has another.

Told by what its player sees, whatever the hidden cards are:

- spending the joker on a step, placing or moving, which earns nothing (T3, T4, T9);
- in one's last turn, fewer points than can be had: nothing comes after it (T7.2, T11). In a quick
  town the skyline counts (Q3), and what takes a rival's tower out of it is no harm.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.thinking import actors_view
from game.rules.chance import Dealer
from game.rules.core import Move, View
from game.rules.towers.determinize import imagine
from game.rules.towers.moves import Build, Capture, Demolish, MovePawn, Place, TowersMove
from game.rules.towers.position import NEUTRAL, Position
from game.rules.towers.stacks import HEIGHT
from game.rules.towers.view import TowersView


def harmless(view: View, moves: Sequence[Move]) -> list[Move]:
    """Those of the legal ``moves`` that don't harm the actor; all where each one does.

    Raises WrongView for anything but the actor's own view of a game of towers.
    """
    state = imagine(actors_view(view, TowersView), Dealer(0))
    return [*harmless_in(state, [move for move in moves if isinstance(move, TowersMove)])]


def harmless_in(position: Position, moves: Sequence[TowersMove]) -> list[TowersMove]:
    """As :func:`harmless`, in any position that the view fits: it looks at nothing hidden."""
    kept = [move for move in moves if not wastes_joker(move)] or list(moves)
    if is_last_turn(position):
        most = max(points_at_last(position, move) for move in kept)
        if most > 0:
            kept = [
                move
                for move in kept
                if points_at_last(position, move) == most or _robs(position, move)
            ]
    return kept


def wastes_joker(move: TowersMove) -> bool:
    """Whether a joker is spent on a step (T9)."""
    return isinstance(move, Place | MovePawn) and bool(move.pay[4])


def is_last_turn(position: Position) -> bool:
    """Whether who is to move has no turn after this one, whatever it does (T11)."""
    return turns_left(position) == 0


def turns_left(position: Position) -> int:
    """How many turns who is to move has after this one at the most (T11)."""
    if position.last_round:
        return 0
    seats = position.seats()
    return max(0, position.deal.rounds * seats - position.turn) // seats


def points_at_last(position: Position, move: TowersMove) -> int:
    """The points that a move brings, and what it changes in the own skyline (Q3)."""
    points = points_of(position, move)
    if not position.deal.quick:
        return points
    if isinstance(move, Build):
        return 2 * points
    if isinstance(move, Demolish) and position.builders[move.to] == position.turn_player:
        return 0
    return points


def _robs(position: Position, move: TowersMove) -> bool:
    """Whether a move takes a tower out of a rival's skyline (Q3)."""
    if not position.deal.quick or not isinstance(move, Demolish):
        return False
    return position.builders[move.to] not in (None, position.turn_player)


def points_of(position: Position, move: TowersMove) -> int:
    """The points that a move brings at once."""
    if isinstance(move, Build | Capture):
        return sum(move.pay)
    if isinstance(move, Demolish):
        return HEIGHT[position.standing[move.to] - NEUTRAL]
    return 0
