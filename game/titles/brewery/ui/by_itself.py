"""Why a move of brewery played itself, in a sentence."""

from __future__ import annotations

from game.language import _
from game.rules.brewery.moves import BreweryMove, Decline, EndMove, EndPurchase, Pass
from game.rules.brewery.view import PLACING, BreweryView


def by_itself(view: BreweryView, move: BreweryMove, name: str) -> str:
    """Why ``name`` wasn't asked; "" for a window that he let go by."""
    match move:
        case Decline():
            return ""
        case Pass() if view.phase == PLACING:
            return _("{name} has nothing to place.").format(name=name)
        case EndMove():
            return _("{name} has nothing more to place.").format(name=name)
        case EndPurchase() if view.bought_ingredient or view.bought_token:
            return _("{name} has nothing more to buy.").format(name=name)
        case EndPurchase():
            return _("{name} has nothing to buy.").format(name=name)
        case _:
            return _("{name} had no other choice.").format(name=name)
