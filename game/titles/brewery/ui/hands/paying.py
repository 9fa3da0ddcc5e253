"""Of several moves that one click may mean, the one to propose: its price, its extension."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.brewery.moves import Brew, BreweryMove, Buy
from game.rules.brewery.view import POOL, BreweryView
from game.titles.brewery.ui.view_facts import price

POINT = 2
"""As much as so many coins (D10)."""


def best(view: BreweryView, moves: Sequence[BreweryMove]) -> BreweryMove:
    """The cheapest purchase that keeps the dice of the warehouse; the brewing that gains most."""
    return min(moves, key=lambda move: _rank(view, move))


def _rank(view: BreweryView, move: BreweryMove) -> tuple[int, ...]:
    match move:
        case Buy(what, None):
            return (0, price(view, what, None), 0)
        case Buy(what, die) if die is not None:
            kept = view.where[die] != POOL
            return (int(kept), price(view, what, die), view.value[die])
        case Brew():
            card = view.catalogue.recipes[move.recipe]
            used = [each for each in card.extensions if each.use == move.extension]
            bonus = sum(POINT * each.points + each.gold for each in used)
            return (-bonus - POINT * card.reward.points - card.reward.gold,)
        case _:
            return (0,)
