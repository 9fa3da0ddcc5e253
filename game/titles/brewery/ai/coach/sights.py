"""What a seat's dice fill, and what they lack: told exactly, recipe by recipe (D7)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

from game.ai.coach.shares import hundredths
from game.rules.brewery.brewing import open_recipes
from game.rules.brewery.catalogue import Colour, Die
from game.rules.brewery.position import PURCHASE, Position
from game.titles.brewery.ai.cards import Card, cards_of, fills
from game.titles.brewery.ai.counts import COUNT, missing_of, roll_chance, taken_for, total
from game.titles.brewery.ai.holdings import Holdings, holdings_of
from game.titles.brewery.ai.turns import value_of

LEAST_CHANCE = 0.1
"""A recipe with a lower chance next round is out of reach: nothing is done for it."""


@dataclass(frozen=True, slots=True)
class Hope:
    """A recipe next round: what is ``missing`` by colour and least value, and its chance.

    ``keep``: by colour, the dice of the pool that are to be stored for that, as packed counts.
    """

    recipe: int
    missing: tuple[tuple[Colour, int], ...]
    chance: float
    keep: tuple[int, ...]

    @property
    def within_reach(self) -> bool:
        """Whether it is likely enough that something is done for it."""
        return self.chance >= LEAST_CHANCE

    @property
    def hundredths(self) -> int:
        """The chance as people are told it."""
        return hundredths(self.chance)


def hope(recipe: int, base: Sequence[Sequence[int]], held: Holdings, *, stores: bool) -> Hope:
    """How ``held`` dice stand to a recipe that asks for ``base``, by colour the highest first.

    The chance is that of the coming roll, with those of the pool kept that are better kept where
    they may still be stored. Others may brew the card before, or use tokens: that is left out.
    """
    missing: list[tuple[Colour, int]] = []
    chance, keep = 1.0, list[int]()
    for colour, least in enumerate(base):
        lacking = tuple(missing_of(held.ware[colour] + held.later[colour], tuple(least)))
        missing += [(colour, value) for value in lacking]
        rolls = total(held.pool[colour]) + held.fresh[colour]
        part, kept = _best(lacking, held.pool[colour] & ~COUNT if stores else 0, rolls)
        chance *= part
        keep.append(kept)
    return Hope(recipe, tuple(missing), chance, tuple(keep))


def _best(lacking: tuple[int, ...], pool: int, rolls: int) -> tuple[float, int]:
    """The best chance to fill what lacks, and which dice of the pool are kept for it: as many as
    there may be where it makes no difference."""
    best = roll_chance(lacking, rolls), 0, 0
    for count in range(1, len(lacking) + 1):
        for slots in combinations(lacking, count):
            dice = taken_for(pool, slots)
            if dice:
                rest = list(lacking)
                for slot in slots:
                    rest.remove(slot)
                best = max(best, (roll_chance(tuple(rest), rolls - count), count, dice))
    return best[0], best[2]


class Sight:
    """What the coach sees: a position, in which ``seat`` decides, and has the holdings ``held``.

    ``ready``: the open recipes that the dice of its pool and warehouse fill, each by itself.
    """

    def __init__(self, position: Position, seat: int) -> None:
        self.position, self.seat = position, seat
        self.cards: list[Card] = cards_of(position.book.catalogue)
        self.held: Holdings = holdings_of(position, seat)
        self.ready: list[int] = self.filled(self.held.rolled())

    def filled(self, dice: list[int]) -> list[int]:
        """The open recipes that dice fill, each by itself."""
        return [one for one in open_recipes(self.position) if fills(self.cards[one], dice)]

    def best(self, recipes: Iterable[int]) -> int:
        """The recipe that is worth most."""
        return max(recipes, key=lambda one: self.cards[one].worth)

    def shown(self, die: Die) -> int:
        """What a die shows."""
        return value_of(self.position, die)

    def hope(self, recipe: int, held: Holdings | None = None) -> Hope:
        """A recipe next round, if nothing more is placed or brewed; with other holdings or those
        of the seat."""
        base, stores = self.position.book.base[recipe], self.position.phase <= PURCHASE
        return hope(recipe, base, held or self.held, stores=stores)

    def hopes(self, held: Holdings | None = None) -> list[Hope]:
        """Every open recipe next round."""
        return [self.hope(recipe, held) for recipe in open_recipes(self.position)]

    def likeliest(self, hopes: Iterable[Hope]) -> Hope | None:
        """The one with the most worth by its chance; None where there is none."""
        return max(hopes, key=lambda one: one.chance * self.cards[one.recipe].worth, default=None)
