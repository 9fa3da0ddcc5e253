"""Whether recipes may be played with: what D1.2 asks of all of them together, with a place each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from game.rules.brewery.catalogue import SKILL, RecipeCard, Reward

RECIPES: Final = 30
STYLES: Final = 9
"""Eight of beer, and the experimental one."""
EXPERIMENTAL: Final = "experimental"
"""The id of the last style; its six recipes are of any level."""
EXPERIMENTAL_RECIPES: Final = 6
LEVELS: Final = (1, 2, 3)
STARTERS: Final = 4
STARTER_DICE: Final = 1
"""The most dice of a colour that a starter asks for (D1.2)."""
STARTER_LEAST: Final = 3
"""The highest value that a starter asks for: everybody can brew it early."""
MOST_DICE: Final = 6
"""Of a recipe; with its extension's skill die never more than a player can hold on to."""
MOST_ALIKE: Final = 4
"""Of one colour in a recipe."""
FEWEST_EXTENSIONS: Final = 2
MOST_EXTENSIONS: Final = 3
MOST_REWARD: Final = 9
"""Points or gold that one reward or bonus gives."""
LEAST_PROMISE: Final = 1.0
MOST_PROMISE: Final = 4.0
"""What the recipes promise on average, reward and best bonus, in points; played cards, of which few
are refined, then come to one to two (D1.2)."""
Place = tuple[str | int, ...]


class Fault(NamedTuple):
    """One property that fails; ``place``: the keys and numbers that lead to it from the top."""

    place: Place
    message: str


class Cards(NamedTuple):
    """What is known of a pack: None where a recipe or a style could not be read, nothing at all
    where the whole list could not.

    ``starters``: places in the list of recipes, None for an unknown name.
    """

    recipes: Sequence[RecipeCard | None]
    styles: Sequence[str | None]
    starters: Sequence[int | None]


def faults_of(cards: Cards) -> Iterator[Fault]:
    """All that is wrong with the recipes; where some are unknown, what is wrong all the same."""
    for at, card in enumerate(cards.recipes):
        if card is not None:
            yield from _poor_card(("recipes", at), card)
    for at, recipe in enumerate(cards.starters):
        card = None
        if recipe is not None and recipe < len(cards.recipes):
            card = cards.recipes[recipe]
        if card is not None:
            yield from _hard_starter(("starters", at), card)
    if cards.recipes and None not in cards.recipes and None not in cards.styles:
        known = [card for card in cards.recipes if card is not None]
        yield from _wrong_counts(known, [style for style in cards.styles if style is not None])
        yield from _wrong_promise(known)


def promise_of(card: RecipeCard) -> int:
    """The points that a recipe promises: its reward's, and its best bonus'."""
    return card.reward.points + max((each.points for each in card.extensions), default=0)


def _poor_card(place: Place, card: RecipeCard) -> Iterator[Fault]:
    dice = sum(len(values) for values in card.base)
    if not 1 <= dice <= MOST_DICE:
        message = "a recipe asks for 1–{most} dice, this one for {found}"
        yield Fault((*place, "base"), message.format(most=MOST_DICE, found=dice))
    if card.reward == Reward(0, 0, False, None):
        yield Fault((*place, "reward"), "a reward must give something")
    used: set[int] = set()
    for at, extension in enumerate(card.extensions):
        here = (*place, "extension", at)
        if bool(extension.points) == bool(extension.gold):
            yield Fault(here, "a bonus is either points or gold, 1 at the least")
        if extension.use in used:
            yield Fault((*here, "use"), "each extension of a recipe uses something else")
        used.add(extension.use)


def _hard_starter(place: Place, card: RecipeCard) -> Iterator[Fault]:
    for values in card.base[:SKILL]:
        if len(values) > STARTER_DICE:
            message = "a starter asks for one die of a colour at the most; {name} asks for {n}"
            yield Fault(place, message.format(name=card.id, n=len(values)))
        if values and values[0] > STARTER_LEAST:
            message = "a starter asks for {most} at the most; {name} asks for {found}"
            text = message.format(most=STARTER_LEAST, name=card.id, found=values[0])
            yield Fault(place, text)


def _wrong_counts(cards: Sequence[RecipeCard], styles: Sequence[str]) -> Iterator[Fault]:
    if len(cards) != RECIPES:
        message = "expected {wanted} recipes, found {found}"
        yield Fault(("recipes",), message.format(wanted=RECIPES, found=len(cards)))
    found = Counter((card.style, card.level) for card in cards)
    for style, name in enumerate(styles[:-1]):
        for level in LEVELS:
            if found[style, level] != 1:
                message = "expected one recipe of the style {name} at level {level}, found {n}"
                text = message.format(name=name, level=level, n=found[style, level])
                yield Fault(("recipes",), text)
    odd = sum(card.style == len(styles) - 1 for card in cards)
    if odd != EXPERIMENTAL_RECIPES:
        message = "expected {wanted} experimental recipes, found {found}"
        text = message.format(wanted=EXPERIMENTAL_RECIPES, found=odd)
        yield Fault(("recipes",), text)


def _wrong_promise(cards: Sequence[RecipeCard]) -> Iterator[Fault]:
    mean = sum(promise_of(card) for card in cards) / max(1, len(cards))
    if cards and not LEAST_PROMISE <= mean <= MOST_PROMISE:
        message = "the recipes must promise {low}–{high} points on average, these {found}"
        text = message.format(low=LEAST_PROMISE, high=MOST_PROMISE, found=round(mean, 2))
        yield Fault(("recipes",), text)
