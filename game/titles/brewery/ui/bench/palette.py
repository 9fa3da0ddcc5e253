"""The palette of brewery: dice, recipes and goods on pages, the round and the dice to come."""

from __future__ import annotations

from functools import partial

from game.content.challenge import Data
from game.language import _
from game.rules.brewery.book import LAST_ROUND
from game.rules.brewery.catalogue import (
    COLOURS,
    GOODS,
    INGREDIENTS,
    RAISE,
    REROLL,
    TOKENS,
    Catalogue,
    Colour,
    RecipeCard,
)
from game.rules.brewery.codec import SEED_NAME
from game.rules.brewery.dice import SIX
from game.titles.brewery.ui.bench.edits import (
    DIE,
    GOLD,
    OWN,
    OWN_SEEDS,
    RECIPE,
    ROLL,
    ROUND,
    SEED,
    owned,
)
from game.titles.brewery.ui.bench.laid import Laid
from game.titles.brewery.ui.bench.rolls import next_rolls
from game.titles.brewery.ui.panels.dice import COIN, LEAF, Chip, die_sign, good_sign
from game.titles.brewery.ui.panels.names import called, colour_name, good_name
from game.titles.brewery.ui.panels.slots import base_row
from game.ui.bench import Ask, Counter, Group, Tool
from game.ui.boxes import Sized
from game.ui.marks import Icon
from game.ui.widget import Widget

_BASE = 108.0
"""Width of what a recipe asks for, before its name."""
_GOODS = (*INGREDIENTS, TOKENS[RAISE], TOKENS[REROLL])
"""What is of use to somebody alone."""


def groups(content: Catalogue, position: Data) -> tuple[Group, ...]:
    """The pages: dice by colour, recipes, what one owns, the round and the dice to come."""
    laid = Laid.of(position)
    return (
        *(_dice(content, laid, colour) for colour in range(len(COLOURS))),
        _recipes(content),
        _goods(content, laid),
        _time(laid, position),
    )


def _dice(content: Catalogue, laid: Laid, colour: Colour) -> Group:
    name, left = colour_name(content, colour), len(laid.free(colour))
    tools = tuple(
        Tool(
            f"{DIE}.{COLOURS[colour]}.{value}",
            f"{name} {value}",
            partial(die_sign, colour, value),
            left,
        )
        for value in range(1, SIX + 1)
    )
    return Group(COLOURS[colour], name, partial(Chip, colour, 26), tools)


def _recipes(content: Catalogue) -> Group:
    tools = tuple(
        Tool(f"{RECIPE}.{card.id}", _(card.name), partial(_base, card))
        for card in sorted(content.recipes, key=lambda card: _(card.name))
    )
    return Group("recipes", _("Recipes"), partial(Icon, "recipe", 26), tools)


def _base(card: RecipeCard) -> Widget:
    """What a recipe asks for."""
    return Sized(base_row(card, 18), width=_BASE)


def _goods(content: Catalogue, laid: Laid) -> Group:
    leaf = partial(Icon, "seed", 26, LEAF)
    seed = Tool(SEED, called(content, SEED_NAME), leaf)
    coins = Counter(f"{OWN}.{GOLD}", _("Gold"), partial(Icon, "gold", 24, COIN), owned(laid, GOLD))
    seeds = Counter(f"{OWN}.{OWN_SEEDS}", _("Seeds"), leaf, owned(laid, OWN_SEEDS))
    goods = (
        Counter(
            f"{OWN}.{name}",
            good_name(content, GOODS.index(name)),
            partial(good_sign, GOODS.index(name)),
            owned(laid, name),
        )
        for name in _GOODS
    )
    sign = partial(Icon, "gold", 26, COIN)
    return Group(
        "goods", _("Seeds and goods"), sign, (seed,), _("You have"), (coins, seeds, *goods)
    )


def _time(laid: Laid, position: Data) -> Group:
    """The round, and what the next dice show, told or not."""
    rounds = tuple((number, str(number)) for number in range(1, LAST_ROUND))
    # Translators: of rounds, in a row of numbers
    last = (LAST_ROUND, _("{round}, the last one").format(round=LAST_ROUND))
    values = tuple((value, str(value)) for value in range(1, SIX + 1))
    asks = (
        Ask(ROUND, _("Round"), (*rounds, last), laid.round),
        *(
            # Translators: the first, second, ... roll that comes, told in the workshop
            Ask(f"{ROLL}.{at}", _("Roll {number}").format(number=at + 1), values, shown)
            for at, shown in enumerate(next_rolls(position))
        ),
    )
    sign = partial(Icon, "dice", 26)
    return Group("time", _("Round and rolls to come"), sign, (), asks=asks)
