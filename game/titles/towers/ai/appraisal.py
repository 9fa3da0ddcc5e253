"""The value of each legal move of `towers`: one move ahead, the cards to be drawn by their chance.

Every move is tried on a clone of one imagined state. What that state merely imagines never counts:
of the hands only what the seat itself holds is looked at, less what it pays.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.thinking import WrongView, actors_view
from game.rules.chance import Dealer
from game.rules.core import Move, View
from game.rules.towers.counts import total
from game.rules.towers.determinize import imagine
from game.rules.towers.moves import TowersMove
from game.rules.towers.play import play
from game.rules.towers.state import TowersState
from game.rules.towers.view import TowersView
from game.titles.towers.ai.policy import aim, packed_pay
from game.titles.towers.ai.tastes import BALANCED, Taste
from game.titles.towers.ai.valuation import Valuation
from game.titles.towers.ai.weights import WEIGHTS, Weights


def appraise(
    view: View,
    legal_moves: Sequence[Move],
    dealer: Dealer,
    weights: Weights = WEIGHTS,
    taste: Taste = BALANCED,
) -> list[float]:
    """The value of each of ``legal_moves`` to the actor of ``view``, in points.

    Raises WrongView for anything but the actor's own view of a game of towers.
    """
    view = actors_view(view, TowersView)
    moves = [move for move in legal_moves if isinstance(move, TowersMove)]
    if len(moves) != len(legal_moves):
        raise WrongView("some moves are not moves of towers")
    return values_of(imagine(view, dealer), moves, Valuation(weights), taste)


def values_of(
    state: TowersState, moves: Sequence[TowersMove], valuation: Valuation, taste: Taste = BALANCED
) -> list[float]:
    """The value of each move, in points; those that lead to the same position are tried once.

    ``valuation`` values the positions after them; ``taste`` adds what each pleases by.
    """
    seat = state.turn_player
    hand = state.hands[seat]
    known: dict[tuple[int, ...], float] = {}
    values = []
    for move in moves:
        key = aim(move)
        value = known.get(key)
        if value is None:
            paid = packed_pay(move)
            after = state.clone()
            play(after, move)
            value = valuation.value(after, seat, hand - paid, total(paid)) + taste.pleasure(move)
            known[key] = value
        values.append(value)
    return values
