"""A pack's recipes as tables for quick answers; made once for each catalogue."""

from __future__ import annotations

from typing import Final

from game.rules.brewery.catalogue import (
    FRUIT,
    HONEY,
    INGREDIENTS,
    SPECIAL_HOPS,
    SPECIAL_MALT,
    SPICES,
    Catalogue,
    Extension,
)
from game.rules.brewery.dice import SIX, need_of
from game.rules.kept import Kept

BASE_COLOURS: Final = 3
"""Light malt, dark malt and hops; skill dice are in no recipe's base."""


def _off(steps: dict[int, int]) -> tuple[int, ...]:
    """By value of a skill die from 0 to 6, what it takes off a price."""
    return tuple(
        [max([off for at, off in steps.items() if value >= at] or [0]) for value in range(SIX + 1)]
    )


_OFF: Final[dict[int, dict[int, int]]] = {
    FRUIT: {},
    SPICES: {4: 1},
    HONEY: {5: 1, 6: 2},
    SPECIAL_HOPS: {5: 1, 6: 2},
    SPECIAL_MALT: {4: 1},
}
OFF: Final[tuple[tuple[int, ...], ...]] = tuple(
    [_off(_OFF[ingredient]) for ingredient in range(len(INGREDIENTS))]
)
"""By ingredient and value of a skill die: how much lower the price is (D6)."""
RECIPES_TO_END: Final[dict[int, int]] = {1: 10, 2: 10, 3: 15, 4: 20}
"""By number of players: the recipes brewed together that end the game (D10); one alone, who is no
game's but a task's, plays as with two."""
SHORT: Final[dict[int, int]] = {1: 6, 2: 6, 3: 9, 4: 12}
"""By number of players: the recipes that end a short game, which is our own (D10)."""
LAST_ROUND: Final = 30


class Book:
    """The tables of a catalogue.

    ``needs``: three strengths for each recipe (see :mod:`game.rules.brewery.dice`).
    """

    __slots__ = ("base", "catalogue", "extensions", "needs", "prices", "uses")

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.prices: tuple[int, ...] = catalogue.prices
        self.base: list[tuple[tuple[int, ...], ...]] = []
        self.needs: list[int] = []
        self.extensions: list[dict[int, Extension]] = []
        self.uses: list[tuple[int, ...]] = []
        for card in catalogue.recipes:
            self.base.append(tuple([tuple(sorted(least, reverse=True)) for least in card.base]))
            self.needs += [need_of(least) for least in card.base]
            self.extensions.append({extension.use: extension for extension in card.extensions})
            self.uses.append(tuple([extension.use for extension in card.extensions]))


_BOOKS: Final = Kept(Book)


def book_of(catalogue: Catalogue) -> Book:
    """The tables of a catalogue, made once for each (the latest few are kept)."""
    return _BOOKS.of(catalogue)
