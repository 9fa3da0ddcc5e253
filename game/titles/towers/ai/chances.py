"""How a lead becomes a chance to win: by the turns that are still to come.

A lead of as many points as there is doubt multiplies the odds by e. The turns still to come are
told by the towers that must go before the game ends (T10, T11), or by the clock (Q2).
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from game.ai.chances import shares, shares_of_best
from game.ai.thinking import view_of
from game.rules.chance import Dealer
from game.rules.core import View
from game.rules.towers.determinize import imagine
from game.rules.towers.position import LAST_PHASE, PLAYING, Position
from game.rules.towers.view import TowersView
from game.titles.towers.ai.valuation import Valuation, standing_of, towers_to_go
from game.titles.towers.ai.weights import WEIGHTS


@dataclass(frozen=True, slots=True)
class Doubt:
    """The doubt in points: ``end`` at the end, and it grows with the root of the turns left.

    ``a_tower``: turns of all seats for each tower that must go; ``cycle``: those that come on top
    in each phase, as towers are built while others go; ``start``: those that come anyhow.
    """

    end: float = 0.6
    root: float = 0.75
    a_tower: float = 3.9
    cycle: float = 13.0
    start: float = 3.3

    def points(self, position: Position) -> float:
        """The lead that multiplies the odds of winning by e."""
        return self.end + self.root * math.sqrt(self.turns(position) / position.seats())

    def turns(self, position: Position) -> float:
        """The turns of all seats until the end, roughly."""
        if position.ended != PLAYING:
            return 0.0
        seats, deal = position.seats(), position.deal
        if position.last_round:
            return (deal.first_player - position.turn_player - 1) % seats + 1.0
        if deal.quick:
            return deal.rounds * seats - position.turn + 1.0
        phases = LAST_PHASE - position.phase
        return self.start + self.a_tower * towers_to_go(position) + self.cycle * phases


DOUBT: Final = Doubt()
"""The doubt as fitted to what came of the leads in 300 simulated games."""
QUICK_DOUBT: Final = Doubt(end=1.0, root=1.5)
"""The same in a quick town, whose skyline may still change hands: fitted to 96 games of Builders,
half of them with two players, half with four (Q1-Q3)."""
HOPE: Final = Doubt(end=1.5, root=1.6, a_tower=3.0, cycle=6.0, start=0.0)
"""The doubt that the search plays by and was measured with: it goes on playing for a lead where the
fit calls the game decided."""


def doubt_of(position: Position) -> Doubt:
    """The doubt of the game that is played."""
    return QUICK_DOUBT if position.deal.quick else DOUBT


def final_shares(position: Position) -> list[float]:
    """Each seat's share of a game that is over: most points, then most blocks (T11)."""
    return shares_of_best(standing_of(position))


def chances(view: View) -> list[float]:
    """Each seat's share of the win as things stand in a view, without a search.

    Raises WrongView for a view of another title.
    """
    position = imagine(view_of(view, TowersView), Dealer(0))
    if position.ended != PLAYING:
        return final_shares(position)
    valuation = Valuation(WEIGHTS)
    worths = [valuation.seen_worth(position, seat) for seat in range(position.seats())]
    return shares(worths, doubt_of(position).points(position))
