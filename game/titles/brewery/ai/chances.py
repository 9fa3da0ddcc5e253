"""How a lead becomes a chance to win: by the recipes that are still to be brewed.

A lead of as many points as there is doubt multiplies the odds by e (D10).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.ai.thinking import WrongView
from game.rules.brewery.imagining import imagine
from game.rules.brewery.position import GOLD, OWN, PLACE, Position
from game.rules.brewery.view import BreweryView
from game.rules.chance import Dealer
from game.rules.core import View
from game.titles.brewery.ai.outlook import POOLED, Outlook, moment, standing


@dataclass(frozen=True, slots=True)
class Doubt:
    """The doubt in points: ``end`` in the last round, and it grows with the root of what is left.

    ``root``: the doubt when the game has just begun.
    """

    end: float = 0.8
    root: float = 6.0

    def points(self, left: float) -> float:
        """The lead that multiplies the odds by e, with such a share of the game left."""
        return self.end + self.root * math.sqrt(left)


DOUBT: Final = Doubt()


def shares(worths: Sequence[float], doubt: float) -> list[float]:
    """Each seat's share of the win by what it has and may expect."""
    most = max(worths)
    odds = [math.exp((worth - most) / doubt) for worth in worths]
    whole = sum(odds)
    return [one / whole for one in odds]


def final_shares(position: Position) -> list[float]:
    """Each seat's share of a game that is over: points, then recipes, then gold (D10)."""
    ranks = [
        (position.points_of(seat), len(position.brewed[seat]), position.own[OWN * seat + GOLD])
        for seat in range(position.seats)
    ]
    best = max(ranks)
    count = ranks.count(best)
    return [1.0 / count if rank == best else 0.0 for rank in ranks]


def chances(view: View) -> list[float]:
    """Each seat's share of the win as things stand in a view, without a search.

    Raises WrongView for a view of another title.
    """
    if not isinstance(view, BreweryView):
        raise WrongView("the chances of brewery need a view of a game of brewery")
    position = imagine(view, Dealer(0))
    if position.ended:
        return final_shares(position)
    outlook = Outlook(position)
    when = POOLED if position.phase == PLACE else moment(position)
    worths = [standing(position, outlook, seat, when) for seat in range(position.seats)]
    return shares(worths, DOUBT.points(outlook.left(position) / outlook.end))
