"""How a forecast of points becomes a chance to win: by how far forecasts turned out wrong.

A lead of as many points as there is doubt multiplies the odds by e. The doubt was fitted to what
came of the leads forecast in 1,500 simulated games (``python -m tools.reliability --fit``;
game/ai/README.md has the table): it grows with the own turns left, and near the start so much
that every seat's chance is about even. With more players it is smaller, as it takes more than one
rival's luck to overturn a lead.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.ai.chances import shares
from game.ai.thinking import view_of
from game.rules.biomes.determinize import imagine
from game.rules.biomes.view import BiomesView
from game.rules.chance import Dealer
from game.rules.core import View
from game.titles.biomes.ai.forecast import Forecast
from game.titles.biomes.ai.tables.choice import TABLES
from game.titles.biomes.ai.valuation import Valuation
from game.titles.biomes.ai.weights import WEIGHTS


@dataclass(frozen=True, slots=True)
class Doubt:
    """The doubt in points: ``end`` at the end of the game, ``turn`` more for each own turn left.

    Of the turns beyond ``early`` each counts more than the one before: their square, times
    ``start``. ``by_seats``: what all of it is multiplied by, for two players, three, four; one
    plays as two.
    """

    end: float = 6.0
    turn: float = 0.8
    early: float = 18.0
    start: float = 0.4
    by_seats: tuple[float, float, float] = (1.0, 0.6, 0.45)

    def points(self, left: float, seats: int) -> float:
        """The lead that multiplies the odds of winning by e, with so many own turns left."""
        beyond = max(0.0, left - self.early)
        doubt = self.end + self.turn * left + self.start * beyond * beyond
        return doubt * self.by_seats[max(seats - 2, 0)]


DOUBT: Final = Doubt()
"""The doubt as fitted."""


def chances(view: View) -> list[float]:
    """Each seat's share of the win as things stand in a view, by the forecast alone.

    Raises WrongView for a view of another title.
    """
    state = imagine(view_of(view, BiomesView), Dealer(0))
    valuations = [Valuation(state, seat, WEIGHTS) for seat in range(state.seats())]
    worths = [Forecast(valuation, TABLES[state.seats()]).points(state) for valuation in valuations]
    return shares(worths, DOUBT.points(valuations[0].left, len(worths)))
