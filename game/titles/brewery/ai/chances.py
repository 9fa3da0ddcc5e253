"""How a lead becomes a chance to win (D10)."""

from __future__ import annotations

from typing import Final

from game.ai.chances import shares, shares_of_best
from game.ai.thinking import view_of
from game.rules.brewery.determinize import imagine
from game.rules.brewery.position import GOLD, OWN, Position
from game.rules.brewery.view import BreweryView
from game.rules.chance import Dealer
from game.rules.core import View
from game.titles.brewery.ai.valuation import Valuation, moment, standing

DOUBT: Final = 3.0
"""The lead in points that multiplies the odds of winning by e, fitted to games of Builders: it is
the same early and late, as what the valuation is unsure of shrinks with what it expects."""


def final_shares(position: Position) -> list[float]:
    """Each seat's share of a game that is over: points, then recipes, then gold (D10)."""
    return shares_of_best(
        [
            (position.points_of(seat), len(position.brewed[seat]), position.own[OWN * seat + GOLD])
            for seat in range(position.seats)
        ]
    )


def chances(view: View) -> list[float]:
    """Each seat's share of the win as things stand in a view, without a search.

    Raises WrongView for a view of another title.
    """
    position = imagine(view_of(view, BreweryView), Dealer(0))
    if position.ended:
        return final_shares(position)
    valuation = Valuation(position)
    when = moment(position)
    worths = [standing(position, valuation, seat, when) for seat in range(position.seats)]
    return shares(worths, DOUBT)
