"""A pack's recipes as the valuation sees them: what they ask and what they are worth."""

from __future__ import annotations

from typing import Final

from game.rules.brewery.catalogue import DARK, SKILL_USE, Catalogue, RecipeCard
from game.titles.brewery.ai.counts import need_number, taken

HALF: Final = 0.5
"""What a piece of gold is worth in the end (D10)."""
TOKEN: Final = 0.8
"""What an action token is worth to whoever wins one with a recipe."""
DARK_DIE: Final = 4.0
"""What a dark die is worth to whoever wins one with a recipe."""
OTHER_DIE: Final = 2.5
_KEPT: Final = 8


class Card:
    """A recipe: what it asks by colour (numbers of needs), and what it gives.

    ``points`` without any extension, the one of every brewing included; ``worth`` is a rough sum
    of all that it gives. ``extensions``: ``(use, points, gold)``, the best first.
    """

    __slots__ = ("dark", "die", "extensions", "gold", "hops", "light", "points", "token", "worth")

    def __init__(self, recipe: RecipeCard) -> None:
        light, dark, hops = recipe.base
        self.light: int = need_number(tuple(sorted(light, reverse=True)))
        self.dark: int = need_number(tuple(sorted(dark, reverse=True)))
        self.hops: int = need_number(tuple(sorted(hops, reverse=True)))
        reward = recipe.reward
        self.points: int = 1 + reward.points
        self.gold: int = reward.gold
        self.token: bool = reward.token
        self.die: int = -1 if reward.die is None else reward.die
        worth = self.points + HALF * self.gold + TOKEN * reward.token
        if reward.die is not None:
            worth += DARK_DIE if reward.die == DARK else OTHER_DIE
        self.worth: float = worth
        ways = [(one.use, one.points, one.gold) for one in recipe.extensions]
        ways.sort(key=_bonus, reverse=True)
        self.extensions: list[tuple[int, int, int]] = ways

    def best_extension(self, ingredients: int, skill: bool) -> int:
        """Which of the extensions gives most of those at hand; -1: none.

        ``ingredients``: packed as in the rules, two bits a kind.
        """
        for number, (use, _, _) in enumerate(self.extensions):
            if skill if use == SKILL_USE else ingredients >> 2 * use & 3:
                return number
        return -1

    def extension(self, use: int) -> tuple[int, int, int]:
        """The extension that uses this. Raises LookupError where the recipe has none such."""
        for way in self.extensions:
            if way[0] == use:
                return way
        raise LookupError(use)


def _bonus(way: tuple[int, int, int]) -> float:
    return way[1] + HALF * way[2]


def fills(card: Card, dice: list[int]) -> bool:
    """Whether dice, counted by colour, fill a recipe's base."""
    return (
        taken(dice[0], card.light) >= 0
        and taken(dice[1], card.dark) >= 0
        and taken(dice[2], card.hops) >= 0
    )


_CARDS: Final[list[tuple[Catalogue, list[Card]]]] = []


def cards_of(catalogue: Catalogue) -> list[Card]:
    """The recipes of a pack, made once for each (the latest few are kept)."""
    for known, cards in _CARDS:
        if known is catalogue:
            return cards
    if len(_CARDS) >= _KEPT:
        del _CARDS[0]
    made = [Card(recipe) for recipe in catalogue.recipes]
    _CARDS.append((catalogue, made))
    return made
