"""What a seat's dice fill, and what they lack: told exactly, recipe by recipe (D7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from game.ai.coach.shares import hundredths
from game.rules.brewery.brewing import open_recipes
from game.rules.brewery.catalogue import Colour
from game.rules.brewery.position import PURCHASE, Position
from game.titles.brewery.ai.cards import Card, fills
from game.titles.brewery.ai.counts import COUNT, missing_of, roll_chance, taken_for, total
from game.titles.brewery.ai.holdings import Holdings


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
    def hundredths(self) -> int:
        """The chance as people are told it."""
        return hundredths(self.chance)


def filled(position: Position, cards: list[Card], held: Holdings) -> list[int]:
    """The open recipes that the dice of pool and warehouse fill, each by itself."""
    dice = held.rolled()
    return [recipe for recipe in open_recipes(position) if fills(cards[recipe], dice)]


def hope_of(position: Position, recipe: int, held: Holdings) -> Hope:
    """A recipe next round, if nothing more is placed or brewed."""
    return hope(recipe, position.book.base[recipe], held, stores=position.phase <= PURCHASE)


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


def best_hope(position: Position, cards: list[Card], held: Holdings) -> Hope | None:
    """Of the open recipes the one with the most worth by its chance; None where there is none."""
    hopes = [hope_of(position, recipe, held) for recipe in open_recipes(position)]
    return max(hopes, key=lambda hope: hope.chance * cards[hope.recipe].worth, default=None)
