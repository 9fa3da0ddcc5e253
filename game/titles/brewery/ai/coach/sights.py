"""What a seat's dice fill, and what they lack: told exactly, recipe by recipe (D7)."""

from __future__ import annotations

from dataclasses import dataclass

from game.ai.coach.shares import percent
from game.rules.brewery.brewing import open_recipes
from game.rules.brewery.catalogue import Colour
from game.rules.brewery.position import Position
from game.titles.brewery.ai.cards import Card, fills
from game.titles.brewery.ai.counts import missing_of, roll_chance, total
from game.titles.brewery.ai.holdings import Holdings


@dataclass(frozen=True, slots=True)
class Hope:
    """A recipe next round: what is ``missing`` by colour and least value, and its chance."""

    recipe: int
    missing: tuple[tuple[Colour, int], ...]
    chance: float

    @property
    def percent(self) -> int:
        """The chance as people are told it."""
        return percent(self.chance)


def filled(position: Position, cards: list[Card], held: Holdings) -> list[int]:
    """The open recipes that the dice of pool and warehouse fill, each by itself."""
    dice = held.rolled()
    return [recipe for recipe in open_recipes(position) if fills(cards[recipe], dice)]


def hope_of(position: Position, recipe: int, held: Holdings) -> Hope:
    """A recipe next round, if nothing more is stored, placed or brewed."""
    missing: list[tuple[Colour, int]] = []
    chance = 1.0
    for colour, least in enumerate(position.book.base[recipe]):
        kept = held.ware[colour] + held.later[colour]
        lacking = missing_of(kept, least)
        missing += [(colour, value) for value in lacking]
        rolls = total(held.pool[colour]) + held.fresh[colour]
        chance *= roll_chance(tuple(lacking), rolls)
    return Hope(recipe, tuple(missing), chance)


def best_hope(position: Position, cards: list[Card], held: Holdings) -> Hope | None:
    """Of the open recipes the one with the most worth by its chance; None where there is none."""
    hopes = [hope_of(position, recipe, held) for recipe in open_recipes(position)]
    return max(hopes, key=lambda hope: hope.chance * cards[hope.recipe].worth, default=None)
