"""Whether anybody can get at the open recipes: where nobody can, no new one comes up (D2.3)."""

from __future__ import annotations

from game.rules.brewery.brewing import open_recipes
from game.rules.brewery.position import Position
from game.titles.brewery.ai.cards import Card, cards_of
from game.titles.brewery.ai.counts import chance, total
from game.titles.brewery.ai.holdings import Holdings, holdings_of


def is_out_of_reach(position: Position) -> bool:
    """Whether no seat fills an open recipe by next round, however well it rolls."""
    cards = cards_of(position.book.catalogue)
    row = [cards[recipe] for recipe in open_recipes(position)]
    for seat in range(position.seats):
        held = holdings_of(position, seat)
        for card in row:
            if _may_fill(held, card):
                return False
    return True


def _may_fill(held: Holdings, card: Card) -> bool:
    """Whether dice that lie ready, and sixes for those to be rolled, fill a recipe's base."""
    for colour, need in enumerate((card.light, card.dark, card.hops)):
        ready = held.ware[colour] + held.later[colour]
        if not chance(ready, need, total(held.pool[colour]) + held.fresh[colour]):
            return False
    return True
